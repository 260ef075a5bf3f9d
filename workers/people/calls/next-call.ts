import { OPEN_SLOTS, SLOTS, type Slot, slotHours, slotHoursOn } from "#app/content/callback.ts";
import { addDays } from "#app/content/days.ts";
import { NEXT_YEAR_NEED } from "#app/content/vocabulary.ts";
import { isWorkingDay } from "#app/features/callback/working-days.ts";
import type { SentRecord } from "#workers/db/people.ts";
import type { CallbackRequestRow, DueCall, Entry } from "#workers/db/schema.ts";
import { HONEYPOT, type Outcome } from "#workers/db/vocabulary.ts";
import { activeEntries, type Person, type PersonRecord } from "#workers/people/identity/person.ts";
import { dayOf, momentOf } from "#workers/people/labels/french-time.ts";

/** Said by a person who wants another call; on an agreement too. */
export const CALL_AGAIN = "a-rappeler" satisfies Outcome;
/** Outcomes that need another call. */
const OPEN: readonly Outcome[] = [CALL_AGAIN, "pas-de-reponse"];

/** A promise holds whatever was ticked; « ne plus appeler » ends it, and lifting that refusal doesn't restore it. */
export function findNextCall(record: PersonRecord, entries: readonly Entry[]): DueCall | null {
  const standing = activeEntries(entries);
  const isTrusted = record.sent.suspect !== HONEYPOT || standing.some(({ kind }) => kind === "genuine");
  const first = isTrusted ? findFirstCall({ ...record.sent, suspect: null }) : null;
  return standing.reduce<DueCall | null>((call, entry) => afterEntry(record, call, entry), first);
}

function afterEntry({ table, id }: PersonRecord, call: DueCall | null, { kind, status, call_at, channel, at }: Entry): DueCall | null {
  // A quotation is answered in writing.
  const ending = table === "quotation_requests" ? "email" : "telephone";
  if (kind === "cancelled" || (kind === "refusal" && channel === ending)) return null;
  if (kind === "moved") return call_at ? { record_table: table, record_id: id, due_at: call_at, is_timed: true } : call;
  // A note, a correction, or an agreement that asks for no call.
  if (status === null) return call;
  return OPEN.includes(status) ? { record_table: table, record_id: id, due_at: call_at ?? at, is_timed: call_at !== null } : null;
}

/** When a call is due whose day a publication will tell: after every other, and never old. */
const NO_DAY = "2999-12-31T00:00:00.000Z";

/** Asked for once the funding of the next year is published. */
export function isForNextYear(record: SentRecord): boolean {
  return record.table === "callback_requests" && record.besoin === NEXT_YEAR_NEED;
}

/** What a record waits for: a call, or a quotation to send. Nothing for robots, or for leads who did not agree to be called. */
export function findFirstCall(record: SentRecord): DueCall | null {
  if (record.suspect === HONEYPOT) return null;
  const key = { record_table: record.table, record_id: record.id };
  if (isForNextYear(record)) return { ...key, due_at: NO_DAY, is_timed: false };
  if (record.table === "callback_requests") return { ...key, due_at: findAskedMoment(record).from, is_timed: true };
  const isAsked = record.table === "quotation_requests" || record.consent_phone;
  return isAsked ? { ...key, due_at: record.created_at, is_timed: false } : null;
}

/** A time to come (ISO 8601) that the person asked for or was promised; an attempt of our own is none. */
export function findAskedTime({ calls, records, entries }: Person, now: Date): string | undefined {
  const promised = activeEntries(entries).flatMap(({ status, call_at }) => (status === CALL_AGAIN && call_at ? [call_at] : []));
  const requested = records.flatMap(({ sent, entries: noted }) =>
    sent.table === "callback_requests" ? [findAskedMoment({ ...sent, ...findAppointment(sent, noted) }).from] : [],
  );
  const asked = new Set([...promised, ...requested]);
  return calls
    .map(({ due_at }) => due_at)
    .filter((due) => due > now.toISOString() && asked.has(due))
    .sort()[0];
}

/** Day and time of day as asked last: the person may have moved the call since. */
export function findAppointment(sent: CallbackRequestRow, entries: readonly Entry[]): Pick<CallbackRequestRow, "jour" | "creneau"> {
  const moved = activeEntries(entries).findLast(({ kind }) => kind === "moved")?.corrections;
  return { jour: moved?.jour ?? sent.jour, creneau: (moved?.creneau as Slot | undefined) ?? sent.creneau };
}

/** ISO 8601, by the opening hours of that day; `slot` is null for an unknown time of day. */
export function findAskedMoment({ creneau, jour, created_at }: { creneau: string; jour: string | null; created_at: string }) {
  const slot = SLOTS.find((known) => known === creneau) ?? null;
  const day = jour ?? guessDay(created_at, slot);
  const [first, last] = hoursOf(day, slot);
  return { from: momentOf(day, first), until: momentOf(day, last), slot };
}

/** Usual hours on a day when nobody calls then; the whole day for an unknown time of day. */
function hoursOf(day: string, slot: Slot | null): readonly [number, number] {
  const asked = slot ? [slot] : SLOTS;
  const open = asked.map((one) => slotHoursOn(day, one)).filter((hours) => hours !== null);
  const hours = open.length > 0 ? open : asked.map((one) => slotHours[one]);
  return [Math.min(...hours.map(([from]) => from)), Math.max(...hours.map(([, to]) => to))];
}

/** The next day on which advisers call at that time of day, and it has not begun. */
function guessDay(createdAt: string, slot: Slot | null): string {
  const isCalled = (day: string) => isWorkingDay(day) && (slot === null || !OPEN_SLOTS.includes(slot) || slotHoursOn(day, slot) !== null);
  let day = dayOf(createdAt);
  while (!isCalled(day) || createdAt >= momentOf(day, hoursOf(day, slot)[0])) day = addDays(day, 1);
  return day;
}
