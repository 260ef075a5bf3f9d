import { parisDate } from "#app/content/dated.ts";
import { formatDay, formatShortDay } from "#app/content/day-words.ts";
import { addDays, isDay } from "#app/content/days.ts";
import { isWorkingDay } from "#app/features/callback/working-days.ts";

/** Moments (ISO 8601) and days (ISO dates, in Paris) as people say them. */

const NO_BREAK = "\u00A0";
const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** Sweden writes `2026-11-21 09:05:15`. */
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "medium" });

/** The day in Paris of a moment. */
export function dayOf(moment: string): string {
  return parisDate(new Date(moment));
}

/** How far Paris is ahead: in summer, else in winter. */
const OFFSETS_MS = [2 * HOUR_MS, HOUR_MS];

/** The moment at which clocks in Paris show a time of a day: of a time that comes twice the first, of one that they skip an hour later. */
export function momentOf(day: string, hour: number, minute = 0): string {
  const shown = Date.parse(day) + hour * HOUR_MS + minute * MINUTE_MS;
  const wanted = new Date(shown).toISOString().slice(0, 16).replace("T", " ");
  const moments = OFFSETS_MS.map((offsetMs) => new Date(shown - offsetMs).toISOString());
  return moments.find((moment) => writeMinute(moment) === wanted) ?? moments.at(-1) ?? "";
}

/** The first day after another on which advisers call. */
export function findNextWorkingDay(day: string): string {
  let next = addDays(day, 1);
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

/** The moment of a day and time in Paris, `2026-11-24 14:07` or with a `T`; null when it is none. */
export function readMinute(text: string): string | null {
  const [, day = "", hour, minute] = /^(\d{4}-\d\d-\d\d)[ T]([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return isDay(day) ? momentOf(day, Number(hour), Number(minute)) : null;
}

/** Hour and minute in Paris. */
export function clockOf(moment: string): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = writeSecond(moment).slice(11).split(":").map(Number);
  return { hour, minute };
}

/** `10 h 05`; `9 h` on the hour. */
export function sayHour(moment: string): string {
  const { hour, minute } = clockOf(moment);
  return `${hour}${NO_BREAK}h${minute === 0 ? "" : `${NO_BREAK}${String(minute).padStart(2, "0")}`}`;
}

/** `2026-11-21 09:05`, in Paris, as a spreadsheet and a field of time hold it. */
export function writeMinute(moment: string): string {
  return writeSecond(moment).slice(0, 16);
}

/** `2026-11-21 09:05:15`, in Paris. */
function writeSecond(moment: string): string {
  return clock.format(new Date(moment));
}

/** `24 nov.`; with the year when it is not that of `now`. */
export function sayShortDay(day: string, now?: Date): string {
  const text = formatShortDay(day);
  return now && day.startsWith(parisDate(now).slice(0, 4)) ? text : `${text}${NO_BREAK}${day.slice(0, 4)}`;
}

/** `mardi 24 nov.`, or `aujourd’hui`, `hier`, `demain`. */
export function sayDay(day: string, now: Date): string {
  return sayNearDay(day, now) ?? `${formatDay(day).weekday} ${sayShortDay(day, now)}`;
}

/** `mardi 24 nov. 2026` */
export function sayFullDay(day: string): string {
  return `${formatDay(day).weekday} ${sayShortDay(day)}`;
}

/** `aujourd’hui, 9 h 04` */
export function sayMoment(moment: string, now: Date): string {
  return `${sayDay(dayOf(moment), now)}, ${sayHour(moment)}`;
}

/** `mardi 24 nov. 2026, 9 h 04` */
export function sayFullMoment(moment: string): string {
  return `${sayFullDay(dayOf(moment))}, ${sayHour(moment)}`;
}

/** `9 h 04`, with the day unless it is today: « jeudi 14 h ». */
export function sayWhen(moment: string, now: Date): string {
  const day = dayOf(moment);
  if (day === parisDate(now)) return sayHour(moment);
  const isThisWeek = day > parisDate(now) && day < addDays(parisDate(now), 7);
  const words = sayNearDay(day, now) ?? (isThisWeek ? formatDay(day).weekday : sayDay(day, now));
  return `${words} ${sayHour(moment)}`;
}

function sayNearDay(day: string, now: Date): string | null {
  const today = parisDate(now);
  if (day === today) return "aujourd’hui";
  if (day === addDays(today, -1)) return "hier";
  return day === addDays(today, 1) ? "demain" : null;
}
