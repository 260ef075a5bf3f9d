import { type Slot, slotHours } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { addDays } from "#app/content/days.ts";
import { SLOTS } from "#app/features/callback/request-schema.ts";
import { listEntries } from "#workers/db/entries.ts";
import { countBookings, countOpenCallsBefore, listOpenCalls, listSetAside } from "#workers/db/open-calls.ts";
import type { RecordKey } from "#workers/db/people.ts";
import { activeEntries, compareText, loadPeople, type Person, type PersonRecord } from "#workers/people/identity/person.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { clockOf, momentOf } from "#workers/people/words/french-time.ts";
import { askedMoment, findAppointment } from "./next-call.ts";

/** Call lists hold one line per person, by requested or promised time. Each list reads only its own people. */

/** Calls due longer ago are folded away. */
export const OLD_DAYS = 14;
/** A call is late this long after the promised time. */
const PUNCTUALITY_MS = 30 * 60 * 1000;
/** Far above a day's capacity, so no promise falls off a list. */
const PROMISED_LIMIT = 1000;
const LIST_LIMIT = 200;
/** Of each kind, what a screen reads by default. */
export const FIRST_CALLS = 40;
const SET_ASIDE_DAYS = 30;
const SET_ASIDE_LIMIT = 20;

export type CallLine = ReturnType<typeof describeCall>;
export type CallLists = Awaited<ReturnType<typeof listCalls>>;

/** Everything on « À appeler » except the folded lists. */
export async function listCalls(stores: PeopleStores, now: Date, limit = PROMISED_LIMIT) {
  const { database } = stores;
  const today = parisDate(now);
  const start = momentOf(today, 0);
  const [tomorrow, old] = [momentOf(addDays(today, 1), 0), momentOf(addDays(today, -OLD_DAYS), 0)];
  const [before, dueToday, untimed, oldCount, bookingCount, noted, setAside] = await Promise.all([
    listOpenCalls(database, { from: old, to: start }, { isTimed: true, limit }),
    listOpenCalls(database, { from: start, to: tomorrow }, { isTimed: true, limit }),
    listOpenCalls(database, { from: old }, { isTimed: false, limit }),
    countOpenCallsBefore(database, old),
    countBookings(database, { from: start, to: tomorrow }),
    listEntries(database, { from: start, to: tomorrow }, LIST_LIMIT),
    listSetAside(database, { from: momentOf(addDays(today, -SET_ASIDE_DAYS), 0), to: tomorrow }, SET_ASIDE_LIMIT),
  ]);
  const [lines, trapped] = await Promise.all([
    loadLines(stores, [...before, ...dueToday, ...untimed], now),
    loadPeople(stores, setAside, now),
  ]);
  // Asked again after a refusal, until an adviser confirms it or promises a call.
  const isUnsure = ({ person }: CallLine) => person.standing.telephone.state === "unsure";
  const rest = lines.filter((line) => !isUnsure(line));
  const due = rest.filter(({ dueAt }) => dueAt !== null).sort(byMoment);
  const fresh = rest.filter(({ dueAt, isAllowed }) => dueAt === null && isAllowed);
  const decisions = activeEntries(noted).filter(({ kind }) => kind === "outcome" || kind === "refusal");
  return {
    /** Asked for a call after « ne plus appeler »: an adviser must confirm who they are. */
    unsure: lines.filter(isUnsure).sort(byMoment),
    late: due.filter(({ isLate }) => isLate),
    today: groupBySlot(due.filter(({ isLate }) => !isLate)),
    /** Catalogue leads who agreed to be called, latest first. */
    fresh,
    /** Number of records due more than two weeks ago. */
    oldCount,
    bookingCount,
    /** People whose honeypot was filled in within 30 days. */
    setAside: trapped.filter(({ records }) => records.some(({ isSetAside }) => isSetAside)),
    /** Today's outcomes, one per person, latest first. */
    done: [...new Map(decisions.map((entry) => [entry.id, entry])).values()],
    /** False when a list reached its limit. */
    isWhole: [before, dueToday, untimed].every(({ length }) => length < limit),
  };
}

