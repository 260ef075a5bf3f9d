import { callbackTexts, type Slot } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { capitalise, formatCount } from "#app/content/format.ts";
import { describeSubject, findAsked } from "#app/content/programmes/find-offer.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Format } from "#app/content/vocabulary.ts";
import { TOO_FAST } from "#workers/db/vocabulary.ts";
import { type CallLine, type CallList, noteOf } from "#workers/people/call-list.ts";
import { clockOf, dayOf, sayDay, sayHour, sayShortDay } from "#workers/people/french-time.ts";
import { sayNextAttempt, sayOutcome } from "#workers/people/outcome-words.ts";
import { findStatus, fullName } from "#workers/people/person-file.ts";
import type { PersonRecord } from "#workers/people/read-people.ts";
import { describeDoubt, sayCatalogue, sayNeed, saySlot, sayStatus } from "#workers/people/record-words.ts";
import { saySource } from "#workers/people/source-words.ts";
import { LINES_PER_PAGE } from "../frame/pages.tsx";
import { describeCallee, describeNumber } from "../panel/describe-panel.ts";
import type { FOLDED } from "./address.ts";

/** What the list of calls shows, ready to be read. Whole people stay on the server. */

export type LineView = ReturnType<typeof describeCallLine>;
export type SubjectView = LineView["subjects"][number];
export type GroupView = ReturnType<typeof describeGroups>[number];

/** A call in one line, before or after it. */
export interface ShortLineView extends ReturnType<typeof describeShort> {
  time: string;
  words: string;
  /** Who noted it. */
  author?: string;
}

type GroupId = "unsure" | "late" | FoldedId | Slot;

const SLOT_TITLES: Record<Slot, string> = {
  matin: "Ce matin",
  midi: "Midi",
  "apres-midi": "Après-midi",
  "fin-de-journee": "Soir",
};

type FoldedId = (typeof FOLDED)[number];

/** The groups of the list, in its order; only the lines that are shown at once. `open` is the folded group that is opened. */
export function describeGroups(list: CallList, options: { now: Date; shownDay: string; lateFrom: number; open: FoldedId | null }) {
  const { lateFrom, open, now, shownDay } = options;
  const describe = (id: GroupId, title: string, words: string, all: readonly CallLine[], shown = all) => ({
    id,
    title: typeset(title),
    words: typeset(words),
    /** People who may be called. */
    count: all.filter(({ isAllowed }) => isAllowed).length,
    /** Of which some may not be shown. */
    total: all.length,
    lines: shown.map((line) => describeCallLine(line, options)),
  });
  const fold = (id: FoldedId, title: string, words: string, all: readonly CallLine[]) =>
    describe(id, title, words, all, id === open ? all.slice(0, LINES_PER_PAGE) : []);
  return [
    describe("unsure", "À confirmer", "avaient refusé, demandent un appel", list.unsure),
    describe("late", "En retard", "à appeler d'abord", list.late, list.late.slice(lateFrom, lateFrom + LINES_PER_PAGE)),
    ...list.groups.map(({ slot, lines }) => {
      const title = slot === "matin" && shownDay !== parisDate(now) ? "Matin" : SLOT_TITLES[slot];
      return describe(slot, title, callbackTexts.form.slots[slot].hours, lines);
    }),
    fold("old", "Retards de plus de deux semaines", "hors du compte", list.old),
    fold("catalogue", "Ont pris un catalogue et acceptent d'être appelés", "sans heure promise", list.withoutTime),
  ].filter(({ total }) => total > 0);
}

function describeCallLine(line: CallLine, { now, shownDay }: { now: Date; shownDay: string }) {
  const { person, requests, catalogues } = line;
  const record = requests[0] ?? catalogues[0] ?? person.records[0];
  const isCatalogue = line.due === null;
  const [lead] = catalogues;
  return {
    ...describeCallee(line, now),
    /** Where the person stood when this was read (people/call-list.ts). */
    stand: line.stand,
    /** Sorts the lines of a group. */
    order: `${line.due?.from ?? ""} ${record?.created_at ?? ""} ${line.key}`,
    ...(isCatalogue ? sayCatalogueTime(lead, now) : sayTime(line, now, shownDay)),
    isLate: line.isLate,
    number: describeNumber(person.telephone),
    subjects: isCatalogue ? catalogues.slice(0, 1).map(nameCatalogue) : eachOnce(requests.flatMap(describeSubjects)),
    /** How they came, how they practise, with whom they share a number. */
    origin: sayOrigin(line, record),
    reference: record?.reference ?? "",
    /** « A aussi pris le catalogue … » */
    catalogue: isCatalogue || !lead ? null : sayLead(lead, requests.length, now),
    note: noteOf(person)?.note || null,
    /** « troisième essai » */
    attempt: sayNextAttempt(line.unanswered),
    /** Why a robot may have sent it; empty for an ordinary line. */
    doubt: describeDoubt(person.records.find(({ suspect }) => suspect === TOO_FAST)?.suspect ?? null),
  };
}

const MINUTE_MS = 60_000;

