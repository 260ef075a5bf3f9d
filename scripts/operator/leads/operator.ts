import { parisMidnight } from "#app/content/dated.ts";
import { isDay } from "#app/content/days.ts";
import { CliError } from "#scripts/toolbox.ts";
import type { ErasurePepper } from "#workers/people/erasure-hashes.ts";
import { writeMinute } from "#workers/people/french-time.ts";
import type { Stores } from "../stores/stores.ts";

/** What every command of `npm run leads` works with. */
export interface Operator {
  stores: Stores;
  now: Date;
  /** Who is noted as the author of what is written. */
  author: string;
  /** The secret of the erasure journal. Throws a CliError that says how to get it. */
  readPepper(): Promise<ErasurePepper>;
  /** The answer: what the command was asked for, on standard output. */
  print(text: string): void;
  /** Progress and reminders, on standard error. */
  note(text: string): void;
  /** Asks the person at the keyboard. Throws a CliError when there is nobody. */
  ask(question: string): Promise<string>;
}

/** A moment in the name of a file: `2026-11-21-09h30`. */
export function stampOf(now: Date): string {
  return writeMinute(now.toISOString()).replace(" ", "-").replace(":", "h");
}

/**
 * Has a file written, `rappels-2026-11-21-11h00.csv`, with a number when that name is taken: `write` throws EEXIST, as Node does, rather
 * than replace one. Returns the name it has taken.
 */
export function writeUnderFreeName(stem: string, extension: string, write: (file: string) => void): string {
  for (let number = 1; ; number++) {
    const file = `${stem}${number === 1 ? "" : `-${number}`}${extension}`;
    try {
      write(file);
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** The moment (ISO 8601, UTC) at which a day begins in Paris. Throws a CliError on anything but a real `YYYY-MM-DD`. */
export function startOfParisDay(day: string): string {
  if (!isDay(day)) throw new CliError(`« ${day} » n'est pas une date : écrivez-la ainsi, 2026-11-01.`);
  return parisMidnight(day).toISOString();
}
