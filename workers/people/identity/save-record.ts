import { consentVersions } from "#app/content/consent-versions.ts";
import type { Records } from "#workers/db/record-tables.ts";
import { insertRecord } from "#workers/db/records.ts";
import type { ConsentSentence } from "#workers/db/schema.ts";
import { CONTACT_CHANNELS, HONEYPOT, type RecordTable } from "#workers/db/vocabulary.ts";
import { describeCompanions } from "./record-companions.ts";

/**
 * One try to save a record into D1, with all that belongs to it. `isAnnounced` queues it for its announcement, unless a robot sent it.
 * Returns whether it is new there. Throws when it takes too long.
 */
export async function saveRecord<Table extends RecordTable>(
  database: D1Database,
  table: Table,
  record: Records[Table],
  { isAnnounced }: { isAnnounced: boolean },
): Promise<boolean> {
  const isHonest = !("suspect" in record) || record.suspect !== HONEYPOT;
  return insertRecord(database, table, record, {
    sentences: listSentences(table, record),
    ...describeCompanions(table, record),
    isAnnounced: isAnnounced && isHonest,
  });
}

/** The consent sentences that the record answers, in the words of the version that was shown. */
function listSentences(table: RecordTable, record: Records[RecordTable]): ConsentSentence[] {
  if (table === "calendly_bookings" || !("consent_text_version" in record)) return [];
  const version = record.consent_text_version;
  const words = consentVersions[table].find((released) => released.version === version)?.words ?? {};
  return CONTACT_CHANNELS.flatMap((channel) => {
    const sentence = words[channel];
    return sentence === undefined ? [] : [{ record_table: table, version, channel, words: sentence }];
  });
}
