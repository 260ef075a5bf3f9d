import type { QueuedCall } from "#workers/db/open-calls.ts";
import { MANY_OF_ONE_NAME } from "#workers/people/identity/person-keys.ts";

/** Calls of one name are one row where they are too many, or came within minutes: nobody's first screen is filled by one name. */

const MINUTES_MS = 10 * 60_000;
/** No person waits for that many calls. */
const TOO_MANY = 40;

/** `from` and `to` are ISO 8601, when the first and the last were sent. */
export interface Flood {
  count: number;
  from: string;
  to: string;
}

/** Calls of one name, in their order; `flood` where one row stands for all. */
export interface NamedCalls {
  calls: [QueuedCall, ...QueuedCall[]];
  flood: Flood | null;
}

export function foldCalls(calls: readonly QueuedCall[]): NamedCalls[] {
  return [...Map.groupBy(calls, ({ name }) => name).values()].map((same) => ({
    calls: same as NamedCalls["calls"],
    flood: findFlood(same.map(({ sentAt }) => sentAt).sort()),
  }));
}

function findFlood(sent: readonly string[]): Flood | null {
  const isClose = (at: string, place: number) =>
    place >= MANY_OF_ONE_NAME - 1 && Date.parse(at) - Date.parse(sent[place - MANY_OF_ONE_NAME + 1] ?? "") <= MINUTES_MS;
  if (sent.length <= TOO_MANY && !sent.some(isClose)) return null;
  return { count: sent.length, from: sent[0] ?? "", to: sent.at(-1) ?? "" };
}

/** The first and the last ones, half of each. */
export function takeBothEnds<Item>(items: readonly Item[], limit: number): Item[] {
  if (items.length <= limit) return [...items];
  const half = Math.floor(limit / 2);
  return [...items.slice(0, limit - half), ...items.slice(items.length - half)];
}
