import type { YearFacts, Years } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import { type Day, fundingAt, latest, yearOf } from "./when.ts";

/** What is published for a day (ISO date in Paris), for texts that speak of no offer. */
export function readYear(day: Day, records: Years = years): YearFacts {
  const period = latest("period", records);
  const references = latest("references", records);
  return {
    year: yearOf(day),
    hours: fundingAt(day, records)?.hours ?? null,
    period: period && { ...period, isOver: day > period.until },
    references: references && { until: references.until, isOver: day > references.until },
  };
}
