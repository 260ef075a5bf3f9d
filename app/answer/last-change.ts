import { addDays } from "#app/content/days.ts";
import type { Years } from "#app/content/year-schema.ts";
import { leastDays, years } from "#app/content/years.ts";
import type { Day } from "./when.ts";

/**
 * The latest day, up to this one, on which an answer changed: a page was read, a record ended the day before, or an
 * action that starts no longer ends before it.
 */
export function lastChange(day: Day, records: Years = years): Day {
  const days = Object.values(records)
    .flatMap((year) => Object.values(year))
    .flatMap((record) => {
      if (!record) return [];
      const read = record.sources.flatMap(({ readOn }) => readOn ?? []);
      if (!("until" in record)) return read;
      const after = addDays(record.until, 1);
      return [...read, after, ...Object.values(leastDays).map((least) => addDays(after, -least))];
    });
  return (
    days
      .filter((one) => one <= day)
      .toSorted()
      .at(-1) ?? day
  );
}
