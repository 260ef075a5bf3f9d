import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { entryTables } from "./record-tables.ts";

/** Entries of operators are one sequence: each is later than all others, so that the last one counts and no reader overlooks it. */
export function laterThanAll(at: string | SQL): SQL {
  const lasts = sql.join(
    Object.values(entryTables).map((entries) => sql`SELECT max(at) AS last FROM ${entries}`),
    sql` UNION ALL `,
  );
  return sql`max(${at}, coalesce((SELECT strftime('%Y-%m-%dT%H:%M:%fZ', max(last), '+0.001 seconds') FROM (${lasts})), ''))`;
}

/** What time it is where the records are kept: the clock of the machine that asks may be wrong. */
export async function readStoreTime(database: D1Database): Promise<Date> {
  const { now } = await drizzle(database).get<{ now: string }>(sql`SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now`);
  return new Date(now);
}
