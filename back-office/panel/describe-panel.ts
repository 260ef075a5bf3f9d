import { writeForAdviser } from "#app/answer/write-for-adviser.ts";
import { formatCallCode } from "#app/content/call-code.ts";
import { parisDate } from "#app/content/dated.ts";
import { capitalise } from "#app/content/format.ts";
import { nameOffer } from "#app/content/offers.ts";
import { describeLine, summariseQuotation } from "#app/content/pages/employer-quotation.ts";
import { describeSubject, findAsked } from "#app/content/programmes/find-offer.ts";
import { nameQuotedOffer } from "#app/content/quoted-offers.ts";
import { typeset } from "#app/content/typeset.ts";
import { EMPLOYERS, type Profession, STATUSES } from "#app/content/vocabulary.ts";
import type { QuotationRequestRow } from "#workers/db/schema.ts";
import { type CallLine, describeCall } from "#workers/people/calls/call-lists.ts";
import { offerCallTimes } from "#workers/people/calls/callback-times.ts";
import type { Person, PersonRecord } from "#workers/people/identity/person.ts";
import { FIELDS, type Field, personFields } from "#workers/people/identity/person-fields.ts";
import { formatTypedPhone, normalisePhone } from "#workers/people/identity/phone.ts";
import { formatEntryWithText, formatNextAttempt } from "#workers/people/labels/entry-labels.ts";
import { dayOf, formatHour, formatMoment, formatNearDate, formatWhen, writeMinute } from "#workers/people/labels/french-time.ts";
import {
  describeDoubt,
  formatCatalogue,
  formatEmployer,
  formatNeed,
  formatSlot,
  formatSlotHours,
} from "#workers/people/labels/record-labels.ts";
import { formatSource } from "#workers/people/labels/source-labels.ts";
import { explainCallStanding, formatStanding } from "#workers/people/labels/standing-labels.ts";
import { STANDING_MARKS } from "../frame/notice.tsx";
import type { NumberView } from "../frame/phone-number.tsx";

export type PanelView = ReturnType<typeof describePanel>;

/** Full records stay on the server. */
export function describePanel(person: Person, now: Date) {
  const line = describeCall(person, now);
  const { inAnHour, evening, nextMorning } = offerCallTimes(now);
  const note = person.entries.findLast(({ kind, note }) => kind === "note" || (kind === "outcome" && note));
  return {
    ...describeCallee(line),
    /** « 48 27 », said before anything else; null where the person holds none. */
    callCode: listCodes(line),
    caution: explainCallStanding(person, now),
    /** Whether a record stands between this person and another. */
    isBetween: person.sharedRecords.length > 0,
    /** Prevents overwriting newer entries. */
    revision: person.revision,
    words: capitalise(
      typeset(
        FIELDS.map((field) => nameField(field, person[field]))
          .filter(Boolean)
          .join(", "),
      ),
    ),
    /** Where the quotation that waits is sent; null where none does, or after « ne plus écrire ». */
    quotationTo: describeQuotationAddress(line),
    reference: person.records[0].reference,
    numbers: listNumbers(person),
    due: formatDue(line, now),
    subjects: describeSubjects(line.waiting.slice(0, MOST_EVENTS), person, parisDate(now)),
    recordCount: person.records.length,
    lastNote: note?.note ? { text: note.note, kept: typeset(`${note.author}, ${formatWhen(note.at, now)}`) } : null,
    times: typeset([
      { value: inAnHour, label: "dans 1 h" },
      { value: evening, label: evening ? `ce soir, ${formatHour(evening)}` : "" },
      { value: nextMorning, label: `${formatNearDate(dayOf(nextMorning), now)}, ${formatHour(nextMorning)}` },
    ]).flatMap(({ value, label }) => (value ? [{ value, label }] : [])),
    earliest: writeMinute(now.toISOString()).replace(" ", "T"),
    history: listHistory(person, now),
  };
}

function nameField(field: Field, value: string | null): string {
  const { isInPanel, format } = personFields[field];
  if (!isInPanel || !value) return "";
  return format ? format(value).toLowerCase() : value;
}

function describeQuotationAddress({ person, isToWrite }: CallLine): { email: string; href: string } | null {
  return isToWrite && person.email && mayBeWritten(person) ? { email: person.email, href: writeMailto(person.email) } : null;
}

export function mayBeWritten({ standing }: Person): boolean {
  return standing.email.state === "accepted" || standing.email.state === "quotation";
}

