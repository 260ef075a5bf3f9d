import { isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type RecordKey, readRecords, type SentRecord } from "./people.ts";
import { announcements } from "./schema.ts";
import { isOfRecord } from "./sql-parts.ts";

/** A record's row is written with it, without `sent_at`. */

/** `sentAt` is ISO 8601. */
export async function noteAnnounced(database: D1Database, records: readonly RecordKey[], sentAt: string): Promise<void> {
  await drizzle(database).update(announcements).set({ sent_at: sentAt }).where(isOfRecord(announcements, records));
}

/** Records from before a moment (ISO 8601) that were never announced, oldest first. */
export async function listUnannounced(database: D1Database, before: string, limit: number): Promise<SentRecord[]> {
  const { record_table: table, record_id: id, sent_at } = announcements;
  const { sent } = await readRecords(
    database,
    await drizzle(database).select({ table, id }).from(announcements).where(isNull(sent_at)).limit(limit),
  );
  return sent.filter(({ created_at }) => created_at < before).sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
}
