import type { DatedClaim } from "./schema.ts";

// Made once, for a report formats thousands of days.
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });
const HOUR_MS = 60 * 60 * 1000;

/** Today in Paris as an ISO date, for comparison with content dates. */
export function parisDate(now: Date): string {
  return isoDay.format(now);
}

/** When a day (ISO date) begins in Paris, which is one or two hours ahead and never changes its clock at midnight. */
export function parisMidnight(day: string): Date {
  const midnight = new Date(day);
  return new Date(midnight.getTime() - parisHour(midnight) * HOUR_MS);
}

/** The hour of the day in Paris, 0 to 23. */
function parisHour(now: Date): number {
  return Number(new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", hour: "2-digit", hourCycle: "h23" }).format(now));
}

/** This year in Paris. */
export function parisYear(now: Date): number {
  return Number(parisDate(now).slice(0, 4));
}

/** What a claim says on a day (ISO date in Paris): its value, that of its successor, or null where nothing is proved for that day. */
export function claimAt<Value>(claim: DatedClaim<Value>, day: string): Value | null {
  if (claim.validFrom !== null && day < claim.validFrom) return null;
  if (claim.validUntil === null || day <= claim.validUntil) return claim.value;
  return claim.successor && claimAt(claim.successor, day);
}

/** The same day some months earlier, later when they are negative, or the last day of that month when it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCMonth(result.getUTCMonth() - months);
  if (result.getUTCDate() !== date.getUTCDate()) result.setUTCDate(0);
  return result;
}