/** Encodes everything: an address must not inject mail headers. */
export function writeMailto(email: string): string {
  const at = email.lastIndexOf("@");
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/** Of the calls that wait, latest first. */
function listCodes({ waiting }: CallLine): string | null {
  const codes = new Set(waiting.flatMap(({ sent }) => ("call_code" in sent && sent.call_code) || []));
  return [...codes].map(formatCallCode).join(" ou ") || null;
}

/** Who is called, as list, panel and file show it. */
export interface CalleeView {
  /** The person's. */
  key: string;
  name: string;
  /** Null for an employer. */
  profession: Profession | null;
  /** Whether what they agreed to allows a call. */
  isAllowed: boolean;
  /** What they agreed to, by telephone. */
  standing: { words: string; mark: (typeof STANDING_MARKS)[keyof typeof STANDING_MARKS] };
}

export function describeCallee({ person, isAllowed }: Pick<CallLine, "person" | "isAllowed">): CalleeView {
  return {
    key: person.key,
    name: fullName(person),
    profession: (person.profession || null) as Profession | null,
    isAllowed,
    standing: { words: formatStanding(person, "telephone"), mark: STANDING_MARKS[person.standing.telephone.state] },
  };
}

export function fullName({ prenom = "", nom }: { prenom?: string; nom: string }): string {
  return `${prenom} ${nom}`.trim();
}

/** Beyond, a screen shows the latest: the JSON has all. */
export const MOST_EVENTS = 50;
const MOST_NUMBERS = 10;

/** Each number once, current ones first. */
function listNumbers({ telephone, records }: Person): NumberView[] {
  const typed = [...new Set([telephone, ...records.map((record) => record.telephone)])].filter(Boolean).slice(0, MOST_NUMBERS);
  return [...new Map(typed.map(describeNumber).map((number) => [number.dialled ?? number.shown, number])).values()];
}

export function describeNumber(telephone: string): NumberView {
  return { shown: formatTypedPhone(telephone), dialled: normalisePhone(telephone) };
}

/** « À appeler jeudi 14 h, troisième essai » */
function formatDue({ dueAt, slot, unanswered }: CallLine, now: Date): string | null {
  if (dueAt === null) return null;
  const when = slot ? `${formatNearDate(dayOf(dueAt), now)}, ${formatSlotHours(slot, dayOf(dueAt)).toLowerCase()}` : formatWhen(dueAt, now);
  return typeset([`À appeler ${when}`, formatNextAttempt(unanswered)].filter(Boolean).join(", "));
}

export function listSubjects({ sent }: PersonRecord): string[] {
  if (sent.table === "catalogue_downloads") return [typeset(`Catalogue ${formatCatalogue(sent.catalogue_type)}`)];
  if (sent.table === "quotation_requests") return describeQuotation(sent);
  const service = sent.email_formation && `service formation : ${sent.email_formation}`;
  const quotation = [formatNeed(sent.besoin), formatEmployer(sent.employeur), service].filter(Boolean).join(", ");
  const subjects = [quotation, ...(describeSubject(sent)?.split(" ; ") ?? [])].filter(Boolean);
  return (subjects.length > 0 ? subjects : ["Demande sans programme"]).map(nameSubject);
}

function nameSubject(words: string): string {
  return typeset(capitalise(words));
}

/** Each once; with what the site says of it to this person, where a format was asked about. */
function describeSubjects(waiting: readonly PersonRecord[], { statut, employeur }: Person, day: string) {
  const employer = EMPLOYERS.find((one) => one === employeur) ?? null;
  const status = employer ? "salarie" : (STATUSES.find((one) => one === statut) ?? null);
  const named = waiting.flatMap((record) => {
    const offers = record.sent.table === "callback_requests" ? findAsked(record.sent) : [];
    const nameOf = ({ programme, format, offer }: (typeof offers)[number]) => nameSubject(nameOffer(programme, format, offer));
    const answers = new Map(offers.map((found) => [nameOf(found), writeForAdviser(found, { status, employer }, day)]));
    return listSubjects(record).map((name) => ({ name, answer: answers.get(name) ?? null }));
  });
  return [...new Map(named.map((subject) => [subject.name, subject])).values()];
}

/** « Devis pour 12 inscriptions, 3 formations », then its lines and message. */
function describeQuotation({ lines, message }: QuotationRequestRow): string[] {
  const named = lines.map(({ learners, reference }) => `${describeLine(learners, nameQuotedOffer(reference))}, ${reference}`);
  return [`Devis pour ${summariseQuotation(lines)}`, ...named, ...(message ? [`Message : ${message}`] : [])].map((words) => typeset(words));
}

/** Empty for an ordinary submission. */
export function formatDoubt({ sent, isSetAside }: PersonRecord): string {
  return isSetAside || sent.suspect === "too-fast" ? describeDoubt(sent.suspect) : "";
}

/** Latest first; submissions have no author. */
function listHistory(person: Person, now: Date) {
  const sent = person.records.slice(0, MOST_EVENTS).map((record) => ({
    id: record.id,
    at: record.sent.created_at,
    author: null,
    words: formatRecord(record, now),
  }));
  const noted = person.entries.slice(-MOST_EVENTS).map((entry) => ({
    id: entry.id,
    at: entry.at,
    author: entry.author,
    words: formatEntryWithText(entry, person.entries, now),
  }));
  return [...sent, ...noted].sort((a, b) => (a.at < b.at ? 1 : -1)).map((event) => ({ ...event, when: formatMoment(event.at, now) }));
}

/** « Demande de rappel : Endométriose, PI, mardi 24 nov., le matin. Page Endométriose. » */
function formatRecord(record: PersonRecord, now: Date): string {
  const { sent } = record;
  const source = capitalise(formatSource(sent));
  if (sent.table === "catalogue_downloads") return typeset(`Catalogue ${formatCatalogue(sent.catalogue_type)}. ${source}.`);
  if (sent.table === "quotation_requests")
    return typeset(`Devis pour ${summariseQuotation(sent.lines)}, ${sent.establishment}. ${source}.`);
  const when = [sent.jour && formatNearDate(sent.jour, now), formatSlot(sent.creneau)].filter(Boolean).join(", ");
  return typeset(`Demande de rappel : ${listSubjects(record).join(" et ")}, ${when}. ${source}.`);
}
