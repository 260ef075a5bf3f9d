import { consentVersions } from "#app/content/consent-versions.ts";
import { type ErasurePepper, hashOppositions, hashPerson } from "#people/erasure-hashes.ts";
import type { Person } from "#people/person-keys.ts";
import type { Records } from "../db/record-tables.ts";
import { insertRecord } from "../db/records.ts";
import type { ConsentSentence } from "../db/schema.ts";
import { CONTACT_CHANNELS, type RecordTable } from "../db/vocabulary.ts";
import { findCause, logError } from "../log.ts";
import { readErasurePepper } from "../settings/settings.ts";
import { addToOutbox } from "../storage/outbox.ts";
import { withinTimeLimit } from "../time-limit.ts";

export type { Records } from "../db/record-tables.ts";

const ATTEMPTS = 3;
const RETRY_DELAY_MS = 80;

/** This site has no secret of erasures: nothing can be inserted, since nobody could say who was erased. */
export class MissingPepper extends Error {
  override name = "MissingPepper";
  override message = "The secret ERASURE_PEPPER is missing: records wait in the outbox";
}

/**
 * Keeps a record: in D1, tried three times, else in the outbox of R2, from where the replay moves it into D1. Without the secret of
 * erasures it goes to the outbox at once. Throws only when both stores fail. Saving the same id again is harmless.
 */
export async function keepRecord<Table extends RecordTable>(env: Env, table: Table, record: Records[Table]): Promise<void> {
  try {
    const pepper = readErasurePepper(env);
    if (pepper === null) throw new MissingPepper();
    await saveWithRetry(() => saveRecord(env.DB, pepper, table, record));
  } catch (error) {
    logError("record-sent-to-outbox", error, { table });
    await withinTimeLimit("R2", addToOutbox(env.OUTBOX, table, record));
  }
}

/**
 * One try to save into D1; a record of somebody who was erased since it was created is passed over (article 17 of the GDPR).
 * Throws what D1 throws, and when it takes too long.
 */
export async function saveRecord<Table extends RecordTable>(
  database: D1Database,
  pepper: ErasurePepper,
  table: Table,
  record: Records[Table],
): Promise<void> {
  // A booking names nobody.
  const person: Person | null = "nom" in record ? { email: null, ...record } : null;
  const [erasureHashes, oppositionHashes] = person
    ? await Promise.all([hashPerson(pepper, person), hashOppositions(pepper, person)])
    : [[], []];
  const context = { sentences: listSentences(table, record), erasureHashes, oppositionHashes };
  await withinTimeLimit("D1", insertRecord(database, table, record, context));
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

/** Whether D1 will never accept this record. */
export function isRefusal(error: unknown): boolean {
  // The words around the cause are drizzle's and quote the values, which can say anything.
  const cause = findCause(error);
  return cause instanceof Error && /constraint failed|datatype mismatch|cannot store/i.test(cause.message);
}

async function saveWithRetry(save: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await save();
    } catch (error) {
      if (attempt === ATTEMPTS || isRefusal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * attempt));
    }
  }
}
