import { isRowOf } from "#workers/db/row-shape.ts";
import { OUTBOX_PREFIXES } from "#workers/storage/outbox.ts";
import type { SentRecord } from "./contact-standing.ts";
import { type OutboxText as FoundText, listOutbox, readOutboxTexts } from "./outbox-objects.ts";
import { type Address, addressKey, addressKeys, nameKeys, type Person } from "./person-keys.ts";
import { identitiesOf, type OutboxRecord, type PersonOnFile } from "./read-people.ts";
import type { PeopleStores } from "./stores.ts";

/** What waits in R2 or was quarantined there, and names a person. */
interface OutboxContents {
  /** Whole records, which count like those of the database. */
  records: OutboxRecord[];
  /** Texts that are no record, with whoever they seem to be about. */
  texts: OutboxText[];
}

export interface OutboxText extends Person {
  objectKey: string;
  text: string;
}

/** Reads all of it. Bookings name nobody and are left out. */
export async function readOutbox(stores: Pick<PeopleStores, "outbox">): Promise<OutboxContents> {
  const objects = (await Promise.all(OUTBOX_PREFIXES.map((prefix) => listOutbox(stores, prefix)))).flat();
  const contents: OutboxContents = { records: [], texts: [] };
  for (const object of await readOutboxTexts(stores, objects)) sortObject(contents, object);
  return contents;
}

/** The texts that seem to be about a person, or that carry the address by which the person was asked for. */
export function findTexts({ texts }: OutboxContents, person: PersonOnFile | null, address: Address | null): OutboxText[] {
  const wanted = new Set(person?.records.flatMap(identitiesOf).flatMap(addressKeys));
  // Without a record, only the address can match.
  const asked = address && addressKey(address);
  const names = new Set(["", ...(person?.records.flatMap(identitiesOf).flatMap(nameKeys) ?? [])]);
  return texts.filter((text) => {
    const keys = addressKeys(text);
    return (person === null || nameKeys(text).some((name) => names.has(name))) && keys.some((key) => wanted.has(key) || key === asked);
  });
}

function sortObject({ records, texts }: OutboxContents, { key: objectKey, table, text, fields }: FoundText): void {
  if (table === "calendly_bookings") return;
  if (fields && table && isRowOf(table, fields)) records.push({ ...(fields as unknown as SentRecord), table, objectKey } as OutboxRecord);
  else texts.push({ ...guessPerson(text, fields), objectKey, text });
}

function guessPerson(text: string, value: Record<string, unknown> | null): Person {
  const field = (name: string) => (typeof value?.[name] === "string" ? value[name] : "");
  if (value) return { prenom: field("prenom"), nom: field("nom"), email: field("email") || null, telephone: field("telephone") };
  const [email = null] = /[^\s"<>,;:]+@[^\s"<>,;:]+/.exec(text) ?? [];
  const [telephone = ""] = /\+?\d[\d .()-]{7,}/.exec(text) ?? [];
  return { prenom: "", nom: "", email, telephone };
}
