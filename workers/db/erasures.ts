import { asc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { recordTables } from "./record-tables.ts";
import { announcements, contactRefusals, type Erasure, erasures, followUpEntries, type PersonTable, recordCorrections } from "./schema.ts";

/** All hashes of all erasures, oldest first. Throws what D1 throws. */
export async function listErasures(database: D1Database): Promise<Erasure[]> {
  return drizzle(database).select().from(erasures).orderBy(asc(erasures.erased_at), asc(erasures.id));
}

/** Writes hashes of erasures; those that are known already change nothing. Throws what D1 throws. */
export async function addErasures(database: D1Database, rows: readonly Erasure[]): Promise<void> {
  await drizzle(database).run(sql`
    INSERT INTO ${erasures} (hash, erased_at, id, kind)
    SELECT json_extract(row.value, '$.hash'), json_extract(row.value, '$.erased_at'), json_extract(row.value, '$.id'), json_extract(row.value, '$.kind')
    FROM json_each(${JSON.stringify(rows)}) AS row WHERE 1
    ON CONFLICT DO NOTHING`);
}

/** When an address was erased (ISO 8601), oldest first, by its hash. Throws what D1 throws. */
export async function findErasureTimes(database: D1Database, hash: string): Promise<string[]> {
  const rows = await drizzle(database)
    .select({ at: erasures.erased_at })
    .from(erasures)
    .where(eq(erasures.hash, hash))
    .orderBy(asc(erasures.erased_at));
  return rows.map(({ at }) => at);
}

/** The tables whose rows belong to a record and go with it. */
const COMPANIONS = [contactRefusals, followUpEntries, recordCorrections, announcements] as const;

/** Deletes records of a table with all that belongs to them, in one transaction. Throws what D1 throws. */
export async function deleteRecords(database: D1Database, table: PersonTable, ids: readonly string[]): Promise<void> {
  const db = drizzle(database);
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const records = recordTables[table];
  await db.batch([
    db.delete(records).where(sql`${records.id} IN ${list}`),
    ...COMPANIONS.map((companion) =>
      db.delete(companion).where(sql`${companion.record_table} = ${table} AND ${companion.record_id} IN ${list}`),
    ),
  ]);
}
