import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#workers/db/schema.ts";

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
