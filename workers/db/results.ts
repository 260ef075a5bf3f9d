import { and, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Profession } from "#app/content/vocabulary.ts";
import { calendlyBookings, callbackRequests, catalogueDownloads, contactRefusals, followUpEntries } from "./schema.ts";
import { isHonest, isWithin, type Span } from "./sql-parts.ts";
import type { FollowUpStatus } from "./vocabulary.ts";

/** What the site brought, without anybody's name. */

/** A request to be called back, by what brought it. */
export interface RequestFact {
  at: string;
  page: string;
  source: string;
  profession: Profession;
  programme: string | null;
  reference: string | null;
  /** References of a joined « Ma sélection ». */
  selection: string | null;
  campaign: string | null;
  origin: string | null;
}

/** Requests of a span, those of robots left out. */
export async function listRequestFacts(database: D1Database, span: Span): Promise<RequestFact[]> {
  return drizzle(database)
    .select({
      at: callbackRequests.created_at,
      page: callbackRequests.source_page,
      source: callbackRequests.source_type,
      profession: callbackRequests.profession,
      programme: callbackRequests.programme,
      reference: callbackRequests.format_reference,
      selection: callbackRequests.selection,
      campaign: callbackRequests.utm_campaign,
      origin: callbackRequests.utm_source,
    })
    .from(callbackRequests)
    .where(and(isWithin(callbackRequests.created_at, span), isHonest(callbackRequests.suspect)));
}

/** A catalogue taken or an appointment made, by what brought it. */
export interface VisitFact {
  at: string;
  campaign: string | null;
  origin: string | null;
}

/** Catalogues taken in a span, those of robots left out. */
export async function listCatalogueFacts(database: D1Database, span: Span): Promise<VisitFact[]> {
  const { created_at, utm_campaign, utm_source, suspect } = catalogueDownloads;
  return drizzle(database)
    .select({ at: created_at, campaign: utm_campaign, origin: utm_source })
    .from(catalogueDownloads)
    .where(and(isWithin(created_at, span), isHonest(suspect)));
}

/** Appointments made in the calendar in a span. */
export async function listBookingFacts(database: D1Database, span: Span): Promise<VisitFact[]> {
  const { created_at, utm_campaign, utm_source } = calendlyBookings;
  return drizzle(database)
    .select({ at: created_at, campaign: utm_campaign, origin: utm_source })
    .from(calendlyBookings)
    .where(isWithin(created_at, span));
}

/** A status that was noted. One call that settles several records has one `id`. */
export interface OutcomeFact {
  record: string;
  id: string;
  at: string;
  status: FollowUpStatus;
  /** What brought the record. */
  campaign: string | null;
  origin: string | null;
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
