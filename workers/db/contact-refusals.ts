import { asc, eq, gte, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { laterThanAll } from "./entry-time.ts";
import { type ContactRefusal, contactRefusals, type PersonTable } from "./schema.ts";
import { type ContactChannel, OPPOSITION } from "./vocabulary.ts";

/**
 * All refusals and liftings of a moment (ISO 8601) and after it, oldest first; with those of the opposition list, which bear the day of the
 * refusal and come with a new record. Throws what D1 throws.
 */
export async function listRefusals(database: D1Database, since = ""): Promise<ContactRefusal[]> {
  const { at, id, author } = contactRefusals;
  return drizzle(database)
    .select()
    .from(contactRefusals)
    .where(or(gte(at, since), eq(author, OPPOSITION)))
    .orderBy(asc(at), asc(id));
}

export interface RefusalEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  author: string;
  channel: ContactChannel;
  /** False lifts the refusals before it. */
  isRefused: boolean;
  note: string | null;
}

/**
 * Writes one entry for all records of a person, so that it holds as long as any of them is kept, at `at` or after the last entry.
 * Returns the ids of the records that are still there and got it. Throws what D1 throws.
 */
export async function addRefusal(
  database: D1Database,
  { id, at, author, channel, isRefused, note }: RefusalEntry,
  records: readonly { table: PersonTable; id: string }[],
): Promise<string[]> {
  const list = JSON.stringify(records.map(({ table, id }) => ({ table, id })));
  const rows = await drizzle(database).all<{ record_id: string }>(sql`
    INSERT INTO ${contactRefusals} (record_table, record_id, at, id, author, channel, is_refused, note)
    SELECT json_extract(record.value, '$.table'), json_extract(record.value, '$.id'), ${laterThanAll(at)}, ${id}, ${author},
      ${channel}, ${Number(isRefused)}, ${note}
    FROM json_each(${list}) AS record
    WHERE CASE json_extract(record.value, '$.table')
      WHEN 'catalogue_downloads' THEN EXISTS (SELECT 1 FROM catalogue_downloads WHERE id = json_extract(record.value, '$.id'))
      ELSE EXISTS (SELECT 1 FROM callback_requests WHERE id = json_extract(record.value, '$.id'))
    END
    RETURNING record_id`);
  return rows.map(({ record_id }) => record_id);
}
