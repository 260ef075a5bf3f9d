import { and, eq, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AnnouncedTable } from "./lead-notifications.ts";
import { announcementAttempts } from "./schema.ts";

/** How often the announcement of a record has failed. Throws what D1 throws. */
export async function countFailedAnnouncements(database: D1Database, table: AnnouncedTable, id: string): Promise<number> {
  const [row] = await drizzle(database)
    .select({ attempts: announcementAttempts.attempts })
    .from(announcementAttempts)
    .where(and(eq(announcementAttempts.record_table, table), eq(announcementAttempts.record_id, id)));
  return row?.attempts ?? 0;
}

/** Notes one more failure, and when (ISO 8601) the next attempt is due. Throws what D1 throws. */
export async function noteFailedAnnouncement(database: D1Database, table: AnnouncedTable, id: string, dueAt: string): Promise<void> {
  await drizzle(database)
    .insert(announcementAttempts)
    .values({ record_table: table, record_id: id, attempts: 1, due_at: dueAt })
    .onConflictDoUpdate({
      target: [announcementAttempts.record_table, announcementAttempts.record_id],
      set: { attempts: sql`${announcementAttempts.attempts} + 1`, due_at: dueAt },
    });
}

/** Deletes what was noted of attempts due before a moment (ISO 8601), and returns how many. Throws what D1 throws. */
export async function deleteFailedAnnouncementsBefore(database: D1Database, before: string): Promise<number> {
  return (await drizzle(database).delete(announcementAttempts).where(lt(announcementAttempts.due_at, before))).meta.changes;
}

/** How many announcements have been refused at least once and wait for another attempt, and when the next is due (ISO 8601). Throws what D1 throws. */
export async function countRefusedAnnouncements(database: D1Database): Promise<{ count: number; dueAt: string | null }> {
  const [row] = await drizzle(database)
    .select({ count: sql<number>`count(*)`, dueAt: sql<string | null>`min(${announcementAttempts.due_at})` })
    .from(announcementAttempts);
  return row ?? { count: 0, dueAt: null };
}
