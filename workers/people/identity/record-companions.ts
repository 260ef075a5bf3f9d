import { type Slot, slotHours } from "#app/content/callback.ts";
import { isWorkingDay } from "#app/features/callback/working-days.ts";
import type { SentRecord } from "#workers/db/people.ts";
import type { Records } from "#workers/db/record-tables.ts";
import type { OpenCall, PersonKey } from "#workers/db/schema.ts";
import { HONEYPOT, type PersonTable, type RecordTable } from "#workers/db/vocabulary.ts";
import { dayOf, findNextWorkingDay, momentOf } from "#workers/people/words/french-time.ts";
import { findSlotHours } from "#workers/people/words/record-words.ts";
import { addressKey, listAddressKeys, listIdentityKeys, nameKeys, type Person } from "./person-keys.ts";
import { referenceEnd } from "./reference.ts";

/** Rows written in a record's batch: its search keys and its open call. */

/** No key for a booking, which names nobody. */
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

/**
 * A record's keys: `nom:` with each address (joins records into people), each address alone (people may share it), the training service's
 * address, and the second half of the reference. The first half comes from the record's id.
 */
export function listPersonKeys({ id, email_formation, ...person }: Person & { id: string; email_formation: string | null }): string[] {
  const addresses = listAddressKeys(person);
  const formation = email_formation && addressKey({ kind: "email", value: email_formation })?.replace(/^email:/, "formation:");
  const identities = listIdentityKeys(person);
  // Without an address no other record can be the same person's; the name stays searchable.
  const alone = nameKeys(person).map((name) => `${name}\n${id}`);
  const names = (identities.length > 0 ? identities : alone).map((key) => `nom:${key.replace("\n", "|")}`);
  return [...new Set([...names, ...addresses, ...(formation ? [formation] : []), `ref:${referenceEnd(id)}`])];
}

/** A new record's call; none for a robot's submission or a lead who did not agree to be called. */
export function findFirstCall(record: SentRecord): OpenCall | null {
  if (record.suspect === HONEYPOT) return null;
  const key = { record_table: record.table, record_id: record.id };
  if (record.table === "callback_requests") return { ...key, due_at: askedMoment(record).from, is_timed: true };
  return record.consent_phone ? { ...key, due_at: record.created_at, is_timed: false } : null;
}

/** For an unknown time of day. */
const ANY_TIME = [slotHours.matin[0], slotHours["fin-de-journee"][1]] as const;

/** Start and end (ISO 8601) of the requested time; `slot` is null for an unknown one. */
export function askedMoment({ creneau, jour, created_at }: { creneau: string; jour: string | null; created_at: string }) {
  const hours = findSlotHours(creneau);
  const [first, last] = hours ?? ANY_TIME;
  const day = jour ?? guessDay(created_at, first);
  return { from: momentOf(day, first), until: momentOf(day, last), slot: hours && (creneau as Slot) };
}

/** The next day on which the time of day has not passed. */
function guessDay(createdAt: string, firstHour: number): string {
  const day = dayOf(createdAt);
  return isWorkingDay(day) && createdAt < momentOf(day, firstHour) ? day : findNextWorkingDay(day);
}
