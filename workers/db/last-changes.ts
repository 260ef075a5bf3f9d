import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";

/** Changes when anything that operators read of people has changed. Reads one row of an index per table. Throws what D1 throws. */
export async function readLastChanges(database: D1Database): Promise<string> {
  const [row] = await drizzle(database).all<Record<string, string | null>>(sql`SELECT
    (SELECT max(created_at) FROM catalogue_downloads) AS leads,
    (SELECT max(created_at) FROM callback_requests) AS requests,
    (SELECT max(at) FROM follow_up_entries) AS follow_ups,
    (SELECT max(at) FROM contact_refusals) AS refusals,
    (SELECT max(at) FROM record_corrections) AS corrections,
    (SELECT max(erased_at) FROM erasures) AS erasures`);
  return JSON.stringify(row);
}
