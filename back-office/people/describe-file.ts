import { capitalise, formatCount, formatNumber } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { CONTACT_CHANNELS, type ContactChannel } from "#workers/db/vocabulary.ts";
import { describeCall } from "#workers/people/calls/call-lists.ts";
import { listValues } from "#workers/people/identity/corrections.ts";
import type { Person, PersonRecord, SharedRecord } from "#workers/people/identity/person.ts";
import { FIELDS, type Field, personFields } from "#workers/people/identity/person-fields.ts";
import { formatTypedPhone } from "#workers/people/identity/phone.ts";
import type { Found } from "#workers/people/identity/search.ts";
import { formatEntryWithText } from "#workers/people/labels/entry-labels.ts";
import { dayOf, formatFullDate, formatFullMoment, formatNearDate, formatShortDate } from "#workers/people/labels/french-time.ts";
import { formatAnswer, formatCatalogue, formatNeed, formatSlotHours, isolate } from "#workers/people/labels/record-labels.ts";
import { formatSource } from "#workers/people/labels/source-labels.ts";
import { formatStanding } from "#workers/people/labels/standing-labels.ts";
import { consentsOf, findSentence } from "#workers/people/rights/contact-permission.ts";
import type { FormFields } from "../frame/forms.tsx";
import { STANDING_MARKS } from "../frame/notice.tsx";
import { listChoices } from "../panel/choices.ts";
import {
  describeCallee,
  describeNumber,
  describePanel,
  formatDoubt,
  fullName,
  listSubjects,
  MOST_EVENTS,
  mayBeWritten,
  writeMailto,
} from "../panel/describe-panel.ts";

export type FileView = ReturnType<typeof describeFile>;

export function describeFound({ people, hasMore, unreadable }: Found, words: string): string {
  if (words.trim() === "") return "Un prénom, quatre chiffres d’un numéro, un bout d’e-mail ou la moitié d’une référence suffisent.";
  const found =
    people.length === 0
      ? "Personne ne correspond, ni dans la base ni dans ce qui attend"
      : formatCount(people.length, "personne") + (hasMore ? ", les premières seulement : précisez" : "");
  return typeset(unreadable > 0 ? `${found} ; un envoi illisible attend : voyez « État »` : found);
}

export function describeHit(person: Person, now: Date) {
  const count = person.records.length;
  const last = formatNearDate(dayOf(person.records[0].sent.created_at), now);
  return {
    ...describeCallee(describeCall(person, now)),
    number: person.telephone ? describeNumber(person.telephone) : null,
    email: person.email,
    words: typeset(count > 1 ? `${count} envois, dernier ${last}` : `1 envoi, ${last}`),
    waiting: person.records.some(({ waiting }) => waiting !== undefined),
  };
}

/** `neighbours` share a number or an address with the person. */
export function describeFile(person: Person, neighbours: readonly Person[], now: Date) {
  const emails = [...new Set(person.records.flatMap(({ email }) => email ?? []))].slice(0, MOST_EVENTS);
  return {
    ...describePanel(person, now),
    since: typeset(`premier envoi le ${formatShortDate(dayOf(person.records.at(-1)?.sent.created_at ?? ""))}`),
    emails: (emails.length > 0 ? emails : [person.email]).flatMap((email) =>
      email ? [{ email, href: mayBeWritten(person) ? writeMailto(email) : null }] : [],
    ),
    trainingEmail: person.email_formation,
    standings: CONTACT_CHANNELS.map((channel) => ({
      channel,
      words: formatStanding(person, channel),
      mark: STANDING_MARKS[person.standing[channel].state],
    })),
    neighbours: neighbours.map((other) => ({ key: other.key, name: fullName(other) })),
    /** Whether a submission is not in the database yet. */
    waiting: person.records.some(({ waiting }) => waiting),
    sent: person.records.slice(0, MOST_EVENTS).map(describeSent),
    /** What is left out of a very long file. */
    restWords: formatRest(person.records.length),
    recordCount: person.records.length,
    consents: listConsents(person),
    values: describeValues(person).slice(0, MOST_EVENTS),
    sharedRecords: person.sharedRecords.map((shared) => describeSharedRecord(shared, now)),
  };
}

function formatRest(count: number): string {
  return count > MOST_EVENTS
    ? typeset(`Voici les ${MOST_EVENTS} derniers de ${formatNumber(count)} envois : le fichier JSON les a tous.`)
    : "";
}

const SHARED: Record<ContactChannel, string> = { email: "l'e-mail", telephone: "le téléphone" };

/** « Rapproché par CIM-… : e-mail de l'un, téléphone de l'autre », and what separating does. */
function describeSharedRecord({ between, sides }: SharedRecord, now: Date) {
  const [record] = between.records;
  const title = `${formatCount(sides.length, "personne possible", "personnes possibles")} sous ce nom`;
  const shares = sides.map(({ person, shares }) => `${shares.map((kind) => SHARED[kind]).join(" et ")} de ${refer(person)}`);
  const what = `${record.reference} (${formatNearDate(dayOf(record.sent.created_at), now)})`;
  return {
    between: between.key,
    title: typeset(title),
    words: typeset(
      `Rapprochées par ${what}, qui a ${shares.join(", ")}. N'importe qui a pu l'écrire. Tant que ce n'est pas tranché, chacune garde sa fiche, et cet envoi la sienne : effacer, refuser ou remettre les données ne concerne que la fiche ouverte.`,
    ),
    parts: [...sides.map(({ person }) => person), between].map((person) => ({
      key: person.key,
      name: fullName(person),
      words: typeset(
        [
          formatTypedPhone(person.telephone),
          person.email,
          `${formatCount(person.records.length, "envoi")}, le premier ${formatNearDate(dayOf(person.records.at(-1)?.sent.created_at ?? ""), now)}`,
          refer(person),
        ]
          .filter(Boolean)
          .join(", "),
      ),
      separate: typeset(person === between ? "Séparer : il n'est à aucune des deux" : `Séparer : il est à ${refer(person)}`),
    })),
  };
}

