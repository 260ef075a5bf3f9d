import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";

/** What time it is where the records are kept: the clock of the machine that asks may be wrong. Throws what D1 throws. */
export async function readStoreTime(database: D1Database): Promise<Date> {
  const [row] = await drizzle(database).all<{ now: string }>(sql`SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now`);
  return new Date(row?.now ?? Number.NaN);
}
