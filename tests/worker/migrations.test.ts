import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { listTables } from "#tests/empty-tables.ts";
import { outcome } from "#tests/people.ts";
import * as schema from "#workers/db/schema.ts";
import { listCalls } from "#workers/people/calls/call-lists.ts";
import { insertInto, makeBooking, makeQuotation } from "./make-records.ts";
import { addLead, addRequest, find, NOW, note, stores } from "./people.ts";

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

type Rows = Record<string, Record<string, unknown>[]>;

async function readAll(): Promise<Rows> {
  const names = await listTables(env.DB);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await env.DB.prepare(`SELECT * FROM ${name}`).all()).results])),
  );
}

async function fillEveryTable(): Promise<Rows> {
  const lead = await addLead({ nom: "Petit", created_at: NOW.toISOString() });
  await addRequest({ nom: "Durand", key_hash: "a".repeat(64) });
  await insertInto(env.DB, "quotation_requests", makeQuotation({ nom: "Zoé Roux", created_at: NOW.toISOString() }));
  await insertInto(env.DB, "calendly_bookings", makeBooking());
  await note("Durand", outcome("a-rappeler", "2026-11-25T09:00:00.000Z"));
  const [at, record] = [NOW.toISOString(), `'catalogue_downloads', '${lead.id}'`];
  for (const row of [
    `announcements VALUES (${record}, NULL)`,
    `ongoing_calls VALUES (${record}, 'Nadia', '${at}')`,
    `erasures VALUES ('callback_requests', 'x', '${at}', 'Nadia')`,
    `oppositions VALUES ('x', 'email', '${at}', '${at}')`,
    `counted_periods VALUES ('week', '2026-11-16', '[]')`,
    `task_runs VALUES ('purge', '${at}', '', '')`,
  ])
    await env.DB.exec(`INSERT INTO ${row}`);
  return readAll();
}

/** Values that the table of the present base has a column for. */
async function writeRow(table: string, row: Record<string, unknown>) {
  const { results } = await env.DB.prepare("SELECT name FROM pragma_table_info(?)").bind(table).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => name in row);
  const places = names.map(() => "?").join(", ");
  await env.DB.prepare(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${places})`)
    .bind(...names.map((name) => row[name]))
    .run();
}

test("a base that was filled under the first migration keeps every row through the later ones, and goes on working", async () => {
  const filled = await fillEveryTable();
  for (const [name, rows] of Object.entries(filled)) expect(rows.length, name).toBeGreaterThan(0);

  for (const name of [...Object.keys(filled), "d1_migrations"]) await env.DB.exec(`DROP TABLE ${name}`);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, 1));
  for (const [name, rows] of Object.entries(filled)) for (const row of rows) await writeRow(name, row);
  const before = await readAll();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

  expect(await readAll()).toMatchObject(before);
  expect(before).toMatchObject({ quotation_requests: filled.quotation_requests, callback_requests: filled.callback_requests });
  await addRequest({ nom: "Durand" });
  expect((await find("Durand")).records).toHaveLength(2);
  const { quotations, fresh } = await listCalls(stores, NOW);
  expect([quotations, fresh].map(({ length }) => length)).toEqual([1, 1]);
});
