import { parisDate } from "#app/content/dated.ts";
import { addDays, weekdayOf } from "#app/content/days.ts";
import { spansOn } from "#app/content/opening-hours.ts";
import { organisation } from "#app/content/organisation.ts";

/** Opening days minus the eleven public holidays (Code du travail, art. L3133-1). ISO dates in Paris. */

export const CALLBACK_DAYS = 5;
/** Shown; the rest are under « Un autre jour ». */
export const NEXT_DAYS = 3;

const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"]);
/** Easter Monday, Ascension, Whit Monday: days after Easter. */
const HOLIDAYS_AFTER_EASTER = [1, 39, 50];

/** Meeus/Jones/Butcher algorithm. */
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

export function isFrenchHoliday(day: string): boolean {
  if (FIXED_HOLIDAYS.has(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return HOLIDAYS_AFTER_EASTER.some((count) => addDays(easter, count) === day);
}

export function isWorkingDay(day: string): boolean {
  return spansOn(organisation.opening, weekdayOf(day)).length > 0 && !isFrenchHoliday(day);
}

/** The next five working days, from tomorrow in Paris. */
export function listCallbackDays(now: Date): string[] {
  return listDaysAfter(parisDate(now));
}

/** The five working days after `today`, the ISO date in Paris. */
export function listDaysAfter(today: string): string[] {
  const days: string[] = [];
  for (let day = addDays(today, 1); days.length < CALLBACK_DAYS; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days;
}
