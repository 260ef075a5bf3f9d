import { capitalise } from "#app/content/format.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { type CallLine, describeCall } from "#workers/people/calls/call-lists.ts";
import { offerCallTimes } from "#workers/people/calls/callback-times.ts";
import { NOTE_MAX_LENGTH } from "#workers/people/calls/decisions.ts";
import type { Person, PersonRecord } from "#workers/people/identity/person.ts";
import { normalisePhone, sayPhone } from "#workers/people/identity/phone.ts";
import { sayNextAttempt, tellEntry } from "#workers/people/words/entry-words.ts";
import { dayOf, sayDay, sayHour, sayMoment, sayWhen, writeMinute } from "#workers/people/words/french-time.ts";
import {
  describeDoubt,
  sayCatalogue,
  sayProfession,
  sayQuotation,
  saySlot,
  saySlotHours,
  sayStatus,
} from "#workers/people/words/record-words.ts";
import { saySource } from "#workers/people/words/source-words.ts";
import { explainCallStanding, sayCallStanding } from "#workers/people/words/standing-words.ts";
import type { NumberView } from "../frame/phone-number.tsx";

/** What the panel of a person shows, ready to be read. Whole people stay on the server. */
export type PanelView = ReturnType<typeof describePanel>;

export function describePanel(person: Person, now: Date) {
  const line = describeCall(person, now);
  const { inAnHour, evening, nextMorning } = offerCallTimes(now);
  const note = person.entries.findLast(({ kind, note }) => kind === "note" || (kind === "outcome" && note));
  return {
    ...describeCallee(line, now),
    /** Sent with every decision: nothing is written over what came since. */
    revision: person.revision,
    words: typeset([capitalise(sayProfession(person.profession)), sayStatus(person.statut).toLowerCase()].filter(Boolean).join(", ")),
    reference: person.records[0].reference,
    numbers: listNumbers(person),
    due: sayDue(line, now),
    /** Everything that the waiting requests ask about. */
    subjects: [...new Set(line.waiting.flatMap(listSubjects))],
    recordCount: person.records.length,
    noteMaxLength: NOTE_MAX_LENGTH,
    lastNote: note?.note ? { text: note.note, kept: typeset(`${note.author}, ${sayWhen(note.at, now)}`) } : null,
    /** When to call again; null for what has passed. */
    times: typeset([
      { value: inAnHour, label: "dans 1 h" },
      { value: evening, label: evening ? `ce soir, ${sayHour(evening)}` : "" },
      { value: nextMorning, label: `${sayDay(dayOf(nextMorning), now)}, ${sayHour(nextMorning)}` },
    ]).flatMap(({ value, label }) => (value ? [{ value, label }] : [])),
    /** The first minute that can be typed. */
    earliest: writeMinute(now.toISOString()).replace(" ", "T"),
    history: listHistory(person, now),
  };
}

/** What the list and the panel say alike of a person. */
export function describeCallee({ person, isAllowed }: Pick<CallLine, "person" | "isAllowed">, now: Date) {
  return {
    key: person.key,
    name: fullName(person),
    profession: person.profession as Profession,
    isAllowed,
    standing: { words: sayCallStanding(person), isGood: person.standing.telephone.state === "accepted" },
    /** Why a call needs care, or must not be made; null when nothing speaks against it. */
    caution: explainCallStanding(person, now),
  };
}

export function fullName({ prenom, nom }: { prenom: string; nom: string }): string {
  return `${prenom} ${nom}`.trim();
}

/** Each number that the person left, once, the one that is read first before the others. */
function listNumbers({ telephone, records }: Person): NumberView[] {
  const numbers = [telephone, ...records.map((record) => record.telephone)].map(describeNumber);
  return [...new Map(numbers.map((number) => [number.dialled ?? number.shown, number])).values()];
}

export function describeNumber(telephone: string): NumberView {
  return { shown: sayPhone(telephone), dialled: normalisePhone(telephone) };
}

/** « À appeler jeudi 14 h, troisième essai »; null when no call waits. */
function sayDue({ dueAt, slot, unanswered }: CallLine, now: Date): string | null {
  if (dueAt === null) return null;
  const when = slot ? `${sayDay(dayOf(dueAt), now)}, ${saySlotHours(slot).toLowerCase()}` : sayWhen(dueAt, now);
  return typeset([`À appeler ${when}`, sayNextAttempt(unanswered)].filter(Boolean).join(", "));
}

/** Every programme of a request, or the catalogue that was taken. */
export function listSubjects({ sent }: PersonRecord): string[] {
  if (sent.table === "catalogue_downloads") return [typeset(`Catalogue ${sayCatalogue(sent.catalogue_type)}`)];
  const subjects = [sayQuotation(sent), ...(describeSubject(sent)?.split(" ; ") ?? [])].filter(Boolean);
  return (subjects.length > 0 ? subjects : ["Demande sans programme"]).map((subject) => typeset(capitalise(subject)));
}

/** Why a robot may have sent it; empty for an ordinary submission. */
export function sayDoubt({ sent, isSetAside }: PersonRecord): string {
  return isSetAside || sent.suspect === "too-fast" ? describeDoubt(sent.suspect) : "";
}

/** What the person sent and what was noted, latest first. */
function listHistory(person: Person, now: Date) {
  const sent = person.records.map((record) => ({ id: record.id, at: record.sent.created_at, author: null, words: sayRecord(record, now) }));
  const noted = person.entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    author: entry.author,
    words: tellEntry(entry, person.entries, now),
  }));
  return [...sent, ...noted].sort((a, b) => (a.at < b.at ? 1 : -1)).map((event) => ({ ...event, when: sayMoment(event.at, now) }));
}

/** « Demande de rappel : Endométriose, PI, mardi 24 nov., le matin. Page Endométriose. » */
function sayRecord(record: PersonRecord, now: Date): string {
  const { sent } = record;
  const source = capitalise(saySource(sent));
  if (sent.table === "catalogue_downloads") return typeset(`Catalogue ${sayCatalogue(sent.catalogue_type)}. ${source}.`);
  const when = [sent.jour && sayDay(sent.jour, now), saySlot(sent.creneau)].filter(Boolean).join(", ");
  return typeset(`Demande de rappel : ${listSubjects(record).join(" et ")}, ${when}. ${source}.`);
}
