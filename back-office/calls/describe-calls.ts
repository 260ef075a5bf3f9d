import { callbackTexts, type Slot } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatCount } from "#app/content/format.ts";
import { findAsked } from "#app/content/programmes/find-offer.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Entry } from "#workers/db/schema.ts";
import type { CallLine, CallLists } from "#workers/people/calls/call-lists.ts";
import type { PersonRecord } from "#workers/people/identity/person.ts";
import { OUTCOME_NAMES, sayNextAttempt } from "#workers/people/words/entry-words.ts";
import { dayOf, sayDay, sayHour, sayShortDay } from "#workers/people/words/french-time.ts";
import { sayNeed } from "#workers/people/words/record-words.ts";
import { saySource } from "#workers/people/words/source-words.ts";
import { describeCallee, describeNumber, fullName, listSubjects, sayDoubt } from "../panel/describe-panel.ts";

/** What « À appeler » shows, ready to be read. */

export type LineView = ReturnType<typeof describeCallLine>;
export interface GroupView {
  id: string;
  title: string;
  words: string;
  isLate: boolean;
  /** Everybody in it. */
  count: number;
  /** Who may be called. */
  allowedCount: number;
  /** The first of them. */
  lines: LineView[];
}

const SLOT_TITLES: Record<Slot, string> = {
  matin: "Ce matin",
  midi: "Midi",
  "apres-midi": "Après-midi",
  "fin-de-journee": "Soir",
};

/** The groups of today in their order; empty ones are left out. */
export function describeGroups({ unsure, late, today, fresh }: CallLists, now: Date, limit = LINES_SHOWN): GroupView[] {
  const describe = (id: string, title: string, words: string, lines: readonly CallLine[]): GroupView => ({
    id,
    title: typeset(title),
    words: typeset(words),
    isLate: id === "late",
    ...showFirst(lines, now, limit),
  });
  return [
    describe("unsure", "À confirmer", "avaient refusé, demandent un appel", unsure),
    describe("late", "En retard", "à appeler d'abord", late),
    ...today.map(({ slot, lines }) => describe(slot, SLOT_TITLES[slot], callbackTexts.form.slots[slot].hours, lines)),
    describe("fresh", "Nouveaux catalogues", "acceptent d'être appelés, sans heure promise", fresh),
  ].filter(({ lines }) => lines.length > 0);
}

export function describeOther(id: string, title: string, words: string, lines: readonly CallLine[], now: Date): GroupView {
  return { id, title: typeset(title), words: typeset(words), isLate: false, ...showFirst(lines, now, lines.length) };
}

/** Lines of a group of today that one page shows: whoever follows moves up as calls are noted. */
const LINES_SHOWN = 25;

function showFirst(lines: readonly CallLine[], now: Date, limit: number) {
  return {
    count: lines.length,
    allowedCount: lines.filter(({ isAllowed }) => isAllowed).length,
    lines: lines.slice(0, limit).map((line) => describeCallLine(line, now)),
  };
}

function describeCallLine(line: CallLine, now: Date) {
  const { person, waiting, unanswered, isLate } = line;
  const newest = waiting[0] ?? person.records[0];
  const catalogue = person.records.find(({ table, id }) => table === "catalogue_downloads" && waiting.every((record) => record.id !== id));
  const note = person.entries.findLast(({ note }) => note !== null)?.note ?? null;
  return {
    ...describeCallee(line, now),
    ...sayTime(line, newest, now),
    isLate,
    number: describeNumber(person.telephone),
    subjects: waiting.length > 0 ? describeSubjects(waiting) : listSubjects(newest).map((title) => ({ title, reference: "" })),
    origin: typeset(saySource(newest.sent)),
    reference: newest.reference,
    /** « troisième essai » */
    attempt: sayNextAttempt(unanswered),
    catalogue: catalogue ? typeset(`le ${sayShortDay(dayOf(catalogue.sent.created_at), now)}`) : null,
    note,
    doubt: sayDoubt(newest),
  };
}

function sayTime({ dueAt, slot, isLate }: CallLine, { sent }: PersonRecord, now: Date): { time: string; timeNote: string } {
  if (dueAt === null) return { time: sayShortDay(dayOf(sent.created_at), now), timeNote: sayHour(sent.created_at) };
  const day = dayOf(dueAt);
  const minutes = Math.ceil((Date.parse(dueAt) - now.getTime()) / 60_000);
  const isSoon = minutes > 0 && minutes <= 60;
  const today = isSoon ? `dans ${minutes} min` : (isLate && "aujourd'hui") || (slot ? "" : "promis");
  return { time: sayHour(dueAt), timeNote: typeset(day === parisDate(now) ? today : sayDay(day, now)) };
}

/** Every programme that the waiting requests ask about, with its format and reference, once. */
function describeSubjects(waiting: readonly PersonRecord[]) {
  const subjects = waiting.flatMap((record) => {
    const { sent } = record;
    if (sent.table === "catalogue_downloads") return listSubjects(record).map((title) => ({ title, reference: "" }));
    const need = sayNeed(sent.besoin);
    const asked = findAsked(sent).map(({ programme, format, offer }) => ({
      title: typeset(`${programme.shortTitle}, ${format}`),
      reference: offer.reference,
    }));
    const named = asked.length > 0 ? asked : listSubjects(record).map((title) => ({ title, reference: "" }));
    return need && asked.length > 0 ? [{ title: typeset(need), reference: "" }, ...named] : named;
  });
  return [...new Map(subjects.map((subject) => [subject.title + subject.reference, subject])).values()];
}

/** « 7 faits aujourd'hui : 4 joints, 1 inscrit » */
export function sayDone(done: readonly Entry[]): string {
  const counts = Map.groupBy(done, ({ kind, status }) =>
    kind === "outcome" && status ? OUTCOME_NAMES[status] : "ne plus appeler ou écrire",
  );
  const words = [...counts].map(([name, entries]) => `${entries.length} ${name}`).join(", ");
  return typeset(`${formatCount(done.length, "noté", "notés")} aujourd'hui${words ? ` : ${words}` : ""}.`);
}

/** Whose submission was set aside, and when. */
export function describeSetAside({ setAside }: CallLists, now: Date) {
  return setAside.map((person) => ({
    key: person.key,
    revision: person.revision,
    name: fullName(person),
    when: typeset(sayDay(dayOf(person.records[0].sent.created_at), now)),
    number: describeNumber(person.telephone),
  }));
}
