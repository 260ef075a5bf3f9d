import { callbackTexts, callHours } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatCount } from "#app/content/format.ts";
import { describeSpan } from "#app/content/opening-hours.ts";
import { findAsked } from "#app/content/programmes/find-offer.ts";
import { typeset } from "#app/content/typeset.ts";
import type { EntryHead } from "#workers/db/entries.ts";
import type { CallLine, CallLists } from "#workers/people/calls/call-lists.ts";
import type { PersonRecord } from "#workers/people/identity/person.ts";
import { formatNextAttempt, OUTCOME_NAMES } from "#workers/people/labels/entry-labels.ts";
import { dayOf, formatHour, formatNearDate, formatShortDate } from "#workers/people/labels/french-time.ts";
import { formatNeed } from "#workers/people/labels/record-labels.ts";
import { formatSource } from "#workers/people/labels/source-labels.ts";
import { explainCallStanding } from "#workers/people/labels/standing-labels.ts";
import type { IconName } from "../frame/icon.tsx";
import type { NumberView } from "../frame/phone-number.tsx";
import { type CalleeView, describeCallee, describeNumber, formatDoubt, fullName, listSubjects } from "../panel/describe-panel.ts";

/** Calls of one kind or time of day, in words. */
export interface GroupView {
  id: string;
  title: string;
  /** Their hours, or why they are here. */
  words: string;
  isLate: boolean;
  lines: LineView[];
}

/** A row of the list: whom to call, when and about what, in words. */
export interface LineView extends CalleeView {
  /** « 14 h 30 », or the day of what has no hour. */
  time: string;
  /** « dans 20 min », « demain » */
  timeNote: string;
  isLate: boolean;
  /** Where one row stands for many records: whom to call, the file says. */
  flood: string | null;
  /** Null for a sender who gave none: the e-mail stands there. */
  number: NumberView | null;
  email: string | null;
  /** Each requested programme once. */
  subjects: { title: string; reference: string }[];
  /** The page and button that it came from. */
  origin: string;
  reference: string;
  /** What to know before the call; `fact` stands out. */
  remarks: { icon: IconName; fact: string; words: string }[];
}

/** Today's groups in order, without empty ones. */
export function describeGroups({ unsure, late, today, quotations, fresh, nextYear }: CallLists, now: Date) {
  const { slots } = callbackTexts.form;
  return [
    describeGroup("unsure", "À confirmer", "avaient refusé, demandent un appel", unsure, now),
    describeGroup("late", "En retard", "à appeler d'abord", late, now),
    ...today.map(({ slot, lines }) => describeGroup(slot, slots[slot].label, describeSpan(callHours(parisDate(now), slot)), lines, now)),
    describeGroup("quotations", "Devis à envoyer", "à un employeur, par e-mail", quotations, now),
    describeGroup("fresh", "Catalogues et accords", "acceptent d'être appelés, sans heure promise", fresh, now),
    describeGroup("next-year", "Année suivante", "à appeler une fois la prise en charge publiée", nextYear, now),
  ].filter(({ lines }) => lines.length > 0);
}

export function describeGroup(id: string, title: string, words: string, lines: readonly CallLine[], now: Date): GroupView {
  return {
    id,
    title: typeset(title),
    words: typeset(words),
    isLate: id === "late",
    lines: lines.map((line) => describeCallLine(line, now)),
  };
}

