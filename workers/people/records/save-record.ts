import type { EntryDraft } from "#workers/db/entries.ts";
import type { SentRecord } from "#workers/db/people.ts";
import { insertRecord } from "#workers/db/records.ts";
import type { Records } from "#workers/db/schema.ts";
import { BY_TELEPHONE, HONEYPOT, type RecordTable } from "#workers/db/vocabulary.ts";
import { findFirstCall } from "#workers/people/calls/next-call.ts";
import { listRecordKeys } from "#workers/people/identity/person.ts";
import { nameCall } from "#workers/people/identity/person-keys.ts";

/**
 * One attempt, with what was noted on it: all of it or nothing. Queued for announcement, in the same batch, unless
 * a robot sent it or an adviser entered it. Returns whether it is new. Throws on timeout.
 */
export async function saveRecord<Table extends RecordTable>(
  database: D1Database,
  table: Table,
  record: Records[Table],
  noted: readonly EntryDraft[] = [],
): Promise<boolean> {
  // A booking names no one, and the calendar announces it.
  if (table === "calendly_bookings" || !("nom" in record)) return insertRecord(database, table, record);
  const sent = { table, ...record } as SentRecord;
  const isEntered = "source_type" in sent && sent.source_type === BY_TELEPHONE;
  const isAnnounced = sent.suspect !== HONEYPOT && !isEntered;
  const first = findFirstCall(sent);
  const call = first && nameCall(first, sent);
  return insertRecord(database, table, record, { keys: listRecordKeys(sent, noted), call, isAnnounced, noted });
}