/** By the first record's reference. */
function refer({ records }: Person): string {
  return (records.at(-1) ?? records[0]).reference;
}

/** As written, and as it reads today. */
function describeSent(record: PersonRecord) {
  const { sent } = record;
  const request = sent.table === "callback_requests" ? sent : null;
  const isQuotation = sent.table === "quotation_requests";
  const campaign = [sent.utm_source, sent.utm_medium, sent.utm_campaign].filter(Boolean).join(" · ");
  const written = [isolate(fullName(sent)), formatTypedPhone(sent.telephone ?? ""), "email" in sent ? sent.email : ""]
    .filter(Boolean)
    .join(", ");
  const now = [isolate(fullName(record)), formatTypedPhone(record.telephone), record.email].filter(Boolean).join(", ");
  const details: [string, string | null | undefined | false][] = [
    ["Écrit", written],
    ["Se lit", now === written ? "" : now],
    ...FIELDS.map((field) => describeField(record, field)),
    ["Au sujet de", (request || isQuotation) && listSubjects(record).join(" ; ")],
    [
      "Quand",
      request &&
        capitalise(
          [request.jour && formatFullDate(request.jour), formatSlotHours(request.creneau, request.jour).toLowerCase()]
            .filter(Boolean)
            .join(", "),
        ),
    ],
    ["Besoin", request && formatNeed(request.besoin)],
    ["Depuis", capitalise(formatSource(sent))],
    ["Campagne", campaign],
    ["Doute", formatDoubt(record)],
    ["Où", record.waiting && (record.waiting === "refused" ? "refusé par la base : voyez « État »" : "attend encore la base")],
  ];
  return {
    id: record.id,
    reference: record.reference,
    at: sent.created_at,
    when: typeset(capitalise(formatFullMoment(sent.created_at))),
    title: typeset(
      (request && "Demande de rappel") || (isQuotation && "Demande de devis") || `Catalogue ${formatCatalogue(record.profession)}`,
    ),
    details: details.flatMap(([name, words]) => (words ? [{ name, words: typeset(words) }] : [])),
  };
}

function describeField(record: PersonRecord, field: Field): [heading: string, words: string] {
  const { heading = "", format = String } = personFields[field];
  const value = record[field] ?? "";
  return [heading, heading && value && format(value)];
}

const REACH: Readonly<Record<string, string>> = { refusal: "Refusé", lifting: "Refus levé", agreement: "Dit au téléphone" };

/** Each with its proof, latest first. */
function listConsents({ records, entries }: Person) {
  const answered = records.slice(0, MOST_EVENTS).flatMap((record) =>
    consentsOf(record.sent)
      .filter(({ sent, isGiven }) => isGiven || sent.consent_text_version || sent.consent_fault)
      .map((consent) => {
        const { sent } = consent;
        const { reference } = record;
        const version = sent.consent_text_version || "inconnue";
        return {
          id: `${reference} ${consent.channel}`,
          at: sent.created_at,
          isGood: consent.isGiven,
          title: typeset(capitalise(formatAnswer(consent.isGiven, sent.consent_fault))),
          words: findSentence(consent) ?? `phrase ${version}`,
          proof: `${capitalise(formatSource({ source_page: sent.source_page }))}, version ${version}, ${reference}`,
        };
      }),
  );
  const said = entries
    .slice(-MOST_EVENTS)
    .filter(({ kind }) => kind in REACH)
    .map((entry) => ({
      id: entry.id,
      at: entry.at,
      isGood: entry.kind !== "refusal",
      title: REACH[entry.kind] ?? "",
      words: formatEntryWithText(entry, entries, new Date(entry.at)),
      proof: `Noté par ${entry.author}${entries.some(({ undoes }) => undoes === entry.id) ? ", puis annulé" : ""}`,
    }));
  return [...answered, ...said]
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ words, proof, ...consent }) => ({
      ...consent,
      when: typeset(formatFullMoment(consent.at)),
      words: typeset(words),
      proof: typeset(proof),
    }));
}

/** `former` distinguishes values of one field. */
function describeValues(person: Person) {
  return [...Map.groupBy(listValues(person), ({ field }) => field).values()].flatMap((values) =>
    values.map(({ field, value }, index) => ({
      field,
      name: `${field}-${index}`,
      label: capitalise(personFields[field].name) + (index > 0 ? ` (${index + 1})` : ""),
      former: value,
      /** Null for a text field. */
      choices: listChoices(field),
    })),
  );
}

export function readCorrections(fields: FormFields): { field: Field; former: string; value: string }[] {
  return FIELDS.flatMap((field) =>
    Object.entries(fields).flatMap(([name, value]) =>
      new RegExp(`^${field}-\\d+$`).test(name) ? [{ field, former: fields[`${name}-avant`] ?? "", value }] : [],
    ),
  );
}

export function readChannel(text: string | undefined): ContactChannel {
  return CONTACT_CHANNELS.find((channel) => channel === text) ?? "telephone";
}
