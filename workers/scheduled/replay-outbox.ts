import type { ErasurePepper } from "#people/erasure-hashes.ts";
import { takesRowsOf } from "../db/reachability.ts";
import { isRowOf } from "../db/row-shape.ts";
import type { RecordTable } from "../db/vocabulary.ts";
import { logError, logInfo } from "../log.ts";
import { readErasurePepper } from "../settings/settings.ts";
import {
  listOutbox,
  type OutboxEntry,
  postpone,
  type QuarantineReason,
  quarantine,
  readFromOutbox,
  removeFromOutbox,
  UnreadableRecord,
} from "../storage/outbox.ts";
import { isRefusal, MissingPepper, type Records, saveRecord } from "../submissions/records.ts";

/** A slice that fits into the 10 ms of CPU and, with all else that a run does, the 50 queries of the free plan; the cron comes every minute. */
export const RECORDS_PER_RUN = 6;
const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 6 * 60 * 60_000;
/** A record that still fails after so many attempts and days is quarantined. */
const ATTEMPTS_BEFORE_QUARANTINE = 10;
const FAILING_DAYS = 3;
const DAY_MS = 24 * 60 * 60_000;

export interface ReplayResult {
  replayed: number;
  quarantined: number;
  /** Failed and tried again later, each after twice the time of before. */
  postponed: number;
}

type Stores = Pick<Env, "DB" | "OUTBOX">;
type Outcome = "replayed" | "quarantined" | "postponed";

/**
 * Moves waiting records into D1, a slice per run. Each is settled on its own and leaves the outbox as soon as it is in D1; saving is
 * idempotent, so a run that dies half-way, or two at once, doubles nothing. A record that fails is tried again later and holds up no other;
 * one that D1 will never take, or that has failed for days, is quarantined. While D1 takes no row of a table, its records just wait.
 * Throws MissingPepper when a record waits and the secret of erasures is missing.
 */
export async function replayOutbox(env: Stores, now: Date): Promise<ReplayResult> {
  const result: ReplayResult = { replayed: 0, quarantined: 0, postponed: 0 };
  const reachable = new Map<RecordTable, boolean>();
  const pepper = readErasurePepper(env);
  let taken = 0;
  for await (const page of listOutbox(env.OUTBOX)) {
    for (const entry of page) {
      if (taken === RECORDS_PER_RUN) break;
      if (entry.dueAt > now.toISOString() || reachable.get(entry.table) === false) continue;
      if (pepper === null) throw new MissingPepper();
      taken++;
      try {
        const outcome = await settleEntry(env, pepper, entry, now, reachable);
        if (outcome !== null) result[outcome]++;
      } catch (error) {
        // R2 itself fails on this record: the next run looks again.
        logError("replay", error, { key: entry.key });
      }
    }
    if (taken === RECORDS_PER_RUN) break;
  }
  if (taken > 0) logInfo("outbox-replayed", { ...result });
  return result;
}

/** Settles one record; null when D1 takes no row of its table now, which is asked once a run. Throws what R2 throws. */
async function settleEntry(
  env: Stores,
  pepper: ErasurePepper,
  entry: OutboxEntry,
  now: Date,
  reachable: Map<RecordTable, boolean>,
): Promise<Outcome | null> {
  const { key, table } = entry;
  try {
    const record = await readFromOutbox<Records[typeof table]>(env.OUTBOX, key);
    // Null when another run has just moved it.
    if (record !== null) {
      if (!isRowOf(table, record)) throw new UnreadableRecord("The record is not a row of its table");
      await saveRecord(env.DB, pepper, table, record as never);
    }
  } catch (error) {
    if (error instanceof UnreadableRecord) return moveToQuarantine(env, entry, "unreadable", error);
    if (isRefusal(error)) return moveToQuarantine(env, entry, "refused", error);
    logError("replay", error, { key });
    if (!reachable.has(table)) reachable.set(table, await takesRowsOf(env.DB, table));
    return reachable.get(table) ? tryLater(env, entry, now, error) : null;
  }
  await removeFromOutbox(env.OUTBOX, key);
  return "replayed";
}

async function tryLater(env: Stores, entry: OutboxEntry, now: Date, error: unknown): Promise<Outcome> {
  const isOld = now.getTime() - Date.parse(entry.createdAt) > FAILING_DAYS * DAY_MS;
  if (isOld && entry.attempts >= ATTEMPTS_BEFORE_QUARANTINE) return moveToQuarantine(env, entry, "failing", error);
  const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** entry.attempts);
  const dueAt = new Date(now.getTime() + delayMs).toISOString();
  await postpone(env.OUTBOX, { ...entry, attempts: entry.attempts + 1, dueAt });
  return "postponed";
}

async function moveToQuarantine(env: Stores, { key }: OutboxEntry, reason: QuarantineReason, error: unknown): Promise<Outcome> {
  logError("record-quarantined", error, { key, reason });
  await quarantine(env.OUTBOX, key, reason);
  return "quarantined";
}
