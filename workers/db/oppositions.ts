import { getTableName, inArray, lt, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { recordTables } from "./record-tables.ts";
import { contactRefusals, oppositions, type PersonTable, recordCorrections } from "./schema.ts";
import { type ContactChannel, OPPOSITION } from "./vocabulary.ts";

/** What a person refused, on a record that is about to go. */
export interface RefusedRecord {
  channel: ContactChannel;
  /** ISO 8601. */
  refused_at: string;
  telephone: string;
  email: string | null;
}

/** Which records of a table: those created before a moment (ISO 8601), or some by their ids. */
export type Departing = { before: string } | { ids: readonly string[] };

/**
 * The records of a table, among those that are about to go, whose last word on a channel is a refusal, each with the telephone and e-mail
 * that it was sent with and those that it was corrected to. Throws what D1 throws.
 */
export async function listRefusedRecords(database: D1Database, table: PersonTable, departing: Departing): Promise<RefusedRecord[]> {
  const records = recordTables[table];
  const isDeparting: SQL =
    "before" in departing
      ? sql`${lt(records.created_at, departing.before)}`
      : sql`${records.id} IN (SELECT value FROM json_each(${JSON.stringify(departing.ids)}))`;
  const email = table === "catalogue_downloads" ? sql`${recordTables.catalogue_downloads.email}` : sql`NULL`;
  const rows = await drizzle(database).all<RefusedRecord & { id: string }>(sql`
    SELECT ${records.id} AS id, refusal.channel AS channel, refusal.at AS refused_at, ${records.telephone} AS telephone, ${email} AS email
    FROM ${contactRefusals} AS refusal JOIN ${records} ON ${records.id} = refusal.record_id
    WHERE refusal.record_table = ${table} AND refusal.is_refused = 1 AND ${isDeparting} AND NOT EXISTS (
      SELECT 1 FROM ${contactRefusals} AS later WHERE later.record_table = refusal.record_table AND later.record_id = refusal.record_id
        AND later.channel = refusal.channel AND (later.at, later.id) > (refusal.at, refusal.id)
    )`);
  if (rows.length === 0) return [];
  const corrections = await drizzle(database)
    .select()
    .from(recordCorrections)
    .where(sql`${recordCorrections.record_table} = ${table} AND ${inArray(recordCorrections.field, ["telephone", "email"])} AND
      ${recordCorrections.record_id} IN (SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`);
  return rows.flatMap(({ id, ...refused }) => [
    refused,
    ...corrections.filter(({ record_id }) => record_id === id).map(({ field, value }) => ({ ...refused, [field]: value })),
  ]);
}

/** Keeps oppositions; of one that is known already the later dates count. Throws what D1 throws. */
export async function addOppositions(database: D1Database, rows: readonly (typeof oppositions.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const field = (name: string) => sql.raw(`json_extract(row.value, '$.${name}')`);
  await drizzle(database).run(sql`
    INSERT INTO ${oppositions} (hash, channel, refused_at, kept_since)
    SELECT ${field("hash")}, ${field("channel")}, ${field("refused_at")}, ${field("kept_since")} FROM json_each(${JSON.stringify(rows)}) AS row WHERE 1
    ON CONFLICT (hash, channel) DO UPDATE SET refused_at = max(refused_at, excluded.refused_at), kept_since = max(kept_since, excluded.kept_since)`);
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

/** Deletes what has been kept since before a moment (ISO 8601), and returns how many. Throws what D1 throws. */
export async function deleteOppositionsBefore(database: D1Database, before: string): Promise<number> {
  const { meta } = await drizzle(database).delete(oppositions).where(lt(oppositions.kept_since, before));
  return meta.changes;
}
