import { formatCount } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { findPepper } from "#scripts/operator/stores/erasure-secret.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import type { ConsentSentence, RecordCorrection } from "#workers/db/schema.ts";
import { CONTACT_CHANNELS, type CorrectedField } from "#workers/db/vocabulary.ts";
import { keyOf, professionOf } from "#workers/people/call-list.ts";
import { type Corrected, listValues } from "#workers/people/correct-person.ts";
import type { Everything } from "#workers/people/erase-person.ts";
import { findErasures } from "#workers/people/erasure-journal.ts";
import type { Found } from "#workers/people/find-people.ts";
import { dayOf, sayDay, sayFullMoment, sayHour, sayShortDay } from "#workers/people/french-time.ts";
import { findTexts, readOutbox } from "#workers/people/outbox-objects.ts";
import { fullName, listConsents, listContacts, listSent, sayKind } from "#workers/people/person-file.ts";
import { type Address, addressKey } from "#workers/people/person-keys.ts";
import { sayPhone } from "#workers/people/phone.ts";
import type { PersonOnFile } from "#workers/people/read-people.ts";
import { SCREENS } from "#workers/people/screen-words.ts";
import { sayStanding } from "#workers/people/standing-words.ts";
import { sayUnwritten } from "../panel/take-decision.ts";

/** What the screen « Personnes » shows: only that, for loader data stands in the page. */

const HITS_SHOWN = 40;
const NEIGHBOURS_SHOWN = 3;

export type SearchView = ReturnType<typeof describeSearch>;
export type FileView = ReturnType<typeof describeFile>;
export type CorrectionView = ReturnType<typeof describeCorrection>;
export type ErasureView = ReturnType<typeof describeErasure>;

export function describeSearch({ people, by }: Found, query: string, now: Date) {
  return {
    query,
    words: typeset(sayFound(people.length, by)),
    hits: people.slice(0, HITS_SHOWN).map((person) => describeHit(person, by, now)),
    isCut: people.length > HITS_SHOWN,
  };
}

function sayFound(count: number, by: Found["by"]): string {
  if (by === "nothing") return `${formatCount(count, "personne")}, les dernières d'abord`;
  if (count === 0) return "Personne";
  if (by === "telephone") return formatCount(count, "personne a ce numéro", "personnes partagent ce numéro");
  if (by === "email") return formatCount(count, "personne a cette adresse", "personnes ont cette adresse");
  return formatCount(count, "personne");
}

function describeHit(person: PersonOnFile, by: Found["by"], now: Date) {
  const [newest] = person.records;
  const last = newest ? sayDay(dayOf(newest.created_at), now) : "";
  const count = person.records.length;
  return {
    key: keyOf(person),
    name: fullName(person),
    profession: professionOf(person),
    /** E-mail and telephone; what the search found is marked. */
    lines: [
      ...(person.email ? [{ words: person.email, isFound: by === "email" }] : []),
      { words: sayPhone(person.telephone), isFound: by === "telephone" },
      { words: typeset(count > 1 ? `${count} envois, dernier ${last}` : `1 envoi, ${last}`), isFound: false },
    ],
  };
}

export function describeFile(person: PersonOnFile, sentences: readonly ConsentSentence[], now: Date) {
  const others = person.neighbours.length - NEIGHBOURS_SHOWN;
  const oldest = person.records.at(-1)?.created_at ?? now.toISOString();
  return {
    emails: listContacts(person).emails,
    since: typeset(`premier envoi le ${sayShortDay(dayOf(oldest))}`),
    standings: CONTACT_CHANNELS.map((channel) => ({
      channel,
      words: sayStanding(person, channel),
      state: person.standing[channel].state,
    })),
    neighbours: person.neighbours.slice(0, NEIGHBOURS_SHOWN).map((other) => ({ key: keyOf(other), name: fullName(other) })),
    /** « et 2 autres » */
    otherNeighbours: others > 0 ? ` et ${formatCount(others, "autre")}` : "",
    sent: listSent(person),
    consents: listConsents(person, sentences),
  };
}

