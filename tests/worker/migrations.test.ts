import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#workers/db/schema.ts";

const { recordTables: _, ...tables } = schema;
const declared = Object.values(tables).map((table) => getTableConfig(table));

test.each(declared)("the drizzle schema of $name matches the migrations", async ({ name, columns, primaryKeys: [compositeKey] }) => {
  const { results } = await env.DB.prepare('SELECT name, type, "notnull", pk FROM pragma_table_info(?)').bind(name).all();
  const placeOf = (column: string) => 1 + (compositeKey?.columns.findIndex((part) => part.name === column) ?? -1);
  expect(results).toEqual(
    columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      notnull: Number(column.notNull),
      pk: column.primary ? 1 : placeOf(column.name),
    })),
  );
});

/** While a migration runs, the previous release is live and knows only the old schema. */
const NARROWING: Record<string, RegExp> = {
  "drops a table, column or trigger": /\bDROP\s+(TABLE|COLUMN|TRIGGER)\b/i,
  renames: /\bRENAME\s+(TO|COLUMN|\w+\s+TO)\b/i,
  "requires a value that the previous release doesn't write": /\bADD\s+(COLUMN\s+)?\w+\s+\w+[^;]*\bNOT\s+NULL\b(?![^;]*\bDEFAULT\b)/i,
  "refuses rows that the previous release writes": /\bCREATE\s+(TRIGGER|UNIQUE\s+INDEX)\b/i,
};

test("every migration after the first only widens the schema", () => {
  const faults = env.TEST_MIGRATIONS.slice(1).flatMap(({ name, queries }) =>
    queries.flatMap((sql) => Object.keys(NARROWING).filter((fault) => NARROWING[fault]?.test(sql))).map((fault) => `${name} ${fault}`),
  );
  expect(faults).toEqual([]);
});
