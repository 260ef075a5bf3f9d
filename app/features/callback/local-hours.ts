import { useEffect, useState } from "react";
import { describeLocalHours, type Slot, slotHours } from "#app/content/callback.ts";
import { parisMidnight } from "#app/content/dated.ts";

const HOUR_MS = 60 * 60 * 1000;

/** The moment of an hour of a day in Paris; the clocks change at night, when nobody calls. */
export function parisMoment(day: string, hour: number): Date {
  return new Date(parisMidnight(day).getTime() + hour * HOUR_MS);
}

/** The hours of a call on the clock of another zone (IANA); undefined where that clock is the one of Paris, or the zone is none. */
export function findLocalHours({ day, slot, zone }: { day: string; slot: Slot; zone: string }): string | undefined {
  try {
    const [from, to] = slotHours[slot].map((hour) => readClock(parisMoment(day, hour), zone));
    const [parisFrom] = slotHours[slot];
    if (!from || !to || (from.day === day && from.hour === parisFrom && from.minute === 0)) return undefined;
    return describeLocalHours(from, to, Math.sign(from.day.localeCompare(day)) as -1 | 0 | 1);
  } catch {
    return undefined;
  }
}

function readClock(moment: Date, zone: string) {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour), minute: Number(parts.minute) };
}

/** The visitor's zone, known once the page is hydrated. */
export function useVisitorZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
