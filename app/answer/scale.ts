import { listFormats, offerOf } from "#app/content/offers.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import { listScaleRows, type ScaleRow } from "#app/content/scale.ts";
import type { ClaimSource } from "#app/content/schema.ts";
import type { Format, Profession } from "#app/content/vocabulary.ts";
import type { Years } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import { answerHeadline, lastFunded } from "./headline.ts";
import { announcedOf, lastScale, share } from "./indemnity.ts";
import { type Day, fundingAt, yearOf } from "./when.ts";
import { certaintyOf, isRead } from "./who.ts";

export interface AnsweredScale {
  /** Whose figures these are. */
  year: string;
  /** Texts that publish them; null while they are the operator's own. */
  sources: readonly ClaimSource[] | null;
  /** Of which a lower amount is announced; null for none. */
  announcedYear: string | null;
  /** Of the day; null while its year is not published. */
  capHours: number | null;
  rows: ReadonlyArray<ScaleRow & { perHourInCents: number; announcedInCents: number | null }>;
}

/** What each format of a profession costs and pays, by the last scale that is known on a day (ISO date in Paris). */
export function answerScale(profession: Profession, day: Day, records: Years = years): AnsweredScale {
  const year = yearOf(day);
  const last = lastScale(year, records);
  const funding = fundingAt(day, records);
  const announced = funding && announcedOf(year, records);
  return {
    year: last?.year ?? year,
    sources: last && certaintyOf(last.scale) !== "operator" ? last.scale.sources.filter(isRead) : null,
    announcedYear: announced ? year : null,
    capHours: funding?.hours[profession] ?? null,
    rows: listScaleRows(profession).map((row) => {
      const indemnityInCents = share(row.indemnityInCents, last?.scale.share[row.format] ?? 0);
      const of = announced?.share[row.format];
      return {
        ...row,
        indemnityInCents,
        perHourInCents: Math.round(indemnityInCents / row.hours),
        announcedInCents: of === undefined ? null : share(row.indemnityInCents, of),
      };
    }),
  };
}

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

/** What the headline's « jusqu'à » is, and what this catalogue reaches within the hours of the last funded year. */
export function answerMaximum(profession: Profession, day: Day, records: Years = years) {
  const { inCents: announcedInCents, year: scaleYear } = answerHeadline(profession, day, records);
  const { hours, year } = lastFunded(profession, day, records);
  const { inCents: reachedInCents, formats } = findMaximum(programmesOf(profession), hours);
  return { profession, announcedInCents, scaleYear, hours, year, reachedInCents, formats };
}
