import type { FollowUpStatus } from "#workers/db/vocabulary.ts";
import { OUTCOME_WORDS } from "./outcome-words.ts";
import { lookUp } from "./record-words.ts";

/** Where somebody stands, in the words of the spreadsheet: the outcome of a call, or « ne plus appeler ». */
export type StatusWord = FollowUpStatus | "ne-plus-appeler";

const LABELS: Record<StatusWord, string> = { ...OUTCOME_WORDS, "ne-plus-appeler": "ne plus appeler" };

export const STATUS_LABELS: readonly string[] = Object.values(LABELS);

export function labelOf(status: StatusWord): string {
  return lookUp(LABELS, status) ?? status;
}

/** A status as people write it: `À rappeler`, `a-rappeler`; undefined when there is none. */
export function findStatusWord(text: string): StatusWord | undefined {
  const name = text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s_]+/g, "-");
  return (Object.keys(LABELS) as StatusWord[]).find((candidate) => candidate === name);
}
