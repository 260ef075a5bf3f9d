import { listFormats, listOffers, offerOf } from "./offers.ts";
import { organisation } from "./organisation.ts";
import * as outsidePages from "./outside-pages.ts";
import { programmesOf } from "./programmes/index.ts";
import type { Programme } from "./schema.ts";
import { typeset } from "./typeset.ts";
import { FORMATS, type Format, type Profession } from "./vocabulary.ts";

/** The scale is computed from the formats. Amounts are in cents. */

export interface ScaleRow {
  format: Format;
  hours: number;
  priceInCents: number;
  indemnityInCents: number;
  perHourInCents: number;
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

function computeRows(profession: Profession): ScaleRow[] {
  const rows = programmesOf(profession)
    .flatMap(listOffers)
    .map(({ format, offer: { hours, priceInCents, indemnityInCents } }) => ({
      format,
      hours,
      priceInCents,
      indemnityInCents,
      perHourInCents: Math.round(indemnityInCents / hours),
    }));
  const distinct = [...new Map(rows.map((row) => [Object.values(row).join(" "), row])).values()];
  return distinct.toSorted(
    (a, b) => FORMATS.indexOf(a.format) - FORMATS.indexOf(b.format) || a.hours - b.hours || a.priceInCents - b.priceInCents,
  );
}

/** One row per format and duration, and per amount where programmes differ; in the order PI, EPP, FC. */
export const scaleRows: Readonly<Record<Profession, readonly ScaleRow[]>> = {
  generalistes: computeRows("generalistes"),
  infirmiers: computeRows("infirmiers"),
};

interface Maximum {
  inCents: number;
  formats: readonly Format[];
}

/** Maximum with one format per programme within some hours, and these formats. */
export function findMaximum(programmes: readonly Programme[], hours: number): Maximum {
  const none: Maximum = { inCents: 0, formats: [] };
  const best = programmes.reduce(
    (found, programme) =>
      found.map((without, available) =>
        listFormats(programme).reduce((most, format) => {
          const offer = offerOf(programme, format);
          const rest = offer && found[available - offer.hours];
          const inCents = rest ? rest.inCents + offer.indemnityInCents : 0;
          return rest && inCents > most.inCents ? { inCents, formats: [...rest.formats, format] } : most;
        }, without),
      ),
    Array.from({ length: hours + 1 }, () => none),
  );
  return best[hours] ?? none;
}

const findYearMaximum = (profession: Profession) => findMaximum(programmesOf(profession), organisation.annualHours[profession]);

export const yearMaximum: Readonly<Record<Profession, Maximum>> = {
  generalistes: findYearMaximum("generalistes"),
  infirmiers: findYearMaximum("infirmiers"),
};
