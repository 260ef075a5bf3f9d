import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type CountedPeriod, countedPeriods, recordTables } from "./schema.ts";
import { fieldOf, isIn, type Span } from "./sql-parts.ts";
import { HONEYPOT, type PeriodUnit, type PersonTable, RECORD_TABLES, type RecordTable } from "./vocabulary.ts";

/** The database counts, so no name leaves it. */

/** `from` is an ISO date. */
export async function listCountedPeriods(database: D1Database, unit: PeriodUnit, from: string): Promise<CountedPeriod[]> {
  const isShown = and(eq(countedPeriods.unit, unit), gte(countedPeriods.first_day, from));
  return drizzle(database).select().from(countedPeriods).where(isShown);
}

export async function saveCountedPeriods(database: D1Database, periods: CountedPeriod[]): Promise<void> {
  if (periods.length > 0) await drizzle(database).insert(countedPeriods).values(periods).onConflictDoNothing();
}

/** By first day (ISO dates), so they are counted again after a late record or an undone entry. */
export function deleteCountedPeriods(database: D1Database, firstDays: readonly string[]) {
  return drizzle(database).delete(countedPeriods).where(isIn(countedPeriods.first_day, firstDays));
}

const isNotUndone = sql`NOT EXISTS (
        SELECT 1 FROM entries AS undoing
        WHERE undoing.record_table = entry.record_table AND undoing.record_id = entry.record_id AND undoing.at > entry.at
          AND undoing.undoes = entry.id)`;

/** D1 joins five selections at most. An outcome counts once per person and period, unless undone, for one campaign; an enrolled person also counts as reached. */
export async function countPeriods(
  database: D1Database,
  periods: readonly (Span & { first_day: string })[],
): Promise<CountedPeriod["counts"]> {
  const fields = ["first_day", "from", "to"].map((name) => fieldOf("asked", name));
  return drizzle(database).all(sql`
    WITH periods (first_day, from_at, to_at) AS MATERIALIZED (
      SELECT ${sql.join(fields, sql`, `)} FROM json_each(${JSON.stringify(periods)}) AS asked),
    outcomes AS (
      SELECT first_day, min(entry.status) AS status, min(coalesce(lead.created_at, request.created_at, quotation.created_at) || entry.record_id) AS person,
        max(coalesce(lead.utm_campaign, request.utm_campaign, quotation.utm_campaign)) AS campaign
      FROM periods CROSS JOIN entries AS entry ON entry.at >= from_at AND entry.at < to_at
      LEFT JOIN catalogue_downloads AS lead ON entry.record_table = 'catalogue_downloads' AND lead.id = entry.record_id
      LEFT JOIN callback_requests AS request ON entry.record_table = 'callback_requests' AND request.id = entry.record_id
      LEFT JOIN quotation_requests AS quotation ON entry.record_table = 'quotation_requests' AND quotation.id = entry.record_id
      WHERE entry.status IN ('joint', 'inscrit') AND ${isNotUndone}
      GROUP BY first_day, entry.id
    ),
    people AS MATERIALIZED (
      SELECT first_day, max(status = 'inscrit') AS is_enrolled, max(campaign) AS campaign FROM outcomes GROUP BY first_day, person
    )
    ${sql.join(RECORD_TABLES.map(countRecords), sql` UNION ALL `)}
    UNION ALL SELECT first_day, figure.value, campaign, count(*)
    FROM people CROSS JOIN json_each('["joint", "inscrit"]') AS figure ON figure.value = 'joint' OR is_enrolled
    GROUP BY first_day, figure.value, campaign`);
}

/** Those that the honeypot set aside count once an adviser has said « c'est une vraie personne ». */
function countRecords(table: RecordTable): SQL {
  return sql`
    SELECT first_day, ${table} AS what, sent.utm_campaign AS campaign, count(*) AS count
    FROM periods CROSS JOIN ${recordTables[table]} AS sent ON sent.created_at >= from_at AND sent.created_at < to_at
    WHERE ${table === "calendly_bookings" ? sql`1` : isTrusted(table)} GROUP BY first_day, sent.utm_campaign`;
}

function isTrusted(table: PersonTable): SQL {
  return sql`(${sql.raw(`sent.suspect IS NOT '${HONEYPOT}'`)} OR EXISTS (
      SELECT 1 FROM entries AS entry
      WHERE entry.record_table = ${table} AND entry.record_id = sent.id AND entry.kind = 'genuine' AND ${isNotUndone}))`;
}
