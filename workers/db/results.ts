import { and, lt, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Profession } from "#app/content/vocabulary.ts";
import { recordTables } from "./record-tables.ts";
import { callbackRequests, contactRefusals, followUpEntries } from "./schema.ts";
import { isHonest, isWithin, type Span } from "./sql-parts.ts";
import type { FollowUpStatus, RecordTable } from "./vocabulary.ts";

/** What the site brought, without anybody's name. */

/** By what somebody came. */
export interface VisitFact {
  at: string;
  campaign: string | null;
  origin: string | null;
}

/** A catalogue taken, a request to be called back or an appointment made, by what brought it; null for what its table does not say. */
export interface SentFact extends VisitFact {
  page: string;
  source: string | null;
  profession: Profession | null;
  programme: string | null;
  reference: string | null;
  /** References of a joined « Ma sélection ». */
  selection: string | null;
  medium: string | null;
}

/** What was sent to a table in a span, that of robots left out. */
export async function listSentFacts(database: D1Database, table: RecordTable, span: Span): Promise<SentFact[]> {
  const rows = recordTables[table];
  const { created_at, source_page, utm_campaign, utm_source, utm_medium } = rows;
  const columnOf = (name: string): SQL => (name in rows ? sql`${sql.identifier(name)}` : sql`NULL`);
  return drizzle(database).all<SentFact>(sql`
    SELECT ${created_at} AS at, ${source_page} AS page, ${utm_campaign} AS campaign, ${utm_source} AS origin, ${utm_medium} AS medium,
      ${columnOf("source_type")} AS source, ${columnOf(table === "catalogue_downloads" ? "catalogue_type" : "profession")} AS profession,
      ${columnOf("programme")} AS programme, ${columnOf("format_reference")} AS reference, ${columnOf("selection")} AS selection
    FROM ${rows} WHERE ${and(isWithin(created_at, span), "suspect" in rows ? isHonest(rows.suspect) : undefined)}`);
}

/** All that is counted of a span. */
export interface Facts {
  catalogues: readonly VisitFact[];
  requests: readonly SentFact[];
  bookings: readonly VisitFact[];
  outcomes: readonly OutcomeFact[];
}

export async function listFacts(database: D1Database, span: Span): Promise<Facts> {
  const [catalogues, requests, bookings, outcomes] = await Promise.all([
    listSentFacts(database, "catalogue_downloads", span),
    listSentFacts(database, "callback_requests", span),
    listSentFacts(database, "calendly_bookings", span),
    listOutcomeFacts(database, span),
  ]);
  return { catalogues, requests, bookings, outcomes };
}

/** A status that was noted, with what brought the record. One call that settles several records has one `id`. */
export interface OutcomeFact extends VisitFact {
  record: string;
  id: string;
  status: FollowUpStatus;
}

/** Statuses noted in a span, oldest first. */
export async function listOutcomeFacts(database: D1Database, { from, to }: Span): Promise<OutcomeFact[]> {
  return drizzle(database).all<OutcomeFact>(sql`
    SELECT record_id AS record, entry.id AS id, at, status, sent.utm_campaign AS campaign, sent.utm_source AS origin
    FROM ${followUpEntries} AS entry LEFT JOIN (
      SELECT 'catalogue_downloads' AS record_table, id, utm_campaign, utm_source FROM catalogue_downloads
      UNION ALL SELECT 'callback_requests', id, utm_campaign, utm_source FROM callback_requests
      UNION ALL SELECT 'calendly_bookings', id, utm_campaign, utm_source FROM calendly_bookings
    ) AS sent ON sent.record_table = entry.record_table AND sent.id = entry.record_id
    WHERE at >= ${from} AND at < ${to} AND status IS NOT NULL
    ORDER BY at, entry.id`);
}

/**
 * How many requests wait for a call of which nothing was noted: sent before a moment (ISO 8601), for a day (ISO date) before another, by
 * people who do not refuse.
 */
export async function countNeglected(database: D1Database, { sentBefore, dayBefore }: { sentBefore: string; dayBefore: string }) {
  const isOfRequest = sql`record_table = 'callback_requests' AND record_id = ${callbackRequests.id}`;
  const last = sql`ORDER BY at DESC, id DESC LIMIT 1`;
  const lastStatus = sql`(SELECT status FROM ${followUpEntries} WHERE ${isOfRequest} AND status IS NOT NULL ${last})`;
  const lastRefusal = sql`(SELECT is_refused FROM ${contactRefusals} WHERE ${isOfRequest} AND channel = 'telephone' ${last})`;
  return drizzle(database).$count(
    callbackRequests,
    and(
      lt(callbackRequests.created_at, sentBefore),
      isHonest(callbackRequests.suspect),
      sql`coalesce(${callbackRequests.jour}, '') < ${dayBefore}`,
      sql`coalesce(${lastStatus}, 'nouveau') = 'nouveau'`,
      sql`coalesce(${lastRefusal}, 0) = 0`,
    ),
  );
}
