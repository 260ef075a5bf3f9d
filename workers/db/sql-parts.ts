import { and, getTableColumns, gte, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { RecordKey } from "./people.ts";
import { RECORD_TABLES } from "./vocabulary.ts";

/** Lists are passed as one JSON parameter: D1 allows a hundred per statement. */

/** ISO 8601; the end is excluded. */
export interface Span {
  from: string;
  to: string;
}

export function isWithin(moment: SQLiteColumn, { from, to }: Span): SQL | undefined {
  return and(gte(moment, from), lt(moment, to));
}

/** A field of an element of `json_each(…) AS element`. */
export function fieldOf(element: string, name: string): SQL {
  return sql.raw(`json_extract(${element}.value, '$.${name}')`);
}

export function isIn(value: SQLWrapper, list: readonly string[]): SQL {
  return sql`${value} IN (SELECT value FROM json_each(${JSON.stringify(list)}))`;
}

/** Rows for `INSERT … SELECT`. */
export function selectRows(table: SQLiteTable, rows: readonly object[]): SQL {
  const fields = Object.keys(getTableColumns(table)).map((name) => fieldOf("row", name));
  return sql`SELECT ${sql.join(fields, sql`, `)} FROM json_each(${JSON.stringify(rows)}) AS row WHERE 1`;
}

export function recordExists(table: SQL, id: SQL): SQL {
  const found = RECORD_TABLES.map(
    (name) => sql`WHEN ${name} THEN EXISTS (SELECT 1 FROM ${sql.identifier(name)} AS sent WHERE sent.id = ${id})`,
  );
  return sql`CASE ${table} ${sql.join(found, sql` `)} ELSE 0 END`;
}

export function isOfRecord(rows: { record_table: SQLiteColumn; record_id: SQLiteColumn }, keys: readonly RecordKey[]): SQL {
  return sql`(${rows.record_table}, ${rows.record_id}) IN
    (SELECT ${fieldOf("asked", "table")}, ${fieldOf("asked", "id")} FROM json_each(${listKeys(keys)}) AS asked)`;
}

export function isRecordIn(table: string, id: SQLWrapper, keys: readonly RecordKey[]): SQL {
  return isIn(
    id,
    keys.filter((key) => key.table === table).map((key) => key.id),
  );
}

export function listKeys(keys: readonly RecordKey[]): string {
  return JSON.stringify(keys.map(({ table, id }) => ({ table, id })));
}
