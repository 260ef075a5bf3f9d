import { lookUp } from "#people/record-words.ts";
import type { FollowUpEntry } from "#workers/db/schema.ts";
import type { FollowUpStatus } from "#workers/db/vocabulary.ts";
import { sayFullMoment, sayWhen } from "./french-time.ts";

export const OUTCOME_WORDS: Record<FollowUpStatus, string> = {
  nouveau: "nouveau",
  "a-rappeler": "à rappeler",
  joint: "joint",
  inscrit: "inscrit",
  "sans-suite": "sans suite",
};

/** « joint », « à rappeler, jeudi 14 h »; with the whole date when there is no `now`. */
export function sayOutcome({ status, call_at }: Pick<FollowUpEntry, "status" | "call_at">, now?: Date): string {
  if (status === null) return "note";
  return status === "a-rappeler" && call_at
    ? `${OUTCOME_WORDS[status]}, ${now ? sayWhen(call_at, now) : sayFullMoment(call_at)}`
    : (lookUp(OUTCOME_WORDS, status) ?? status);
}
