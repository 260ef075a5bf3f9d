import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";

/** How far the tables that speak of people have come; null where one is empty. */
export interface LastChanges {
  /** Rowids: rows are only ever added at the end, whatever time they carry. */
  leads: number | null;
  requests: number | null;
  /** ISO 8601. */
  followUps: string | null;
  refusals: string | null;
  corrections: string | null;
  erasures: string | null;
}

/** Changes when anything that operators read of people has changed. Reads one row per table. */
export async function readLastChanges(database: D1Database): Promise<LastChanges> {
  return drizzle(database).get<LastChanges>(sql`SELECT
    (SELECT max(rowid) FROM catalogue_downloads) AS leads,
    (SELECT max(rowid) FROM callback_requests) AS requests,
    (SELECT max(at) FROM follow_up_entries) AS followUps,
    (SELECT max(at) FROM contact_refusals) AS refusals,
    (SELECT max(at) FROM record_corrections) AS corrections,
    (SELECT max(erased_at) FROM erasures) AS erasures`);
}
