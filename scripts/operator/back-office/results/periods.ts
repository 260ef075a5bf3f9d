import { parisDate } from "#app/content/dated.ts";
import { addDays, mondayOf } from "#app/features/callback/working-days.ts";
import { momentOf } from "#people/french-time.ts";
import type { Bucket } from "#people/reached-calls.ts";

/** The whole weeks or months before today, and as many before those. Days are ISO dates in Paris. */

export const PERIODS = {
  semaines: { label: "8 semaines", unit: "week", count: 8 },
  "6-mois": { label: "6 mois", unit: "month", count: 6 },
  "12-mois": { label: "12 mois", unit: "month", count: 12 },
} as const;
export type PeriodName = keyof typeof PERIODS;

export interface Comparison {
  unit: "week" | "month";
  now: Bucket[];
  before: Bucket[];
}

export function readPeriod(name: string | undefined): PeriodName {
  return (Object.keys(PERIODS) as PeriodName[]).find((known) => known === name) ?? "semaines";
}

export function listBuckets(name: PeriodName, now: Date): Comparison {
  const { unit, count } = PERIODS[name];
  const today = parisDate(now);
  // The current week or month is left out: being incomplete, it would look like a drop.
  const starts: string[] = [unit === "week" ? mondayOf(today) : `${today.slice(0, 7)}-01`];
  while (starts.length <= count * 2) starts.unshift(unit === "week" ? addDays(starts[0] ?? "", -7) : previousMonth(starts[0] ?? ""));
  const buckets = starts.slice(0, -1).map((from, index) => ({ from, to: starts[index + 1] ?? today }));
  return { unit, now: buckets.slice(count), before: buckets.slice(0, count) };
}

/** The moments that a comparison spans. */
export function spanOf({ now, before }: Comparison): { from: string; to: string } {
  return { from: momentOf(before[0]?.from ?? "", 0), to: momentOf(now.at(-1)?.to ?? "", 0) };
}

function previousMonth(firstDay: string): string {
  return `${addDays(firstDay, -1).slice(0, 7)}-01`;
}
