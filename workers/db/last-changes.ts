import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { LAST_ENTRY } from "./clock.ts";

/** How far the tables that speak of people have come; null where one is empty. */
export interface LastChanges {
  /** Rowids: rows are only ever added at the end, whatever time they carry. */
  leads: number | null;
  requests: number | null;
  /** ISO 8601, of the last entry of all kinds: each is later than all others (clock.ts). */
  entries: string | null;
  /** Changes when rows have gone: the last erasure, and the oldest rows, which a purge takes first. */
  removals: string;
}

/** Changes when anything that operators read of people has changed. Reads one row per table and index. */
export async function readLastChanges(database: D1Database): Promise<LastChanges> {
  return drizzle(database).get<LastChanges>(sql`SELECT
    (SELECT max(rowid) FROM catalogue_downloads) AS leads,
    (SELECT max(rowid) FROM callback_requests) AS requests,
    (${LAST_ENTRY}) AS entries,
    concat_ws(' ', (SELECT max(erased_at) FROM erasure_hashes), (SELECT min(created_at) FROM catalogue_downloads),
      (SELECT min(created_at) FROM callback_requests)) AS removals`);
}
