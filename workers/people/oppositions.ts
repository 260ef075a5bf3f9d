import { addSpreadRefusals } from "#workers/db/contact-refusals.ts";
import { addOppositions, type Departing, hasRefusedRecords, type Opposition } from "#workers/db/oppositions.ts";
import type { ContactRefusal } from "#workers/db/schema.ts";
import { CONTACT_CHANNELS, type PersonTable } from "#workers/db/vocabulary.ts";
import { standingEntries } from "./entries.ts";
import { hashOppositions } from "./erasure-hashes.ts";
import { identitiesOf } from "./person-keys.ts";
import { type PersonOnFile, type PersonRecord, readPeople } from "./read-people.ts";

/**
 * The opposition list (article 21 of the GDPR): a refusal outlives the records on which it was noted, as a hash of telephone and e-mail
 * under the secret of erasures. A new record with such an address gets the refusal again (workers/db/records.ts), for as long as the
 * privacy page states.
 */

/**
 * Keeps the refusals of records that are about to go: as hashes, and on what the person sent otherwise, which would read as accepted
 * without them. What an adviser's word settled is no refusal any more. Returns what is kept. Throws without the secret, so that none is
 * forgotten.
 */
export async function keepOppositions(
  { database, pepper, now }: { database: D1Database; pepper: string | null; now: Date },
  table: PersonTable,
  departing: Departing,
): Promise<Opposition[]> {
  if (!(await hasRefusedRecords(database, table, departing))) return [];
  if (pepper === null) throw new Error("The secret ERASURE_PEPPER is missing: refusals would be forgotten with their records");
  const goes = (record: PersonRecord) =>
    record.table === table && ("before" in departing ? record.created_at < departing.before : departing.ids.includes(record.id));
  const kept: Opposition[] = [];
  const spread: ContactRefusal[] = [];
  for (const person of await readPeople(database, now)) {
    const [going, staying] = [person.records.filter(goes), person.records.filter((record) => !goes(record))];
    const refusals = going.length === 0 ? [] : listRefused(person);
    if (refusals.length === 0) continue;
    const hashes = await Promise.all(going.flatMap(identitiesOf).map((person) => hashOppositions(pepper, person)));
    for (const refusal of refusals) {
      const { channel, at } = refusal;
      for (const hash of new Set(hashes.flat())) kept.push({ hash, channel, refused_at: at, kept_since: now.toISOString() });
      spread.push(...staying.map((record) => ({ ...refusal, record_table: record.table, record_id: record.id })));
    }
  }
  await addOppositions(database, kept);
  await addSpreadRefusals(database, spread);
  return kept;
}

/** The refusals of a person that hold as of now, also where a later consent made it unsure. */
function listRefused({ standing, refusals }: PersonOnFile): ContactRefusal[] {
  const held = CONTACT_CHANNELS.filter((channel) => ["refused", "unsure"].includes(standing[channel].state));
  return held.flatMap((channel) => standingEntries(refusals).findLast((refusal) => refusal.channel === channel) ?? []);
}
