import { and, asc, eq, gt, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Records, recordTables } from "./record-tables.ts";
import { announcements } from "./schema.ts";
import { fieldOf, isHonest, isIn } from "./sql-parts.ts";
import type { NotificationChannel, RecordTable } from "./vocabulary.ts";

/** Records that are announced to advisers, requests first. Bookings are not: they name nobody, and the calendar announces them itself. */
export const ANNOUNCED_TABLES = ["callback_requests", "catalogue_downloads"] as const satisfies readonly RecordTable[];
export type AnnouncedTable = (typeof ANNOUNCED_TABLES)[number];
export type AnnouncedRecords = Pick<Records, AnnouncedTable>;

/** One announced record, or one to announce. */
export interface AnnouncementKey {
  table: AnnouncedTable;
  id: string;
}

interface Claim {
  /** ISO 8601. */
  now: string;
  /** Until when nobody else may take it (ISO 8601): who claimed it has then failed without a word. */
  until: string;
  /** Nothing is claimed once more records than this were created since a moment (ISO 8601). */
  unless?: { most: number; since: string };
}

/**
 * Takes records for announcing them on a channel, before anything is sent: of two that want the same record, one gets it. Not taken are
 * those that were announced, are claimed, or whose next attempt is not due. Returns what was taken.
 */
export async function claimAnnouncements(
  database: D1Database,
  channel: NotificationChannel,
  keys: readonly AnnouncementKey[],
  { now, until, unless }: Claim,
): Promise<AnnouncementKey[]> {
  return drizzle(database)
    .insert(announcements)
    .select(selectKeys(keys, channel, { due_at: until }, unless ? isQuiet(unless) : sql`1`))
    .onConflictDoUpdate({
      target: TARGET,
      set: { due_at: until },
      setWhere: and(isNull(announcements.sent_at), or(isNull(announcements.due_at), lte(announcements.due_at, now))),
    })
    .returning({ table: announcements.record_table, id: announcements.record_id });
}

/** Notes that records were announced on a channel. */
export async function noteAnnounced(
  database: D1Database,
  channel: NotificationChannel,
  keys: readonly AnnouncementKey[],
  sentAt: string,
): Promise<void> {
  await drizzle(database)
    .insert(announcements)
    .select(selectKeys(keys, channel, { sent_at: sentAt }))
    .onConflictDoUpdate({ target: TARGET, set: { sent_at: sentAt, due_at: null } });
}

/** Notes one more failure of records on a channel, and when (ISO 8601) the next attempt is due. */
export async function noteFailedAttempt(
  database: D1Database,
  channel: NotificationChannel,
  keys: readonly AnnouncementKey[],
  dueAt: string,
): Promise<void> {
  await drizzle(database)
    .insert(announcements)
    .select(selectKeys(keys, channel, { attempts: 1, due_at: dueAt }))
    .onConflictDoUpdate({ target: TARGET, set: { attempts: sql`${announcements.attempts} + 1`, due_at: dueAt } });
}

/** Gives back what was claimed and not tried. */
export async function releaseAnnouncements(
  database: D1Database,
  channel: NotificationChannel,
  keys: readonly AnnouncementKey[],
): Promise<void> {
  await drizzle(database)
    .update(announcements)
    .set({ due_at: null })
    .where(
      sql`${announcements.channel} = ${channel} AND (${announcements.record_table}, ${announcements.record_id}) IN
        (SELECT ${fieldOf("key", "table")}, ${fieldOf("key", "id")} FROM json_each(${JSON.stringify(keys)}) AS key)`,
    );
}

const TARGET = [announcements.record_table, announcements.record_id, announcements.channel];

/** Whether no more records than this were created since a moment; counts no further than it must. */
function isQuiet({ most, since }: { most: number; since: string }): SQL {
  const lately = fromAll((table) => sql`SELECT 1 FROM ${recordTables[table]} WHERE created_at > ${since}`);
  return sql`(SELECT count(*) FROM (${lately} LIMIT ${most + 1})) <= ${most}`;
}

/** Rows of `announcements` for these records. */
function selectKeys(
  keys: readonly AnnouncementKey[],
  channel: NotificationChannel,
  { sent_at = null, attempts = 0, due_at = null }: { sent_at?: string | null; attempts?: number; due_at?: string | null },
  condition: SQL = sql`1`,
): SQL {
  return sql`
    SELECT ${fieldOf("key", "table")}, ${fieldOf("key", "id")}, ${channel}, ${sent_at}, ${attempts}, ${due_at}
    FROM json_each(${JSON.stringify(keys.map(({ table, id }) => ({ table, id })))}) AS key WHERE ${condition}`;
}

