import { desc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Erasure, erasures } from "./schema.ts";
import { isWithin, type Span } from "./sql-parts.ts";

/** Which of these moments (ISO 8601, in their order) the database knows no erasure of. */
export async function listLackingErasures(database: D1Database, moments: readonly string[]): Promise<string[]> {
  const rows: { at: string }[] = await drizzle(database).all(sql`
    SELECT listed.value AS at FROM json_each(${JSON.stringify(moments)}) AS listed
    WHERE NOT EXISTS (SELECT 1 FROM ${erasures} WHERE ${erasures.erased_at} = listed.value) ORDER BY listed.key`);
  return rows.map(({ at }) => at);
}

/** Latest first. */
export async function listErasures(database: D1Database, span: Span, limit: number): Promise<Erasure[]> {
  const { erased_at } = erasures;
  return drizzle(database).select().from(erasures).where(isWithin(erased_at, span)).orderBy(desc(erased_at)).limit(limit);
}
