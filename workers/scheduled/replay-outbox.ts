import { parisDate } from "#app/content/dated.ts";
import { saveRecord } from "#workers/people/identity/save-record.ts";
import { removeIfErased } from "#workers/people/rights/erasures.ts";
import { isRefusal } from "../db/database-error.ts";
import { forgetCountedDays } from "../db/result-counts.ts";
import { readRow, UnreadableRow } from "../db/row-shape.ts";
import { logError, logInfo } from "../log.ts";
import { listOutbox, type OutboxObject, readText, refuseObject, removeFromOutbox } from "../storage/outbox.ts";

/** Five statements and one R2 call each, within the free plan's 50 subrequests. */
export const RECORDS_PER_RUN = 5;
/** After this many failures a table waits for the next run, so others get their turn. */
const FAILURES_PER_TABLE = 3;
/** Fifteen replays should have succeeded by then. */
const LATE_AFTER_MS = 15 * 60_000;

interface Attempt {
  object: OutboxObject;
  text: string;
  /** Null once stored. */
  error: Error | null;
}

/** Idempotent. Refused records, or ones that fail while others of their table succeed, are set aside; the rest wait. */
export async function replayOutbox(env: Env, now: Date): Promise<{ stored: number; refused: number; failed: number }> {
  const waiting = await listOutbox(env.OUTBOX, "waiting");
  warnIfLate(waiting, now);
  const attempts = await storeOldest(env, waiting);
  const stored = attempts.filter(({ error }) => error === null);
  const removed = stored.map(({ object }) => object.key);
  const late = stored.map(({ object }) => parisDate(new Date(object.createdAt))).filter((day) => day < parisDate(now));
  if (late.length > 0) await forgetCountedDays(env.DB, late);
  await removeFromOutbox(env.OUTBOX, removed);
  await removeIfErased(
    env.DB,
    stored.flatMap(({ object: { table, id } }) => (table === null || table === "calendly_bookings" ? [] : [{ table, id }])),
  );

  const storedTables = new Set(stored.map(({ object }) => object.table));
  let refused = 0;
  for (const { object, text, error } of attempts) {
    if (error === null) continue;
    if (isFinal(error) || storedTables.has(object.table)) {
      await refuseObject(env.OUTBOX, object, text);
      logError("record-refused", error, { key: object.key });
      refused++;
    } else logError("replay", error, { key: object.key });
  }
  const result = { stored: stored.length, refused, failed: attempts.length - stored.length - refused };
  if (attempts.length > 0) logInfo("outbox-replayed", result);
  return result;
}

async function storeOldest(env: Env, waiting: readonly OutboxObject[]): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const hasFailedOften = ({ table }: OutboxObject) =>
    attempts.filter(({ object, error }) => object.table === table && error !== null && !isFinal(error)).length === FAILURES_PER_TABLE;
  for (const object of waiting) {
    if (attempts.length === RECORDS_PER_RUN) break;
    if (hasFailedOften(object)) continue;
    const text = await readText(env.OUTBOX, object.key);
    // Another run just took it.
    if (text === null) continue;
    const error = await store(env.DB, object, text).then(
      () => null,
      (reason: Error) => reason,
    );
    attempts.push({ object, text, error });
  }
  return attempts;
}

/** Throws UnreadableRow, or D1's error. */
async function store(database: D1Database, { table, id }: OutboxObject, text: string): Promise<void> {
  const record = table && readRow(table, text);
  // Erasure finds objects by name.
  if (!record || record.id !== id) throw new UnreadableRow("The object lies under another name than its record's");
  await saveRecord(database, table, record);
}

function isFinal(error: Error): boolean {
  return error instanceof UnreadableRow || isRefusal(error);
}

function warnIfLate(waiting: readonly OutboxObject[], now: Date): void {
  const ageMs = now.getTime() - Date.parse(waiting[0]?.createdAt ?? now.toISOString());
  if (ageMs <= LATE_AFTER_MS) return;
  const minutes = Math.floor(ageMs / 60_000);
  logError("outbox-late", new Error("Records have waited too long for D1"), { waiting: waiting.length, minutes });
}