const FIELDS: Readonly<Record<CorrectedField, { label: string; type: "text" | "tel" | "email" }>> = {
  prenom: { label: "Prénom", type: "text" },
  nom: { label: "Nom", type: "text" },
  telephone: { label: "Téléphone", type: "tel" },
  email: { label: "E-mail", type: "email" },
};

interface Tried {
  decided: Corrected;
  typed: Readonly<Record<string, string>>;
}

/** The fields of a correction, one for each value; after a refused one with what was typed, and why it was not written. */
export function describeCorrection(person: PersonOnFile, tried: Tried | null, now: Date) {
  const refused = tried && !tried.decided.isWritten ? tried.decided : null;
  const faults = refused?.reason === "faults" ? refused.faults : [];
  const fields = [...Map.groupBy(listValues(person), ({ field }) => field).values()].flatMap((values) =>
    values.map(({ field, value }, index) => {
      const { label, type } = FIELDS[field];
      const name = `${field}-${index}`;
      const fault = faults.find((each) => each.field === field && [each.former, "current" in each && each.current].includes(value));
      return {
        name,
        label: index > 0 ? `${label} (${index + 1})` : label,
        type,
        former: value,
        value: tried?.typed[name] ?? value,
        error: fault && typeset(fault.reason === "invalid" ? fault.message : sayChanged(value, fault.by)),
      };
    }),
  );
  const other = refused && refused.reason !== "faults" ? sayUnwritten(refused, "correction", now).fact : null;
  return { fields, fault: other && typeset(`${other} Rien n'a été enregistré.`) };
}

function sayChanged(value: string, by: RecordCorrection | undefined): string {
  const who = `${by?.author ?? "Quelqu'un"} a corrigé en « ${value} »${by ? ` à ${sayHour(by.at)}` : ""}`;
  return `${who} : votre valeur n'a pas été enregistrée. Enregistrez de nouveau pour la garder.`;
}

/** Who and what an erasure concerns; `secretCommand` makes its secret, and is null when it is there. */
export function describeErasure(person: PersonOnFile, { person: whole, texts }: Everything, secretCommand: string | null) {
  const { records, neighbours } = whole;
  return {
    /** What is listed: only that may be erased. */
    listed: listErased(person),
    lines: records.map((record) => ({
      id: record.id,
      name: fullName(record),
      when: sayShortDay(dayOf(record.created_at)),
      what: typeset(`${sayKind(record)}${"objectKey" in record ? ", pas encore dans la base" : ""}`),
      reference: record.reference,
    })),
    textCount: texts.length,
    stays: neighbours.map((other) => {
      const count = other.records.length;
      return typeset(`${fullName(other)} : ${count > 1 ? `ses ${count} envois ne sont pas touchés` : "son envoi n'est pas touché"}.`);
    }),
    secretCommand,
  };
}

/** The ids of what an erasure shows: a record that has come since must be read first. */
export function listErased({ records }: PersonOnFile): string {
  return records.map(({ id }) => id).join(" ");
}

/** What is known of an address that nobody on file has: when it was erased, and unreadable files that carry it. */
export async function findTraces(stores: Stores, query: string): Promise<string[]> {
  const address: Address = { kind: query.includes("@") ? "email" : "telephone", value: query };
  if (addressKey(address) === null) return [];
  const pepper = findPepper(stores.environment);
  const [erasures, outbox] = await Promise.all([pepper === null ? [] : findErasures(stores, pepper, address), readOutbox(stores)]);
  const texts = findTexts(outbox, null, address);
  return [
    ...erasures.map((at) => typeset(`Cette coordonnée a été effacée ${sayFullMoment(at)}.`)),
    ...(pepper === null ? [typeset("Sans le secret des effacements, on ne sait pas si cette coordonnée a été effacée.")] : []),
    ...(texts.length > 0 ? [typeset(`Un fichier mis de côté, illisible, la porte : voyez l'écran « ${SCREENS.etat} ».`)] : []),
  ];
}
