import { parisDate } from "#app/content/dated.ts";

/** The days on which advisers call: Monday to Friday, without the eleven holidays of the labour code (art. L3133-1). Days are ISO dates in Paris. */

/** How many days a visitor may choose from. */
export const CALLBACK_DAYS = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Month and day. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"]);
/** Easter Monday, Ascension Day, Whit Monday: days after Easter Sunday. */
const HOLIDAYS_AFTER_EASTER = [1, 39, 50];

/** The day that comes so many days after another. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Easter Sunday of a year of the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10);
}

/** Whether a day is a holiday in the whole of France. */
export function isFrenchHoliday(day: string): boolean {
  if (FIXED_HOLIDAYS.has(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return HOLIDAYS_AFTER_EASTER.some((count) => addDays(easter, count) === day);
}

/** Whether advisers call on a day. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isFrenchHoliday(day);
}

/** The days that a visitor may choose at a moment: the next five working days, from tomorrow in Paris on. */
export function listCallbackDays(now: Date): string[] {
  const days: string[] = [];
  for (let day = addDays(parisDate(now), 1); days.length < CALLBACK_DAYS; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days;
}

/** Whether a text is a day of the calendar, written as an ISO date. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
