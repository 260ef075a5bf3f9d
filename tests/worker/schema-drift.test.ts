import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#workers/db/schema.ts";
import { COUNT_TABLES, countTables, TABLE_NAMES } from "#workers/db/table-counts.ts";

test.each(Object.values(schema).map((table) => getTableConfig(table)))(
  "the migrations and the drizzle schema say the same of $name",
  async ({ name, columns, primaryKeys: [compositeKey] }) => {
    const { results } = await env.DB.prepare('SELECT name, type, "notnull", pk FROM pragma_table_info(?)').bind(name).all();

    const keyOf = (column: (typeof columns)[number]) =>
      column.primary ? 1 : 1 + (compositeKey?.columns.findIndex(({ name }) => name === column.name) ?? -1);
    const declared = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      notnull: Number(column.notNull),
      pk: keyOf(column),
    }));
    expect(results).toEqual(declared);
  },
);

test("the tables that a backup counts are those of the schema, each counted in one statement", async () => {
  const names = Object.values(schema).map((table) => getTableConfig(table).name);
  expect(TABLE_NAMES).toEqual(names.toSorted());

  expect(Object.keys(await countTables(env.DB))).toEqual(TABLE_NAMES);
  expect(await env.DB.prepare(COUNT_TABLES).first()).toEqual(await countTables(env.DB));
});
