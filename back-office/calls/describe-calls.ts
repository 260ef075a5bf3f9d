import { slotHours } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatCount, formatHours } from "#app/content/format.ts";
import { describeSubject, findAsked } from "#app/content/programmes/find-offer.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Format, Profession } from "#app/content/vocabulary.ts";
import { type CallLine, type CallList, noteOf } from "#people/call-list.ts";
import { capitalise } from "#people/capitalise.ts";
import { clockOf, dayOf, sayDay, sayHour, sayShortDay } from "#people/french-time.ts";
import { sayNextAttempt, sayOutcome } from "#people/outcome-words.ts";
import type { PersonRecord } from "#people/read-people.ts";
import { sayCatalogue, sayNeed, saySlot, sayStatus } from "#people/record-words.ts";
import { saySource } from "#people/source-words.ts";
import { explainCallStanding, sayCallStanding } from "#people/standing-words.ts";
import { TOO_FAST } from "#workers/db/vocabulary.ts";
import { describeNumber, type NumberView } from "../panel/describe-panel.ts";

/** What the list of calls shows, ready to be read. Whole people stay on the server. */

export interface LineView {
  key: string;
  /** Where the person stood when this was read (people/watch-calls.ts). */
  stand: string;
  group: GroupId;
  /** Sorts the lines of a group. */
  order: string;
  time: string;
  /** Under the time: « hier », « à 12 h », « dans 18 min ». */
  timeNote: string;
  isLate: boolean;
  name: string;
  profession: Profession;
  number: NumberView;
  isAllowed: boolean;
  standing: string;
  /** Why a call needs care, or must not be made. */
  caution: string | null;
  subjects: SubjectView[];
  /** How they came, how they practise, with whom they share a number. */
  origin: string;
  reference: string;
  /** « A aussi pris le catalogue … » */
  catalogue: string | null;
  note: string | null;
  /** « troisième essai » */
  attempt: string;
  isDoubtful: boolean;
}

/** A programme that was asked about, with its reference; or a catalogue. */
export interface SubjectView {
  format: Format | null;
  title: string;
  reference: string;
}

export type GroupId = "unsure" | "late" | "old" | "catalogue" | keyof typeof slotHours;

export interface GroupView {
  id: GroupId;
  title: string;
  words: string;
  /** People who may be called. */
  count: number;
  /** Of which some may not be shown. */
  total: number;
  lines: LineView[];
}

export interface SettledView {
  key: string;
  time: string;
  name: string;
  profession: Profession;
  words: string;
  author: string;
}

/** Longer lists are shown page by page. */
export const LINES_PER_PAGE = 50;

const SLOT_TITLES: Record<keyof typeof slotHours, string> = {
  matin: "Ce matin",
  midi: "Midi",
  "apres-midi": "Après-midi",
  "fin-de-journee": "Soir",
};

/** Groups that are folded until one asks for them; their lines are not in the page before. */
export const FOLDED = ["old", "catalogue"] as const;
export type FoldedId = (typeof FOLDED)[number];

/** The groups of the list, in its order; only the lines that are shown at once. `open` is the folded group that is opened. */
export function describeGroups(
  list: CallList,
  options: { now: Date; shownDay: string; lateFrom: number; open: FoldedId | null },
): GroupView[] {
  const { lateFrom, open } = options;
  const shownOf = (id: FoldedId, lines: readonly CallLine[]) => (id === open ? lines.slice(0, LINES_PER_PAGE) : []);
  const isToday = options.shownDay === parisDate(options.now);
  const describe = (id: GroupId, title: string, words: string, all: readonly CallLine[], shown = all): GroupView => ({
    id,
    title: typeset(title),
    words: typeset(words),
    count: all.filter(({ isAllowed }) => isAllowed).length,
    total: all.length,
    lines: shown.map((line) => describeCallLine(line, id, options)),
  });
  return [
    describe("unsure", "À confirmer", "avaient refusé, demandent un appel", list.unsure),
    describe("late", "En retard", "à appeler d'abord", list.late, list.late.slice(lateFrom, lateFrom + LINES_PER_PAGE)),
    ...list.groups.map(({ slot, lines }) => {
      const [from, to] = slotHours[slot];
      const title = slot === "matin" && !isToday ? "Matin" : SLOT_TITLES[slot];
      return describe(slot, title, `${formatHours(from)} – ${formatHours(to)}`, lines);
    }),
    describe("old", "Retards de plus de deux semaines", "hors du compte", list.old, shownOf("old", list.old)),
    describe(
      "catalogue",
      "Ont pris un catalogue et acceptent d'être appelés",
      "sans heure promise",
      list.withoutTime,
      shownOf("catalogue", list.withoutTime),
    ),
  ].filter(({ total }) => total > 0);
}

