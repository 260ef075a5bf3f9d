import type { FieldErrors } from "#app/features/form-rules.ts";
import { readPepper } from "#scripts/operator/stores/erasure-secret.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { findCause, isRefusal } from "#workers/db/database-error.ts";
import { addNote } from "#workers/db/follow-up-entries.ts";
import type { Records } from "#workers/db/record-tables.ts";
import { isRowOf, writeColumn } from "#workers/db/row-shape.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";
import { type OutboxText, openOutbox, QUARANTINED, readOutboxTexts, WAITING } from "#workers/people/outbox-objects.ts";
import { checkRepair, correctFields } from "#workers/people/repair-record.ts";
import { saveRecord } from "#workers/people/save-record.ts";
import { settleOutbox } from "#workers/people/settle-outbox.ts";

/** Records that the database did not accept: saved from here, after a repair if needed. */

/** Reading more of them would not improve the estimate of their age. */
const DATED_AT_MOST = 100;

/** How many records wait or are in quarantine, and since the creation (ISO 8601) of which. */
export async function lookAtOutbox(stores: Stores) {
  const [waiting, quarantined] = await Promise.all([stores.outbox.list(WAITING), stores.outbox.list(QUARANTINED)]);
  const dated = await readOutboxTexts(stores, waiting.slice(0, DATED_AT_MOST));
  return {
    waiting: { count: waiting.length, since: dated.map(({ createdAt }) => createdAt).sort()[0] },
    quarantined: { count: quarantined.length, since: quarantined.map(({ uploadedAt }) => uploadedAt).sort()[0] },
  };
}

/** The records in quarantine, oldest first. */
export async function readQuarantine(stores: Stores): Promise<OutboxText[]> {
  const texts = await readOutboxTexts(stores, await stores.outbox.list(QUARANTINED));
  return texts.sort((a, b) => (a.uploadedAt < b.uploadedAt ? -1 : 1));
}

/**
 * Settles all that waits, as the Worker does on its schedule, without waiting for what is not due yet. Returns how many records were saved,
 * how many are in quarantine now, and how many still wait. Throws a CliError without the secret of erasures.
 */
export async function replayAll(stores: Stores, now: Date): Promise<{ saved: number; quarantined: number; left: number }> {
  const pepper = await readPepper(stores);
  const settled = { outbox: openOutbox(stores), database: stores.database, pepper, tell };
  const { replayed, quarantined } = await settleOutbox(settled, now, { most: Number.POSITIVE_INFINITY, isEarly: true });
  return { saved: replayed, quarantined, left: (await stores.outbox.list(WAITING)).length };
}

/** On the terminal of the operator, without personal data. */
function tell(event: string, error: unknown, { key, reason = "" }: { key: string; reason?: string }): void {
  const cause = findCause(error);
  console.error([event, key, reason, cause instanceof Error ? cause.message : ""].filter(Boolean).join(" "));
}

/** `errors` has the messages of the form by field; none when the database itself refuses. */
type Repair = { ok: true } | { ok: false; errors: FieldErrors };

/**
 * Saves a repaired record, notes the repair in the journal and removes the record from quarantine.
 * Throws a CliError without the secret of erasures.
 */
export async function repairRecord(
  stores: Stores,
  entry: { id: string; at: string; author: string },
  key: string,
  changes: Readonly<Record<string, string>>,
): Promise<Repair> {
  const pepper = await readPepper(stores);
  const quarantined = (await readQuarantine(stores)).find((object) => object.key === key);
  if (!quarantined?.table || !quarantined.fields) return { ok: false, errors: {} };
  const { table, fields, text } = quarantined;
  // A field that was not edited stays as it was sent.
  const typed = Object.entries(changes).filter(([name, value]) => value !== writeColumn(fields[name]));
  const { corrected, wrong } = correctFields(table, fields, typed);
  if (wrong.length > 0) return { ok: false, errors: Object.fromEntries(wrong.map((name) => [name, "ne convient pas"])) };
  const checked = checkRepair(table, corrected, text);
  if (!checked.ok) return checked;
  if (!isRowOf(table, checked.record)) return { ok: false, errors: {} };
  try {
    await saveRecord(stores.database, pepper, table, checked.record as Records[RecordTable]);
  } catch (error) {
    if (isRefusal(error)) return { ok: false, errors: {} };
    throw error;
  }
  const repaired = Object.entries(checked.record).flatMap(([name, value]) => ((fields[name] ?? null) === (value ?? null) ? [] : name));
  const note = `Réparé avant d’entrer dans la base : ${repaired.join(", ")}`;
  // The record need not be in D1: who was erased since is passed over.
  if (repaired.length > 0) await addNote(stores.database, entry, { table, recordId: quarantined.id, note });
  await stores.outbox.remove(key);
  return { ok: true };
}

/** A file of quarantine as it lies there; null when it is gone. */
export async function readQuarantined(stores: Stores, key: string): Promise<Uint8Array | null> {
  return key.startsWith(QUARANTINED) ? stores.outbox.read(key) : null;
}

/** Takes a file out of quarantine for good. */
export async function dropQuarantined(stores: Stores, key: string): Promise<void> {
  if (key.startsWith(QUARANTINED)) await stores.outbox.remove(key);
}
