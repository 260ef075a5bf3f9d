import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

/** While a migration runs, the Worker of the release before is live and knows only the old shape. */
const NARROWING: Record<string, RegExp> = {
  "drops what the Worker before it reads or writes": /\bDROP\s+(TABLE|COLUMN|TRIGGER)\b/i,
  "renames what the Worker before it knows by its old name": /\bRENAME\s+(TO|COLUMN|\w+\s+TO)\b/i,
  "asks for a value that the Worker before it does not write": /\bADD\s+(COLUMN\s+)?\w+\s+\w+[^;]*\bNOT\s+NULL\b(?![^;]*\bDEFAULT\b)/i,
  "refuses what the Worker before it writes": /\bCREATE\s+(TRIGGER|UNIQUE\s+INDEX)\b/i,
};

const findNarrowing = (sql: string) => Object.keys(NARROWING).filter((fault) => NARROWING[fault]?.test(sql));

test("every migration after the first only widens, and none creates a table anew in the place of another", () => {
  const later = env.TEST_MIGRATIONS.slice(1).map(({ name, queries }) => ({ name, faults: queries.flatMap(findNarrowing) }));
  expect(later.filter(({ faults }) => faults.length > 0)).toEqual([]);
});
