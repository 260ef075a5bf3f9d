import { describeLocalHours } from "#app/content/callback.ts";
import { PARIS, parisMidnight } from "#app/content/dated.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Clocks change at night, when no one calls. */
export function parisMoment(day: string, hour: number): Date {
  return new Date(parisMidnight(day).getTime() + hour * HOUR_MS);
}

/** In an IANA zone; undefined when equal to Paris, for an invalid zone or none (before hydration). `day` is an ISO date in Paris. */
export function findLocalHours(day: string, [parisFrom, parisTo]: readonly [number, number], zone: string): string | undefined {
  // No slow conversion on the path of a tap that needs none.
  if (zone === "" || zone === PARIS) return undefined;
  try {
    const from = readClock(parisMoment(day, parisFrom), zone);
    const to = readClock(parisMoment(day, parisTo), zone);
    if (from.day === day && from.hours === parisFrom) return undefined;
    return describeLocalHours([from.hours, to.hours], Math.sign(from.day.localeCompare(day)) as -1 | 0 | 1);
  } catch {
    // Paris hours remain, labelled as such.
    return undefined;
  }
}

function readClock(moment: Date, zone: string) {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hours: Number(parts.hour) + Number(parts.minute) / 60 };
}
