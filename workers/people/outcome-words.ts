import type { ContactRefusal, FollowUpEntry, RecordCorrection } from "#workers/db/schema.ts";
import type { FollowUpStatus } from "#workers/db/vocabulary.ts";
import { sayFullMoment, sayWhen } from "./french-time.ts";
import { sayAs } from "./record-words.ts";

export const OUTCOME_WORDS: Record<FollowUpStatus, string> = {
  nouveau: "nouveau",
  "pas-de-reponse": "pas de réponse",
  "a-rappeler": "à rappeler",
  joint: "joint",
  inscrit: "inscrit",
  "sans-suite": "sans suite",
};

/** « joint », « à rappeler, jeudi 14 h », « pas de réponse, à rappeler demain 9 h »; with the whole date when there is no `now`. */
export function sayOutcome({ status, call_at }: Pick<FollowUpEntry, "status" | "call_at">, now?: Date): string {
  if (status === null) return "note";
  const words = labelOf(status);
  if (!call_at) return words;
  const when = now ? sayWhen(call_at, now) : sayFullMoment(call_at);
  return status === "pas-de-reponse" ? `${words}, à rappeler ${when}` : `${words}, ${when}`;
}

/** « ne plus appeler », « peut de nouveau être appelé » */
export function sayRefusal({ channel, is_refused }: Pick<ContactRefusal, "channel" | "is_refused">): string {
  const [refused, lifted] = channel === "telephone" ? ["appeler", "être appelé"] : ["écrire", "recevoir des e-mails"];
  return is_refused ? `ne plus ${refused}` : `peut de nouveau ${lifted}`;
}

/** « prénom corrigé » */
export function sayCorrection({ field }: Pick<RecordCorrection, "field">): string {
  return `${{ prenom: "prénom", nom: "nom", email: "e-mail", telephone: "téléphone" }[field]} corrigé`;
}

const ORDINALS = ["premier", "deuxième", "troisième", "quatrième", "cinquième"];

/** The call that comes after so many without an answer: « troisième essai » after two; empty before the first. */
export function sayNextAttempt(unanswered: number): string {
  return unanswered === 0 ? "" : `${ORDINALS[unanswered] ?? `${unanswered + 1}ᵉ`} essai`;
}

/** Where somebody stands, in the words of the spreadsheet: the outcome of a call, or « ne plus appeler ». */
export type StatusWord = FollowUpStatus | "ne-plus-appeler";

const LABELS: Record<StatusWord, string> = { ...OUTCOME_WORDS, "ne-plus-appeler": sayRefusal({ channel: "telephone", is_refused: true }) };

export const STATUS_LABELS: readonly string[] = Object.values(LABELS);

/** « à rappeler » */
export const labelOf = sayAs(LABELS);

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
