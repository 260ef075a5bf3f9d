import { CliError } from "#scripts/toolbox.ts";
import type { FollowUpStatus } from "#workers/db/vocabulary.ts";

export type StatusWord = FollowUpStatus | "ne-plus-appeler";

const LABELS: Record<StatusWord, string> = {
  nouveau: "nouveau",
  "sans-reponse": "pas de réponse",
  "a-rappeler": "à rappeler",
  joint: "joint",
  inscrit: "inscrit",
  "sans-suite": "sans suite",
  "ne-plus-appeler": "ne plus appeler",
};

export function labelOf(status: StatusWord): string {
  return LABELS[status];
}

/** A status as people write it: `À rappeler`, `a-rappeler`. Throws a CliError that names them all. */
export function readStatus(text: string): StatusWord {
  const name = text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s_]+/g, "-");
  const status = (Object.keys(LABELS) as StatusWord[]).find((candidate) => candidate === name);
  if (!status) throw new CliError(`Le suivi « ${text} » n'existe pas. Choisissez ${Object.values(LABELS).join(", ")}.`);
  return status;
}
