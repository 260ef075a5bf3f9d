import { and, asc, gte, inArray, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Profession } from "#app/content/vocabulary.ts";
import { calendlyBookings, callbackRequests, catalogueDownloads, contactRefusals, followUpEntries } from "./schema.ts";
import { type FollowUpStatus, HONEYPOT } from "./vocabulary.ts";

/** What the site brought, without anybody's name. */

/** A moment (ISO 8601) included, and one left out. */
export interface Span {
  from: string;
  to: string;
}

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

/** Requests of a span, those of robots left out. Throws what D1 throws. */
export async function listRequestFacts(database: D1Database, { from, to }: Span): Promise<RequestFact[]> {
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
    .where(
      and(gte(callbackRequests.created_at, from), lt(callbackRequests.created_at, to), sql`${callbackRequests.suspect} IS NOT ${HONEYPOT}`),
    );
}

/** When catalogues were taken in a span, by people (ISO 8601). Throws what D1 throws. */
export async function listCatalogueTimes(database: D1Database, { from, to }: Span): Promise<string[]> {
  const rows = await drizzle(database)
    .select({ at: catalogueDownloads.created_at })
    .from(catalogueDownloads)
    .where(
      and(
        gte(catalogueDownloads.created_at, from),
        lt(catalogueDownloads.created_at, to),
        sql`${catalogueDownloads.suspect} IS NOT ${HONEYPOT}`,
      ),
    );
  return rows.map(({ at }) => at);
}

/** When appointments were made in the calendar in a span (ISO 8601). Throws what D1 throws. */
export async function listBookingTimes(database: D1Database, { from, to }: Span): Promise<string[]> {
  const rows = await drizzle(database)
    .select({ at: calendlyBookings.created_at })
    .from(calendlyBookings)
    .where(and(gte(calendlyBookings.created_at, from), lt(calendlyBookings.created_at, to)));
  return rows.map(({ at }) => at);
}

/** A status that was noted. One call that settles several records has one `id`. */
export interface OutcomeFact {
  record: string;
  id: string;
  at: string;
  status: FollowUpStatus;
}

/** Statuses noted in a span, oldest first. Throws what D1 throws. */
export async function listOutcomeFacts(database: D1Database, { from, to }: Span): Promise<OutcomeFact[]> {
  const rows = await drizzle(database)
    .select({ record: followUpEntries.record_id, id: followUpEntries.id, at: followUpEntries.at, status: followUpEntries.status })
    .from(followUpEntries)
    .where(
      and(
        gte(followUpEntries.at, from),
        lt(followUpEntries.at, to),
        inArray(followUpEntries.status, ["nouveau", "a-rappeler", "joint", "inscrit", "sans-suite"]),
      ),
    )
    .orderBy(asc(followUpEntries.at), asc(followUpEntries.id));
  return rows as OutcomeFact[];
}

/**
 * How many requests wait for a call of which nothing was noted: sent before a moment (ISO 8601), for a day (ISO date) before another, by
 * people who do not refuse. Throws what D1 throws.
 */
export async function countNeglected(database: D1Database, { sentBefore, dayBefore }: { sentBefore: string; dayBefore: string }) {
  const isOfRequest = sql`record_table = 'callback_requests' AND record_id = ${callbackRequests.id}`;
  const lastStatus = sql`(SELECT status FROM ${followUpEntries} WHERE ${isOfRequest} AND status IS NOT NULL ORDER BY at DESC, id DESC LIMIT 1)`;
  const lastRefusal = sql`(SELECT is_refused FROM ${contactRefusals} WHERE ${isOfRequest} AND channel = 'telephone' ORDER BY at DESC, id DESC LIMIT 1)`;
  return drizzle(database).$count(
    callbackRequests,
    and(
      lt(callbackRequests.created_at, sentBefore),
      sql`${callbackRequests.suspect} IS NOT ${HONEYPOT}`,
      sql`coalesce(${callbackRequests.jour}, '') < ${dayBefore}`,
      sql`coalesce(${lastStatus}, 'nouveau') = 'nouveau'`,
      sql`coalesce(${lastRefusal}, 0) = 0`,
    ),
  );
}
