import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { recordTables } from "./record-tables.ts";
import type { Span } from "./sql-parts.ts";
import { HONEYPOT, type RecordTable } from "./vocabulary.ts";

/** What the site brought, counted in the database: nobody's name leaves it. Only the rows of the span are read. */

/** A count of records of a period, or of people whom an outcome reached, by the campaign that brought them; null for none. */
export interface Count {
  /** The place of the period in the list that was asked for. */
  period: number;
  what: RecordTable | "joint" | "inscrit";
  campaign: string | null;
  count: number;
}

/** Counts what happened in some periods, which follow one another and may be of any length. */
export async function countResults(database: D1Database, periods: readonly Span[]): Promise<Count[]> {
  const db = drizzle(database);
  const list = JSON.stringify(periods.map(({ from, to }) => ({ from, to })));
  const counted = await Promise.all([
    ...(Object.keys(recordTables) as RecordTable[]).map((table) => db.all<Count>(countRecords(table, list))),
    db.all<Count>(countOutcomes(list)),
  ]);
  return counted.flat();
}

const PERIOD = sql.raw("json_extract(period.value, '$.from') AS start_at, json_extract(period.value, '$.to') AS end_at");

/** Submissions of a table, those of robots left out. */
function countRecords(table: RecordTable, periods: string): SQL {
  const isHonest = table === "calendly_bookings" ? sql`1` : sql.raw(`sent.suspect IS NOT '${HONEYPOT}'`);
  return sql`
    WITH periods AS (SELECT period.key AS place, ${PERIOD} FROM json_each(${periods}) AS period)
    SELECT place AS period, ${table} AS what, sent.utm_campaign AS campaign, count(*) AS count
    FROM periods CROSS JOIN ${recordTables[table]} AS sent ON sent.created_at >= start_at AND sent.created_at < end_at
    WHERE ${isHonest} GROUP BY place, sent.utm_campaign`;
}

/**
 * People, by their first record, who were reached, and people who registered: an outcome that stands on several records counts once, under the campaign of one of
 * them; the same outcome of the same person twice in a period counts once; what was taken back does not count. Whoever registers has been
 * reached too.
 */
function countOutcomes(periods: string): SQL {
  return sql`
    WITH periods AS (SELECT period.key AS place, ${PERIOD} FROM json_each(${periods}) AS period),
    outcomes AS (
      SELECT place, entry.id, min(entry.status) AS status, min(coalesce(lead.created_at, request.created_at) || entry.record_id) AS person,
        max(coalesce(lead.utm_campaign, request.utm_campaign)) AS campaign
      FROM periods CROSS JOIN entries AS entry ON entry.at >= start_at AND entry.at < end_at
      LEFT JOIN catalogue_downloads AS lead ON entry.record_table = 'catalogue_downloads' AND lead.id = entry.record_id
      LEFT JOIN callback_requests AS request ON entry.record_table = 'callback_requests' AND request.id = entry.record_id
      WHERE entry.status IN ('joint', 'inscrit') AND NOT EXISTS (
        SELECT 1 FROM entries AS undoing
        WHERE undoing.record_table = entry.record_table AND undoing.record_id = entry.record_id AND undoing.at > entry.at
          AND undoing.undoes = entry.id)
      GROUP BY place, entry.id
    ),
    people AS (
      SELECT place, person, max(status = 'inscrit') AS is_enrolled, max(campaign) AS campaign FROM outcomes GROUP BY place, person
    )
    SELECT place AS period, 'joint' AS what, campaign, count(*) AS count FROM people GROUP BY place, campaign
    UNION ALL
    SELECT place, 'inscrit', campaign, count(*) FROM people WHERE is_enrolled GROUP BY place, campaign`;
}
