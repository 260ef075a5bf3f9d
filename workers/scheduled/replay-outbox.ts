import { saveRecord } from "#workers/people/records/save-record.ts";
import { periodsOf } from "#workers/people/results/results.ts";
import { isRefusal } from "../db/database-error.ts";
import { deleteCountedPeriods } from "../db/result-counts.ts";
import { readRow, UnreadableRow } from "../db/row-shape.ts";
import { RECORD_TABLES } from "../db/vocabulary.ts";
import { logError } from "../log.ts";
import { listOutbox, type OutboxObject, readText, refuseObject, removeFromOutbox } from "../storage/outbox.ts";

/** Five statements and one R2 call each, within the free plan's 50 subrequests. */
export const RECORDS_PER_RUN = 5;
/** Fifteen replays should have succeeded by then. */
const LATE_AFTER_MS = 15 * 60_000;

/** Idempotent. Refused records, or ones that fail while others of their table succeed, are set aside; the rest wait. */
export async function replayOutbox(env: Env, now: Date): Promise<{ stored: number; refused: number; failed: number }> {
  const waiting = (await listOutbox(env.OUTBOX)).filter(({ isRefused }) => !isRefused);
  warnIfLate(waiting, now);
  const stored: OutboxObject[] = [];
  const failed: { object: OutboxObject; error: Error }[] = [];
  for (const object of chooseNext(waiting)) {
    const text = await readText(env.OUTBOX, object.key);
    // Another run just took it.
    if (text === null) continue;
    await store(env.DB, object, text).then(
      () => stored.push(object),
      (error: Error) => failed.push({ object, error }),
    );
  }
  const periods = stored.flatMap(({ createdAt }) => periodsOf(createdAt));
  if (periods.length > 0) await deleteCountedPeriods(env.DB, periods);
  await removeFromOutbox(
    env.OUTBOX,
    stored.map(({ key }) => key),
  );

  let refused = 0;
  for (const { object, error } of failed) {
    const isFinal = error instanceof UnreadableRow || isRefusal(error) || stored.some(({ table }) => table === object.table);
    logError(isFinal ? "record-refused" : "replay", error, { key: object.key });
    if (!isFinal) continue;
    await refuseObject(env.OUTBOX, object.key);
    refused++;
  }
  return { stored: stored.length, refused, failed: failed.length - refused };
}

/** The oldest, among them one of each table: a table that fails must not hold up the others. */
function chooseNext(waiting: readonly OutboxObject[]): OutboxObject[] {
  const first = RECORD_TABLES.flatMap((table) => waiting.find((object) => object.table === table) ?? []);
  return [...new Set([...first, ...waiting])].slice(0, RECORDS_PER_RUN);
}

/** Throws UnreadableRow, or D1's error. */
async function store(database: D1Database, { table, id }: OutboxObject, text: string): Promise<void> {
  const record = table && readRow(table, text);
  // Erasure finds objects by name.
  if (!record || record.id !== id) throw new UnreadableRow("The object lies under another name than its record's");
  await saveRecord(database, table, record);
}

function warnIfLate(waiting: readonly OutboxObject[], now: Date): void {
  const ageMs = now.getTime() - Date.parse(waiting[0]?.createdAt ?? now.toISOString());
  if (ageMs <= LATE_AFTER_MS) return;
  const minutes = Math.floor(ageMs / 60_000);
  logError("outbox-late", new Error("Records have waited too long for D1"), { waiting: waiting.length, minutes });
}
