import type { Profession, Standing } from "#app/content/vocabulary.ts";
import type { Years } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import type { Answer } from "./answer.ts";
import { announcedOf } from "./indemnity.ts";
import { type Day, fundingAt, yearOf } from "./when.ts";

/** A year's most, for a profession: home, lists, metas. */
export interface Headline {
  /** The agency's; null while no year is published for the day. */
  hours: number | null;
  inCents: number;
  /** What the eligible pay; null where the payer is unknown. */
  chargeInCents: 0 | null;
  standing: Standing;
  /** Of the scale the amount comes from. */
  year: string;
  isDayFunded: boolean;
}

/** Hours of a day's year, else of the last one published before it, and that year. */
export function lastFunded(profession: Profession, day: Day, records: Years = years): { hours: number; year: string } {
  const known = Object.entries(records).flatMap(([year, { funding }]) =>
    funding && year <= yearOf(day) ? { hours: funding.hours[profession], year } : [],
  );
  return known.toSorted((a, b) => a.year.localeCompare(b.year)).at(-1) ?? { hours: 0, year: "" };
}

/** Hours a year that the agency can fund, or last funded. */
export function lastHours(profession: Profession, day: Day, records: Years = years): number {
  return lastFunded(profession, day, records).hours;
}

/** On a day (ISO date in Paris). */
export function answerHeadline(profession: Profession, day: Day, records: Years = years): Headline {
  const funding = fundingAt(day, records);
  const year = yearOf(day);
  const known = Object.entries(records).flatMap(([of, { scale }]) => (scale?.upTo && of <= year ? [{ of, upTo: scale.upTo }] : []));
  const last = known.toSorted((a, b) => a.of.localeCompare(b.of)).at(-1);
  const unconfirmed = announcedOf(year, records) ? "announced-lower" : "last-published";
  const published = last?.of === year ? "confirmed" : unconfirmed;
  return {
    hours: funding?.hours[profession] ?? null,
    inCents: last?.upTo[profession] ?? 0,
    chargeInCents: funding ? 0 : null,
    standing: funding ? published : "not-published",
    year: last?.of ?? year,
    isDayFunded: funding !== null,
  };
}

/** « jusqu'à »: the answer with the highest amount; undefined for none. */
export function findHighest(answers: readonly Answer[]): Answer | undefined {
  return answers.toSorted((a, b) => (b.indemnity.cents ?? 0) - (a.indemnity.cents ?? 0))[0];
}
