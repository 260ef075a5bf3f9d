import { FOLLOW_UP_STATUSES, type FollowUpStatus } from "#workers/db/follow-up-statuses.ts";
import { PlainError } from "../project.ts";

const LABELS: Record<FollowUpStatus, string> = {
  nouveau: "nouveau",
  "a-rappeler": "à rappeler",
  joint: "joint",
  inscrit: "inscrit",
  "sans-suite": "sans suite",
  "ne-plus-appeler": "ne plus appeler",
};

export function labelOf(status: FollowUpStatus): string {
  return LABELS[status];
}

/** A status as people write it: `À rappeler`, `a-rappeler`. Throws a PlainError that names them all. */
export function readStatus(text: string): FollowUpStatus {
  const name = text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s_]+/g, "-");
  const status = FOLLOW_UP_STATUSES.find((candidate) => candidate === name);
  if (!status) throw new PlainError(`Le suivi « ${text} » n'existe pas. Choisissez ${Object.values(LABELS).join(", ")}.`);
  return status;
}
