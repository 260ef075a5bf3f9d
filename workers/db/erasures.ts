import { and, asc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { entryTables, recordTables } from "./record-tables.ts";
import { announcements, type ErasureHash, entries, erasureHashes as erasures, openCalls, personKeys } from "./schema.ts";
import { isIn, selectRows } from "./sql-parts.ts";
import type { PersonTable } from "./vocabulary.ts";

/** All hashes of all erasures, oldest first. */
export async function listErasures(database: D1Database): Promise<ErasureHash[]> {
  return drizzle(database).select().from(erasures).orderBy(asc(erasures.erased_at), asc(erasures.id));
}

/** Writes hashes of erasures; those that are known already change nothing. */
export async function addErasures(database: D1Database, rows: readonly ErasureHash[]): Promise<void> {
  await drizzle(database).insert(erasures).select(selectRows(erasures, rows)).onConflictDoNothing();
}

/** When an address was erased (ISO 8601), oldest first, by its hash. */
export async function findErasureTimes(database: D1Database, hash: string): Promise<string[]> {
  const rows = await drizzle(database)
    .select({ at: erasures.erased_at })
    .from(erasures)
    .where(eq(erasures.hash, hash))
    .orderBy(asc(erasures.erased_at));
  return rows.map(({ at }) => at);
}

/** The tables whose rows belong to a record and go with it. */
const COMPANIONS = [...Object.values(entryTables), entries, personKeys, openCalls, announcements];

/** Deletes records of a table with all that belongs to them, in one transaction. */
export async function deleteRecords(database: D1Database, table: PersonTable, ids: readonly string[]): Promise<void> {
  const db = drizzle(database);
  const records = recordTables[table];
  await db.batch([
    db.delete(records).where(isIn(records.id, ids)),
    ...COMPANIONS.map((companion) => db.delete(companion).where(and(eq(companion.record_table, table), isIn(companion.record_id, ids)))),
  ]);
}
