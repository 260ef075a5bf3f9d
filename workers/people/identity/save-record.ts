import type { SentRecord } from "#workers/db/people.ts";
import { insertRecord } from "#workers/db/records.ts";
import type { Records } from "#workers/db/schema.ts";
import { HONEYPOT, type RecordTable } from "#workers/db/vocabulary.ts";
import { findFirstCall } from "#workers/people/calls/next-call.ts";
import { listPersonKeys } from "./person-keys.ts";

/**
 * One attempt. `isAnnounced` queues the announcement, unless a robot sent it. Returns whether the record is new. Throws
 * on timeout.
 */
export async function saveRecord<Table extends RecordTable>(
  database: D1Database,
  table: Table,
  record: Records[Table],
  { isAnnounced }: { isAnnounced: boolean },
): Promise<boolean> {
  // A booking names no one, and the calendar announces it.
  if (table === "calendly_bookings" || !("nom" in record)) return insertRecord(database, table, record);
  const sent = { table, ...record } as SentRecord;
  const keys = listPersonKeys({ email: null, email_formation: null, ...record });
  return insertRecord(database, table, record, {
    keys: keys.map((key) => ({ key, record_table: sent.table, record_id: sent.id })),
    call: findFirstCall(sent),
    isAnnounced: isAnnounced && sent.suspect !== HONEYPOT,
  });
}
