import { describeLocalHours } from "#app/content/callback.ts";
import { parisMidnight } from "#app/content/dated.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Clocks change at night, when no one calls. */
export function parisMoment(day: string, hour: number): Date {
  return new Date(parisMidnight(day).getTime() + hour * HOUR_MS);
}

interface ParisHours {
  /** ISO date in Paris. */
  day: string;
  hours: readonly [number, number];
  /** IANA name. */
  zone: string;
}

/** Undefined when equal to Paris, or for an invalid zone. */
export function findLocalHours({ day, hours: [parisFrom, parisTo], zone }: ParisHours): string | undefined {
  try {
    const from = readClock(parisMoment(day, parisFrom), zone);
    const to = readClock(parisMoment(day, parisTo), zone);
    if (from.day === day && from.hours === parisFrom) return undefined;
    return describeLocalHours([from.hours, to.hours], Math.sign(from.day.localeCompare(day)) as -1 | 0 | 1);
  } catch {
    return undefined;
  }
}

function readClock(moment: Date, zone: string) {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hours: Number(parts.hour) + Number(parts.minute) / 60 };
}
