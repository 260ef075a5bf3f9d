import { parisDate } from "#app/content/dated.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { type CallLine, describeLine, noteOf, professionOf } from "#people/call-list.ts";
import { offerCallTimes } from "#people/callback-times.ts";
import { capitalise } from "#people/capitalise.ts";
import { consentsOf, findSentence } from "#people/contact-standing.ts";
import { findStatus, listContacts } from "#people/contacts.ts";
import { sayClock, sayDay, sayHour, sayMoment, sayWhen } from "#people/french-time.ts";
import { type HistoryEvent, listHistory } from "#people/history.ts";
import { sayNextAttempt } from "#people/outcome-words.ts";
import { normalisePhone, sayPhone } from "#people/phone.ts";
import type { PersonOnFile, PersonRecord } from "#people/read-people.ts";
import { sayEmployer, sayNeed, sayProfession, saySlotHours, sayStatus } from "#people/record-words.ts";
import { seePerson } from "#people/seen-person.ts";
import { saySource } from "#people/source-words.ts";
import { explainCallStanding, sayCallStanding } from "#people/standing-words.ts";
import type { ConsentSentence } from "#workers/db/schema.ts";
import { HONEYPOT } from "#workers/db/vocabulary.ts";

/** What the panel of a person shows, ready to be read: the numbers, the outcomes, the note, the consent and the history. */
export interface PanelView {
  /** One of the person's records: names the person in addresses. */
  key: string;
  name: string;
  profession: Profession;
  /** « Médecin généraliste, libéral conventionné » */
  words: string;
  reference: string;
  /** Each number that the person left, the one they wrote last first. */
  numbers: NumberView[];
  canBeCalled: boolean;
  /** Why a call needs care, or must not be made; null when nothing speaks against it. */
  caution: string | null;
  /** « À appeler jeudi 14 h, troisième essai »; null when nothing is open. */
  due: string | null;
  /** Everything that was asked about, by name. */
  subjects: string[];
  /** What the operator sees, to be sent with every decision (people/seen-person.ts). */
  seen: string;
  recordCount: number;
  note: { text: string; kept: string | null };
  /** `earliest`: the first minute that can be typed. */
  times: { evening: Choice | null; nextMorning: Choice; earliest: string };
  standing: { words: string; isGood: boolean };
  consent: { words: string; proof: string } | null;
  history: (HistoryEvent & { when: string })[];
}

export interface NumberView {
  shown: string;
  /** E.164; null for what no telephone dials. */
  dialled: string | null;
}

interface Choice {
  value: string;
  label: string;
}

export function describePanel(person: PersonOnFile, sentences: readonly ConsentSentence[], now: Date): PanelView {
  const line = describeLine(person, now);
  const profession = professionOf(person);
  const record = line.requests[0] ?? person.records[0];
  const note = noteOf(person);
  const { evening, nextMorning } = offerCallTimes(now);
  return {
    key: line.key,
    name: `${person.prenom} ${person.nom}`.trim(),
    profession,
    words: typeset([capitalise(sayProfession(profession)), sayStatus(findStatus(person)).toLowerCase()].filter(Boolean).join(", ")),
    reference: record?.reference ?? "",
    numbers: listContacts(person).telephones.map(describeNumber),
    canBeCalled: line.isAllowed,
    caution: explainCallStanding(person, now),
    due: sayDue(line, now),
    subjects: [...new Set(line.requests.flatMap(listSubjects))],
    seen: JSON.stringify(seePerson(person)),
    recordCount: person.records.length,
    note: { text: note?.note ?? "", kept: note ? typeset(`gardée à ${sayWhen(note.at, now)} par ${note.author}`) : null },
    times: {
      evening: evening === null ? null : { value: evening, label: typeset(`ce soir, ${sayHour(evening)}`) },
      nextMorning: { value: nextMorning, label: typeset(`${sayDay(parisDate(new Date(nextMorning)), now)}, ${sayHour(nextMorning)}`) },
      earliest: `${parisDate(now)}T${sayClock(now)}`,
    },
    standing: { words: sayCallStanding(person), isGood: person.standing.telephone.state === "accepted" },
    consent: describeConsent(person, sentences, now),
    history: listHistory(person, now).map((event) => ({ ...event, when: sayMoment(event.at, now) })),
  };
}

/** A number as it reads, and as a telephone dials it. */
export function describeNumber(telephone: string): NumberView {
  return { shown: sayPhone(telephone), dialled: normalisePhone(telephone) };
}

function sayDue({ due, unanswered, isAllowed }: CallLine, now: Date): string | null {
  if (due === null || !isAllowed) return null;
  const when = due.slot ? `${sayDay(parisDate(new Date(due.from)), now)}, ${saySlotHours(due.slot).toLowerCase()}` : sayWhen(due.from, now);
  return typeset([`À appeler ${when}`, sayNextAttempt(unanswered)].filter(Boolean).join(", "));
}

/** Every programme of a selection, or what the button was about. */
function listSubjects(record: PersonRecord): string[] {
  if (record.table !== "callback_requests") return [];
  const need = [sayNeed(record.besoin), sayEmployer(record.employeur), record.email_formation].filter(Boolean).join(", ");
  return [need, ...(describeSubject(record)?.split(" ; ") ?? [])].filter(Boolean).map((subject) => typeset(capitalise(subject)));
}

function describeConsent({ records }: PersonOnFile, sentences: readonly ConsentSentence[], now: Date): PanelView["consent"] {
  const given = records
    .filter(({ suspect }) => suspect !== HONEYPOT)
    .flatMap(consentsOf)
    .filter(({ channel, isGiven }) => channel === "telephone" && isGiven)
    .sort((a, b) => (a.at < b.at ? 1 : -1))[0];
  if (!given) return null;
  return {
    words: typeset(findSentence(sentences, given) ?? `phrase ${given.version}`),
    proof: typeset(`Cochée ${sayMoment(given.at, now)}, ${saySource({ source_page: given.page })}, version ${given.version}.`),
  };
}
