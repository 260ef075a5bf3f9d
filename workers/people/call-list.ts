import { type Slot, slotHours } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { addDays } from "#app/content/days.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { SLOTS } from "#app/features/callback/request-schema.ts";
import { isWorkingDay } from "#app/features/callback/working-days.ts";
import type { FollowUpEntry } from "#workers/db/schema.ts";
import { type FollowUpStatus, HONEYPOT } from "#workers/db/vocabulary.ts";
import { findByRecord, lastPhoneRefusal } from "./decide.ts";
import { compare, standingEntries } from "./entries.ts";
import { clockOf, dayOf, findNextWorkingDay, momentOf } from "./french-time.ts";
import { sayOutcome, sayRefusal } from "./outcome-words.ts";
import { remember } from "./person-keys.ts";
import type { PersonOnFile, PersonRecord } from "./read-people.ts";
import { findSlotHours } from "./record-words.ts";

/** Who is to be called today: one line per person, sorted by the day and time that they asked for or were promised. */

/** Whoever should have been called longer ago is shown apart, to be settled together. */
const OLD_DAYS = 14;
/** How long after an exact time a call counts as late. */
const PUNCTUALITY_MS = 30 * 60 * 1000;

interface Due {
  /** ISO 8601. */
  from: string;
  /** The day of it in Paris. */
  day: string;
  /** From this moment the call is late. */
  until: string;
  /** Null for an exact time. */
  slot: Slot | null;
}

/** A person as the list shows them. */
export type CallLine = ReturnType<typeof describe>;
export type CallList = ReturnType<typeof listCalls>;

export function listCalls(people: readonly PersonOnFile[], { now, profession }: { now: Date; profession?: Profession | undefined }) {
  const today = parisDate(now);
  const lines = people
    .filter((person) => profession === undefined || professionOf(person) === profession)
    .map((person) => describeLine(person, now));
  const unsure = lines.filter(isUnsure).sort(compareLines);
  const timed = lines.filter((line) => line.due !== null && !isUnsure(line)).sort(compareLines);
  const dueOn = (isThen: (day: string) => boolean) => timed.filter(({ due }) => due !== null && isThen(due.day));
  const due = dueOn((day) => day <= today);
  const nextDay = findNextWorkingDay(today);
  const late = due.filter(({ isLate, isAllowed }) => isLate && isAllowed);
  const isOld = (line: CallLine) => line.due !== null && line.due.day < addDays(today, -OLD_DAYS);
  const bySlot = (slotted: readonly CallLine[]) =>
    SLOTS.map((slot) => ({ slot, lines: slotted.filter((line) => slotOf(line) === slot) })).filter(({ lines }) => lines.length > 0);
  return {
    /** Asked for a call after « ne plus appeler »: whoever they are, an adviser must find out. Due or not; the longest waiting first. */
    unsure,
    late: late.filter((line) => !isOld(line)),
    /** Late by more than two weeks; not counted. */
    old: late.filter(isOld),
    /** Today's, by time of day; empty ones left out. */
    groups: bySlot(due.filter(({ isLate }) => !isLate)),
    /** Of the next working day, without today's requests. */
    next: { day: nextDay, groups: bySlot(dueOn((day) => day === nextDay).filter(({ isAllowed }) => isAllowed)) },
    /** Requested a catalogue and agreed to be called at any time; newest first. */
    withoutTime: lines.filter((line) => line.due === null && line.isAllowed && line.catalogues.some(isOpen) && !isUnsure(line)),
    /** Settled today; last first. */
    settled: lines
      .filter(({ last }) => last?.status != null && last.status !== "nouveau" && dayOf(last.at) === today)
      .sort((a, b) => compare(b.last?.at ?? "", a.last?.at ?? "")),
    /** Requests in which a field that only a robot sees was filled. */
    honeypotCount: people.flatMap(({ records }) => records).filter((record) => filledHoneypot(record) && isOpen(record)).length,
  };
}

