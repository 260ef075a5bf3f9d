import { addDays } from "#app/content/days.ts";
import type { Format, LineKey } from "#app/content/vocabulary.ts";
import type { Year, Years } from "#app/content/year-schema.ts";
import { leastDays, years } from "#app/content/years.ts";

/** ISO date in Paris. */
export type Day = string;

type Funding = NonNullable<Year["funding"]>;
type Period = NonNullable<Year["period"]>;

export interface When {
  /** Earliest end of an action that starts on the day. */
  ends: Day;
  /** Of the year in which it ends; null where nobody has published one. */
  funding: Funding | null;
  /** Of the day itself. */
  fundingOfDay: Funding | null;
  /** In which it ends; null where nobody has published one. */
  period: Period | null;
}

export function yearOf(day: Day): string {
  return day.slice(0, 4);
}

export function fundingAt(day: Day, records: Years = years): Funding | null {
  const funding = records[yearOf(day)]?.funding;
  return funding && day <= funding.until ? funding : null;
}

/** The first year from that of the day on whose funding nobody has published. */
export function unpublishedYear(day: Day, records: Years = years): string {
  let year = Number(yearOf(day));
  while (records[String(year)]?.funding) year++;
  return String(year);
}

function periodAt(day: Day, records: Years = years): Period | null {
  return Object.values(records).find(({ period }) => period && period.from <= day && day <= period.until)?.period ?? null;
}

/** The latest of its kind that any year has published. */
export function latest<Kind extends "period" | "references" | "obligation">(kind: Kind, records: Years = years) {
  const known = Object.values(records).flatMap((year) => year[kind] ?? []) as NonNullable<Year[Kind]>[];
  return known.toSorted((a, b) => (a.until < b.until ? 1 : -1))[0] ?? null;
}

function endOf(format: Format, day: Day): Day {
  return addDays(day, leastDays[format]);
}

/** Last day on which a format still ends inside the funded year of `day`; null where that year is not funded. */
export function lastStartOf(format: Format, day: Day, records: Years = years): Day | null {
  const funding = fundingAt(day, records);
  return funding && addDays(funding.until, -leastDays[format]);
}

export function readWhen(format: Format, day: Day, records: Years): When {
  const ends = endOf(format, day);
  return { ends, funding: fundingAt(ends, records), fundingOfDay: fundingAt(day, records), period: periodAt(ends, records) };
}

/** The one line at an offer. `isOutsideAgency`: an employer or the person pays, whatever the agency publishes. */
export function readLine({ ends, funding, fundingOfDay, period }: When, day: Day, isOutsideAgency: boolean): LineKey {
  if (isOutsideAgency) {
    if (period) return "in-time";
    return fundingOfDay && !funding ? "ends-later-no-period" : "period-unpublished";
  }
  if (funding) return period ? "in-time" : "in-time-no-period";
  return fundingOfDay || yearOf(ends) !== yearOf(day) ? "ends-later" : "year-unpublished";
}
