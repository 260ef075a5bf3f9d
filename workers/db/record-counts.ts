import { and, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { recordTables } from "./record-tables.ts";
import { isHonest, isWithin, type Span } from "./sql-parts.ts";
import type { RecordTable } from "./vocabulary.ts";

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
 * what fell into the honeypot left out.
 */
export async function countRecordsBy(
  database: D1Database,
  table: RecordTable,
  columns: readonly CountedColumn[],
  span: Span,
): Promise<CountedGroup[]> {
  const rows = recordTables[table];
  const names = columns.filter((name) => name in rows).map((name) => sql.identifier(name));
  const condition = and(isWithin(rows.created_at, span), "suspect" in rows ? isHonest(rows.suspect) : undefined);
  return drizzle(database).all<CountedGroup>(sql`
    SELECT ${sql.join([...names, sql`count(*) AS count`], sql`, `)} FROM ${rows}
    WHERE ${condition} GROUP BY ${sql.join(names, sql`, `)}`);
}
