import { is, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "./schema.ts";

/** The name of every table, the least first. */
export const TABLE_NAMES = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table).name)
  .sort();

/** The statement that counts all tables at once, for a database that is not D1. */
export const COUNT_TABLES = `SELECT ${TABLE_NAMES.map((name) => `(SELECT count(*) FROM ${name}) AS ${name}`).join(", ")}`;

/** How many rows each table has. */
export async function countTables(database: D1Database): Promise<Record<string, number>> {
  return drizzle(database).get<Record<string, number>>(sql.raw(COUNT_TABLES));
}
