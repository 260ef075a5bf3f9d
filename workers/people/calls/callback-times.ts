import { slotHours } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { isWorkingDay } from "#app/features/callback/working-days.ts";
import { findNextWorkingDay, momentOf, readMinute } from "#workers/people/words/french-time.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Resolved on save, not on render. */
const IN_AN_HOUR = "dans-1-h";

/** ISO 8601, except the first. */
export function offerCallTimes(now: Date) {
  const today = parisDate(now);
  const evening = momentOf(today, slotHours["fin-de-journee"][0]);
  return {
    inAnHour: IN_AN_HOUR,
    /** Null once the evening has begun. */
    evening: evening > now.toISOString() ? evening : null,
    /** Next working day. */
    nextMorning: momentOf(findNextWorkingDay(today), slotHours.matin[0]),
  };
}

/** After no answer: the next time of day, at least an hour away. */
export function nextAttemptAt(now: Date): string {
  const today = parisDate(now);
  const soonest = new Date(now.getTime() + HOUR_MS).toISOString();
  const starts = isWorkingDay(today) ? Object.values(slotHours).map(([from]) => momentOf(today, from)) : [];
  return starts.find((start) => start >= soonest) ?? offerCallTimes(now).nextMorning;
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
