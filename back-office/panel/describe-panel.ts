import { capitalise } from "#app/content/format.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Visit } from "#scripts/operator/back-office/office.ts";
import type { ConsentSentence } from "#workers/db/schema.ts";
import { type CallLine, describeLine, noteOf } from "#workers/people/call-list.ts";
import { offerCallTimes } from "#workers/people/callback-times.ts";
import { findSentence, listGiven } from "#workers/people/contact-standing.ts";
import { seePerson } from "#workers/people/decide.ts";
import { latest } from "#workers/people/entries.ts";
import { dayOf, sayDay, sayHour, sayMoment, sayWhen, writeMinute } from "#workers/people/french-time.ts";
import { listHistory } from "#workers/people/history.ts";
import { sayNextAttempt } from "#workers/people/outcome-words.ts";
import { findStatus, fullName, listContacts } from "#workers/people/person-file.ts";
import { normalisePhone, sayPhone } from "#workers/people/phone.ts";
import type { PersonOnFile } from "#workers/people/read-people.ts";
import { sayProfession, sayQuotation, saySlotHours, sayStatus } from "#workers/people/record-words.ts";
import { saySource } from "#workers/people/source-words.ts";
import { explainCallStanding, sayCallStanding } from "#workers/people/standing-words.ts";
import { findLastStep, sayStep } from "#workers/people/undo.ts";

/** What the panel of a person shows, ready to be read: the numbers, the outcomes, the note, the consent and the history. */
export type PanelView = ReturnType<typeof describePanel>;
export type NumberView = ReturnType<typeof describeNumber>;
export type LastStepView = NonNullable<ReturnType<typeof describeLastStep>>;

export function describePanel(person: PersonOnFile, sentences: readonly ConsentSentence[], now: Date) {
  const line = describeLine(person, now);
  const record = line.requests[0] ?? person.records[0];
  const note = noteOf(person);
  const { inAnHour, evening, nextMorning } = offerCallTimes(now);
  return {
    ...describeCallee(line, now),
    /** « Médecin généraliste, libéral conventionné » */
    words: typeset([capitalise(sayProfession(line.profession)), sayStatus(findStatus(person)).toLowerCase()].filter(Boolean).join(", ")),
    reference: record?.reference ?? "",
    /** Each number that the person left, the one they wrote last first. */
    numbers: listContacts(person).telephones.map(describeNumber),
    due: sayDue(line, now),
    /** Everything that was asked about, by name. */
    subjects: [...new Set(line.requests.flatMap(listSubjects))],
    /** What the operator sees, to be sent with every decision (people/decide.ts). */
    seen: JSON.stringify(seePerson(person)),
    recordCount: person.records.length,
    note: { text: note?.note ?? "", kept: note ? typeset(`gardée à ${sayWhen(note.at, now)} par ${note.author}`) : null },
    /** When to call again, in the order of their keys; null for what has passed. */
    times: typeset([
      { value: inAnHour, label: "dans 1 h" },
      { value: evening, label: evening ? `ce soir, ${sayHour(evening)}` : "ce soir : passé" },
      { value: nextMorning, label: `${sayDay(dayOf(nextMorning), now)}, ${sayHour(nextMorning)}` },
    ]),
    /** The first minute that can be typed. */
    earliest: writeMinute(now.toISOString()).replace(" ", "T"),
    consent: describeConsent(person, sentences, now),
    history: listHistory(person, now).map((event) => ({ ...event, when: sayMoment(event.at, now) })),
  };
}

/** What the author noted last, and may take back; null when there is nothing. */
export function describeLastStep({ author, now }: Pick<Visit, "author" | "now">, people: readonly PersonOnFile[]) {
  const step = findLastStep(people, author, now);
  return step ? { id: step.entry.id, time: sayHour(step.entry.at), words: sayStep(step, now) } : null;
}

/** What the list and the panel say alike of a person. */
export function describeCallee({ key, person, profession, isAllowed }: CallLine, now: Date) {
  return {
    /** One of the person's records: names the person in addresses. */
    key,
    name: fullName(person),
    profession,
    isAllowed,
    /** Whether the person may be called, in words, and whether nothing speaks against it. */
    standing: { words: sayCallStanding(person), isGood: person.standing.telephone.state === "accepted" },
    /** Why a call needs care, or must not be made; null when nothing speaks against it. */
    caution: explainCallStanding(person, now),
  };
}

/** A number as it reads, and as a telephone dials it (E.164); null for what none dials. */
export function describeNumber(telephone: string): { shown: string; dialled: string | null } {
  return { shown: sayPhone(telephone), dialled: normalisePhone(telephone) };
}

/** « À appeler jeudi 14 h, troisième essai »; null when nothing is open. */
function sayDue({ due, unanswered, isAllowed }: CallLine, now: Date): string | null {
  if (due === null || !isAllowed) return null;
  const when = due.slot ? `${sayDay(dayOf(due.from), now)}, ${saySlotHours(due.slot).toLowerCase()}` : sayWhen(due.from, now);
  return typeset([`À appeler ${when}`, sayNextAttempt(unanswered)].filter(Boolean).join(", "));
}

/** Every programme of a selection, or what the button was about. */
function listSubjects(record: CallLine["requests"][number]): string[] {
  return [sayQuotation(record), ...(describeSubject(record)?.split(" ; ") ?? [])]
    .filter(Boolean)
    .map((subject) => typeset(capitalise(subject)));
}

function describeConsent({ records }: PersonOnFile, sentences: readonly ConsentSentence[], now: Date) {
  const given = latest(listGiven("telephone", records));
  if (!given) return null;
  return {
    words: typeset(findSentence(sentences, given) ?? `phrase ${given.version}`),
    proof: typeset(`Cochée ${sayMoment(given.at, now)}, ${saySource({ source_page: given.page })}, version ${given.version}.`),
  };
}
