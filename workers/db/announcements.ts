import { and, eq, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type RecordKey, readRecords, type SentRecord } from "./people.ts";
import { announcements, taskRuns } from "./schema.ts";
import { isOfRecord } from "./sql-parts.ts";

/** A record's row is written with it, without `sent_at`. */

/** The run that says which record was last told at once, and when. */
const AT_ONCE = "annonce";

/**
 * Whether this record, still untold, may be told at once: one may after each `since`, of all isolates. Times are ISO 8601.
 */
export async function claimAnnouncement(database: D1Database, record: RecordKey, now: string, since: string): Promise<boolean> {
  const { meta } = await drizzle(database).run(sql`
    INSERT INTO ${taskRuns} (name, started_at, failed, summary)
    SELECT ${AT_ONCE}, ${now}, '', record_id FROM ${announcements} WHERE ${and(isOfRecord(announcements, [record]), isNull(announcements.sent_at))}
    ON CONFLICT (name) DO UPDATE SET started_at = excluded.started_at, summary = excluded.summary
    WHERE ${taskRuns.started_at} <= ${since} OR ${taskRuns.started_at} > ${now}`);
  return meta.changes > 0;
}

/** The record that began to be told at once after a moment (ISO 8601). */
async function findClaimed(database: D1Database, after: string): Promise<string | null> {
  const [claim] = await drizzle(database)
    .select({ id: taskRuns.summary, at: taskRuns.started_at })
    .from(taskRuns)
    .where(eq(taskRuns.name, AT_ONCE));
  return claim && claim.at >= after ? claim.id : null;
}

/** `sentAt` is ISO 8601. */
export async function noteAnnounced(database: D1Database, records: readonly RecordKey[], sentAt: string): Promise<void> {
  await drizzle(database).update(announcements).set({ sent_at: sentAt }).where(isOfRecord(announcements, records));
}

/**
 * Untold records from before a moment, oldest first, but the one that is being told since `claimedSince`. Times are ISO
 * 8601.
 */
export async function listUnannounced(
  database: D1Database,
  { before, claimedSince }: { before: string; claimedSince: string },
  limit: number,
): Promise<SentRecord[]> {
  const { record_table: table, record_id: id, sent_at } = announcements;
  const claimed = await findClaimed(database, claimedSince);
  const { sent } = await readRecords(
    database,
    await drizzle(database).select({ table, id }).from(announcements).where(isNull(sent_at)).limit(limit),
  );
  return sent
    .filter((record) => record.created_at < before && record.id !== claimed)
    .sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
}
