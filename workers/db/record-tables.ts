import type { RecordTable } from "../storage/outbox.ts";
import { calendlyBookings, callbackRequests, catalogueDownloads } from "./schema.ts";

/** The tables of what visitors leave, by name. */
export const recordTables = {
  catalogue_downloads: catalogueDownloads,
  callback_requests: callbackRequests,
  calendly_bookings: calendlyBookings,
} satisfies Record<RecordTable, unknown>;
