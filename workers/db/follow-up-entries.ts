import { asc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { RecordTable } from "../storage/outbox.ts";
import { type FollowUpEntry, followUpEntries } from "./schema.ts";
import type { FollowUpStatus } from "./vocabulary.ts";

/** All entries, oldest first. Throws what D1 throws. */
export async function listFollowUps(database: D1Database): Promise<FollowUpEntry[]> {
  return drizzle(database).select().from(followUpEntries).orderBy(asc(followUpEntries.at), asc(followUpEntries.id));
}

export interface FollowUpChange {
  table: RecordTable;
  recordId: string;
  /** The last entry that the author saw on the record; null when there was none. */
  after: string | null;
  /** Null for a note alone. */
  status: FollowUpStatus | null;
  /** ISO 8601; when to call again. */
  callAt?: string | null;
  note?: string | null;
}

/**
 * Writes one entry (`id`) for each change, in one statement. A record that is gone, or that somebody else changed since `after`,
 * gets none. Returns the ids of the records that got one. Throws what D1 throws.
 */
export async function addFollowUps(
  database: D1Database,
  entry: { id: string; at: string; author: string },
  changes: readonly FollowUpChange[],
): Promise<string[]> {
  const change = (name: keyof FollowUpChange) => sql.raw(`json_extract(change.value, '$.${name}')`);
  const rows = await drizzle(database).all<{ record_id: string }>(sql`
    INSERT INTO ${followUpEntries} (record_table, record_id, at, id, author, status, call_at, note)
    SELECT ${change("table")}, ${change("recordId")}, ${entry.at}, ${entry.id}, ${entry.author}, ${change("status")}, ${change("callAt")}, ${change("note")}
    FROM json_each(${JSON.stringify(changes)}) AS change
    WHERE (
      SELECT id FROM ${followUpEntries} AS last
      WHERE last.record_table = ${change("table")} AND last.record_id = ${change("recordId")} ORDER BY last.at DESC, last.id DESC LIMIT 1
    ) IS ${change("after")}
    AND CASE ${change("table")}
      WHEN 'catalogue_downloads' THEN EXISTS (SELECT 1 FROM catalogue_downloads WHERE id = ${change("recordId")})
      WHEN 'callback_requests' THEN EXISTS (SELECT 1 FROM callback_requests WHERE id = ${change("recordId")})
      ELSE EXISTS (SELECT 1 FROM calendly_bookings WHERE id = ${change("recordId")})
    END
    RETURNING record_id`);
  return rows.map(({ record_id }) => record_id);
}
