import { writeTogether } from "#app/content/together-words.ts";
import type { Together, Weighed } from "./together.ts";

/** The line of a selection; null for an empty one. `each`: with the line of each offer. */
export function writeTogetherLine(
  { line, endYear, missing, hoursOver }: Together,
  each: ReadonlyArray<Pick<Weighed, "line" | "ends"> & { text: string }>,
): string | null {
  if (line === null || endYear === null) return null;
  const ofEach = each.filter((one) => one.line === line).toSorted((a, b) => (a.ends < b.ends ? 1 : -1))[0];
  return writeTogether(line, { year: endYear, missing, hoursOver }) ?? ofEach?.text ?? null;
}
