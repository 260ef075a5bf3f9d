import { isFundingPublished } from "#app/content/funding.ts";
import { organisation } from "#app/content/organisation.ts";
import { fundedStatuses } from "#app/content/statuses.ts";
import type { Profession, Status } from "#app/content/vocabulary.ts";
import type { Selection } from "./selection-address.ts";

/**
 * Whether the agency pays the course and an indemnity for a visitor who practises so, within the hours of the year, as far as that is
 * published for the day (ISO date in Paris).
 */
export function isFundedByAgency(status: Status, day: string): boolean {
  return fundedStatuses.includes(status) && isFundingPublished(day);
}

/** Whether an employer pays for a visitor who practises so. */
export function hasEmployer(status: Status): boolean {
  return status === "salarie";
}

/** The hours of a year that the agency can fund. */
export function yearHours(profession: Profession): number {
  return organisation.annualHours[profession];
}

/**
 * Hours that may still be chosen: those the visitor gave, the whole year for one who does not know, no limit where the agency does not pay.
 */
export function hoursAvailable({ profession, isFunded, hours }: Pick<Selection, "profession" | "isFunded" | "hours">): number | null {
  return isFunded ? (hours ?? yearHours(profession)) : null;
}
