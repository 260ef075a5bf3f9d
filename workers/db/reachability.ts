import { drizzle } from "drizzle-orm/d1";
import { catalogueDownloads } from "./schema.ts";

/** Throws when D1 does not answer, or lacks its tables. */
export async function readOneRow(database: D1Database): Promise<unknown> {
  return drizzle(database).select({ id: catalogueDownloads.id }).from(catalogueDownloads).limit(1);
}
