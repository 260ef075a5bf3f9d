import { gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { oppositions } from "./schema.ts";
import { isIn } from "./sql-parts.ts";

/** Refusals that outlive their records, by keyed hash of telephone or e-mail. */

export type KeptOpposition = typeof oppositions.$inferInsert;

/** Without any refusal, the key isn't read. */
export async function hasOppositions(database: D1Database): Promise<boolean> {
  const { hash, kept_since } = oppositions;
  return (await drizzle(database).select({ hash }).from(oppositions).where(gt(kept_since, "")).limit(1)).length > 0;
}

export async function findOppositions(database: D1Database, hashes: readonly string[]): Promise<KeptOpposition[]> {
  return hashes.length === 0 ? [] : drizzle(database).select().from(oppositions).where(isIn(oppositions.hash, hashes));
}
