import { SLOTS, type Slot, slotHoursOn } from "#app/content/callback.ts";
import { monthsBefore, parisDate } from "#app/content/dated.ts";
import { weekdayOf } from "#app/content/days.ts";
import { spansOn } from "#app/content/opening-hours.ts";
import { organisation } from "#app/content/organisation.ts";
import { isFrenchHoliday, isWorkingDay } from "#app/features/callback/working-days.ts";
import { clockOf, dayOf, findNextWorkingDay, momentOf, readMinute } from "#workers/people/labels/french-time.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Resolved on save, not on render. */
const IN_AN_HOUR = "dans-1-h";

/** ISO 8601, except the first. */
export function offerCallTimes(now: Date) {
  const today = parisDate(now);
  const evening = findStart(today, "fin-de-journee");
  return {
    inAnHour: IN_AN_HOUR,
    /** Null once the evening has begun, and on a day without one. */
    evening: evening && evening > now.toISOString() ? evening : null,
    /** The opening of the next working day. */
    nextMorning: listStarts(findNextWorkingDay(today))[0] ?? "",
  };
}

/** After no answer: the next time of day, at least an hour away. */
export function nextAttemptAt(now: Date): string {
  const soonest = new Date(now.getTime() + HOUR_MS).toISOString();
  return listStarts(parisDate(now)).find((start) => start >= soonest) ?? offerCallTimes(now).nextMorning;
}

/** When each time of day begins, ISO 8601; none on a day off. */
function listStarts(day: string): string[] {
  return SLOTS.flatMap((slot) => findStart(day, slot) ?? []);
}

function findStart(day: string, slot: Slot): string | null {
  const hours = isWorkingDay(day) ? slotHoursOn(day, slot) : null;
  return hours && momentOf(day, hours[0]);
}

export type CallTimeDoubt = "far" | "holiday" | "day" | "hour";

/** Why a time (ISO 8601) may be a slip: over a year away, a public holiday, or a day or hour when nobody calls. */
export function doubtCallTime(moment: string, now: Date): CallTimeDoubt | null {
  const day = dayOf(moment);
  const { hour, minute } = clockOf(moment);
  const spans = spansOn(organisation.opening, weekdayOf(day));
  if (moment > monthsBefore(now, -12).toISOString()) return "far";
  if (isFrenchHoliday(day)) return "holiday";
  if (spans.length === 0) return "day";
  return spans.some(([from, to]) => hour + minute / 60 >= from && hour + minute / 60 < to) ? null : "hour";
}

/** Parses a choice or a Paris date field (`2026-11-24T14:07`) to ISO 8601, or returns the fault. */
export function readCallTime(text: string | undefined, now: Date): { moment: string } | { fault: "missing" | "past" } {
  const moment = text === IN_AN_HOUR ? inAnHour(now) : (readMinute(text ?? "") ?? readIsoMoment(text ?? ""));
  if (moment === null) return { fault: "missing" };
  return moment > now.toISOString() ? { moment } : { fault: "past" };
}

/** Rounded up to five minutes. */
function inAnHour(now: Date): string {
  return new Date(Math.ceil((now.getTime() + HOUR_MS) / (5 * MINUTE_MS)) * 5 * MINUTE_MS).toISOString();
}

function readIsoMoment(text: string): string | null {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && Number.isFinite(Date.parse(text)) ? new Date(text).toISOString() : null;
}
