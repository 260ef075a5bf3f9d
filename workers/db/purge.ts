import { and, eq, lt, notInArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { RecordTable } from "../storage/outbox.ts";
import { recordTables } from "./record-tables.ts";
import { leadFollowUps, leadNotifications } from "./schema.ts";

/** Deletes the rows of a table created before a moment (ISO 8601) and returns how many. Throws what D1 throws. */
export async function deleteBefore(database: D1Database, table: RecordTable, before: string): Promise<number> {
  const { meta } = await drizzle(database).delete(recordTables[table]).where(lt(recordTables[table].created_at, before));
  return meta.changes;
}

/** Deletes the follow-ups of a table's records that are gone, and returns how many. Throws what D1 throws. */
export async function deleteOrphanFollowUps(database: D1Database, table: RecordTable): Promise<number> {
  const db = drizzle(database);
  const kept = db.select({ id: recordTables[table].id }).from(recordTables[table]);
  const isOrphan = and(eq(leadFollowUps.record_table, table), notInArray(leadFollowUps.record_id, kept));
  return (await db.delete(leadFollowUps).where(isOrphan)).meta.changes;
}

/** Deletes what was noted of notifications sent before a moment (ISO 8601), and returns how many. Throws what D1 throws. */
export async function deleteNotificationsBefore(database: D1Database, before: string): Promise<number> {
  return (await drizzle(database).delete(leadNotifications).where(lt(leadNotifications.sent_at, before))).meta.changes;
}
