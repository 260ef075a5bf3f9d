import { createInterface } from "node:readline/promises";

/** The answer of the person at the keyboard; null when nobody is there. On standard error, for the answer of a command may go to a file. */
export async function askPerson(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  using terminal = createInterface({ input: process.stdin, output: process.stderr });
  return (await terminal.question(question)).trim();
}