/** Calls due for over two weeks: promises and requests first, then catalogues, each oldest first. */
export async function listOldCalls(stores: PeopleStores, now: Date, limit = PROMISED_LIMIT): Promise<CallLine[]> {
  const old = momentOf(addDays(parisDate(now), -OLD_DAYS), 0);
  const of = (isTimed: boolean) => listOpenCalls(stores.database, { to: old }, { isTimed, limit });
  const lines = await loadLines(stores, (await Promise.all([of(true), of(false)])).flat(), now);
  return lines.filter(({ dueAt, isAllowed }) => isAllowed || dueAt !== null).sort(byMoment);
}

/** Earliest first. */
export async function listLaterCalls(stores: PeopleStores, now: Date, limit = PROMISED_LIMIT): Promise<CallLine[]> {
  const tomorrow = momentOf(addDays(parisDate(now), 1), 0);
  const found = await listOpenCalls(stores.database, { from: tomorrow }, { isTimed: true, limit });
  return (await loadLines(stores, found, now)).sort(byMoment);
}

async function loadLines(stores: PeopleStores, found: readonly RecordKey[], now: Date): Promise<CallLine[]> {
  return (await loadPeople(stores, found, now)).map((person) => describeCall(person, now));
}

/** Also for a person without an open call. */
export function describeCall(person: Person, now: Date) {
  const [next] = person.calls.filter(({ is_timed }) => is_timed).sort((a, b) => compareText(a.due_at, b.due_at));
  const asking = next && person.records.find(({ id }) => id === next.record_id);
  const asked = asking && askedTime(asking, next.due_at);
  const until = next && (asked?.until ?? new Date(Date.parse(next.due_at) + PUNCTUALITY_MS).toISOString());
  const waits = new Set(person.calls.map(({ record_id }) => record_id));
  const outcomes = activeEntries(person.entries).filter(({ kind }) => kind === "outcome");
  return {
    person,
    /** ISO 8601; null for a catalogue lead without a time. */
    dueAt: next?.due_at ?? null,
    /** Null for a promised time. */
    slot: asked?.slot ?? null,
    isLate: until !== undefined && until < now.toISOString(),
    /** Promises are listed even when calling is forbidden, without a dialling link. */
    isAllowed: ["accepted", "unsure"].includes(person.standing.telephone.state),
    /** Unanswered calls since the last answered one. */
    unanswered: outcomes.length - 1 - outcomes.findLastIndex(({ status }) => status !== "pas-de-reponse"),
    /** Latest first. */
    waiting: person.records.filter(({ id }) => waits.has(id)),
    last: outcomes.at(-1),
  };
}

/** The requested time, unless another was promised since. */
function askedTime({ sent, entries }: PersonRecord, dueAt: string) {
  if (sent.table !== "callback_requests") return undefined;
  const asked = askedMoment({ ...sent, ...findAppointment(sent, entries) });
  return asked.from === dueAt ? asked : undefined;
}

function groupBySlot(lines: readonly CallLine[]): { slot: Slot; lines: CallLine[] }[] {
  return SLOTS.map((slot) => ({ slot, lines: lines.filter((line) => slotOf(line) === slot) })).filter((group) => group.lines.length > 0);
}

function slotOf({ slot, dueAt }: CallLine): Slot {
  if (slot) return slot;
  const { hour } = clockOf(dueAt ?? "");
  return SLOTS.find((known) => hour < slotHours[known][1]) ?? "fin-de-journee";
}

function byMoment(a: CallLine, b: CallLine): number {
  const sentAt = ({ waiting: [first] }: CallLine) => first?.sent.created_at ?? "";
  return compareText(a.dueAt ?? "9", b.dueAt ?? "9") || compareText(sentAt(a), sentAt(b)) || compareText(a.person.key, b.person.key);
}
