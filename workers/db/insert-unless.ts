import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** `INSERT … SELECT <row> WHERE NOT EXISTS (<table> WHERE condition)`: one statement, so two simultaneous requests cannot both insert. */
export function insertUnless<Table extends SQLiteTable>(db: DrizzleD1Database, table: Table, row: Table["$inferSelect"], condition: SQL) {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = (row as Record<string, unknown>)[name] ?? null;
    return sql`${value === null ? null : column.mapToDriverValue(value)}`;
  });
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE ${condition})`);
}
