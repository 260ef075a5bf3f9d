import { PARIS, parisDate } from "#app/content/dated.ts";
import { formatDay, formatShortDay } from "#app/content/day-words.ts";
import { addDays, isDay } from "#app/content/days.ts";
import { isWorkingDay } from "#app/features/callback/working-days.ts";

/** Formats ISO 8601 times, and ISO dates in Paris, as spoken French. */

const NO_BREAK = "\u00A0";
const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** The Swedish format is `2026-11-21 09:05`. */
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: PARIS, dateStyle: "short", timeStyle: "short" });

export function dayOf(moment: string): string {
  return parisDate(new Date(moment));
}

/** Paris's offset from UTC: summer, winter. */
const OFFSETS_MS = [2 * HOUR_MS, HOUR_MS];

/** A repeated hour means the first; a skipped one, an hour later. */
export function momentOf(day: string, hour: number, minute = 0): string {
  const shown = Date.parse(day) + hour * HOUR_MS + minute * MINUTE_MS;
  const wanted = new Date(shown).toISOString().slice(0, 16).replace("T", " ");
  const moments = OFFSETS_MS.map((offsetMs) => new Date(shown - offsetMs).toISOString());
  return moments.find((moment) => writeMinute(moment) === wanted) ?? moments.at(-1) ?? "";
}

export function findNextWorkingDay(day: string): string {
  let next = addDays(day, 1);
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

/** Parses a Paris time, `2026-11-24 14:07` or with a `T`; null when invalid. */
export function readMinute(text: string): string | null {
  const [, day = "", hour, minute] = /^(\d{4}-\d\d-\d\d)[ T]([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return isDay(day) ? momentOf(day, Number(hour), Number(minute)) : null;
}

export function clockOf(moment: string): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = writeMinute(moment).slice(11).split(":").map(Number);
  return { hour, minute };
}

/** `10 h 05`; `9 h` on the hour. */
export function formatHour(moment: string): string {
  const { hour, minute } = clockOf(moment);
  return `${hour}${NO_BREAK}h${minute === 0 ? "" : `${NO_BREAK}${String(minute).padStart(2, "0")}`}`;
}

/** `2026-11-21 09:05` in Paris, for spreadsheets and datetime fields. */
export function writeMinute(moment: string): string {
  return clock.format(new Date(moment));
}

/** `24 nov.`; with the year when it is not that of `now`. */
export function formatShortDate(day: string, now?: Date): string {
  const text = formatShortDay(day);
  return now && day.startsWith(parisDate(now).slice(0, 4)) ? text : `${text}${NO_BREAK}${day.slice(0, 4)}`;
}

/** `mardi 24 nov.`, or `aujourd’hui`, `hier`, `demain`. */
export function formatNearDate(day: string, now: Date): string {
  return findNearDayWord(day, now) ?? `${formatDay(day).weekday} ${formatShortDate(day, now)}`;
}

export function formatFullDate(day: string): string {
  return `${formatDay(day).weekday} ${formatShortDate(day)}`;
}

export function formatMoment(moment: string, now: Date): string {
  return `${formatNearDate(dayOf(moment), now)}, ${formatHour(moment)}`;
}

/** `mardi 24 nov. 2026, 9 h 04` */
export function formatFullMoment(moment: string): string {
  return `${formatFullDate(dayOf(moment))}, ${formatHour(moment)}`;
}

/** `9 h 04`, with the day unless it is today: « jeudi 14 h ». */
export function formatWhen(moment: string, now: Date): string {
  const day = dayOf(moment);
  if (day === parisDate(now)) return formatHour(moment);
  const isThisWeek = day > parisDate(now) && day < addDays(parisDate(now), 7);
  const words = findNearDayWord(day, now) ?? (isThisWeek ? formatDay(day).weekday : formatNearDate(day, now));
  return `${words} ${formatHour(moment)}`;
}

function findNearDayWord(day: string, now: Date): string | null {
  const today = parisDate(now);
  if (day === today) return "aujourd’hui";
  if (day === addDays(today, -1)) return "hier";
  return day === addDays(today, 1) ? "demain" : null;
}
