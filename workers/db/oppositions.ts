import { and, eq, getTableName, inArray, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { recordTables } from "./record-tables.ts";
import { contactRefusals, oppositions } from "./schema.ts";
import { isIn, selectRows } from "./sql-parts.ts";
import { OPPOSITION, type PersonTable } from "./vocabulary.ts";

export type Opposition = typeof oppositions.$inferInsert;

/** Which records of a table: those created before a moment (ISO 8601), or some by their ids. */
export type Departing = { before: string } | { ids: readonly string[] };

/** Whether a refusal was noted on any of the records of a table that are about to go. */
export async function hasRefusedRecords(database: D1Database, table: PersonTable, departing: Departing): Promise<boolean> {
  const { id, created_at } = recordTables[table];
  const found = await drizzle(database)
    .select({ id })
    .from(recordTables[table])
    .innerJoin(
      contactRefusals,
      and(eq(contactRefusals.record_table, table), eq(contactRefusals.record_id, id), eq(contactRefusals.is_refused, true)),
    )
    .where("before" in departing ? lt(created_at, departing.before) : isIn(id, departing.ids))
    .limit(1);
  return found.length > 0;
}

/** Keeps oppositions; of one that is known already the later dates count. */
export async function addOppositions(database: D1Database, rows: readonly Opposition[]): Promise<void> {
  if (rows.length === 0) return;
  const { hash, channel, refused_at, kept_since } = oppositions;
  await drizzle(database)
    .insert(oppositions)
    .select(selectRows(oppositions, rows))
    .onConflictDoUpdate({
      target: [hash, channel],
      set: { refused_at: sql`max(${refused_at}, excluded.refused_at)`, kept_since: sql`max(${kept_since}, excluded.kept_since)` },
    });
}

/**
 * The statement that gives a record the refusals that were kept of its addresses, from before it was sent. It does nothing where there are
 * none, or where the record was not inserted.
 */
export function prepareOppositionEntries(
  database: D1Database,
  table: PersonTable,
  { id, created_at }: { id: string; created_at: string },
  hashes: readonly string[],
) {
  const record = sql.identifier(getTableName(recordTables[table]));
  return drizzle(database)
    .insert(contactRefusals)
    .select(sql`
    SELECT ${table}, ${id}, max(refused_at), ${OPPOSITION} || '-' || channel, ${OPPOSITION}, channel, 1, NULL FROM ${oppositions}
    WHERE ${inArray(oppositions.hash, [...hashes])} AND refused_at < ${created_at} AND EXISTS (SELECT 1 FROM ${record} WHERE id = ${id})
    GROUP BY channel`)
    .onConflictDoNothing();
}

/** Deletes what has been kept since before a moment (ISO 8601), and returns how many. */
export async function deleteOppositionsBefore(database: D1Database, before: string): Promise<number> {
  const { meta } = await drizzle(database).delete(oppositions).where(lt(oppositions.kept_since, before));
  return meta.changes;
}
