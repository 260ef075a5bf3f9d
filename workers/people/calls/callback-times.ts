import { slotHours } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { isWorkingDay } from "#app/features/callback/working-days.ts";
import { findNextWorkingDay, momentOf, readMinute } from "#workers/people/words/french-time.ts";

/** When to call again: what is offered, and what is typed. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** « dans 1 h » counts from when it is noted, not from when the page was made. */
const IN_AN_HOUR = "dans-1-h";

/** What is offered: moments (ISO 8601), but for the first. */
export function offerCallTimes(now: Date) {
  const today = parisDate(now);
  const evening = momentOf(today, slotHours["fin-de-journee"][0]);
  return {
    inAnHour: IN_AN_HOUR,
    /** Null once the evening has begun. */
    evening: evening > now.toISOString() ? evening : null,
    /** Of the next working day. */
    nextMorning: momentOf(findNextWorkingDay(today), slotHours.matin[0]),
  };
}

/** When to try again whoever did not answer: when the next time of day begins, in an hour at least. */
export function nextAttemptAt(now: Date): string {
  const today = parisDate(now);
  const soonest = new Date(now.getTime() + HOUR_MS).toISOString();
  const starts = isWorkingDay(today) ? Object.values(slotHours).map(([from]) => momentOf(today, from)) : [];
  return starts.find((start) => start >= soonest) ?? offerCallTimes(now).nextMorning;
}

/** The moment of a choice or of a date field (`2026-11-24T14:07`, in Paris), ISO 8601; or why it is none. */
export function readCallTime(text: string | undefined, now: Date): { moment: string } | { fault: "missing" | "past" } {
  const moment = text === IN_AN_HOUR ? inAnHour(now) : (readMinute(text ?? "") ?? readIsoMoment(text ?? ""));
  if (moment === null) return { fault: "missing" };
  return moment > now.toISOString() ? { moment } : { fault: "past" };
}

/** On the next five minutes. */
function inAnHour(now: Date): string {
  return new Date(Math.ceil((now.getTime() + HOUR_MS) / (5 * MINUTE_MS)) * 5 * MINUTE_MS).toISOString();
}

function readIsoMoment(text: string): string | null {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && Number.isFinite(Date.parse(text)) ? new Date(text).toISOString() : null;
}