/** The list of the next working day alone, to be prepared. */
export function listNextDay({ next }: CallList): CallList {
  return { unsure: [], late: [], old: [], groups: next.groups, next, withoutTime: [], settled: [], honeypotCount: 0 };
}

/** All lines of the list, in its order. */
export function allLines({ unsure, late, groups }: CallList): CallLine[] {
  return [...unsure, ...late, ...groups.flatMap(({ lines }) => lines)];
}

/** How many people are to be called today. */
export function countCalls(list: CallList): number {
  return allLines(list).filter(({ isAllowed }) => isAllowed).length;
}

export function keyOf({ records }: PersonOnFile): string {
  return records.at(-1)?.id ?? "";
}

export function professionOf({ records: [newest] }: PersonOnFile): Profession {
  return professionIn(newest);
}

/** The profession that a record names. */
export function professionIn(record: PersonRecord): Profession {
  return record.table === "callback_requests" ? record.profession : record.catalogue_type;
}

const OPEN_STATUSES: ReadonlySet<string> = new Set(["nouveau", "a-rappeler", "pas-de-reponse"] satisfies FollowUpStatus[]);

/** Whether an adviser still has to call about a record. */
function isOpen({ followUp }: PersonRecord): boolean {
  return followUp?.status == null || OPEN_STATUSES.has(followUp.status);
}

/** The records to which the outcome of a call applies: the open ones, or else all of them. */
export function recordsToSettle(person: PersonOnFile): PersonRecord[] {
  const trusted = person.records.filter((record) => !filledHoneypot(record));
  const open = trusted.filter(isOpen);
  return open.length > 0 ? open : trusted;
}

/** The last outcome of a call. */
function lastOutcomeOf({ followUps }: PersonOnFile): FollowUpEntry | undefined {
  return followUps.findLast(({ status }) => status !== null);
}

/** Where a person stands: it changes with every outcome and every « ne plus appeler ». */
function standOf(person: PersonOnFile): string {
  return [lastOutcomeOf(person)?.id ?? "", lastPhoneRefusal(person)?.id ?? ""].join("/");
}

/** What has been noted about a person so far. */
export function noteOf({ followUps }: PersonOnFile): FollowUpEntry | undefined {
  return followUps.findLast(({ note }) => note !== null);
}

/** Calls without an answer at the end of what was noted; what was taken back does not count. */
function countUnanswered({ followUps }: PersonOnFile): number {
  const outcomes = standingEntries(followUps).filter(({ status }) => status !== null);
  return outcomes.length - 1 - outcomes.findLastIndex(({ status }) => status !== "pas-de-reponse");
}

/** Of a time of day that the vocabulary does not know. */
const ANY_TIME = [slotHours.matin[0], slotHours["fin-de-journee"][1]] as const;

/** A person as a line, also when nothing is open. */
export function describeLine(person: PersonOnFile, now: Date): CallLine {
  const line = describe(person);
  const isLate = line.due !== null && line.due.until < now.toISOString();
  return isLate === line.isLate ? line : { ...line, isLate };
}

/** Whoever has not changed since is not described again: the same of thousands are listed at each request. */
const describe = remember((person: PersonOnFile) => {
  const pending = person.records.filter((record) => !filledHoneypot(record) && isOpen(record));
  const dated = pending.map((record) => ({ record, due: findDue(record) })).sort((a, b) => compare(a.due?.from ?? "", b.due?.from ?? ""));
  return {
    /** The id of the person's first record: it does not change when another record arrives. */
    key: keyOf(person),
    person,
    profession: professionOf(person),
    /** Where the person stood when this was read. */
    stand: standOf(person),
    /** How often nobody answered since somebody last did. */
    unanswered: countUnanswered(person),
    /** Null for a catalogue requested by someone who agreed to be called. */
    due: dated.find(({ due }) => due !== null)?.due ?? null,
    isLate: false,
    /** Whether the person may be called; if not, the line is shown but not counted. */
    isAllowed: ["accepted", "unsure"].includes(person.standing.telephone.state),
    /** Open callback requests, earliest due first. */
    requests: dated.map(({ record }) => record).filter((record) => record.table === "callback_requests"),
    catalogues: person.records.filter((record) => record.table === "catalogue_downloads").filter((record) => !filledHoneypot(record)),
    /** The last outcome of a call; undefined until one is noted. */
    last: lastOutcomeOf(person),
  };
});

