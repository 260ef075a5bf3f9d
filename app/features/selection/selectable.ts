import { emblems } from "#app/content/emblems.ts";
import { listOffers } from "#app/content/offers.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";

export type Selectable = ReturnType<typeof toSelectable>;
export type SelectableProgramme = ReturnType<typeof makeSelectable>;

/** Omits withheld variants. */
export function makeSelectable(programme: Programme) {
  const { id, path, profession, emblem, title, formats, mobileOffer } = programme;
  return {
    id,
    path,
    profession,
    emblem: emblems[emblem],
    title,
    /** Order: PI, EPP, FC. */
    offers: listOffers({ formats }).map(({ format, offer }) => toSelectable(programme, format, offer)),
    /** A second reference (the phones' fixed offer), shown only when the address names it. */
    alternative: mobileOffer ? toSelectable(programme, mobileOffer.format, mobileOffer) : null,
  };
}

function toSelectable({ id, shortTitle, priorityOrientation }: Programme, format: Format, offer: Offer) {
  const { reference, hours, indemnityInCents, priceInCents } = offer;
  /** `isPriority`: whether its theme is known to be a national priority. */
  const ofProgramme = { programme: id, shortTitle, isPriority: priorityOrientation !== undefined };
  return { ...ofProgramme, format, reference, hours, indemnityInCents, priceInCents };
}

export function listReferences({ offers, alternative }: Pick<SelectableProgramme, "offers" | "alternative">): Selectable[] {
  return alternative ? [...offers, alternative] : [...offers];
}
