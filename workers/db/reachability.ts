import { drizzle } from "drizzle-orm/d1";
import { withinTimeLimit } from "../time-limit.ts";
import { catalogueDownloads } from "./schema.ts";

/** Whether D1 answers now and has its tables. Never throws. */
export async function isDatabaseReachable(database: D1Database): Promise<boolean> {
  return withinTimeLimit("D1", drizzle(database).select({ id: catalogueDownloads.id }).from(catalogueDownloads).limit(1)).then(
    () => true,
    () => false,
  );
}
