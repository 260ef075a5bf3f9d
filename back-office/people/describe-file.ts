import { formatCount, formatNumber } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { keyOf, professionOf } from "#people/call-list.ts";
import { listContacts } from "#people/contacts.ts";
import { type Corrected, listValues } from "#people/correct-person.ts";
import { sayUnwritten } from "#people/decision-words.ts";
import type { Found } from "#people/find-people.ts";
import { dayOf, sayDay, sayHour, sayShortDay } from "#people/french-time.ts";
import { type ConsentInWords, fullName, listConsents, listSent, type SentInWords, sayKind, sayStanding } from "#people/person-file.ts";
import { sayPhone } from "#people/phone.ts";
import type { PersonOnFile } from "#people/read-people.ts";
import { seePerson } from "#people/seen-person.ts";
import type { ErasurePlan } from "#scripts/operator/leads/erase.ts";
import type { ConsentSentence } from "#workers/db/schema.ts";
import { CONTACT_CHANNELS, type ContactChannel, type CorrectedField } from "#workers/db/vocabulary.ts";

/** What the screen « Personnes » shows: only that, for loader data stands in the page. */

const HITS_SHOWN = 40;

export interface HitView {
  key: string;
  name: string;
  profession: Profession;
  /** E-mail and telephone; what the search found is marked. */
  lines: { words: string; isFound: boolean }[];
}

export interface SearchView {
  query: string;
  words: string;
  hits: HitView[];
  isCut: boolean;
}

export function describeSearch({ people, by }: Found, query: string, now: Date): SearchView {
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
  const [one, many] = {
    telephone: ["1 personne a ce numéro", "personnes partagent ce numéro"],
    email: ["1 personne a cette adresse", "personnes ont cette adresse"],
    reference: ["1 personne", "personnes"],
    name: ["1 personne", "personnes"],
  }[by] as [string, string];
  return count === 1 ? one : `${formatNumber(count)} ${many}`;
}

function describeHit(person: PersonOnFile, by: Found["by"], now: Date): HitView {
  const [newest] = person.records;
  const last = newest ? sayDay(dayOf(newest.created_at), now) : "";
  const count = person.records.length;
  return {
    key: keyOf(person),
    name: fullName(person),
    profession: professionOf(person),
    lines: [
      ...(person.email ? [{ words: person.email, isFound: by === "email" }] : []),
      { words: sayPhone(person.telephone), isFound: by === "telephone" },
      { words: typeset(count > 1 ? `${count} envois, dernier ${last}` : `1 envoi, ${last}`), isFound: false },
    ],
  };
}

export interface FileView {
  key: string;
  name: string;
  seen: string;
  emails: string[];
  since: string;
  standings: { channel: ContactChannel; words: string; state: PersonOnFile["standing"]["telephone"]["state"] }[];
  neighbours: { key: string; name: string }[];
  sent: SentInWords[];
  consents: ConsentInWords[];
}

export function describeFile(person: PersonOnFile, sentences: readonly ConsentSentence[], now: Date): FileView {
  const oldest = person.records.at(-1)?.created_at ?? now.toISOString();
  return {
    key: keyOf(person),
    name: fullName(person),
    seen: JSON.stringify(seePerson(person)),
    emails: listContacts(person).emails,
    since: typeset(`premier envoi le ${sayShortDay(dayOf(oldest))}`),
    standings: CONTACT_CHANNELS.map((channel) => ({
      channel,
      words: sayStanding(person, channel),
      state: person.standing[channel].state,
    })),
    neighbours: person.neighbours.map((other) => ({ key: keyOf(other), name: fullName(other) })),
    sent: listSent(person),
    consents: listConsents(person, sentences),
  };
}

/** A value that can be put right; `error` says why the last try was not written. */
export interface CorrectionField {
  name: string;
  label: string;
  type: "text" | "tel" | "email";
  former: string;
  value: string;
  error: string | null;
}

const LABELS: Record<CorrectedField, string> = { prenom: "Prénom", nom: "Nom", telephone: "Téléphone", email: "E-mail" };
const TYPES = { prenom: "text", nom: "text", telephone: "tel", email: "email" } as const;

/** The fields of a correction, one for each value; after a refused one with what was typed, and why. */
export function describeCorrection(
  person: PersonOnFile,
  tried: { decided: Corrected; typed: Readonly<Record<string, string>> } | null,
  now: Date,
): { fields: CorrectionField[]; fault: string | null } {
  const decided = tried?.decided;
  const faults = decided && !decided.isWritten && decided.reason === "faults" ? decided.faults : [];
  const values = listValues(person);
  const fields = (Object.keys(LABELS) as CorrectedField[]).flatMap((kind) =>
    values
      .filter(({ field }) => field === kind)
      .map(({ field, value }, index): CorrectionField => {
        const name = `${field}-${index}`;
        const fault = faults.find(
          (each) => each.field === field && (each.former === value || (each.reason === "changed" && each.current === value)),
        );
        const error =
          fault === undefined
            ? null
            : fault.reason === "invalid"
              ? fault.message
              : `${fault.by?.author ?? "Quelqu'un"} a corrigé en « ${value} »${fault.by ? ` à ${sayHour(fault.by.at)}` : ""} : votre valeur n'a pas été enregistrée. Enregistrez de nouveau pour la garder.`;
        return {
          name,
          label: index > 0 ? `${LABELS[field]} (${index + 1})` : LABELS[field],
          type: TYPES[field],
          former: value,
          value: tried?.typed[name] ?? value,
          error: error && typeset(error),
        };
      }),
  );
  const other = decided && !decided.isWritten && decided.reason !== "faults" ? sayUnwritten(decided, "correction", now).fact : null;
  return { fields, fault: other && typeset(`${other} Rien n'a été enregistré.`) };
}

export interface ErasureView {
  /** What is listed: only that may be erased. */
  listed: string;
  lines: { id: string; name: string; when: string; what: string; reference: string }[];
  textCount: number;
  stays: string[];
  hasPepper: boolean;
}

export function describeErasure(person: PersonOnFile, { person: whole, texts }: ErasurePlan, hasPepper: boolean): ErasureView {
  const records = (whole ?? person).records;
  return {
    listed: listErased(person),
    lines: records.map((record) => ({
      id: record.id,
      name: fullName(record),
      when: sayShortDay(dayOf(record.created_at)),
      what: typeset(`${sayKind(record)}${"objectKey" in record ? ", pas encore dans la base" : ""}`),
      reference: record.reference,
    })),
    textCount: texts.length,
    stays: (whole ?? person).neighbours.map((other) => {
      const count = other.records.length;
      return typeset(`${fullName(other)} : ${count > 1 ? `ses ${count} envois ne sont pas touchés` : "son envoi n'est pas touché"}.`);
    }),
    hasPepper,
  };
}

/** The ids of what an erasure shows: a record that has come since must be read first. */
export function listErased({ records }: PersonOnFile): string {
  return records.map(({ id }) => id).join(" ");
}
