import { useEffect, useState } from "react";
import { describeLocalHours, type Slot, slotHours, slotHoursOn } from "#app/content/callback.ts";
import { parisMidnight } from "#app/content/dated.ts";

const HOUR_MS = 60 * 60 * 1000;

/** The moment of an hour of a day in Paris; the clocks change at night, when nobody calls. */
export function parisMoment(day: string, hour: number): Date {
  return new Date(parisMidnight(day).getTime() + hour * HOUR_MS);
}

/** The hours of a call on the clock of another zone (IANA); undefined where that clock is the one of Paris, or the zone is none. */
export function findLocalHours({ day, slot, zone }: { day: string; slot: Slot; zone: string }): string | undefined {
  try {
    const [parisFrom, parisTo] = slotHoursOn(day, slot) ?? slotHours[slot];
    const [from, to] = [parisFrom, parisTo].map((hour) => readClock(parisMoment(day, hour), zone));
    if (!from || !to || (from.day === day && from.hours === parisFrom)) return undefined;
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

/** The visitor's zone, known once the page is hydrated. */
export function useVisitorZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
