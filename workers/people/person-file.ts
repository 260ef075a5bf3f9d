import { capitalise } from "#app/content/format.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { typeset } from "#app/content/typeset.ts";
import type { ConsentSentence, ContactRefusal } from "#workers/db/schema.ts";
import { OPPOSITION } from "#workers/db/vocabulary.ts";
import { consentsOf, findSentence } from "./contact-standing.ts";
import { latestFirst } from "./entries.ts";
import { sayFullMoment } from "./french-time.ts";
import { sayRequest } from "./history.ts";
import { addressKey, type Person } from "./person-keys.ts";
import { sayPhone } from "./phone.ts";
import type { PersonOnFile, PersonRecord } from "./read-people.ts";
import { describeDoubt, sayAnswer, sayCatalogue, sayQuotation, sayStatus } from "./record-words.ts";
import { saySource } from "./source-words.ts";

/** What a person's file tells of what they sent and accepted, in words. */

/** An answer to a consent sentence, a refusal, or its lifting. */
export type ConsentInWords = ReturnType<typeof listConsents>[number];

export function fullName({ prenom, nom }: Pick<Person, "prenom" | "nom">): string {
  return `${prenom} ${nom}`.trim();
}

/** Everything that a person sent, with all that came with it, newest first. */
export function listSent({ records }: PersonOnFile) {
  return records.map((record) => {
    const details: [string, string][] = [
      ["Contact", [sayPhone(record.telephone), record.email].filter(Boolean).join(", ")],
      ["Tel qu'envoyé", sayAsSent(record)],
      ...(record.table === "callback_requests" ? describeRequest(record) : []),
      ["Depuis", capitalise(saySource(record)) + (record.utm_campaign ? `, campagne « ${record.utm_campaign} »` : "")],
      ["Doute", describeDoubt(record.suspect)],
      ["Où", "objectKey" in record ? "attend encore la base" : ""],
    ];
    return {
      id: record.id,
      reference: record.reference,
      at: record.created_at,
      when: typeset(capitalise(sayFullMoment(record.created_at))),
      title: typeset(sayKind(record)),
      /** Name and words; what is empty is left out. */
      details: details.filter(([, words]) => words !== "").map(([name, words]) => [typeset(name), typeset(words)]),
    };
  });
}

/** Name, telephone and e-mail as they were sent; empty while they are read so. */
export function sayAsSent(record: PersonRecord): string {
  const { sent } = record;
  const isSame = fullName(sent) === fullName(record) && sent.telephone === record.telephone && sent.email === record.email;
  return isSame ? "" : [fullName(sent), sent.telephone, sent.email].filter(Boolean).join(", ");
}

/** « Demande de rappel », « Catalogue Infirmiers IDE » */
export function sayKind(record: PersonRecord): string {
  return record.table === "callback_requests" ? "Demande de rappel" : `Catalogue ${sayCatalogue(record.catalogue_type)}`;
}

function describeRequest(record: PersonRecord & { table: "callback_requests" }): [string, string][] {
  return [
    ["Demande", sayRequest(record)],
    ["Formation", describeSubject(record) ?? ""],
    ["Exercice", sayStatus(record.statut)],
    ["Besoin", sayQuotation(record)],
  ];
}

/** Every answer to a consent sentence and every refusal, newest first. */
export function listConsents(person: PersonOnFile, sentences: readonly ConsentSentence[]) {
  const answers = person.records.flatMap((record) =>
    consentsOf(record).map((consent) => {
      const standing = person.standing[consent.channel];
      const counts = consent.isGiven && standing.state === "accepted" && standing.at === consent.at;
      const fault = consent.fault && ` ${capitalise(sayAnswer(consent))}.`;
      const value = fault ?? (counts ? " C'est cette réponse qui vaut." : consent.isGiven ? " Gardé comme preuve." : "");
      return {
        at: consent.at,
        kind: consent.isGiven ? ("given" as const) : ("unticked" as const),
        sentence: findSentence(sentences, consent) ?? `phrase ${consent.version}`,
        proof: `${capitalise(saySource({ source_page: consent.page }))}, version ${consent.version}, ${record.reference}.${value}`,
      };
    }),
  );
  const decisions = person.refusals.map((refusal) => ({
    at: refusal.at,
    kind: refusal.is_refused ? ("withdrawn" as const) : ("lifted" as const),
    sentence: refusedSentence(refusal, person, sentences),
    proof:
      refusal.author === OPPOSITION
        ? "Opposition gardée d'envois qui ont été effacés."
        : `${refusal.note ? `${capitalise(refusal.note)}, noté` : "Noté"} par ${refusal.author}.`,
  }));
  return [...answers, ...decisions].sort(latestFirst).map((event) => ({
    ...event,
    when: typeset(sayFullMoment(event.at)),
    sentence: typeset(event.sentence),
    proof: typeset(event.proof),
  }));
}

/** The sentence last accepted on the channel, or else what is refused in plain words. */
function refusedSentence({ channel, at }: ContactRefusal, { records }: PersonOnFile, sentences: readonly ConsentSentence[]): string {
  const accepted = records.flatMap(consentsOf).find((consent) => consent.channel === channel && consent.isGiven && consent.at <= at);
  const words = accepted && findSentence(sentences, accepted);
  return words ?? (channel === "telephone" ? "Être appelé." : "Recevoir des e-mails.");
}

/** Every telephone and e-mail of a person as they read now, the latest first, each once however it is spelt. */
export function listContacts({ records }: Pick<PersonOnFile, "records">): { telephones: string[]; emails: string[] } {
  const telephones = records.map(({ telephone }) => telephone);
  const emails = records.flatMap(({ email }) => email ?? []);
  return { telephones: distinct("telephone", telephones), emails: distinct("email", emails) };
}

/** How the person practises, as last said; null when they never said. */
export function findStatus({ records }: Pick<PersonOnFile, "records">): string | null {
  return records.flatMap((record) => (record.table === "callback_requests" ? (record.statut ?? []) : []))[0] ?? null;
}

function distinct(kind: "email" | "telephone", values: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const value of values) {
    // « 06 12 34 56 78 » and « 06 12 34 56 78 le soir » are one number: what says more is shown.
    const key = addressKey({ kind, value }) ?? value;
    const known = seen.get(key);
    if (known === undefined || (kind === "telephone" && hasWords(value) && !hasWords(known))) seen.set(key, value);
  }
  return [...seen.values()];
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
