import { and, asc, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { RecordKey } from "./people.ts";
import { openCalls, recordTables } from "./schema.ts";
import { isWithin, type Span } from "./sql-parts.ts";
import { HONEYPOT, PERSON_TABLES, type PersonTable } from "./vocabulary.ts";

/** `at` is when it is due, `sentAt` when the record was sent: ISO 8601. */
export type QueuedCall = RecordKey & { at: string; name: string; sentAt: string };

/** `isWhole`: false where the calls in the middle of a long queue were not read. */
export interface CallQueue {
  calls: QueuedCall[];
  isWhole: boolean;
}

/** Earliest first, by the index alone: up to `limit` from each end, so that a flood hides neither. */
export async function listOpenCalls(
  database: D1Database,
  { from = "", to = "9" }: Partial<Span>,
  { isTimed, limit }: { isTimed: boolean; limit: number },
): Promise<CallQueue> {
  const { record_table: table, record_id: id, due_at: at, name, sent_at: sentAt } = openCalls;
  const read = (order: SQL) =>
    drizzle(database)
      .select({ table, id, at, name, sentAt })
      .from(openCalls)
      .where(and(eq(openCalls.is_timed, isTimed), isWithin(at, { from, to })))
      .orderBy(order)
      .limit(limit);
  const first = await read(asc(at));
  if (first.length < limit) return { calls: first, isWhole: true };
  const ids = new Set(first.map((call) => call.id));
  const last = (await read(desc(at))).reverse().filter((call) => !ids.has(call.id));
  return { calls: [...first, ...last], isWhole: false };
}

/** Of a folded name, by the index of its keys; each once. */
export async function listCallsOfName(database: D1Database, name: string): Promise<QueuedCall[]> {
  const calls: QueuedCall[] = await drizzle(database).all(sql`
    SELECT open.record_table AS "table", open.record_id AS id, open.due_at AS at, open.name, open.sent_at AS sentAt
    FROM person_keys AS own CROSS JOIN open_calls AS open ON open.record_table = own.record_table AND open.record_id = own.record_id
    WHERE own.key >= ${`nom:${name}|`} AND own.key < ${`nom:${name}}`} AND open.name = ${name}`);
  return [...new Map(calls.map((call) => [`${call.table}/${call.id}`, call])).values()];
}

export async function countOpenCallsBefore(database: D1Database, moment: string): Promise<number> {
  return drizzle(database).$count(openCalls, and(inArray(openCalls.is_timed, [true, false]), lt(openCalls.due_at, moment)));
}

/** Records read before those of one name are taken for one. */
const MOST_SET_ASIDE = 2500;

/** The latest record of each name whose honeypot was filled in, latest first. */
export async function listSetAside(database: D1Database, span: Span, limit: number): Promise<RecordKey[]> {
  const ofTable = (table: PersonTable): SQL => {
    const { id, created_at, nom, ...others } = recordTables[table];
    const name = "prenom" in others ? sql`${others.prenom} || ' ' || ${nom}` : nom;
    // Inlined: SQLite only uses a partial index for the identical condition.
    const isTrapped = sql.raw(`suspect = '${HONEYPOT}'`);
    return sql`SELECT ${table} AS "table", ${id} AS id, ${created_at} AS at, lower(${name}) AS name FROM ${recordTables[table]}
      WHERE ${isTrapped} AND ${isWithin(created_at, span)}`;
  };
  return drizzle(database).all(sql`
    SELECT "table", id FROM (
      SELECT "table", id, max(at) AS at FROM (
        SELECT * FROM (${sql.join(PERSON_TABLES.map(ofTable), sql` UNION ALL `)}) ORDER BY at DESC LIMIT ${MOST_SET_ASIDE})
      GROUP BY name)
    ORDER BY at DESC LIMIT ${limit}`);
}

export async function countBookings(database: D1Database, span: Span): Promise<number> {
  const { calendly_bookings } = recordTables;
  return drizzle(database).$count(calendly_bookings, isWithin(calendly_bookings.created_at, span));
}
