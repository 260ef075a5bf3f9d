import { parisDate } from "#app/content/dated.ts";
import type { OutcomeFact } from "#workers/db/results.ts";

/** A week or a month, by its days in Paris (ISO dates). */
export interface Bucket {
  /** First day. */
  from: string;
  /** The day after the last. */
  to: string;
}

/** A call that reached somebody. */
export interface ReachedCall extends OutcomeFact {
  /** ISO date in Paris. */
  day: string;
}

/**
 * The calls that reached somebody, by the day of what stood at the end of each week or month: what was noted and undone within it does not
 * count, and one call that settles several records counts once, for the campaign that one of them names. Somebody who registers has been
 * reached too.
 */
export function listReachedCalls(outcomes: readonly OutcomeFact[], buckets: readonly Bucket[]): ReachedCall[] {
  const last = new Map<string, ReachedCall>();
  for (const outcome of outcomes) {
    // Whoever was reached once has been, even when they did not answer the next time.
    if (outcome.status === "pas-de-reponse") continue;
    const day = parisDate(new Date(outcome.at));
    const index = buckets.findIndex(({ from, to }) => day >= from && day < to);
    if (index !== -1) last.set(`${index} ${outcome.record}`, { ...outcome, day });
  }
  const calls = new Map<string, ReachedCall>();
  for (const call of last.values()) {
    if (!calls.get(call.id)?.campaign) calls.set(call.id, call);
  }
  return [...calls.values()].filter(({ status }) => status === "joint" || status === "inscrit");
}
