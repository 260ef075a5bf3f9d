import { type Slot, slotHours } from "#app/content/callback.ts";
import { isWorkingDay } from "#app/features/callback/working-days.ts";
import type { Records } from "#workers/db/record-tables.ts";
import type { OpenCall, personKeys } from "#workers/db/schema.ts";
import { HONEYPOT, type PersonTable, type RecordTable } from "#workers/db/vocabulary.ts";
import { dayOf, findNextWorkingDay, momentOf } from "#workers/people/words/french-time.ts";
import { findSlotHours } from "#workers/people/words/record-words.ts";
import { addressKey, listAddressKeys, listIdentityKeys, nameKeys, type Person } from "./person-keys.ts";
import { referenceEnd } from "./reference.ts";

/** The rows that are written beside a record, in the same batch: how it is found, and the call that it waits for. */

export type PersonKey = typeof personKeys.$inferInsert;

/** What stands beside a record; nothing beside a booking, which names nobody. */
export interface RecordCompanions {
  keys: PersonKey[];
  call: OpenCall | null;
}

/** The rows beside a record, worked out of the record alone. */
export function describeCompanions<Table extends RecordTable>(table: Table, record: Records[Table]): RecordCompanions {
  if (table === "calendly_bookings" || !("nom" in record)) return { keys: [], call: null };
  const keys = listPersonKeys({ email: null, email_formation: null, ...record });
  return {
    keys: keys.map((key) => ({ key, record_table: table as PersonTable, record_id: record.id })),
    call: findFirstCall({ table, ...record } as AskingRecord),
  };
}

/**
 * The keys of a record: `nom:` with each address, by which records are gathered to people; each address alone, which people share; the
 * address of a training service; and the second half of the reference. The first half is the beginning of the record's id.
 */
export function listPersonKeys({ id, email_formation, ...person }: Person & { id: string; email_formation: string | null }): string[] {
  const addresses = listAddressKeys(person);
  const formation = email_formation && addressKey({ kind: "email", value: email_formation })?.replace(/^email:/, "formation:");
  const identities = listIdentityKeys(person);
  // Without an address nobody else can be the same person; the name is searched all the same.
  const alone = nameKeys(person).map((name) => `${name}\n${id}`);
  const names = (identities.length > 0 ? identities : alone).map((key) => `nom:${key.replace("\n", "|")}`);
  return [...new Set([...names, ...addresses, ...(formation ? [formation] : []), `ref:${referenceEnd(id)}`])];
}

export type AskingRecord =
  | ({ table: "catalogue_downloads" } & Records["catalogue_downloads"])
  | ({ table: "callback_requests" } & Records["callback_requests"]);

/** The call that a new record waits for: none for what robots sent, or for a catalogue taken by somebody who did not agree to be called. */
export function findFirstCall(record: AskingRecord): OpenCall | null {
  if (record.suspect === HONEYPOT) return null;
  const key = { record_table: record.table, record_id: record.id };
  if (record.table === "callback_requests") return { ...key, due_at: askedMoment(record).from, is_timed: true };
  return record.consent_phone ? { ...key, due_at: record.created_at, is_timed: false } : null;
}

/** Of a time of day that the vocabulary does not know. */
const ANY_TIME = [slotHours.matin[0], slotHours["fin-de-journee"][1]] as const;

/** When a request asks to be called: its first and last moment (ISO 8601), and its time of day, null for one that nobody knows. */
export function askedMoment({ creneau, jour, created_at }: { creneau: string; jour: string | null; created_at: string }) {
  const hours = findSlotHours(creneau);
  const [first, last] = hours ?? ANY_TIME;
  const day = jour ?? guessDay(created_at, first);
  return { from: momentOf(day, first), until: momentOf(day, last), slot: hours && (creneau as Slot) };
}

/** The day meant by a request without one: the next day on which its time of day has not passed. */
function guessDay(createdAt: string, firstHour: number): string {
  const day = dayOf(createdAt);
  return isWorkingDay(day) && createdAt < momentOf(day, firstHour) ? day : findNextWorkingDay(day);
}
