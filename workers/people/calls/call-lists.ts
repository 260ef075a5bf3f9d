import { SLOTS, type Slot, slotHours } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { addDays } from "#app/content/days.ts";
import { type EntryHead, listEntryHeads } from "#workers/db/entries.ts";
import { type CallQueue, countBookings, countOpenCallsBefore, listOpenCalls, listSetAside } from "#workers/db/open-calls.ts";
import { type RecordKey, readRecords } from "#workers/db/people.ts";
import type { Entry } from "#workers/db/schema.ts";
import type { Span } from "#workers/db/sql-parts.ts";
import {
  activeEntries,
  compareText,
  describePeople,
  loadPeople,
  nameOf,
  type Person,
  type PersonRecord,
} from "#workers/people/identity/person.ts";
import { clockOf, momentOf } from "#workers/people/labels/french-time.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { type Flood, foldCalls, type NamedCalls, takeBothEnds } from "./fold-calls.ts";
import { findAppointment, findAskedMoment, isForNextYear } from "./next-call.ts";
import { countNumbers } from "./put-flood-away.ts";

/** Call lists hold one line per person, by requested or promised time. Each list reads only its own people. */

/** Calls due longer ago are folded away. */
export const OLD_DAYS = 14;
/** A call is late this long after the promised time. */
const PUNCTUALITY_MS = 30 * 60 * 1000;
/** Calls read at each end of a list: names and times alone. */
const READ_AT_EACH_END = 2500;
const ALL = 1_000_000;
/** Records read at once. */
const RECORDS_AT_ONCE = 400;
const LIST_LIMIT = 200;
/** People of each kind that a screen shows by default, half of them the oldest. */
export const FIRST_CALLS = 40;
/** Far above a day's capacity. */
const MANY_CALLS = 1000;
const SET_ASIDE_DAYS = 30;
const SET_ASIDE_LIMIT = 20;

/** A person to call. */
export interface CallLine {
  person: Person;
  /** Where the line stands for many records of one name, of which `person` is the first. */
  flood: (Flood & { numbers: number }) | null;
  /** ISO 8601; null without a time. */
  dueAt: string | null;
  /** Null for a promised time. */
  slot: Slot | null;
  isLate: boolean;
  /** Promises are listed even when calling is forbidden, without a dialling link. */
  isAllowed: boolean;
  /** A quotation waits: it is sent by e-mail, whatever was said of calls. */
  isToWrite: boolean;
  /** Unanswered calls since the last answered one. */
  unanswered: number;
  /** Latest first. */
  waiting: PersonRecord[];
  /** The latest outcome. */
  last: Entry | undefined;
}

/** « À appeler », without its folded lists. */
export interface CallLists {
  /** Asked for a call after « ne plus appeler »: an adviser must confirm who they are. */
  unsure: CallLine[];
  late: CallLine[];
  today: { slot: Slot; lines: CallLine[] }[];
  /** To send, each by e-mail; latest first. */
  quotations: CallLine[];
  /** Catalogue leads and others who agreed to be called, without a time; latest first. */
  fresh: CallLine[];
  /** Wait for the funding of the next year to be published; earliest first. */
  nextYear: CallLine[];
  /** Number of records due more than two weeks ago. */
  oldCount: number;
  bookingCount: number;
  /** People whose honeypot was filled in within 30 days. */
  setAside: Person[];
  /** Today's outcomes, one per person, latest first. */
  done: EntryHead[];
  /** False when a list has more people than were read. */
  isWhole: boolean;
}

/** How much of a list is read: so many people, or all of them with nobody's records folded, as for a file. */
export type Extent = number | "all";

