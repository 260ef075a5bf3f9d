import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#workers/db/schema.ts";

test.each(Object.values(schema).map((table) => getTableConfig(table)))(
  "the migrations and the drizzle schema say the same of $name",
  async ({ name, columns }) => {
    const { results } = await env.DB.prepare('SELECT name, type, "notnull", pk FROM pragma_table_info(?)').bind(name).all();

    const declared = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      notnull: Number(column.notNull),
      pk: Number(column.primary),
    }));
    expect(results).toEqual(declared);
  },
);
