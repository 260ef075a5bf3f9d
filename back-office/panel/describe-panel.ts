import { parisDate } from "#app/content/dated.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { describeLine, noteOf, professionOf } from "#people/call-list.ts";
import { offerCallTimes } from "#people/callback-times.ts";
import { capitalise } from "#people/capitalise.ts";
import { consentsOf, findSentence } from "#people/contact-standing.ts";
import { sayClock, sayDay, sayHour, sayMoment, sayWhen } from "#people/french-time.ts";
import { type HistoryEvent, listHistory } from "#people/history.ts";
import { sayNextAttempt } from "#people/outcome-words.ts";
import { normalisePhone, phoneKey, sayPhone } from "#people/phone.ts";
import type { PersonOnFile } from "#people/read-people.ts";
import { sayProfession, saySlotHours, sayStatus } from "#people/record-words.ts";
import { seePerson } from "#people/seen-person.ts";
import { saySource } from "#people/source-words.ts";
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
  numbers: { shown: string /** E.164; null for what no telephone dials. */; dialled: string | null }[];
  /** Why the person is not to be called; null when they may be. */
  refusal: string | null;
  /** « À appeler jeudi 14 h », « troisième essai »; null when nothing is open. */
  due: string | null;
  /** Everything that was asked about, by name. */
  subjects: string[];
  /** What the operator sees, to be sent with every decision (people/seen-person.ts). */
  seen: string;
  note: { text: string; kept: string | null };
  times: { evening: Choice | null; nextMorning: Choice /** The first minute that can be typed. */; earliest: string };
  consent: { words: string; proof: string } | null;
  history: (HistoryEvent & { when: string })[];
}

interface Choice {
  value: string;
  label: string;
}

export function describePanel(person: PersonOnFile, sentences: readonly ConsentSentence[], now: Date): PanelView {
  const line = describeLine(person, now);
  const profession = professionOf(person);
  const record = line.requests[0] ?? person.records[0];
  const statuses = person.records.flatMap((each) => (each.table === "callback_requests" ? [sayStatus(each.statut)] : []));
  const note = noteOf(person);
  const { evening, nextMorning } = offerCallTimes(now);
  return {
    key: line.key,
    name: `${person.prenom} ${person.nom}`.trim(),
    profession,
    words: typeset([capitalise(sayProfession(profession)), statuses.find(Boolean)?.toLowerCase()].filter(Boolean).join(", ")),
    reference: record?.reference ?? "",
    numbers: listNumbers(person),
    refusal: line.isAllowed ? null : sayRefused(person, now),
    due: line.due && sayDue(line, now),
    subjects: [...new Set(line.requests.flatMap((each) => (each.table === "callback_requests" ? listSubjects(each) : [])))],
    seen: JSON.stringify(seePerson(person)),
    note: { text: note?.note ?? "", kept: note ? typeset(`gardée à ${sayWhen(note.at, now)} par ${note.author}`) : null },
    times: {
      evening: evening === null ? null : { value: evening, label: `ce soir, ${sayHour(evening)}` },
      nextMorning: { value: nextMorning, label: `${sayDay(parisDate(new Date(nextMorning)), now)}, ${sayHour(nextMorning)}` },
      earliest: `${parisDate(now)}T${sayClock(now)}`,
    },
    consent: describeConsent(person, sentences, now),
    history: listHistory(person, now).map((event) => ({ ...event, when: sayMoment(event.at, now) })),
  };
}

function listNumbers({ records }: PersonOnFile): PanelView["numbers"] {
  const typed = new Map(records.map(({ telephone }) => [phoneKey(telephone) || telephone, telephone]).reverse() as [string, string][]);
  return [...typed.values()].reverse().map((telephone) => ({ shown: sayPhone(telephone), dialled: normalisePhone(telephone) }));
}

/** « À appeler jeudi 14 h, troisième essai » */
function sayDue({ due, unanswered }: ReturnType<typeof describeLine>, now: Date): string {
  if (due === null) return "";
  const when = due.slot ? `${sayDay(parisDate(new Date(due.from)), now)}, ${saySlotHours(due.slot).toLowerCase()}` : sayWhen(due.from, now);
  return typeset([`À appeler ${when}`, sayNextAttempt(unanswered)].filter(Boolean).join(", "));
}

/** Every programme of a selection, or what the button was about. */
function listSubjects(record: Parameters<typeof describeSubject>[0]): string[] {
  return describeSubject(record)?.split(" ; ").map(typeset) ?? [];
}

/** Why somebody is not to be called. */
export function sayRefused({ standing: { telephone } }: PersonOnFile, now: Date): string {
  const { state, at } = telephone;
  if (state === "refused" && at) return typeset(`Ne plus appeler : l'a demandé ${sayMoment(at, now).replace(", ", " à ")}.`);
  if (state === "expired" && at) return typeset(`Dernier contact ${sayMoment(at, now)} : trop ancien pour appeler.`);
  return typeset("N'a pas accepté d'être appelé.");
}

function describeConsent({ records }: PersonOnFile, sentences: readonly ConsentSentence[], now: Date): PanelView["consent"] {
  const given = records
    .filter(({ suspect }) => suspect !== HONEYPOT)
    .flatMap(consentsOf)
    .filter(({ channel, isGiven }) => channel === "telephone" && isGiven)
    .sort((a, b) => (a.at < b.at ? 1 : -1))[0];
  if (!given) return null;
  const words = findSentence(sentences, given) ?? `phrase ${given.version}`;
  return {
    words: typeset(words),
    proof: typeset(`Cochée ${sayMoment(given.at, now)}, ${saySource({ source_page: given.page })}, version ${given.version}.`),
  };
}
