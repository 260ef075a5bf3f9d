import { isFundingPublished } from "#app/content/funding.ts";
import { organisation } from "#app/content/organisation.ts";
import { fundedStatuses } from "#app/content/statuses.ts";
import type { Profession, Status } from "#app/content/vocabulary.ts";
import type { Selection } from "./selection-address.ts";

/** Whether the agency pays course and indemnity for this status, as published for the day (ISO date in Paris). */
export function isFundedByAgency(status: Status, day: string): boolean {
  return fundedStatuses.includes(status) && isFundingPublished(day);
}

export function hasEmployer(status: Status): boolean {
  return status === "salarie";
}

/** Yearly hours the agency can fund. */
export function yearHours(profession: Profession): number {
  return organisation.annualHours[profession];
}

/** The visitor's hours, the whole year if unknown, no limit where the agency does not pay. */
export function hoursAvailable({ profession, isFunded, hours }: Pick<Selection, "profession" | "isFunded" | "hours">): number | null {
  return isFunded ? (hours ?? yearHours(profession)) : null;
}