/** `timeNote` stands under the time: « hier », « à 12 h », « dans 18 min ». */
function sayTime({ due, isLate }: CallLine, now: Date, shownDay: string): { time: string; timeNote: string } {
  if (due === null) return { time: "", timeNote: "" };
  const day = dayOf(due.from);
  const untilMs = Date.parse(due.from) - now.getTime();
  let timeNote = "";
  if (day !== shownDay) timeNote = sayDay(day, now);
  else if (due.slot !== null) timeNote = `à ${sayHour(due.until)}`;
  else if (isLate) timeNote = clockOf(due.from).hour < 12 ? "ce matin" : "aujourd'hui";
  else if (untilMs > 0 && untilMs <= 60 * MINUTE_MS) timeNote = `dans ${Math.ceil(untilMs / MINUTE_MS)}\u00A0min`;
  return { time: sayHour(due.from), timeNote: typeset(timeNote) };
}

function sayCatalogueTime(lead: PersonRecord | undefined, now: Date): { time: string; timeNote: string } {
  return lead ? { time: sayShortDay(dayOf(lead.created_at), now), timeNote: sayHour(lead.created_at) } : { time: "", timeNote: "" };
}

function nameCatalogue({ catalogue_type }: CallLine["catalogues"][number]) {
  return nameSubject(`Catalogue ${sayCatalogue(catalogue_type)}`);
}

/** Every programme of a selection by name, or the page that the button was on. */
function describeSubjects(record: CallLine["requests"][number]) {
  const asked = findAsked(record).map(({ programme, format, offer }) => nameSubject(programme.shortTitle, format, offer.reference));
  const need = sayNeed(record.besoin);
  const named = describeSubject(record) ?? programmes.find(({ path }) => path === record.source_page)?.shortTitle;
  // What has to be prepared stands before what it is about.
  return [...(need ? [nameSubject(capitalise(need))] : []), ...(asked.length > 0 ? asked : [nameSubject(named ?? "sans programme")])];
}

/** A programme that was asked about, with its reference; or a catalogue. */
function nameSubject(title: string, format: Format | null = null, reference = "") {
  return { format, title: typeset(title), reference };
}

/** What several requests ask about is said once. */
function eachOnce(subjects: ReturnType<typeof nameSubject>[]) {
  return [...new Map(subjects.map((subject) => [subject.title + subject.reference, subject])).values()];
}

function sayOrigin({ person }: CallLine, record: PersonRecord | undefined): string {
  const source = record ? saySource(record as { source_page: string; source_type?: string }) : "";
  const [first, second, ...others] = person.neighbours.map(fullName);
  const rest = others.length > 0 ? ` et ${formatCount(others.length, "autre")}` : "";
  const shared = first && `numéro partagé avec ${[first, second].filter(Boolean).join(", ")}${rest}`;
  return typeset([capitalise(source), sayStatus(findStatus(person)), shared].filter(Boolean).join(" · "));
}

function sayLead(lead: CallLine["catalogues"][number], requestCount: number, now: Date): string {
  const day = sayDay(dayOf(lead.created_at), now).replace(/\.$/, "");
  return typeset(`${sayCatalogue(lead.catalogue_type)}, ${day}.${sayRequestCount(requestCount)}`);
}

/** « Deux demandes, un seul appel. » */
function sayRequestCount(count: number): string {
  if (count < 2) return "";
  return count === 2 ? " Deux demandes, un seul appel." : ` ${count} demandes, un seul appel.`;
}

/** The calls that are done: « 9 h 04, Claire Montfroid, joint, Nadia ». */
export function describeSettled({ settled }: CallList, now: Date): ShortLineView[] {
  return settled.flatMap(({ last, ...line }) =>
    last ? [{ ...describeShort(line), time: sayHour(last.at), words: sayOutcome(last, now), author: last.author }] : [],
  );
}

function describeShort({ key, person, profession }: Pick<CallLine, "key" | "person" | "profession">) {
  return { key, name: fullName(person), profession };
}

const COUNTED = [
  ["joint", "joint", "joints"],
  ["pas-de-reponse", "sans réponse", "sans réponse"],
  ["a-rappeler", "à rappeler", "à rappeler"],
  ["inscrit", "inscrit", "inscrits"],
  ["sans-suite", "sans suite", "sans suite"],
] as const;

/** « 4 joints, 2 à rappeler, 1 inscrit » */
export function countOutcomes({ settled }: CallList): string {
  return COUNTED.map(([status, one, many]) => [settled.filter(({ last }) => last?.status === status).length, one, many] as const)
    .filter(([total]) => total > 0)
    .map(([total, one, many]) => formatCount(total, one, many))
    .join(", ");
}

/** A call of the next working day, for the end of the day: « 14 h, Claire Montfroid, Douleur PI ». */
export function describeNext({ due, requests, last, ...line }: CallLine): ShortLineView {
  const [asked] = requests.flatMap(describeSubjects);
  const subject = [asked?.title, asked?.format].filter(Boolean).join(", ");
  const outcome = last ? sayOutcome({ ...last, call_at: null }) : "nouvelle demande";
  const words = [subject, outcome, due?.slot && saySlot(due.slot)].filter(Boolean).join(" · ");
  return { ...describeShort(line), time: due ? sayHour(due.from) : "", words };
}
