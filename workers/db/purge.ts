import { and, lt, notInArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type EntryTable, entryTables, recordTables } from "./record-tables.ts";
import { entries, openCalls, personKeys } from "./schema.ts";
import type { RecordTable } from "./vocabulary.ts";

/** Deletes the rows of a table created before a moment (ISO 8601) and returns how many. */
export async function deleteBefore(database: D1Database, table: RecordTable, before: string): Promise<number> {
  const { meta } = await drizzle(database).delete(recordTables[table]).where(lt(recordTables[table].created_at, before));
  return meta.changes;
}

/** Deletes the entries of a kind whose records of a table are gone, and returns how many. */
export async function deleteOrphanEntries(
  database: D1Database,
  kind: EntryTable | "person_keys" | "open_calls" | "entries",
  table: RecordTable,
): Promise<number> {
  const db = drizzle(database);
  const kept = db.select({ id: recordTables[table].id }).from(recordTables[table]);
  const rows = { ...entryTables, person_keys: personKeys, open_calls: openCalls, entries }[kind];
  const { meta } = await db.delete(rows).where(and(sql`${rows.record_table} = ${table}`, notInArray(rows.record_id, kept)));
  return meta.changes;
}