export async function listCalls(stores: PeopleStores, now: Date, extent: Extent = MANY_CALLS): Promise<CallLists> {
  const { database } = stores;
  const today = parisDate(now);
  const start = momentOf(today, 0);
  const [tomorrow, old] = [momentOf(addDays(today, 1), 0), momentOf(addDays(today, -OLD_DAYS), 0)];
  const [before, dueToday, untimed, oldCount, bookingCount, noted, setAside] = await Promise.all([
    readCalls(database, { from: old, to: start }, true, extent),
    readCalls(database, { from: start, to: tomorrow }, true, extent),
    readCalls(database, { from: old }, false, extent),
    countOpenCallsBefore(database, old),
    countBookings(database, { from: start, to: tomorrow }),
    listEntryHeads(database, { from: start, to: tomorrow }, LIST_LIMIT),
    listSetAside(database, { from: momentOf(addDays(today, -SET_ASIDE_DAYS), 0), to: tomorrow }, SET_ASIDE_LIMIT),
  ]);
  const [found, trapped] = await Promise.all([
    loadLines(stores, [before, dueToday, untimed], extent, now),
    loadPeople(stores, setAside, now),
  ]);
  // A catalogue lead may have a call on a later day.
  const lines = found.lines.filter(({ dueAt }) => dueAt === null || dueAt < tomorrow);
  // Asked again after a refusal, until an adviser confirms it or promises a call.
  const isUnsure = ({ person }: CallLine) => person.standing.telephone.state === "unsure";
  const rest = lines.filter((line) => !isUnsure(line));
  const due = rest.filter(({ dueAt }) => dueAt !== null).sort(byMoment);
  const untimedLines = rest.filter(({ dueAt }) => dueAt === null);
  const quotations = untimedLines.filter(({ isToWrite }) => isToWrite).sort(latestFirst);
  const others = untimedLines.filter(({ isToWrite }) => !isToWrite);
  const nextYear = others.filter(isNextYearAlone).sort((a, b) => latestFirst(b, a));
  const fresh = others.filter((line) => line.isAllowed && !isNextYearAlone(line)).sort(latestFirst);
  const decisions = activeEntries(noted).filter(({ kind }) => kind === "outcome" || kind === "refusal");
  return {
    unsure: lines.filter(isUnsure).sort(byMoment),
    late: due.filter(({ isLate }) => isLate),
    today: groupBySlot(due.filter(({ isLate }) => !isLate)),
    quotations,
    fresh,
    nextYear,
    oldCount,
    bookingCount,
    setAside: trapped.filter(({ records }) => records.some(({ isSetAside }) => isSetAside)),
    done: decisions,
    isWhole: found.isWhole,
  };
}

/** Nothing else waits for this person. */
function isNextYearAlone({ dueAt, waiting, flood }: CallLine): boolean {
  return dueAt === null && flood === null && waiting.length > 0 && waiting.every(({ sent }) => isForNextYear(sent));
}

/** Calls due for over two weeks: promises and requests first, then catalogues, each oldest first. */
export async function listOldCalls(stores: PeopleStores, now: Date, extent: Extent = MANY_CALLS): Promise<CallLine[]> {
  const today = parisDate(now);
  const [tomorrow, old] = [momentOf(addDays(today, 1), 0), momentOf(addDays(today, -OLD_DAYS), 0)];
  const found = await Promise.all([true, false].map((isTimed) => readCalls(stores.database, { to: old }, isTimed, extent)));
  const { lines } = await loadLines(stores, found, extent, now);
  // Who has a call within two weeks is in the day's lists.
  const isElsewhere = ({ person }: CallLine) => person.calls.some(({ due_at }) => due_at >= old && due_at < tomorrow);
  const isDue = ({ dueAt, isAllowed, isToWrite }: CallLine) => (dueAt === null ? isAllowed || isToWrite : dueAt < old);
  return lines.filter((line) => isDue(line) && !isElsewhere(line)).sort(byMoment);
}

/** Earliest first. */
export async function listLaterCalls(stores: PeopleStores, now: Date, extent: Extent = MANY_CALLS): Promise<CallLine[]> {
  const tomorrow = momentOf(addDays(parisDate(now), 1), 0);
  const found = await readCalls(stores.database, { from: tomorrow }, true, extent);
  const { lines } = await loadLines(stores, [found], extent, now);
  return lines.filter(({ dueAt }) => dueAt !== null && dueAt >= tomorrow).sort(byMoment);
}

function readCalls(database: D1Database, span: Partial<Span>, isTimed: boolean, extent: Extent): Promise<CallQueue> {
  return listOpenCalls(database, span, { isTimed, limit: extent === "all" ? ALL : READ_AT_EACH_END });
}

