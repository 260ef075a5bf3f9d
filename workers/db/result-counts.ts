import { and, asc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { countedDays, recordTables } from "./schema.ts";
import { fieldOf, isIn } from "./sql-parts.ts";
import { type Figure, HONEYPOT, type PeriodUnit, RECORD_TABLES, type RecordTable } from "./vocabulary.ts";

/** The database counts, so no name leaves it. */

/** Moments in ISO 8601, the end excluded. */
export interface DaySpan {
  /** ISO date in Paris. */
  day: string;
  from: string;
  to: string;
  /** Start of the week or month: anyone reached since is already counted. */
  since: string;
}

/** Null for no campaign. */
export interface Count {
  day: string;
  what: Figure;
  campaign: string | null;
  count: number;
}

export async function countDays(database: D1Database, days: readonly DaySpan[]): Promise<Count[]> {
  return drizzle(database).all<Count>(sql`${withCounts(days)} SELECT day, what, campaign, count FROM counts`);
}

export async function keepCountedDays(database: D1Database, unit: PeriodUnit, days: readonly DaySpan[]): Promise<void> {
  await drizzle(database).run(sql`
    INSERT OR REPLACE INTO counted_days (unit, day, counts) ${withCounts(days)}
    SELECT ${unit}, days.day, json_group_array(json_array(what, campaign, count)) FILTER (WHERE what IS NOT NULL)
    FROM days LEFT JOIN counts ON counts.day = days.day GROUP BY days.day`);
}

/** `from` is an ISO date. */
export async function listCountedDays(database: D1Database, unit: PeriodUnit, from: string) {
  const rows = await drizzle(database)
    .select({ day: countedDays.day, counts: countedDays.counts })
    .from(countedDays)
    .where(and(eq(countedDays.unit, unit), gte(countedDays.day, from)))
    .orderBy(asc(countedDays.day));
  return rows.map(({ day, counts }) => ({
    day,
    counts: counts.map(([what, campaign, count]): Count => ({ day, what, campaign, count })),
  }));
}

/** Deletes days (ISO dates), so they are counted again after a late or undone entry. */
export function forgetCountedDays(database: D1Database, days: readonly string[]) {
  return drizzle(database).delete(countedDays).where(isIn(countedDays.day, days));
}

export async function deleteCountedDaysBefore(database: D1Database, unit: PeriodUnit, day: string): Promise<void> {
  await drizzle(database)
    .delete(countedDays)
    .where(and(eq(countedDays.unit, unit), lt(countedDays.day, day)));
}

/** An outcome counts once per person and period, unless undone, for one campaign; an enrolled person also counts as reached. */
function withCounts(days: readonly DaySpan[]): SQL {
  const fields = ["day", "from", "to", "since"].map((name) => fieldOf("asked", name));
  return sql`
    WITH days (day, from_at, to_at, since_at) AS MATERIALIZED (SELECT ${sql.join(fields, sql`, `)} FROM json_each(${JSON.stringify(days)}) AS asked),
    outcomes AS (
      SELECT day, entry.id, min(entry.status) AS status, min(coalesce(lead.created_at, request.created_at) || entry.record_id) AS person,
        max(coalesce(lead.utm_campaign, request.utm_campaign)) AS campaign,
        max(${hadOutcome("'joint', 'inscrit'")}) AS was_reached, max(entry.status = 'inscrit' AND ${hadOutcome("'inscrit'")}) AS was_enrolled
      FROM days CROSS JOIN entries AS entry ON entry.at >= from_at AND entry.at < to_at
      LEFT JOIN catalogue_downloads AS lead ON entry.record_table = 'catalogue_downloads' AND lead.id = entry.record_id
      LEFT JOIN callback_requests AS request ON entry.record_table = 'callback_requests' AND request.id = entry.record_id
      WHERE entry.status IN ('joint', 'inscrit') AND ${stands("entry")}
      GROUP BY day, entry.id
    ),
    people AS MATERIALIZED (
      SELECT day, person, max(status = 'inscrit') AS is_enrolled, max(campaign) AS campaign, max(was_reached) AS was_reached,
        max(was_enrolled) AS was_enrolled
      FROM outcomes GROUP BY day, person
    ),
    counts (day, what, campaign, count) AS (
      ${sql.join(RECORD_TABLES.map(countRecords), sql` UNION ALL `)}
      UNION ALL SELECT day, 'joint', campaign, count(*) FROM people WHERE NOT was_reached GROUP BY day, campaign
      UNION ALL SELECT day, 'inscrit', campaign, count(*) FROM people WHERE is_enrolled AND NOT was_enrolled GROUP BY day, campaign
    )`;
}

/** Without those of robots. */
function countRecords(table: RecordTable): SQL {
  const isNotFromRobot = table === "calendly_bookings" ? sql`1` : sql.raw(`sent.suspect IS NOT '${HONEYPOT}'`);
  return sql`
    SELECT day, ${table}, sent.utm_campaign, count(*)
    FROM days CROSS JOIN ${recordTables[table]} AS sent ON sent.created_at >= from_at AND sent.created_at < to_at
    WHERE ${isNotFromRobot} GROUP BY day, sent.utm_campaign`;
}

/** Whether the entry wasn't undone. */
function stands(entry: "entry" | "earlier"): SQL {
  return sql.raw(`NOT EXISTS (
        SELECT 1 FROM entries AS undoing
        WHERE undoing.record_table = ${entry}.record_table AND undoing.record_id = ${entry}.record_id AND undoing.at > ${entry}.at
          AND undoing.undoes = ${entry}.id)`);
}

/** Whether the record had one of these outcomes in the same period. */
function hadOutcome(statuses: string): SQL {
  return sql`EXISTS (
        SELECT 1 FROM entries AS earlier
        WHERE earlier.record_table = entry.record_table AND earlier.record_id = entry.record_id AND earlier.at >= since_at
          AND earlier.at < from_at AND earlier.status IN (${sql.raw(statuses)}) AND ${stands("earlier")})`;
}
