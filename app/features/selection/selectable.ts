import { emblems } from "#app/content/emblems.ts";
import { listOffers } from "#app/content/offers.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";

export type Selectable = ReturnType<typeof toSelectable>;
export type SelectableProgramme = ReturnType<typeof makeSelectable>;

/** Omits withheld variants. `toConfirm`: formats with an unconfirmed indemnity. */
export function makeSelectable(programme: Programme, toConfirm: readonly Format[]) {
  const { id, path, profession, emblem, title, formats, mobileOffer } = programme;
  return {
    id,
    path,
    profession,
    emblem: emblems[emblem],
    title,
    /** Order: PI, EPP, FC. */
    offers: listOffers({ formats }).map(({ format, offer }) => toSelectable(programme, format, offer, toConfirm)),
    /** A second reference (the phones' fixed offer), shown only when the address names it. */
    alternative: mobileOffer ? toSelectable(programme, mobileOffer.format, mobileOffer, toConfirm) : null,
  };
}

function toSelectable({ id, shortTitle, priorityOrientation }: Programme, format: Format, offer: Offer, toConfirm: readonly Format[]) {
  const { reference, hours, indemnityInCents, priceInCents } = offer;
  /** `isPriority`: whether its theme is known to be a national priority. */
  const ofProgramme = { programme: id, shortTitle, isPriority: priorityOrientation !== undefined };
  return { ...ofProgramme, format, reference, hours, indemnityInCents, isToConfirm: toConfirm.includes(format), priceInCents };
}

export function listReferences({ offers, alternative }: Pick<SelectableProgramme, "offers" | "alternative">): Selectable[] {
  return alternative ? [...offers, alternative] : [...offers];
}
