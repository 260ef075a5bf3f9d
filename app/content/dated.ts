/**
 * A value that holds until the end of a day in Paris, then gives way to its successor without a deployment,
 * as the extended DPC period does.
 */
export interface Dated<T> {
  /** Last day of validity, ISO date. */
  until: string;
  value: T;
  successor: T;
}

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
export function parisHour(now: Date): number {
  return Number(new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", hour: "2-digit", hourCycle: "h23" }).format(now));
}

/** This year in Paris. */
export function parisYear(now: Date): number {
  return Number(parisDate(now).slice(0, 4));
}

/** The value in force at `now`. */
export function valueAt<T>(dated: Dated<T>, now: Date): T {
  return parisDate(now) <= dated.until ? dated.value : dated.successor;
}

/** The same day some months earlier, later when they are negative, or the last day of that month when it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCMonth(result.getUTCMonth() - months);
  if (result.getUTCDate() !== date.getUTCDate()) result.setUTCDate(0);
  return result;
}
