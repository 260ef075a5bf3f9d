import { and, asc, desc, eq, gt, lt, max, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type KeptOpposition, prepareOppositions } from "./opposition-list.ts";
import type { RecordKey } from "./people.ts";
import { recordTables } from "./record-tables.ts";
import { announcements, type Erasure, entries, erasures, openCalls, oppositions, personKeys } from "./schema.ts";
import { isOfRecord, isRecordIn, isWithin, type Span, selectRows } from "./sql-parts.ts";
import { PERSON_TABLES, type PersonTable } from "./vocabulary.ts";

/** Deletion of records with everything that belongs to them: erasure by id, purge by age. */

/**
 * Deletes records and their rows in one transaction, which also notes ids as erased, none for a purge, and keeps refusals that outlive the
 * records. Idempotent.
 */
export async function removeRecords(
  database: D1Database,
  keys: readonly RecordKey[],
  { erased = [], oppositions: refusals = [] }: { erased?: readonly Erasure[]; oppositions?: readonly KeptOpposition[] } = {},
): Promise<void> {
  const db = drizzle(database);
  const tables = PERSON_TABLES.filter((table) => keys.some((key) => key.table === table));
  await db.batch([
    db.delete(personKeys).where(isOfRecord(personKeys, keys)),
    db.delete(entries).where(isOfRecord(entries, keys)),
    db.delete(openCalls).where(isOfRecord(openCalls, keys)),
    db.delete(announcements).where(isOfRecord(announcements, keys)),
    ...tables.map((table) => db.delete(recordTables[table]).where(isRecordIn(table, recordTables[table].id, keys))),
    ...(erased.length > 0 ? [db.insert(erasures).select(selectRows(erasures, erased)).onConflictDoNothing()] : []),
    ...(refusals.length > 0 ? [prepareOppositions(database, refusals)] : []),
  ]);
}

/** The oldest records created before a moment (ISO 8601). */
export async function listExpired(database: D1Database, table: PersonTable, before: string, limit: number): Promise<RecordKey[]> {
  const { id, created_at } = recordTables[table];
  const oldest = drizzle(database).select({ id }).from(recordTables[table]).where(lt(created_at, before)).orderBy(asc(created_at));
  return (await oldest.limit(limit)).map((row) => ({ table, id: row.id }));
}

/** Which of these records carry a refusal. */
export async function findRefused(database: D1Database, keys: readonly RecordKey[]): Promise<RecordKey[]> {
  return drizzle(database)
    .selectDistinct({ table: entries.record_table, id: entries.record_id })
    .from(entries)
    .where(and(isOfRecord(entries, keys), eq(entries.kind, "refusal")));
}

/** Which of these records were erased. */
export async function findErased(database: D1Database, keys: readonly RecordKey[]): Promise<RecordKey[]> {
  const { record_table, record_id } = erasures;
  return drizzle(database).select({ table: record_table, id: record_id }).from(erasures).where(isOfRecord(erasures, keys));
}

/** The time of the last erasure (ISO 8601); null before the first. */
export async function findLastErasure(database: D1Database): Promise<string | null> {
  const [found] = await drizzle(database)
    .select({ last: max(erasures.erased_at) })
    .from(erasures);
  return found?.last ?? null;
}

/** The times of the erasures after a moment (ISO 8601). */
export async function listErasureMoments(database: D1Database, after: string): Promise<string[]> {
  const { erased_at } = erasures;
  const rows = await drizzle(database).selectDistinct({ at: erased_at }).from(erasures).where(gt(erased_at, after));
  return rows.map(({ at }) => at);
}

/** Erasures of a span, latest first: random ids, author and time. */
export async function listErasures(database: D1Database, span: Span, limit: number): Promise<Erasure[]> {
  const { erased_at } = erasures;
  return drizzle(database).select().from(erasures).where(isWithin(erased_at, span)).orderBy(desc(erased_at)).limit(limit);
}

const AGES = {
  calendly_bookings: { table: recordTables.calendly_bookings, key: ["id"], moment: recordTables.calendly_bookings.created_at },
  oppositions: { table: oppositions, key: ["hash", "channel"], moment: oppositions.kept_since },
  erasures: { table: erasures, key: ["record_table", "record_id"], moment: erasures.erased_at },
} as const;

/** Deletes a table's oldest rows from before a moment (ISO 8601). Returns how many. */
export async function deleteOldest(database: D1Database, name: keyof typeof AGES, before: string, limit: number): Promise<number> {
  const { table, key, moment } = AGES[name];
  const columns = sql.raw(key.join(", "));
  const { meta } = await drizzle(database).run(sql`
    DELETE FROM ${table} WHERE (${columns}) IN
      (SELECT ${columns} FROM ${table} WHERE ${lt(moment, before)} ORDER BY ${moment} LIMIT ${limit})`);
  return meta.changes;
}
