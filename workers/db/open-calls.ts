import { and, asc, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { RecordKey } from "./people.ts";
import { openCalls, recordTables } from "./schema.ts";
import { isWithin, type Span } from "./sql-parts.ts";
import { HONEYPOT, PERSON_TABLES, type PersonTable } from "./vocabulary.ts";

/** Timed calls earliest first, untimed ones latest first. */
export async function listOpenCalls(
  database: D1Database,
  { from = "", to = "9" }: Partial<Span>,
  { isTimed, limit }: { isTimed: boolean; limit: number },
): Promise<RecordKey[]> {
  return drizzle(database)
    .select({ table: openCalls.record_table, id: openCalls.record_id })
    .from(openCalls)
    .where(and(eq(openCalls.is_timed, isTimed), isWithin(openCalls.due_at, { from, to })))
    .orderBy(isTimed ? asc(openCalls.due_at) : desc(openCalls.due_at))
    .limit(limit);
}

export async function countOpenCallsBefore(database: D1Database, moment: string): Promise<number> {
  return drizzle(database).$count(openCalls, and(inArray(openCalls.is_timed, [true, false]), lt(openCalls.due_at, moment)));
}

/** Records whose honeypot was filled in, latest first. */
export async function listSetAside(database: D1Database, span: Span, limit: number): Promise<RecordKey[]> {
  const ofTable = (table: PersonTable): SQL => {
    const { id, created_at } = recordTables[table];
    // Inlined: SQLite only uses a partial index for the identical condition.
    const isTrapped = sql.raw(`suspect = '${HONEYPOT}'`);
    return sql`SELECT ${table} AS "table", ${id} AS id, ${created_at} AS at FROM ${recordTables[table]}
      WHERE ${isTrapped} AND ${isWithin(created_at, span)}`;
  };
  const [leads, requests] = PERSON_TABLES.map(ofTable);
  return drizzle(database).all(sql`SELECT "table", id FROM (${leads} UNION ALL ${requests}) ORDER BY at DESC LIMIT ${limit}`);
}

export async function countBookings(database: D1Database, span: Span): Promise<number> {
  const { calendly_bookings } = recordTables;
  return drizzle(database).$count(calendly_bookings, isWithin(calendly_bookings.created_at, span));
}
