import { type EmblemDrawing, emblems } from "#app/content/emblems.ts";
import { listOffers } from "#app/content/offers.ts";
import type { Offer, Programme } from "#app/content/programmes/programme-schema.ts";
import type { Format } from "#app/content/vocabulary.ts";

/** A format of a programme that can be chosen. */
export interface Selectable extends Pick<Offer, "reference" | "hours" | "indemnityInCents" | "priceInCents"> {
  /** Its programme's id. */
  programme: string;
  shortTitle: string;
  /** Whether its theme is known to be a national priority. */
  isPriority: boolean;
  format: Format;
}

/** A programme with what can be chosen of it. */
export interface SelectableProgramme extends Pick<Programme, "id" | "path" | "profession" | "title"> {
  emblem: EmblemDrawing;
  /** Order: PI, EPP, FC. */
  offers: Selectable[];
  /** A second reference (the phones' fixed offer), shown only when the address names it. */
  alternative: Selectable | null;
}

/** Omits withheld variants. */
export function makeSelectable(programme: Programme): SelectableProgramme {
  const { id, path, profession, emblem, title, formats, mobileOffer } = programme;
  return {
    id,
    path,
    profession,
    emblem: emblems[emblem],
    title,
    offers: listOffers({ formats }).map(({ format, offer }) => toSelectable(programme, format, offer)),
    alternative: mobileOffer ? toSelectable(programme, mobileOffer.format, mobileOffer) : null,
  };
}

function toSelectable({ id, shortTitle, priorityOrientation }: Programme, format: Format, offer: Offer): Selectable {
  const { reference, hours, indemnityInCents, priceInCents } = offer;
  return {
    programme: id,
    shortTitle,
    isPriority: priorityOrientation !== undefined,
    format,
    reference,
    hours,
    indemnityInCents,
    priceInCents,
  };
}

export function listReferences({ offers, alternative }: Pick<SelectableProgramme, "offers" | "alternative">): Selectable[] {
  return alternative ? [...offers, alternative] : [...offers];
}