function findDue(record: PersonRecord): Due | null {
  const { followUp } = record;
  if (followUp?.status === "a-rappeler" || followUp?.status === "pas-de-reponse") {
    const from = followUp.call_at ?? followUp.at;
    return { from, day: dayOf(from), until: new Date(Date.parse(from) + PUNCTUALITY_MS).toISOString(), slot: null };
  }
  if (record.table !== "callback_requests") return null;
  const hours = findSlotHours(record.creneau);
  const [first, last] = hours ?? ANY_TIME;
  const day = record.jour ?? guessDay(record.created_at, first);
  return { from: momentOf(day, first), day, until: momentOf(day, last), slot: hours && record.creneau };
}

/** The day meant by a request without one: the next day on which its time of day has not passed. */
function guessDay(createdAt: string, firstHour: number): string {
  const day = dayOf(createdAt);
  return isWorkingDay(day) && createdAt < momentOf(day, firstHour) ? day : findNextWorkingDay(day);
}

function slotOf({ due }: CallLine): Slot {
  if (due?.slot) return due.slot;
  const { hour } = clockOf(due?.from ?? "");
  return SLOTS.find((slot) => hour < slotHours[slot][1]) ?? "fin-de-journee";
}

/** Whether somebody who had refused asked again, and no adviser has said yet what to think of it. */
function isUnsure({ person, requests, catalogues }: CallLine): boolean {
  return person.standing.telephone.state === "unsure" && [...requests, ...catalogues].some(isOpen);
}

function filledHoneypot({ suspect }: PersonRecord): boolean {
  return suspect === HONEYPOT;
}

function compareLines(a: CallLine, b: CallLine): number {
  return (
    compare(a.due?.from ?? "", b.due?.from ?? "") ||
    compare(a.requests[0]?.created_at ?? "", b.requests[0]?.created_at ?? "") ||
    compare(a.key, b.key)
  );
}

/** A list stays as an operator sees it while they call; what others did to its lines is said on them. */

/** « Nadia : joint », « Nadia : ne plus appeler »: what was noted last of a person; empty when nothing was. */
function sayLastChange(person: PersonOnFile, now: Date): string {
  const entry = lastOutcomeOf(person);
  const refusal = lastPhoneRefusal(person);
  if (refusal && (!entry || refusal.at > entry.at)) return `${refusal.author} : ${sayRefusal(refusal)}`;
  return entry ? `${entry.author} : ${sayOutcome(entry, now)}` : "";
}

/**
 * What became of lines that are shown, each by the id of one of its records and by where it stood: `changed` says what was noted since,
 * or that the person was erased; `arrived` are lines to be called today which are not shown yet.
 */
export function watchLines(
  shown: readonly { key: string; stand: string }[],
  people: readonly PersonOnFile[],
  lines: readonly CallLine[],
  now: Date,
): { changed: { key: string; words: string }[]; arrived: CallLine[] } {
  const seen = new Set<PersonOnFile>();
  const changed = shown.flatMap(({ key, stand }) => {
    const person = findByRecord(people, key);
    if (!person) return [{ key, words: "Effacé de la base" }];
    seen.add(person);
    return standOf(person) === stand ? [] : [{ key, words: sayLastChange(person, now) }];
  });
  return { changed, arrived: lines.filter(({ person }) => !seen.has(person)) };
}
