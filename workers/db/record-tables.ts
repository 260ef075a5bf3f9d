import {
  type CalendlyBooking,
  type CallbackRequestRow,
  type CatalogueDownload,
  calendlyBookings,
  callbackRequests,
  catalogueDownloads,
} from "./schema.ts";
import type { RecordTable } from "./vocabulary.ts";

export interface Records {
  catalogue_downloads: CatalogueDownload;
  callback_requests: CallbackRequestRow;
  calendly_bookings: CalendlyBooking;
}

export const recordTables = {
  catalogue_downloads: catalogueDownloads,
  callback_requests: callbackRequests,
  calendly_bookings: calendlyBookings,
} satisfies Record<RecordTable, unknown>;
