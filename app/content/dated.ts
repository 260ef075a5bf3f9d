import type { DatedClaim } from "./schema.ts";

/** IANA zone of every date and hour without another. */
export const PARIS = "Europe/Paris";
// Reused: a report formats thousands of days.
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: PARIS });
const HOUR_MS = 60 * 60 * 1000;

/** ISO date. */
export function parisDate(now: Date): string {
  return isoDay.format(now);
}

/** `day` is an ISO date; Paris never changes its clocks at midnight. */
export function parisMidnight(day: string): Date {
  const midnight = new Date(day);
  return new Date(midnight.getTime() - parisHour(midnight) * HOUR_MS);
}

/** 0 to 23, in Paris. */
export function parisHour(now: Date): number {
  return Number(new Intl.DateTimeFormat("sv-SE", { timeZone: PARIS, hour: "2-digit", hourCycle: "h23" }).format(now));
}

/** In Paris. */
export function parisYear(now: Date): number {
  return Number(parisDate(now).slice(0, 4));
}

/** The value on a day (ISO date in Paris), its successor's, or null when nothing is proved. */
export function claimAt<Value>(claim: DatedClaim<Value>, day: string): Value | null {
  if (claim.validFrom !== null && day < claim.validFrom) return null;
  if (claim.validUntil === null || day <= claim.validUntil) return claim.value;
  return claim.successor && claimAt(claim.successor, day);
}

/** Earlier by months (later if negative), clamped to the month's last day. */
export function monthsBefore(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCMonth(result.getUTCMonth() - months);
  if (result.getUTCDate() !== date.getUTCDate()) result.setUTCDate(0);
  return result;
}
