import { logError, logInfo } from "../log.ts";
import { isRefusal, type Records, saveRecord } from "../records.ts";
import { listOutbox, type OutboxEntry, quarantine, readAside, removeAside } from "../storage/outbox.ts";

/** A run makes two calls per record, and a Worker at most a thousand. */
const RECORDS_PER_RUN = 400;

export interface ReplayResult {
  replayed: number;
  quarantined: number;
  left: number;
}

/**
 * Moves waiting records into D1, oldest first. Saving is idempotent, so a run that dies half-way, or two at once, doubles nothing.
 * Stops at the first sign that D1 is still down; a record that D1 will never take is set apart.
 */
export async function replayOutbox(env: Pick<Env, "DB" | "OUTBOX">): Promise<ReplayResult> {
  const entries = await listOutbox(env.OUTBOX);
  const saved: string[] = [];
  let quarantined = 0;
  for (const entry of entries.slice(0, RECORDS_PER_RUN)) {
    try {
      await replayEntry(env, entry);
      saved.push(entry.key);
    } catch (error) {
      if (!isRefusal(error) && !(error instanceof SyntaxError)) {
        logError("replay-interrupted", error);
        break;
      }
      logError("record-quarantined", error, { key: entry.key });
      await quarantine(env.OUTBOX, entry.key);
      quarantined++;
    }
  }
  await removeAside(env.OUTBOX, saved);
  const result = { replayed: saved.length, quarantined, left: entries.length - saved.length - quarantined };
  if (entries.length > 0) logInfo("outbox-replayed", { ...result });
  return result;
}

async function replayEntry(env: Pick<Env, "DB" | "OUTBOX">, { key, table }: OutboxEntry): Promise<void> {
  const record = await readAside<Records[typeof table]>(env.OUTBOX, key);
  // Null when another run has just moved it.
  if (record) await saveRecord(env.DB, table, record as never);
}
