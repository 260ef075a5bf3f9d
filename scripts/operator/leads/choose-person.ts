import { formatCount } from "#app/content/format.ts";
import { type Address, listNameWords } from "#people/person-keys.ts";
import { phoneKey } from "#people/phone.ts";
import { findByAddress, type PersonOnFile, readPeople } from "#people/read-people.ts";
import { formatReference, parseReference } from "#people/reference.ts";
import { CliError } from "#scripts/toolbox.ts";
import type { Stores } from "../stores/stores.ts";
import { KINDS } from "./operator.ts";
import { findTexts, type OutboxText, readOutbox } from "./outbox-contents.ts";
import { formatParisTime } from "./paris-time.ts";
import { tableOf } from "./rows.ts";

/** The options with which a person is named. */
export const personOptions = {
  email: { type: "string" },
  telephone: { type: "string" },
  reference: { type: "string" },
  nom: { type: "string" },
} as const;

interface PersonQuery {
  /** Null when the person is named by a reference. */
  address: Address | null;
  /** How the id of one of the person's records begins. */
  idBeginning: string | null;
  /** Words of the name, to choose among people who share an address. */
  name: string | null;
}

type PersonOptions = { [Name in keyof typeof personOptions]?: string | undefined };

/** Exactly one of e-mail, telephone and reference; a name may be added. Throws a CliError otherwise. */
export function readPersonQuery({ email, telephone, reference, nom }: PersonOptions): PersonQuery {
  if ([email, telephone, reference].filter((value) => value !== undefined).length !== 1)
    throw new CliError("Nommez la personne par --email, par --telephone ou par --reference CIM-….");
  const name = nom ?? null;
  if (reference !== undefined) {
    const idBeginning = parseReference(reference);
    if (idBeginning === null) throw new CliError(`« ${reference} » n'est pas une référence : elle s'écrit CIM-7F3K-29QX.`);
    return { address: null, idBeginning, name };
  }
  if (email !== undefined) {
    if (!email.includes("@")) throw new CliError(`« ${email} » n'est pas une adresse e-mail.`);
    return { address: { kind: "email", value: email }, idBeginning: null, name };
  }
  if (phoneKey(telephone ?? "").length < 4) throw new CliError(`« ${telephone} » n'est pas un numéro de téléphone.`);
  return { address: { kind: "telephone", value: telephone ?? "" }, idBeginning: null, name };
}

/** Everybody who matches a query. */
function findPeople(people: readonly PersonOnFile[], { address, idBeginning, name }: PersonQuery): PersonOnFile[] {
  const found = address
    ? findByAddress(people, address)
    : people.filter(({ records }) => records.some(({ id }) => idBeginning !== null && id.startsWith(idBeginning)));
  const words = name === null ? [] : listNameWords(name);
  return found.filter(({ records }) =>
    records.some((record) => words.every((word) => listNameWords(`${record.prenom} ${record.nom}`).includes(word))),
  );
}

/** The one person who matches a query, or null when there is none. Throws a CliError that names them all when there are several. */
export function chooseOne(people: readonly PersonOnFile[], query: PersonQuery): PersonOnFile | null {
  const [person = null, ...others] = findPeople(people, query);
  if (person === null || others.length === 0) return person;
  const lines = [person, ...others].map((each) => `  ${describePerson(each)}`);
  throw new CliError(
    ["Plusieurs personnes partagent cette coordonnée. Choisissez-en une avec --reference, ou ajoutez --nom :", ...lines].join("\n"),
  );
}

/** Everything of the one person who matches a query, also what lies outside the database. Throws a CliError when several match. */
export async function findEverything(
  stores: Stores,
  query: PersonQuery,
  now: Date,
): Promise<{ person: PersonOnFile | null; texts: OutboxText[] }> {
  const outbox = await readOutbox(stores);
  const person = chooseOne(await readPeople(stores.database, now, outbox.records), query);
  return { person, texts: findTexts(outbox, person, query.address) };
}

export const NOBODY = "Aucun enregistrement ne porte cette coordonnée.";

/** « Zoé Martin, 2 envois, dernier le 2026-11-20 10:00 (rappel, CIM-7F3K-29QX) » */
export function describePerson({ prenom, nom, records }: PersonOnFile): string {
  const [newest] = records;
  const count = formatCount(records.length, "envoi");
  return `${prenom} ${nom}, ${count}${newest ? `, dernier le ${formatParisTime(newest.created_at)} (${KINDS[tableOf(newest)]}, ${newest.reference})` : ""}`;
}

/** « Zoé Martin  2026-11-20 10:00  rappel  CIM-7F3K-29QX » as cells. */
export function describeRecords({ records }: PersonOnFile): string[][] {
  return records.map((record) => [
    `${record.prenom} ${record.nom}`,
    formatParisTime(record.created_at),
    KINDS[tableOf(record)],
    record.reference,
    "objectKey" in record ? "mis de côté" : "",
  ]);
}

/** The reference of a person: that of the oldest record, which newer ones do not change. */
export function personReference({ records }: PersonOnFile): string {
  return formatReference(records.at(-1)?.id ?? "");
}
