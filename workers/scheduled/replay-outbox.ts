import { isRowOf } from "../db/row-shape.ts";
import { logError, logInfo } from "../log.ts";
import { isRefusal, type Records, saveRecord } from "../records.ts";
import { listOutbox, type OutboxEntry, quarantine, readAside, removeAside, UnreadableRecord } from "../storage/outbox.ts";

/** A run makes two calls per record, and a Worker at most a thousand. */
const RECORDS_PER_RUN = 400;
/** So many in a row, and D1 or R2 is down rather than hiccuping. */
const FAILURES_THAT_END_A_RUN = 3;

export interface ReplayResult {
  replayed: number;
  quarantined: number;
  left: number;
}

/**
 * Moves waiting records into D1, oldest first. Saving is idempotent, so a run that dies half-way, or two at once, doubles nothing.
 * What fails waits for the next run; a record that D1 will never take is set apart, so that it holds up no other.
 */
export async function replayOutbox(env: Pick<Env, "DB" | "OUTBOX">): Promise<ReplayResult> {
  const entries = await listOutbox(env.OUTBOX);
  const saved: string[] = [];
  let quarantined = 0;
  let failuresInARow = 0;
  for (const entry of entries.slice(0, RECORDS_PER_RUN)) {
    try {
      if ((await settleEntry(env, entry)) === "saved") saved.push(entry.key);
      else quarantined++;
      failuresInARow = 0;
    } catch (error) {
      logError("replay", error, { key: entry.key });
      if (++failuresInARow === FAILURES_THAT_END_A_RUN) break;
    }
  }
  await removeAside(env.OUTBOX, saved);
  const result = { replayed: saved.length, quarantined, left: entries.length - saved.length - quarantined };
  if (entries.length > 0) logInfo("outbox-replayed", { ...result });
  return result;
}

/** Into D1, or into quarantine. Throws what may go better next time. */
async function settleEntry(env: Pick<Env, "DB" | "OUTBOX">, { key, table }: OutboxEntry): Promise<"saved" | "quarantined"> {
  try {
    const record = await readAside<Records[typeof table]>(env.OUTBOX, key);
    // Null when another run has just moved it.
    if (record === null) return "saved";
    if (!isRowOf(table, record)) throw new UnreadableRecord("The record is not a row of its table");
    await saveRecord(env, table, record as never);
    return "saved";
  } catch (error) {
    if (!isRefusal(error) && !(error instanceof UnreadableRecord)) throw error;
    logError("record-quarantined", error, { key });
    await quarantine(env.OUTBOX, key);
    return "quarantined";
  }
}
