import { calendlyBookings, callbackRequests, catalogueDownloads } from "./schema.ts";
import type { RecordTable } from "./vocabulary.ts";

export const recordTables = {
  catalogue_downloads: catalogueDownloads,
  callback_requests: callbackRequests,
  calendly_bookings: calendlyBookings,
} satisfies Record<RecordTable, unknown>;

/** Rows by table. */
export type Records = { [Table in RecordTable]: (typeof recordTables)[Table]["$inferSelect"] };