/** `kinds`: lists of calls by urgency; the calls of one name stand in the first that has one. */
async function loadLines(
  stores: PeopleStores,
  kinds: readonly CallQueue[],
  extent: Extent,
  now: Date,
): Promise<{ lines: CallLine[]; isWhole: boolean }> {
  const calls = kinds.flatMap((kind) => kind.calls);
  if (extent === "all") return { lines: await loadPeopleLines(stores, calls, now), isWhole: true };
  const placeOf = new Map(kinds.flatMap((kind, place) => kind.calls.map((call) => [call, place] as const)));
  const byKind = Map.groupBy(foldCalls(calls), (named) => placeOf.get(named.calls[0]));
  const shown = [...byKind.values()].flatMap((named) => takeBothEnds(named, extent));
  const ordinary = shown.flatMap(({ calls, flood }) => (flood ? [] : calls));
  const [lines, floods] = await Promise.all([
    loadPeopleLines(stores, ordinary, now),
    loadFloods(
      stores,
      shown.filter(({ flood }) => flood),
      now,
    ),
  ]);
  const isWhole = kinds.every((kind) => kind.isWhole) && [...byKind.values()].every(({ length }) => length <= extent);
  return { lines: [...lines, ...floods], isWhole };
}

/** A part after the other; records of people already read are skipped. */
async function loadPeopleLines(stores: PeopleStores, found: readonly RecordKey[], now: Date): Promise<CallLine[]> {
  const lines: CallLine[] = [];
  const known = new Set<string>();
  for (let start = 0; start < found.length; start += RECORDS_AT_ONCE) {
    const asked = found.slice(start, start + RECORDS_AT_ONCE).filter((key) => !known.has(nameOf(key)));
    const people = await loadPeople(stores, asked, now);
    for (const record of people.flatMap(({ records }) => records)) known.add(nameOf(record));
    lines.push(...people.map((person) => describeCall(person, now)));
  }
  return lines;
}

/** One line each, of its first record alone: whose it is, the file says. */
async function loadFloods(stores: PeopleStores, floods: readonly NamedCalls[], now: Date): Promise<CallLine[]> {
  const { sent, ...beside } = await readRecords(
    stores.database,
    floods.map(({ calls: [first] }) => first),
  );
  const people = await describePeople(
    stores,
    sent.map((record) => [record]),
    beside,
    now,
  );
  const lines = people.map(async (person) => {
    const { calls, flood } = floods.find(({ calls: [first] }) => nameOf(first) === person.key) ?? {};
    const numbers = calls ? await countNumbers(stores.database, calls[0].name) : 0;
    return { ...describeCall(person, now), flood: flood ? { ...flood, numbers } : null };
  });
  return Promise.all(lines);
}

/** Also for a person without an open call. */
export function describeCall(person: Person, now: Date): CallLine {
  const [next] = person.calls.filter(({ is_timed }) => is_timed).sort((a, b) => compareText(a.due_at, b.due_at));
  const asking = next && person.records.find(({ id }) => id === next.record_id);
  const asked = asking && askedTime(asking, next.due_at);
  const until = next && (asked?.until ?? new Date(Date.parse(next.due_at) + PUNCTUALITY_MS).toISOString());
  const waits = new Set(person.calls.map(({ record_id }) => record_id));
  const outcomes = activeEntries(person.entries).filter(({ kind }) => kind === "outcome");
  return {
    person,
    flood: null,
    dueAt: next?.due_at ?? null,
    slot: asked?.slot ?? null,
    isLate: until !== undefined && until < now.toISOString(),
    isAllowed: ["accepted", "quotation", "unsure"].includes(person.standing.telephone.state),
    isToWrite: person.records.some(({ table, id }) => table === "quotation_requests" && waits.has(id)),
    unanswered: outcomes.length - 1 - outcomes.findLastIndex(({ status }) => status !== "pas-de-reponse"),
    waiting: person.records.filter(({ id }) => waits.has(id)),
    last: outcomes.at(-1),
  };
}

/** The requested time, unless another was promised since. */
function askedTime({ sent, entries }: PersonRecord, dueAt: string) {
  if (sent.table !== "callback_requests") return undefined;
  const asked = findAskedMoment({ ...sent, ...findAppointment(sent, entries) });
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

function sentAt({ waiting: [first], flood }: CallLine): string {
  return flood?.to ?? first?.sent.created_at ?? "";
}

function latestFirst(a: CallLine, b: CallLine): number {
  return compareText(sentAt(b), sentAt(a));
}

function byMoment(a: CallLine, b: CallLine): number {
  return compareText(a.dueAt ?? "9", b.dueAt ?? "9") || compareText(sentAt(a), sentAt(b)) || compareText(a.person.key, b.person.key);
}
