import { and, getTableColumns, gte, lt, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { recordTables } from "./record-tables.ts";
import type { RecordTable } from "./vocabulary.ts";
import { HONEYPOT } from "./vocabulary.ts";

/** The columns by which records may be counted. */
export type CountedColumn =
  | "catalogue_type"
  | "profession"
  | "source_type"
  | "source_page"
  | "utm_source"
  | "utm_medium"
  | "utm_campaign"
  | "programme";

export type CountedGroup = Partial<Record<CountedColumn, string | null>> & { count: number };

/**
 * How many records of a table were created from one moment (ISO 8601) until before another, by the combinations of columns;
 * what fell into the honeypot left out. Throws what D1 throws.
 */
export async function countRecordsBy(
  database: D1Database,
  table: RecordTable,
  columns: readonly CountedColumn[],
  { from, to }: { from: string; to: string },
): Promise<CountedGroup[]> {
  const rows = recordTables[table];
  const known: Record<string, unknown> = getTableColumns(rows);
  const names = columns.filter((name) => name in known).map((name) => sql.identifier(name));
  const isHonest: SQL = "suspect" in known ? sql`suspect IS NOT ${HONEYPOT}` : sql`1`;
  return drizzle(database).all<CountedGroup>(sql`
    SELECT ${sql.join([...names, sql`count(*) AS count`], sql`, `)} FROM ${rows}
    WHERE ${and(gte(rows.created_at, from), lt(rows.created_at, to), isHonest)} GROUP BY ${sql.join(names, sql`, `)}`);
}
