import { parisDate } from "#app/content/dated.ts";
import { addDays, mondayOf } from "#app/content/days.ts";
import type { OutcomeFact } from "#workers/db/results.ts";
import { dayOf, momentOf } from "./french-time.ts";
import { monthBefore } from "./month-report.ts";

/**
 * Whole weeks or months before the current one, as many before those, and the current one as far as it has come. Days are ISO dates in
 * Paris.
 */

export const PERIODS = {
  semaines: { label: "8 semaines", unit: "week", count: 8 },
  "6-mois": { label: "6 mois", unit: "month", count: 6 },
  "12-mois": { label: "12 mois", unit: "month", count: 12 },
} as const;
type PeriodName = keyof typeof PERIODS;

export type Comparison = ReturnType<typeof listBuckets>;

export function readPeriod(name: string | null): PeriodName {
  return (Object.keys(PERIODS) as PeriodName[]).find((known) => known === name) ?? "semaines";
}

export function listBuckets(name: PeriodName, now: Date) {
  const { unit, count } = PERIODS[name];
  const today = parisDate(now);
  const starts: string[] = [unit === "week" ? mondayOf(today) : `${today.slice(0, 7)}-01`];
  while (starts.length <= count * 2)
    starts.unshift(unit === "week" ? addDays(starts[0] ?? "", -7) : `${monthBefore((starts[0] ?? "").slice(0, 7))}-01`);
  const buckets: Bucket[] = starts.slice(0, -1).map((from, index) => ({ from, to: starts[index + 1] ?? today }));
  /** Incomplete: it stands beside the others and counts in no total. */
  const current: Bucket = { from: starts.at(-1) ?? today, to: addDays(today, 1) };
  return { unit, now: buckets.slice(count), before: buckets.slice(0, count), current };
}

/** The moments that a comparison spans. */
export function spanOf({ before, current }: Comparison): { from: string; to: string } {
  return { from: momentOf(before[0]?.from ?? "", 0), to: momentOf(current.to, 0) };
}

/** A week or a month, by its days in Paris (ISO dates). */
export interface Bucket {
  /** First day. */
  from: string;
  /** The day after the last. */
  to: string;
}

/**
 * The calls that reached somebody, by what stood at the end of each week or month: what was noted and undone within it does not
 * count, and one call that settles several records counts once, for the campaign that one of them names. Somebody who registers has been
 * reached too.
 */
export function listReachedCalls(outcomes: readonly OutcomeFact[], buckets: readonly Bucket[]): OutcomeFact[] {
  const last = new Map<string, OutcomeFact>();
  for (const outcome of outcomes) {
    // Whoever was reached once has been, even when they did not answer the next time.
    if (outcome.status === "pas-de-reponse") continue;
    const day = dayOf(outcome.at);
    const index = buckets.findIndex(({ from, to }) => day >= from && day < to);
    if (index !== -1) last.set(`${index} ${outcome.record}`, outcome);
  }
  const calls = new Map<string, OutcomeFact>();
  for (const call of last.values()) {
    if (!calls.get(call.id)?.campaign) calls.set(call.id, call);
  }
  return [...calls.values()].filter(({ status }) => status === "joint" || status === "inscrit");
}
