import { STATUSES, type Status } from "./vocabulary.ts";

/** The agency pays their courses, within the year's hours, with an indemnity. */
export const fundedStatuses: readonly Status[] = ["liberal-conventionne", "centre-de-sante"];

const unfundedStatuses: readonly Status[] = STATUSES.filter((status) => !fundedStatuses.includes(status));

export function isUnfunded(status: Status): boolean {
  return unfundedStatuses.includes(status);
}
