import { isFundingPublished } from "#app/content/funding.ts";
import { organisation } from "#app/content/organisation.ts";
import { fundedStatuses } from "#app/content/statuses.ts";
import type { Profession, Status } from "#app/content/vocabulary.ts";
import type { Selection } from "./selection-address.ts";

/** As published for the day (ISO date in Paris). */
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

/** The whole year if unknown; no limit where the agency doesn't pay. */
export function hoursAvailable({ profession, isFunded, hours }: Pick<Selection, "profession" | "isFunded" | "hours">): number | null {
  return isFunded ? (hours ?? yearHours(profession)) : null;
}
