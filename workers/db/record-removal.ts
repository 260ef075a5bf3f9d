import { lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { KeptOpposition } from "./opposition-list.ts";
import type { RecordKey } from "./people.ts";
import {
  announcements,
  type Erasure,
  entries,
  erasures,
  ongoingCalls,
  openCalls,
  oppositions,
  personKeys,
  recordTables,
} from "./schema.ts";
import { isOfRecord, isRecordIn, selectRows } from "./sql-parts.ts";
import { PERSON_TABLES } from "./vocabulary.ts";

/** Deletes records with their rows in one transaction, logs erased ids (none for a purge), stores refusals. Idempotent. */
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
    db.delete(ongoingCalls).where(isOfRecord(ongoingCalls, keys)),
    db.delete(announcements).where(isOfRecord(announcements, keys)),
    ...tables.map((table) => db.delete(recordTables[table]).where(isRecordIn(table, recordTables[table].id, keys))),
    ...(erased.length > 0 ? [db.insert(erasures).select(selectRows(erasures, erased)).onConflictDoNothing()] : []),
    ...(refusals.length > 0 ? [prepareOppositions(database, refusals)] : []),
  ]);
}

/** Of duplicates, the later dates win. */
function prepareOppositions(database: D1Database, rows: readonly KeptOpposition[]) {
  const { hash, channel, refused_at, kept_since } = oppositions;
  return drizzle(database)
    .insert(oppositions)
    .select(selectRows(oppositions, rows))
    .onConflictDoUpdate({
      target: [hash, channel],
      set: { refused_at: sql`max(${refused_at}, excluded.refused_at)`, kept_since: sql`max(${kept_since}, excluded.kept_since)` },
    });
}

const AGES = {
  calendly_bookings: { table: recordTables.calendly_bookings, key: ["id"], moment: recordTables.calendly_bookings.created_at },
  oppositions: { table: oppositions, key: ["hash", "channel"], moment: oppositions.kept_since },
  erasures: { table: erasures, key: ["record_table", "record_id"], moment: erasures.erased_at },
  ongoing_calls: { table: ongoingCalls, key: ["record_table", "record_id", "author"], moment: ongoingCalls.started_at },
} as const;

/** `before` is ISO 8601. Returns how many rows it deleted. */
export async function deleteOldest(database: D1Database, name: keyof typeof AGES, before: string, limit: number): Promise<number> {
  const { table, key, moment } = AGES[name];
  const columns = sql.raw(key.join(", "));
  const { meta } = await drizzle(database).run(sql`
    DELETE FROM ${table} WHERE (${columns}) IN
      (SELECT ${columns} FROM ${table} WHERE ${lt(moment, before)} ORDER BY ${moment} LIMIT ${limit})`);
  return meta.changes;
}
