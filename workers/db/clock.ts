import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { entryTables } from "./record-tables.ts";

/** When the last of all entries of operators was noted (ISO 8601); null before the first. */
export const LAST_ENTRY = sql`SELECT max(last) FROM (${sql.join(
  Object.values(entryTables).map((entries) => sql`SELECT max(at) AS last FROM ${entries}`),
  sql` UNION ALL `,
)})`;

/** Entries of operators are one sequence: each is later than all others, so that the last one counts and no reader overlooks it. */
export function laterThanAll(at: string | SQL): SQL {
  return sql`max(${at}, coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', (${LAST_ENTRY}), '+0.001 seconds'), ''))`;
}

/** What time it is where the records are kept: the clock of the machine that asks may be wrong. */
export async function readStoreTime(database: D1Database): Promise<Date> {
  const { now } = await drizzle(database).get<{ now: string }>(sql`SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now`);
  return new Date(now);
}
