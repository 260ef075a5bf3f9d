import { lastHours } from "#app/answer/headline.ts";
import { fundingAt } from "#app/answer/when.ts";
import { isAgencyStatus, type Profession, type Status } from "#app/content/vocabulary.ts";
import type { Selection } from "./selection-address.ts";

/** As published for the day (ISO date in Paris). */
export function isFundedByAgency(status: Status, day: string): boolean {
  return isAgencyStatus(status) && fundingAt(day) !== null;
}

export function hasEmployer(status: Status): boolean {
  return status === "salarie";
}

/** Yearly hours the agency can fund, or last funded. */
export function yearHours(profession: Profession): number {
  return lastHours(profession);
}

/** The whole year if unknown; no limit where the agency doesn't pay. */
export function hoursAvailable({ profession, isFunded, hours }: Pick<Selection, "profession" | "isFunded" | "hours">): number | null {
  return isFunded ? (hours ?? yearHours(profession)) : null;
}
