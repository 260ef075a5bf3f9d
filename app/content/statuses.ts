import { STATUSES, type Status } from "./vocabulary.ts";

/** Those whose courses the agency pays, within the hours of the year, with an indemnity. */
export const fundedStatuses: readonly Status[] = ["liberal-conventionne", "centre-de-sante"];

/** Those whose courses it does not pay. */
const unfundedStatuses: readonly Status[] = STATUSES.filter((status) => !fundedStatuses.includes(status));

export function isUnfunded(status: Status): boolean {
  return unfundedStatuses.includes(status);
}
