import { saveRecord } from "#workers/people/identity/save-record.ts";
import { isRefusal } from "../db/database-error.ts";
import type { Records } from "../db/record-tables.ts";
import type { RecordTable } from "../db/vocabulary.ts";
import { logError } from "../log.ts";
import { listChannels } from "../notifications/channels.ts";
import { addToOutbox } from "../storage/outbox.ts";
import { TimeLimitExceeded, withinTimeLimit } from "../time-limit.ts";

const ATTEMPTS = 3;
const RETRY_DELAY_MS = 80;

/**
 * Stores a record: in D1, three attempts unless it hangs or refuses, else in R2's outbox for the replay. Idempotent by id. Returns whether
 * it is new in D1. Throws only when both stores fail.
 */
export async function keepRecord<Table extends RecordTable>(env: Env, table: Table, record: Records[Table]): Promise<boolean> {
  try {
    return await saveWithRetry(() => saveRecord(env.DB, table, record, { isAnnounced: listChannels(env).length > 0 }));
  } catch (error) {
    logError("record-sent-to-outbox", error, { table });
    await withinTimeLimit("R2", addToOutbox(env.OUTBOX, table, record));
    return false;
  }
}

async function saveWithRetry(save: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await save();
    } catch (error) {
      if (attempt === ATTEMPTS || isRefusal(error) || error instanceof TimeLimitExceeded) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * attempt));
    }
  }
}
