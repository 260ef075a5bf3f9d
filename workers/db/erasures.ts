import { desc, gt, max } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Erasure, erasures } from "./schema.ts";
import { isWithin, type Span } from "./sql-parts.ts";

/** ISO 8601; null before the first erasure. */
export async function findLastErasure(database: D1Database): Promise<string | null> {
  const [found] = await drizzle(database)
    .select({ last: max(erasures.erased_at) })
    .from(erasures);
  return found?.last ?? null;
}

/** Takes and returns ISO 8601. */
export async function listErasureMoments(database: D1Database, after: string): Promise<string[]> {
  const { erased_at } = erasures;
  const rows = await drizzle(database).selectDistinct({ at: erased_at }).from(erasures).where(gt(erased_at, after));
  return rows.map(({ at }) => at);
}

/** Latest first. */
export async function listErasures(database: D1Database, span: Span, limit: number): Promise<Erasure[]> {
  const { erased_at } = erasures;
  return drizzle(database).select().from(erasures).where(isWithin(erased_at, span)).orderBy(desc(erased_at)).limit(limit);
}
