import { weekdayOf } from "./days.ts";
import { formatDate } from "./format.ts";

export const WEEKDAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

/** `{ weekday: "mardi", date: "24 novembre" }` */
export function formatDay(isoDate: string): { weekday: string; date: string } {
  return { weekday: WEEKDAYS[weekdayOf(isoDate)] ?? "", date: formatDate(isoDate).replace(/.\d{4}$/, "") };
}

const SHORT_MONTHS = ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."];

/** `2026-11-24` → `24 nov.` */
export function formatShortDay(isoDate: string): string {
  const [, month = 0, day = 0] = isoDate.split("-").map(Number);
  return `${day === 1 ? "1er" : day}\u00A0${SHORT_MONTHS[month - 1]}`;
}
