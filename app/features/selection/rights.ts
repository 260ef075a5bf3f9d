import { fundingAt } from "#app/answer/when.ts";
import { isAgencyStatus, type Status } from "#app/content/vocabulary.ts";
import type { Selection } from "./selection-address.ts";

/** As published for the day (ISO date in Paris). */
export function isFundedByAgency(status: Status, day: string): boolean {
  return isAgencyStatus(status) && fundingAt(day) !== null;
}

export function hasEmployer(status: Status): boolean {
  return status === "salarie";
}

/** The whole year if unknown; no limit where the agency doesn't pay. */
export function hoursAvailable({ isFunded, hours, yearHours }: Pick<Selection, "isFunded" | "hours" | "yearHours">): number | null {
  return isFunded ? (hours ?? yearHours) : null;
}
