import {
  type CalendlyBooking,
  type CallbackRequestRow,
  type CatalogueDownload,
  calendlyBookings,
  callbackRequests,
  catalogueDownloads,
} from "./schema.ts";
import type { RecordTable } from "./vocabulary.ts";

/** Every record that visitors create, by table. */
export interface Records {
  catalogue_downloads: CatalogueDownload;
  callback_requests: CallbackRequestRow;
  calendly_bookings: CalendlyBooking;
}

/** The tables of what visitors leave, by name. */
export const recordTables = {
  catalogue_downloads: catalogueDownloads,
  callback_requests: callbackRequests,
  calendly_bookings: calendlyBookings,
} satisfies Record<RecordTable, unknown>;
