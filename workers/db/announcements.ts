import { and, asc, eq, gt, isNull, lt, lte, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { announcements, type CallbackRequestRow, type CatalogueDownload, callbackRequests, catalogueDownloads } from "./schema.ts";
import { HONEYPOT, type NotificationChannel } from "./vocabulary.ts";

/** Records that are announced to advisers. Bookings are not: they name nobody, and the calendar announces them itself. */
export interface AnnouncedRecords {
  catalogue_downloads: CatalogueDownload;
  callback_requests: CallbackRequestRow;
}
export type AnnouncedTable = keyof AnnouncedRecords;

interface Announcement {
  table: AnnouncedTable;
  id: string;
  channel: NotificationChannel;
}

/** The channels on which a record has been announced or tried. Throws what D1 throws. */
export async function listTriedChannels(database: D1Database, table: AnnouncedTable, id: string): Promise<NotificationChannel[]> {
  const rows = await drizzle(database)
    .select({ channel: announcements.channel })
    .from(announcements)
    .where(and(eq(announcements.record_table, table), eq(announcements.record_id, id)));
  return rows.map(({ channel }) => channel);
}

/** Notes that a record was announced on a channel. Throws what D1 throws. */
export async function noteAnnounced(database: D1Database, { table, id, channel }: Announcement, sentAt: string): Promise<void> {
  await drizzle(database)
    .insert(announcements)
    .values({ record_table: table, record_id: id, channel, sent_at: sentAt, attempts: 0 })
    .onConflictDoUpdate({
      target: [announcements.record_table, announcements.record_id, announcements.channel],
      set: { sent_at: sentAt, due_at: null },
    });
}

/** Notes one more failure, and when (ISO 8601) the next attempt is due. Throws what D1 throws. */
export async function noteFailedAttempt(database: D1Database, { table, id, channel }: Announcement, dueAt: string): Promise<void> {
  await drizzle(database)
    .insert(announcements)
    .values({ record_table: table, record_id: id, channel, attempts: 1, due_at: dueAt })
    .onConflictDoUpdate({
      target: [announcements.record_table, announcements.record_id, announcements.channel],
      set: { attempts: sql`${announcements.attempts} + 1`, due_at: dueAt },
    });
}

export interface Waiting<Table extends AnnouncedTable> {
  record: AnnouncedRecords[Table];
  /** How often the channel has failed to announce it. */
  attempts: number;
}

/**
 * The oldest records of a table, created between two moments (ISO 8601), not yet announced on a channel; not those that fell into the honeypot,
 * nor those whose next attempt is due after `now`. Throws what D1 throws.
 */
export async function listUnannounced<Table extends AnnouncedTable>(
  database: D1Database,
  table: Table,
  channel: NotificationChannel,
  { after, before, now, limit }: { after: string; before: string; now: string; limit: number },
): Promise<Waiting<Table>[]> {
  const records = recordsOf(table);
  const rows = await drizzle(database)
    .select({ record: records, attempts: sql<number>`coalesce(${announcements.attempts}, 0)` })
    .from(records)
    .leftJoin(announcements, and(isBy(table, channel), eq(announcements.record_id, records.id)))
    .where(
      and(
        isNews(table, { after, before }),
        isNull(announcements.sent_at),
        or(isNull(announcements.due_at), lte(announcements.due_at, now)),
      ),
    )
    .orderBy(asc(records.created_at))
    .limit(limit);
  return rows as Waiting<Table>[];
}

export interface Unannounced {
  count: number;
  /** When the oldest was created (ISO 8601); null when there is none. */
  oldest: string | null;
  /** How many of them a channel has tried in vain. */
  failed: number;
}

/** Counts the records created between two moments (ISO 8601) not yet announced on a channel, without those of the honeypot. Throws what D1 throws. */
export async function countUnannounced(
  database: D1Database,
  channel: NotificationChannel,
  span: { after: string; before: string },
): Promise<Unannounced> {
  const counts = await Promise.all(
    (["callback_requests", "catalogue_downloads"] as const).map(async (table) => {
      const records = recordsOf(table);
      const [row] = await drizzle(database)
        .select({
          count: sql<number>`count(*)`,
          oldest: sql<string | null>`min(${records.created_at})`,
          failed: sql<number>`count(${announcements.record_id})`,
        })
        .from(records)
        .leftJoin(announcements, and(isBy(table, channel), eq(announcements.record_id, records.id)))
        .where(and(isNews(table, span), isNull(announcements.sent_at)));
      return row ?? { count: 0, oldest: null, failed: 0 };
    }),
  );
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    oldest: counts.flatMap(({ oldest }) => oldest ?? []).sort()[0] ?? null,
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Deletes what was told, or due, before a moment (ISO 8601), and returns how much. Throws what D1 throws. */
export async function deleteAnnouncementsBefore(database: D1Database, before: string): Promise<number> {
  const { meta } = await drizzle(database)
    .delete(announcements)
    .where(or(lt(announcements.sent_at, before), lt(announcements.due_at, before)));
  return meta.changes;
}

function recordsOf(table: AnnouncedTable) {
  return table === "callback_requests" ? callbackRequests : catalogueDownloads;
}

function isBy(table: AnnouncedTable, channel: NotificationChannel) {
  return and(eq(announcements.record_table, table), eq(announcements.channel, channel));
}

function isNews(table: AnnouncedTable, { after, before }: { after: string; before: string }) {
  const records = recordsOf(table);
  return and(gt(records.created_at, after), lt(records.created_at, before), sql`${records.suspect} IS NOT ${HONEYPOT}`);
}
