import { consentVersions } from "#app/content/consent-versions.ts";
import type { SentRecord } from "#workers/db/people.ts";
import type { Records } from "#workers/db/record-tables.ts";
import { insertRecord } from "#workers/db/records.ts";
import type { ConsentSentence, OpenCall, PersonKey } from "#workers/db/schema.ts";
import { CONTACT_CHANNELS, HONEYPOT, type PersonTable, type RecordTable } from "#workers/db/vocabulary.ts";
import { findFirstCall } from "#workers/people/calls/next-call.ts";
import { listPersonKeys } from "./person-keys.ts";

/**
 * Tries once to save a record with its companions in D1. `isAnnounced` queues its announcement, unless a robot sent it. Returns whether it
 * is new. Throws on timeout.
 */
export async function saveRecord<Table extends RecordTable>(
  database: D1Database,
  table: Table,
  record: Records[Table],
  { isAnnounced }: { isAnnounced: boolean },
): Promise<boolean> {
  const isNotFromRobot = !("suspect" in record) || record.suspect !== HONEYPOT;
  return insertRecord(database, table, record, {
    sentences: listSentences(table, record),
    ...describeCompanions(table, record),
    isAnnounced: isAnnounced && isNotFromRobot,
  });
}

/** The sentences shown with the record, in that version's words. */
function listSentences(table: RecordTable, record: Records[RecordTable]): ConsentSentence[] {
  if (table === "calendly_bookings" || !("consent_text_version" in record)) return [];
  const version = record.consent_text_version;
  const words = consentVersions[table].find((released) => released.version === version)?.words ?? {};
  return CONTACT_CHANNELS.flatMap((channel) => {
    const sentence = words[channel];
    return sentence === undefined ? [] : [{ record_table: table, version, channel, words: sentence }];
  });
}

/** Search keys and open call; none for a booking, which names nobody. */
export function describeCompanions<Table extends RecordTable>(
  table: Table,
  record: Records[Table],
): { keys: PersonKey[]; call: OpenCall | null } {
  if (table === "calendly_bookings" || !("nom" in record)) return { keys: [], call: null };
  const keys = listPersonKeys({ email: null, email_formation: null, ...record });
  return {
    keys: keys.map((key) => ({ key, record_table: table as PersonTable, record_id: record.id })),
    call: findFirstCall({ table, ...record } as SentRecord),
  };
}
