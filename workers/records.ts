import { saveCalendlyBooking } from "./db/calendly-bookings.ts";
import { saveCallbackRequest } from "./db/callback-requests.ts";
import { saveCatalogueDownload } from "./db/catalogue-downloads.ts";
import type { CalendlyBooking, CallbackRequestRow, CatalogueDownload } from "./db/schema.ts";
import { findCause, logError } from "./log.ts";
import { putAside, type RecordTable } from "./storage/outbox.ts";
import { withinTimeLimit } from "./time-limit.ts";

/** Every record that visitors create, by table. */
export interface Records {
  catalogue_downloads: CatalogueDownload;
  callback_requests: CallbackRequestRow;
  calendly_bookings: CalendlyBooking;
}

const savers: { [Table in RecordTable]: (database: D1Database, record: Records[Table]) => Promise<string> } = {
  catalogue_downloads: saveCatalogueDownload,
  callback_requests: saveCallbackRequest,
  calendly_bookings: saveCalendlyBooking,
};

const ATTEMPTS = 3;
const RETRY_DELAY_MS = 80;

/**
 * Keeps a record: in D1, tried three times, else in the outbox of R2, from where the replay moves it into D1.
 * Returns the id of the row that stands for it. Throws only when both stores fail. Saving the same id again is harmless.
 */
export async function keepRecord<Table extends RecordTable>(env: Env, table: Table, record: Records[Table]): Promise<string> {
  try {
    return await saveWithRetry(() => saveRecord(env.DB, table, record));
  } catch (error) {
    logError("record-put-aside", error, { table });
    await withinTimeLimit("R2", putAside(env.OUTBOX, table, record));
    return record.id;
  }
}

/** One try to save into D1. Throws what D1 throws, and when it takes too long. */
export function saveRecord<Table extends RecordTable>(database: D1Database, table: Table, record: Records[Table]): Promise<string> {
  return withinTimeLimit("D1", savers[table](database, record));
}

/** Whether D1 refuses this very record, now and for ever. */
export function isRefusal(error: unknown): boolean {
  // The words around the cause are drizzle's and quote the values, which can say anything.
  const cause = findCause(error);
  return cause instanceof Error && /constraint failed|datatype mismatch|cannot store/i.test(cause.message);
}

async function saveWithRetry(save: () => Promise<string>): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await save();
    } catch (error) {
      if (attempt === ATTEMPTS || isRefusal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * attempt));
    }
  }
}
