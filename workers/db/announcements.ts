import { and, asc, eq, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Records, recordTables } from "./record-tables.ts";
import { announcements } from "./schema.ts";
import { isIn } from "./sql-parts.ts";
import type { PersonTable } from "./vocabulary.ts";

/** Announcements to advisers. A record's row is written with it, without `sent_at`. */

export interface AnnouncedRecord<Table extends PersonTable = PersonTable> {
  table: Table;
  record: Records[Table];
}

/** The statement that queues a record. */
export function prepareAnnouncement(database: D1Database, table: PersonTable, id: string) {
  return drizzle(database).insert(announcements).values({ record_table: table, record_id: id, sent_at: null }).onConflictDoNothing();
}

/** `sentAt` is ISO 8601. */
export async function noteAnnounced(database: D1Database, table: PersonTable, ids: readonly string[], sentAt: string): Promise<void> {
  await drizzle(database)
    .update(announcements)
    .set({ sent_at: sentAt })
    .where(and(eq(announcements.record_table, table), isIn(announcements.record_id, ids)));
}

/** Records created before a moment (ISO 8601) that were never announced, oldest first. */
export async function listUnannounced(database: D1Database, before: string, limit: number): Promise<AnnouncedRecord[]> {
  const { record_table, record_id, sent_at } = announcements;
  const queued = await drizzle(database)
    .select({ table: record_table, id: record_id })
    .from(announcements)
    .where(isNull(sent_at))
    .limit(limit);
  const read = async <Table extends PersonTable>(table: Table): Promise<AnnouncedRecord<Table>[]> => {
    const ids = queued.filter((each) => each.table === table).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = recordTables[table];
    const records = await drizzle(database).select().from(rows).where(isIn(rows.id, ids)).orderBy(asc(rows.created_at));
    return (records as Records[Table][]).map((record) => ({ table, record }));
  };
  const records = [...(await read("callback_requests")), ...(await read("catalogue_downloads"))];
  return records.filter(({ record }) => record.created_at < before).sort((a, b) => (a.record.created_at < b.record.created_at ? -1 : 1));
}
