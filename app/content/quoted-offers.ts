import { decapitalise, formatHours } from "./format.ts";
import { listOffers, offersOf } from "./offers.ts";
import { professions } from "./professions.ts";
import { findOffer } from "./programmes/find-offer.ts";
import { programmes, programmesOf } from "./programmes/index.ts";
import type { Programme } from "./programmes/programme-schema.ts";
import { typeset } from "./typeset.ts";
import { FORMATS, type Format, PROFESSIONS, type Profession } from "./vocabulary.ts";

/** The actions that an employer can ask a quotation for: a row for each programme, a second one where a format has two. */

export interface QuotedRow {
  label: string;
  /** `offer`: null where there is none. */
  cells: Array<{ format: Format; offer: { reference: string; name: string } | null }>;
}

export interface QuotedGroup {
  profession: Profession;
  rows: QuotedRow[];
}

/** All their references. Computed at build time: vite.config.ts. */
export const quotedReferences: readonly string[] = programmes.flatMap((programme) =>
  listOffers(programme).map(({ offer }) => offer.reference),
);

export function listQuotedGroups(): QuotedGroup[] {
  return PROFESSIONS.map((profession) => ({
    profession,
    rows: programmesOf(profession).flatMap(listRows),
  }));
}

function listRows(programme: Programme): QuotedRow[] {
  const count = Math.max(...FORMATS.map((format) => offersOf(programme, format).length));
  return Array.from({ length: count }, (_, place) => {
    const offers = FORMATS.map((format) => ({ format, offer: offersOf(programme, format)[place] }));
    const second = place > 0 ? offers.find(({ offer }) => offer) : undefined;
    const label = second?.offer ? `${programme.shortTitle}, ${second.format} de ${formatHours(second.offer.hours)}` : programme.shortTitle;
    return {
      label: typeset(label),
      cells: offers.map(({ format, offer }) => ({
        format,
        offer: offer ? { reference: offer.reference, name: nameQuotedOffer(offer.reference) } : null,
      })),
    };
  });
}

/** « Douleur, PI », « Vaccination infirmiers, FC », « Douleur, FC de 7 h »; the reference where the catalogue no longer has it. */
export function nameQuotedOffer(reference: string): string {
  const found = findOffer(reference);
  if (!found) return reference;
  const { programme, format, offer } = found;
  const { profession, shortTitle } = programme;
  const isShared = programmes.some((other) => other.shortTitle === shortTitle && other.profession !== profession);
  const title = isShared ? `${shortTitle} ${decapitalise(professions[profession].many)}` : shortTitle;
  const hours = offersOf(programme, format).length > 1 ? ` de ${formatHours(offer.hours)}` : "";
  return typeset(`${title}, ${format}${hours}`);
}
