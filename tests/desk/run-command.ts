import { commands } from "#scripts/leads/commands.ts";
import type { Stores } from "#scripts/stores/stores.ts";

/** Runs a command of `npm run leads`: what it answers, and what it says beside. Words are separated by one space. */
export async function runCommand(stores: Stores, line: string, now: Date): Promise<{ answer: string; notes: string }> {
  const [name = "", ...args] = line.split(" ");
  const printed: string[] = [];
  const noted: string[] = [];
  await commands[name]?.run({ stores, now, print: (text) => printed.push(text), note: (text) => noted.push(text) }, args);
  return { answer: printed.join("\n"), notes: noted.join("\n") };
}
