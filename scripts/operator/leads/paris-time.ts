import { parisMidnight } from "#app/content/dated.ts";
import { isDay } from "#app/features/callback/working-days.ts";
import { writeMinute } from "#people/french-time.ts";
import { CliError } from "#scripts/toolbox.ts";

/** A moment in the name of a file: `2026-11-21-09h30`. */
export function stampOf(now: Date): string {
  return writeMinute(now.toISOString()).replace(" ", "-").replace(":", "h");
}

/** The moment (ISO 8601, UTC) at which a day begins in Paris. Throws a CliError on anything but a real `YYYY-MM-DD`. */
export function startOfParisDay(day: string): string {
  if (!isDay(day)) throw new CliError(`« ${day} » n'est pas une date : écrivez-la ainsi, 2026-11-01.`);
  return parisMidnight(day).toISOString();
}
