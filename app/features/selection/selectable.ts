import { type EmblemDrawing, emblems } from "#app/content/emblems.ts";
import { listOffers } from "#app/content/offers.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";

export interface Selectable {
  programme: string;
  format: Format;
  reference: string;
  hours: number;
  indemnityInCents: number;
  isToConfirm: boolean;
  priceInCents: number;
}

export interface SelectableProgramme extends Pick<Programme, "id" | "path" | "profession" | "shortTitle" | "title"> {
  emblem: EmblemDrawing;
  /** Order: PI, EPP, FC. */
  offers: readonly Selectable[];
  /** A second reference (the phones' fixed offer), shown only when the address names it. */
  alternative: Selectable | null;
  /** Whether its theme is known to be a national priority. */
  isPriority: boolean;
}

/** Omits withheld variants. `toConfirm`: formats with an unconfirmed indemnity. */
export function makeSelectable(programme: Programme, toConfirm: readonly Format[]): SelectableProgramme {
  const { id, path, profession, emblem, shortTitle, title, formats, mobileOffer, priorityOrientation } = programme;
  return {
    id,
    path,
    profession,
    emblem: emblems[emblem],
    shortTitle,
    title,
    offers: listOffers({ formats }).map(({ format, offer }) => toSelectable(id, format, offer, toConfirm)),
    alternative: mobileOffer ? toSelectable(id, mobileOffer.format, mobileOffer, toConfirm) : null,
    isPriority: priorityOrientation !== undefined,
  };
}

function toSelectable(programme: string, format: Format, offer: Offer, toConfirm: readonly Format[]): Selectable {
  const { reference, hours, indemnityInCents, priceInCents } = offer;
  return { programme, format, reference, hours, indemnityInCents, isToConfirm: toConfirm.includes(format), priceInCents };
}

export function listReferences({ offers, alternative }: Pick<SelectableProgramme, "offers" | "alternative">): Selectable[] {
  return alternative ? [...offers, alternative] : [...offers];
}

export function findTitle(programme: string, programmes: readonly SelectableProgramme[]): string {
  return programmes.find(({ id }) => id === programme)?.shortTitle ?? "";
}
