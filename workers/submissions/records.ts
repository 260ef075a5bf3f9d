import { MissingPepper, saveRecord } from "#workers/people/save-record.ts";
import { isRefusal } from "../db/database-error.ts";
import type { Records } from "../db/record-tables.ts";
import type { RecordTable } from "../db/vocabulary.ts";
import { logError } from "../log.ts";
import { readErasurePepper } from "../settings/settings.ts";
import { addToOutbox } from "../storage/outbox.ts";
import { withinTimeLimit } from "../time-limit.ts";

const ATTEMPTS = 3;
const RETRY_DELAY_MS = 80;

/**
 * Keeps a record: in D1, tried three times, else in the outbox of R2, from where the replay moves it into D1. Without the secret of
 * erasures it goes to the outbox at once. Throws only when both stores fail. Saving the same id again is harmless.
 */
export async function keepRecord<Table extends RecordTable>(env: Env, table: Table, record: Records[Table]): Promise<void> {
  try {
    const pepper = readErasurePepper(env);
    if (pepper === null) throw new MissingPepper();
    await saveWithRetry(() => saveRecord(env.DB, pepper, table, record));
  } catch (error) {
    logError("record-sent-to-outbox", error, { table });
    await withinTimeLimit("R2", addToOutbox(env.OUTBOX, table, record));
  }
}

async function saveWithRetry(save: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await save();
    } catch (error) {
      if (attempt === ATTEMPTS || isRefusal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * attempt));
    }
  }
}