export function describeCallLine(line: CallLine, group: GroupId, { now, shownDay }: { now: Date; shownDay: string }): LineView {
  const { person, requests, catalogues } = line;
  const record = requests[0] ?? catalogues[0] ?? person.records[0];
  const isCatalogue = line.due === null;
  return {
    key: line.key,
    stand: line.stand,
    group,
    order: `${line.due?.from ?? ""} ${record?.created_at ?? ""} ${line.key}`,
    ...(isCatalogue ? sayCatalogueTime(catalogues[0], now) : sayTime(line, now, shownDay)),
    isLate: line.isLate,
    name: `${person.prenom} ${person.nom}`.trim(),
    profession: line.profession,
    number: describeNumber(person.telephone),
    isAllowed: line.isAllowed,
    standing: sayCallStanding(person),
    caution: explainCallStanding(person, now),
    subjects: isCatalogue ? describeCatalogue(catalogues[0]) : requests.flatMap(describeSubjects),
    origin: sayOrigin(line, record),
    reference: record?.reference ?? "",
    catalogue: isCatalogue || catalogues.length === 0 ? null : sayCatalogues(line, now),
    note: noteOf(person)?.note || null,
    attempt: sayNextAttempt(line.unanswered),
    isDoubtful: person.records.some(({ suspect }) => suspect === TOO_FAST),
  };
}

const MINUTE_MS = 60_000;

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

function describeCatalogue(lead: PersonRecord | undefined): SubjectView[] {
  return lead?.table === "catalogue_downloads"
    ? [{ format: null, title: typeset(`Catalogue ${sayCatalogue(lead.catalogue_type)}`), reference: "" }]
    : [];
}

/** Every programme of a selection by name, or the page that the button was on. */
function describeSubjects(record: PersonRecord): SubjectView[] {
  if (record.table !== "callback_requests") return [];
  const asked = findAsked(record).map(({ programme, format, offer }) => ({
    format,
    title: typeset(programme.shortTitle),
    reference: offer.reference,
  }));
  // What has to be prepared stands before what it is about.
  const need = record.besoin ? [{ format: null, title: typeset(capitalise(sayNeed(record.besoin) ?? "")), reference: "" }] : [];
  if (asked.length > 0) return [...need, ...asked];
  const named = describeSubject(record) ?? programmes.find(({ path }) => path === record.source_page)?.shortTitle;
  return [...need, { format: null, title: typeset(named ?? "sans programme"), reference: "" }];
}

function sayOrigin({ person }: CallLine, record: PersonRecord | undefined): string {
  const source = record ? saySource(record as { source_page: string; source_type?: string }) : "";
  const status = person.records.flatMap((each) => (each.table === "callback_requests" ? sayStatus(each.statut) : [])).find(Boolean);
  const [first, second, ...others] = person.neighbours.map(({ prenom, nom }) => `${prenom} ${nom}`);
  const shared =
    first && `numéro partagé avec ${[first, second].filter(Boolean).join(", ")}${others.length > 0 ? ` et ${others.length} autres` : ""}`;
  return typeset([capitalise(source), status, shared].filter(Boolean).join(" · "));
}

function sayCatalogues({ catalogues: [newest], requests }: CallLine, now: Date): string {
  const label = newest?.table === "catalogue_downloads" ? sayCatalogue(newest.catalogue_type) : "";
  const day = newest ? sayDay(dayOf(newest.created_at), now).replace(/\.$/, "") : "";
  return typeset(`${label}, ${day}.${sayRequestCount(requests.length)}`);
}

/** « Deux demandes, un seul appel. » */
function sayRequestCount(count: number): string {
  if (count < 2) return "";
  return count === 2 ? " Deux demandes, un seul appel." : ` ${count} demandes, un seul appel.`;
}

export function describeSettled({ settled }: CallList, now: Date): SettledView[] {
  return settled.flatMap(({ person, key, profession, last }) =>
    last
      ? [
          {
            key,
            time: sayHour(last.at),
            name: `${person.prenom} ${person.nom}`.trim(),
            profession,
            words: sayOutcome(last, now),
            author: last.author,
          },
        ]
      : [],
  );
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

/** The calls of the next working day, for the end of the day: « 14 h, Claire Montfroid, Douleur PI ». */
export function describeNext({ next }: CallList): { key: string; time: string; name: string; profession: Profession; words: string }[] {
  return next.groups
    .flatMap(({ lines }) => lines)
    .map(({ key, person, profession, due, requests, last }) => {
      const [asked] = requests.flatMap(describeSubjects);
      const subject = [asked?.title, asked?.format].filter(Boolean).join(", ");
      return {
        key,
        time: due ? sayHour(due.from) : "",
        name: `${person.prenom} ${person.nom}`.trim(),
        profession,
        words: [subject, last ? sayOutcome({ ...last, call_at: null }) : "nouvelle demande", due?.slot && saySlot(due.slot)]
          .filter(Boolean)
          .join(" · "),
      };
    });
}
