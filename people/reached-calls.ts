import { parisDate } from "#app/content/dated.ts";
import type { OutcomeFact } from "#workers/db/results.ts";

/** A week or a month, by its days in Paris (ISO dates). */
export interface Bucket {
  /** First day. */
  from: string;
  /** The day after the last. */
  to: string;
}

/**
 * The calls that reached somebody, by the day of what stood at the end of each week or month: what was noted and undone within it does not
 * count, and one call that settles several records counts once. Somebody who registers has been reached too.
 */
export function listReachedCalls(outcomes: readonly OutcomeFact[], buckets: readonly Bucket[]): { day: string; status: string }[] {
  const last = new Map<string, OutcomeFact & { day: string }>();
  for (const outcome of outcomes) {
    const day = parisDate(new Date(outcome.at));
    const index = buckets.findIndex(({ from, to }) => day >= from && day < to);
    if (index !== -1) last.set(`${index} ${outcome.record}`, { ...outcome, day });
  }
  const calls = new Map([...last.values()].map((outcome) => [outcome.id, outcome]));
  return [...calls.values()].filter(({ status }) => status === "joint" || status === "inscrit");
}
