import { and, asc, eq, gt, lt, notInArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import {
  announcementAttempts,
  type CallbackRequestRow,
  type CatalogueDownload,
  callbackRequests,
  catalogueDownloads,
  leadNotifications,
} from "./schema.ts";

/** Records of which advisers are told. Bookings are not among them: they name nobody, and the calendar announces them itself. */
export interface AnnouncedRecords {
  catalogue_downloads: CatalogueDownload;
  callback_requests: CallbackRequestRow;
}
export type AnnouncedTable = keyof AnnouncedRecords;

/** Whether the advisers have been told of a record. Throws what D1 throws. */
export async function isAnnounced(database: D1Database, table: AnnouncedTable, id: string): Promise<boolean> {
  const rows = await drizzle(database)
    .select({ id: leadNotifications.record_id })
    .from(leadNotifications)
    .where(and(eq(leadNotifications.record_table, table), eq(leadNotifications.record_id, id)));
  return rows.length > 0;
}

/** Notes that the advisers have been told, once. Throws what D1 throws. */
export async function noteAnnounced(database: D1Database, table: AnnouncedTable, id: string, sentAt: string): Promise<void> {
  await drizzle(database).insert(leadNotifications).values({ record_table: table, record_id: id, sent_at: sentAt }).onConflictDoNothing();
}

/**
 * The oldest records of a table, created between two moments (ISO 8601), of which nobody was told; not those that fell into the honeypot,
 * nor those whose next attempt is due after `now`. Throws what D1 throws.
 */
export async function listUnannounced<Table extends AnnouncedTable>(
  database: D1Database,
  table: Table,
  { after, before, now, limit }: { after: string; before: string; now: string; limit: number },
): Promise<AnnouncedRecords[Table][]> {
  const db = drizzle(database);
  const records = table === "callback_requests" ? callbackRequests : catalogueDownloads;
  const announced = db.select({ id: leadNotifications.record_id }).from(leadNotifications).where(eq(leadNotifications.record_table, table));
  const postponed = db
    .select({ id: announcementAttempts.record_id })
    .from(announcementAttempts)
    .where(and(eq(announcementAttempts.record_table, table), gt(announcementAttempts.due_at, now)));
  const rows = await db
    .select()
    .from(records)
    .where(
      and(
        gt(records.created_at, after),
        lt(records.created_at, before),
        sql`${records.suspect} IS NOT 'trap'`,
        notInArray(records.id, announced),
        notInArray(records.id, postponed),
      ),
    )
    .orderBy(asc(records.created_at))
    .limit(limit);
  return rows as AnnouncedRecords[Table][];
}

/** How many records created between two moments (ISO 8601) nobody was told of, and since when; those of the honeypot left out. Throws what D1 throws. */
export async function countUnannounced(
  database: D1Database,
  { after, before }: { after: string; before: string },
): Promise<{ count: number; oldest: string | null }> {
  const db = drizzle(database);
  const counts = await Promise.all(
    ([callbackRequests, catalogueDownloads] as const).map(async (records) => {
      const table = records === callbackRequests ? "callback_requests" : "catalogue_downloads";
      const announced = db
        .select({ id: leadNotifications.record_id })
        .from(leadNotifications)
        .where(eq(leadNotifications.record_table, table));
      const [row] = await db
        .select({ count: sql<number>`count(*)`, oldest: sql<string | null>`min(${records.created_at})` })
        .from(records)
        .where(
          and(
            gt(records.created_at, after),
            lt(records.created_at, before),
            sql`${records.suspect} IS NOT 'trap'`,
            notInArray(records.id, announced),
          ),
        );
      return row ?? { count: 0, oldest: null };
    }),
  );
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    oldest: counts.flatMap(({ oldest }) => oldest ?? []).sort()[0] ?? null,
  };
}
