import { saveCalendlyBooking } from "./db/calendly-bookings.ts";
import { saveCallbackRequest } from "./db/callback-requests.ts";
import { saveCatalogueDownload } from "./db/catalogue-downloads.ts";
import type { CalendlyBooking, CallbackRequestRow, CatalogueDownload } from "./db/schema.ts";
import { logError } from "./log.ts";
import { putAside, type RecordTable } from "./storage/outbox.ts";

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
const ATTEMPT_TIMEOUT_MS = 2000;
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
    await putAside(env.OUTBOX, table, record);
    return record.id;
  }
}

/** One try to save into D1. Throws what D1 throws. */
export function saveRecord<Table extends RecordTable>(database: D1Database, table: Table, record: Records[Table]): Promise<string> {
  return savers[table](database, record);
}

/** Whether D1 refuses this very record, now and for ever. */
export function isRefusal(error: unknown): boolean {
  const text = error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}` : "";
  return /constraint|datatype mismatch|cannot store/i.test(text);
}

async function saveWithRetry(save: () => Promise<string>): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withTimeout(save());
    } catch (error) {
      if (attempt === ATTEMPTS || isRefusal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * attempt));
    }
  }
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`D1 did not answer within ${ATTEMPT_TIMEOUT_MS} ms`)), ATTEMPT_TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
