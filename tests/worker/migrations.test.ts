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

test.each([
  ["DROP TABLE task_runs", 1],
  ["ALTER TABLE callback_requests DROP COLUMN jour", 1],
  ["ALTER TABLE callback_requests RENAME COLUMN jour TO day", 1],
  ["ALTER TABLE task_runs RENAME TO runs", 1],
  ["ALTER TABLE callback_requests ADD COLUMN besoin TEXT NOT NULL", 1],
  ["CREATE UNIQUE INDEX one_lead ON catalogue_downloads (email)", 1],
  ["CREATE TRIGGER t BEFORE INSERT ON catalogue_downloads BEGIN SELECT RAISE(ABORT, 'no'); END", 1],
  ["ALTER TABLE callback_requests ADD COLUMN besoin TEXT", 0],
  ["ALTER TABLE task_runs ADD COLUMN host TEXT NOT NULL DEFAULT ''", 0],
  ["CREATE TABLE refused (hash TEXT PRIMARY KEY NOT NULL) STRICT", 0],
  ["CREATE INDEX refused_at ON refused (at)", 0],
])("« %s » narrows in %i ways", (sql, faults) => {
  expect(findNarrowing(sql)).toHaveLength(faults);
});
