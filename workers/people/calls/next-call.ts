import { type Slot, slotHours } from "#app/content/callback.ts";
import { isWorkingDay } from "#app/features/callback/working-days.ts";
import type { SentRecord } from "#workers/db/people.ts";
import type { CallbackRequestRow, Entry, OpenCall } from "#workers/db/schema.ts";
import { HONEYPOT, type Outcome } from "#workers/db/vocabulary.ts";
import { activeEntries, type PersonRecord } from "#workers/people/identity/person.ts";
import { dayOf, findNextWorkingDay, momentOf } from "#workers/people/words/french-time.ts";
import { findSlotHours } from "#workers/people/words/record-words.ts";

/** Outcomes that need another call. */
const OPEN: readonly (Outcome | null)[] = ["a-rappeler", "pas-de-reponse"];

/** A promise holds whatever was ticked; « ne plus appeler » ends it, and lifting that refusal doesn't restore it. */
export function findNextCall(record: PersonRecord, entries: readonly Entry[]): OpenCall | null {
  const standing = activeEntries(entries);
  const isTrusted = !record.isSetAside || standing.some(({ kind }) => kind === "genuine");
  const first = isTrusted ? findFirstCall({ ...record.sent, suspect: null }) : null;
  return standing.reduce<OpenCall | null>((call, entry) => afterEntry(record, call, entry), first);
}

function afterEntry({ table, id }: PersonRecord, call: OpenCall | null, { kind, status, call_at, channel, at }: Entry): OpenCall | null {
  if (kind === "cancelled" || (kind === "refusal" && channel === "telephone")) return null;
  if (kind === "moved") return call_at ? { record_table: table, record_id: id, due_at: call_at, is_timed: true } : call;
  if (kind !== "outcome") return call;
  return OPEN.includes(status) ? { record_table: table, record_id: id, due_at: call_at ?? at, is_timed: true } : null;
}

/** No call for robots, or for leads who did not agree to be called. */
export function findFirstCall(record: SentRecord): OpenCall | null {
  if (record.suspect === HONEYPOT) return null;
  const key = { record_table: record.table, record_id: record.id };
  if (record.table === "callback_requests") return { ...key, due_at: askedMoment(record).from, is_timed: true };
  return record.consent_phone ? { ...key, due_at: record.created_at, is_timed: false } : null;
}

/** Day and time of day as asked last: the person may have moved the call since. */
export function findAppointment(sent: CallbackRequestRow, entries: readonly Entry[]): Pick<CallbackRequestRow, "jour" | "creneau"> {
  const moved = activeEntries(entries).findLast(({ kind }) => kind === "moved");
  const [jour = sent.jour, creneau = sent.creneau] = moved?.value?.split(" ") ?? [];
  return { jour, creneau: creneau as Slot };
}

/** For an unknown time of day. */
const ANY_TIME = [slotHours.matin[0], slotHours["fin-de-journee"][1]] as const;

/** ISO 8601; `slot` is null for an unknown time of day. */
export function askedMoment({ creneau, jour, created_at }: { creneau: string; jour: string | null; created_at: string }) {
  const hours = findSlotHours(creneau);
  const [first, last] = hours ?? ANY_TIME;
  const day = jour ?? guessDay(created_at, first);
  return { from: momentOf(day, first), until: momentOf(day, last), slot: hours && (creneau as Slot) };
}

/** The next day whose time of day has not passed. */
function guessDay(createdAt: string, firstHour: number): string {
  const day = dayOf(createdAt);
  return isWorkingDay(day) && createdAt < momentOf(day, firstHour) ? day : findNextWorkingDay(day);
}
