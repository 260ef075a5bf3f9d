import { consentVersions } from "#app/content/consent-versions.ts";
import type { Records } from "#workers/db/record-tables.ts";
import { insertRecord } from "#workers/db/records.ts";
import type { ConsentSentence } from "#workers/db/schema.ts";
import { CONTACT_CHANNELS, type RecordTable } from "#workers/db/vocabulary.ts";
import { type ErasurePepper, hashOppositions, hashRecord } from "./erasure-hashes.ts";
import type { Person } from "./person-keys.ts";
import { describeCompanions } from "./record-companions.ts";

/** This site has no secret of erasures: nothing can be inserted, since nobody could say who was erased. */
export class MissingPepper extends Error {
  override name = "MissingPepper";
  override message = "The secret ERASURE_PEPPER is missing: records wait in the outbox";
}

/**
 * One try to save into D1; a record of somebody who was erased since it was created is passed over (article 17 of the GDPR).
 * Throws when it takes too long.
 */
export async function saveRecord<Table extends RecordTable>(
  database: D1Database,
  pepper: ErasurePepper,
  table: Table,
  record: Records[Table],
): Promise<void> {
  // A booking names nobody.
  const person: (Person & { id: string }) | null = "nom" in record ? { email: null, ...record } : null;
  const erasureHashes = person ? await hashRecord(pepper, person) : [];
  const oppositionHashes = person ? await hashOppositions(pepper, person) : [];
  await insertRecord(database, table, record, {
    sentences: listSentences(table, record),
    erasureHashes,
    oppositionHashes,
    ...describeCompanions(table, record),
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