export interface Waiting extends AnnouncementKey {
  created_at: string;
  /** How often the channel has failed to announce it. */
  attempts: number;
}

/**
 * The records created between two moments (ISO 8601) not yet announced on a channel and due, requests first, then by age; not those that
 * fell into the honeypot, nor those whose next attempt is due after `now`.
 */
export async function listUnannounced(
  database: D1Database,
  channel: NotificationChannel,
  { now, limit, ...span }: { after: string; before: string; now: string; limit: number },
): Promise<Waiting[]> {
  const isDue = sql`coalesce(${announcements.due_at}, '') <= ${now}`;
  return drizzle(database).all<Waiting>(sql`${selectUnannounced(channel, span, isDue)} ORDER BY 1, 3 LIMIT ${limit}`);
}

/** Records of a table by their ids, oldest first. */
export async function readAnnounced<Table extends AnnouncedTable>(
  database: D1Database,
  table: Table,
  ids: readonly string[],
): Promise<AnnouncedRecords[Table][]> {
  const records = recordTables[table];
  const rows = await drizzle(database).select().from(records).where(isIn(records.id, ids)).orderBy(asc(records.created_at));
  return rows as AnnouncedRecords[Table][];
}

export interface Influx {
  count: number;
  /** How many of them were created after `recently`. */
  recent: number;
  /** When the first and the last were created (ISO 8601); null when there is none. */
  first: string | null;
  last: string | null;
}

/** How many requests and leads were created since a moment, and after a later one (ISO 8601), without those of the honeypot. */
export async function measureInflux(database: D1Database, { since, recently }: { since: string; recently: string }): Promise<Influx> {
  const created = fromAll(
    (table) => sql`SELECT created_at FROM ${recordTables[table]} WHERE created_at >= ${since} AND ${isHonest(sql`suspect`)}`,
  );
  return drizzle(database).get<Influx>(sql`
    SELECT count(*) AS count, count(*) FILTER (WHERE created_at > ${recently}) AS recent, min(created_at) AS first, max(created_at) AS last
    FROM (${created})`);
}

export interface Unannounced {
  count: number;
  /** When the oldest was created (ISO 8601); null when there is none. */
  oldest: string | null;
  /** How many of them a channel has tried in vain. */
  failed: number;
}

/** Counts the records created between two moments (ISO 8601) not yet announced on a channel, without those of the honeypot. */
export async function countUnannounced(
  database: D1Database,
  channel: NotificationChannel,
  span: { after: string; before: string },
): Promise<Unannounced> {
  return drizzle(database).get<Unannounced>(sql`
    SELECT count(*) AS count, min(created_at) AS oldest, count(*) FILTER (WHERE attempts > 0) AS failed
    FROM (${selectUnannounced(channel, span)})`);
}

/** Deletes what was told, or due, before a moment (ISO 8601), and returns how much. */
export async function deleteAnnouncementsBefore(database: D1Database, before: string): Promise<number> {
  const { meta } = await drizzle(database)
    .delete(announcements)
    .where(or(lt(announcements.sent_at, before), lt(announcements.due_at, before)));
  return meta.changes;
}

/** The rows that a statement gives of each announced table. */
function fromAll(ofTable: (table: AnnouncedTable) => SQL): SQL {
  return sql.join(ANNOUNCED_TABLES.map(ofTable), sql` UNION ALL `);
}

/** What is to be announced of both tables, with how often that was tried in vain. */
function selectUnannounced(channel: NotificationChannel, { after, before }: { after: string; before: string }, condition = sql`1`) {
  return fromAll((table) => {
    const { id, created_at, suspect } = recordTables[table];
    const { record_table, record_id, attempts, sent_at } = announcements;
    const isOfRecord = and(eq(record_table, table), eq(announcements.channel, channel), eq(record_id, id));
    const isNews = and(gt(created_at, after), lt(created_at, before), isHonest(suspect), isNull(sent_at), condition);
    return sql`
      SELECT ${table} AS "table", ${id} AS id, ${created_at} AS created_at, coalesce(${attempts}, 0) AS attempts
      FROM ${recordTables[table]} LEFT JOIN ${announcements} ON ${isOfRecord} WHERE ${isNews}`;
  });
}
