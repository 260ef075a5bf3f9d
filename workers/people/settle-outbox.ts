import { isRefusal } from "#workers/db/database-error.ts";
import { takesRowsOf } from "#workers/db/reachability.ts";
import type { Records } from "#workers/db/record-tables.ts";
import { isRowOf } from "#workers/db/row-shape.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";
import { type Outbox, type OutboxEntry, type QuarantineReason, UnreadableRecord } from "#workers/storage/outbox.ts";
import type { ErasurePepper } from "./erasure-hashes.ts";
import { MissingPepper, saveRecord } from "./save-record.ts";

/** Records that wait outside the database are settled here alone: on the Worker's schedule, and when an operator asks for it. */

const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 6 * 60 * 60_000;
/** A record that still fails after so many attempts and days is quarantined. */
const ATTEMPTS_BEFORE_QUARANTINE = 10;
const FAILING_DAYS = 3;
const DAY_MS = 24 * 60 * 60_000;

export interface Settlement {
  replayed: number;
  quarantined: number;
  /** Failed and tried again later, each after twice the time of before. */
  postponed: number;
}

/** Where records are settled, and who is told what went wrong with one. */
interface SettledStores {
  outbox: Outbox;
  database: D1Database;
  /** Null when the site has none: nothing is settled then. */
  pepper: ErasurePepper | null;
  tell(event: "replay" | "record-quarantined", error: unknown, details: { key: string; reason?: QuarantineReason }): void;
}

/**
 * Moves waiting records into D1. Each is settled on its own and leaves the outbox as soon as it is in D1; saving is idempotent, so a run
 * that dies half-way, or two at once, doubles nothing. A record that fails is tried again later and holds up no other; one that D1 will
 * never take, or that has failed for days, is quarantined. While D1 takes no row of a table, its records just wait. Takes `most` records,
 * with `isEarly` also those whose next attempt is not due.
 * Throws MissingPepper when a record waits and the secret of erasures is missing.
 */
export async function settleOutbox(
  stores: SettledStores,
  now: Date,
  { most, isEarly }: { most: number; isEarly: boolean },
): Promise<Settlement> {
  const result: Settlement = { replayed: 0, quarantined: 0, postponed: 0 };
  const { outbox, pepper } = stores;
  const reachable = new Map<RecordTable, boolean>();
  let taken = 0;
  for await (const page of outbox.list()) {
    for (const entry of page) {
      if (taken === most) return result;
      if ((!isEarly && entry.dueAt > now.toISOString()) || reachable.get(entry.table) === false) continue;
      if (pepper === null) throw new MissingPepper();
      taken++;
      try {
        const outcome = await settleEntry(stores, pepper, entry, now, reachable);
        if (outcome !== null) result[outcome]++;
      } catch (error) {
        // R2 itself fails on this record: the next run looks again.
        stores.tell("replay", error, { key: entry.key });
      }
    }
  }
  return result;
}

/** Settles one record; null when D1 takes no row of its table now, which is asked once a run. */
async function settleEntry(
  stores: SettledStores,
  pepper: ErasurePepper,
  entry: OutboxEntry,
  now: Date,
  reachable: Map<RecordTable, boolean>,
): Promise<keyof Settlement | null> {
  const { outbox, database, tell } = stores;
  const { key, table } = entry;
  try {
    const record = await outbox.read(key);
    // Null when another run has just moved it.
    if (record !== null) {
      if (!isRowOf(table, record)) throw new UnreadableRecord("The record is not a row of its table");
      await saveRecord(database, pepper, table, record as Records[typeof table]);
    }
  } catch (error) {
    if (error instanceof UnreadableRecord) return moveToQuarantine(stores, entry, "unreadable", error);
    if (isRefusal(error)) return moveToQuarantine(stores, entry, "refused", error);
    tell("replay", error, { key });
    if (!reachable.has(table)) reachable.set(table, await takesRowsOf(database, table));
    return reachable.get(table) ? tryLater(stores, entry, now, error) : null;
  }
  await outbox.remove(key);
  return "replayed";
}

/** How long what failed waits for its next attempt, after so many before this one. */
export function retryDelayMs(attempts: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
}

async function tryLater(stores: SettledStores, entry: OutboxEntry, now: Date, error: unknown): Promise<keyof Settlement> {
  const isOld = now.getTime() - Date.parse(entry.createdAt) > FAILING_DAYS * DAY_MS;
  if (isOld && entry.attempts >= ATTEMPTS_BEFORE_QUARANTINE) return moveToQuarantine(stores, entry, "failing", error);
  const dueAt = new Date(now.getTime() + retryDelayMs(entry.attempts)).toISOString();
  await stores.outbox.postpone({ ...entry, attempts: entry.attempts + 1, dueAt });
  return "postponed";
}

async function moveToQuarantine({ outbox, tell }: SettledStores, { key }: OutboxEntry, reason: QuarantineReason, error: unknown) {
  tell("record-quarantined", error, { key, reason });
  await outbox.quarantine(key, reason);
  return "quarantined" as const;
}
