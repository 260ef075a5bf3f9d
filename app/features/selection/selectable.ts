import { type EmblemDrawing, emblems } from "#app/content/emblems.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";

/** One format of one programme, as a visitor may choose it. */
export interface Selectable {
  programme: string;
  format: Format;
  reference: string;
  hours: number;
  indemnityInCents: number;
  /** The operator has not confirmed the indemnity yet. */
  isToConfirm: boolean;
  priceInCents: number;
}

/** What the selection knows of a programme: the browser never needs the rest. */
export interface SelectableProgramme extends Pick<Programme, "id" | "path" | "profession" | "shortTitle" | "title"> {
  emblem: EmblemDrawing;
  /** In the order PI, EPP, FC. */
  offers: readonly Selectable[];
  /** A second reference of one format, shown once the address asks for it (the fixed offer of phones). */
  alternative: Selectable | null;
  /** Whether its theme is known to belong to a national priority. */
  isPriority: boolean;
}

/**
 * A programme as the selection needs it. `toConfirm` names the formats whose indemnity the operator has not confirmed.
 * Withheld variants stay out.
 */
export function makeSelectable(programme: Programme, toConfirm: readonly Format[]): SelectableProgramme {
  const { id, path, profession, emblem, shortTitle, title, formats, mobileOffer, priorityOrientation } = programme;
  return {
    id,
    path,
    profession,
    emblem: emblems[emblem],
    shortTitle,
    title,
    offers: FORMATS.flatMap((format) => {
      const offer = formats[format];
      return offer ? [toSelectable(id, format, offer, toConfirm)] : [];
    }),
    alternative: mobileOffer ? toSelectable(id, mobileOffer.format, mobileOffer, toConfirm) : null,
    isPriority: priorityOrientation !== undefined,
  };
}

function toSelectable(programme: string, format: Format, offer: Offer, toConfirm: readonly Format[]): Selectable {
  return {
    programme,
    format,
    reference: offer.reference,
    hours: offer.hours,
    indemnityInCents: offer.indemnityInCents,
    isToConfirm: toConfirm.includes(format),
    priceInCents: offer.priceInCents,
  };
}

/** Everything that the address may name for a programme. */
export function listReferences({ offers, alternative }: Pick<SelectableProgramme, "offers" | "alternative">): Selectable[] {
  return alternative ? [...offers, alternative] : [...offers];
}

/** The short title of a programme. */
export function findTitle(programme: string, programmes: readonly SelectableProgramme[]): string {
  return programmes.find(({ id }) => id === programme)?.shortTitle ?? "";
}