function describeCallLine(line: CallLine, now: Date): LineView {
  const { person, waiting, unanswered, isLate, isAllowed, flood } = line;
  const newest = waiting[0] ?? person.records[0];
  const catalogue = person.records.find(({ table, id }) => table === "catalogue_downloads" && waiting.every((record) => record.id !== id));
  const doubt = formatDoubt(newest);
  const remarks: { icon: IconName; fact?: string; words?: string | null }[] = [
    {
      icon: "warning",
      fact: person.sharedRecords.length > 0 ? "Deux personnes possibles" : "",
      words: person.sharedRecords.length > 0 ? "voyez sa fiche" : "",
    },
    { icon: "phone", fact: formatNextAttempt(unanswered) },
    {
      icon: "book",
      fact: catalogue && "A aussi pris le catalogue",
      words: catalogue && `le ${formatShortDate(dayOf(catalogue.sent.created_at), now)}`,
    },
    { icon: isAllowed ? "warning" : "forbidden", words: explainCallStanding(person, now) },
    { icon: "pen", words: person.entries.findLast(({ note }) => note !== null)?.note },
    { icon: "warning", words: doubt && typeset(`Peut-être un robot : ${doubt}. La demande reste à appeler.`) },
  ];
  return {
    ...describeCallee(line),
    ...describeTime(line, newest, now),
    isLate,
    flood: flood && formatFlood(flood),
    number: person.telephone ? describeNumber(person.telephone) : null,
    email: person.email,
    subjects: describeSubjects(waiting.length > 0 ? waiting : [newest]),
    origin: typeset(formatSource(newest.sent)),
    reference: newest.reference,
    remarks: remarks.flatMap(({ icon, fact, words }) => (fact || words ? [{ icon, fact: fact ?? "", words: words ?? "" }] : [])),
  };
}

const MINUTE_MS = 60_000;

/** « 45 envois du même nom en 10 min, 3 numéros » */
function formatFlood({ count, numbers, from, to }: NonNullable<CallLine["flood"]>): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / MINUTE_MS));
  const hours = Math.round(minutes / 60);
  const span = (minutes < 120 && `${minutes} min`) || (hours < 48 ? `${hours} h` : formatCount(Math.round(hours / 24), "jour"));
  return typeset(`${formatCount(count, "envoi")} du même nom en ${span}${numbers > 0 ? `, ${formatCount(numbers, "numéro")}` : ""}`);
}

function describeTime({ dueAt, slot, isLate }: CallLine, { sent }: PersonRecord, now: Date): { time: string; timeNote: string } {
  if (dueAt === null) return { time: formatShortDate(dayOf(sent.created_at), now), timeNote: formatHour(sent.created_at) };
  const day = dayOf(dueAt);
  const minutes = Math.ceil((Date.parse(dueAt) - now.getTime()) / 60_000);
  const isSoon = minutes > 0 && minutes <= 60;
  const today = isSoon ? `dans ${minutes} min` : (isLate && "aujourd'hui") || (slot ? "" : "promis");
  return { time: formatHour(dueAt), timeNote: typeset(day === parisDate(now) ? today : formatNearDate(day, now)) };
}

/** Each requested programme once, with format and reference. */
function describeSubjects(requests: readonly PersonRecord[]): LineView["subjects"] {
  const subjects = requests.flatMap((record) => {
    const { sent } = record;
    const asked = sent.table === "callback_requests" ? findAsked(sent) : [];
    if (sent.table !== "callback_requests" || asked.length === 0) return listSubjects(record).map((title) => ({ title, reference: "" }));
    const need = formatNeed(sent.besoin);
    const offers = asked.map(({ programme, format, offer: { reference } }) => ({
      title: typeset(`${programme.shortTitle}, ${format}`),
      reference,
    }));
    return need ? [{ title: typeset(need), reference: "" }, ...offers] : offers;
  });
  return [...new Map(subjects.map((subject) => [subject.title + subject.reference, subject])).values()];
}

/** « 7 faits aujourd'hui : 4 joints, 1 inscrit » */
export function formatDone(done: readonly EntryHead[]): string {
  const counts = Map.groupBy(done, ({ kind, status }) =>
    kind === "outcome" && status ? OUTCOME_NAMES[status] : "ne plus appeler ou écrire",
  );
  const words = [...counts].map(([name, entries]) => `${entries.length} ${name}`).join(", ");
  return typeset(`${formatCount(done.length, "noté", "notés")} aujourd'hui${words ? ` : ${words}` : ""}.`);
}

export function describeSetAside({ setAside }: CallLists, now: Date) {
  return setAside.map((person) => ({
    key: person.key,
    revision: person.revision,
    name: fullName(person),
    when: typeset(formatNearDate(dayOf(person.records[0].sent.created_at), now)),
    number: describeNumber(person.telephone),
  }));
}
