import { lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { calendlyBookings, callbackRequests, catalogueDownloads } from "./schema.ts";

const tables = { calendly_bookings: calendlyBookings, callback_requests: callbackRequests, catalogue_downloads: catalogueDownloads };

/** Deletes the rows of a table created before a moment (ISO 8601) and returns how many. Throws what D1 throws. */
export async function deleteBefore(database: D1Database, table: keyof typeof tables, before: string): Promise<number> {
  const { meta } = await drizzle(database).delete(tables[table]).where(lt(tables[table].created_at, before));
  return meta.changes;
}
