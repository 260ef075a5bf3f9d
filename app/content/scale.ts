import { listOffers } from "./offers.ts";
import * as outsidePages from "./outside-pages.ts";
import { programmesOf } from "./programmes/index.ts";
import { typeset } from "./typeset.ts";
import { FORMATS, type Format, type Profession } from "./vocabulary.ts";

/** Amounts are in cents, at the client's figures. */

export interface ScaleRow {
  format: Format;
  hours: number;
  priceInCents: number;
  indemnityInCents: number;
}

interface ScaleSource {
  text: string;
  name: string | null;
  /** Null until the operator names a page. */
  url: string | null;
  /** ISO date. */
  readOn: string | null;
}

/** Null for what only the operator knows. */
export const scaleSources: Readonly<Record<Profession, ScaleSource>> = typeset({
  generalistes: {
    text: "Taux publiés en 2022, non vérifiés pour cette année :",
    name: "Le Quotidien du médecin, 8 février 2022",
    ...outsidePages.quotidien,
  },
  infirmiers: {
    text: "Taux indiqués par l'organisme, sans source publique à ce jour.",
    name: null,
    url: null,
    readOn: null,
  },
});

/** Last check by the operator, ISO date; null before. */
export const scaleCheckedOn: string | null = null;

/** One row per format and duration, and per amount where programmes differ; in the order PI, EPP, FC. */
export function listScaleRows(profession: Profession): ScaleRow[] {
  const rows = programmesOf(profession)
    .flatMap(listOffers)
    .map(({ format, offer: { hours, priceInCents, indemnityInCents } }) => ({ format, hours, priceInCents, indemnityInCents }));
  const distinct = [...new Map(rows.map((row) => [Object.values(row).join(" "), row])).values()];
  return distinct.toSorted(
    (a, b) => FORMATS.indexOf(a.format) - FORMATS.indexOf(b.format) || a.hours - b.hours || a.priceInCents - b.priceInCents,
  );
}
