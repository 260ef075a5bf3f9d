import { readRow } from "#workers/db/row-shape.ts";
import { RECORD_TABLES, type RecordTable } from "#workers/db/vocabulary.ts";
import { parseObject } from "#workers/storage/outbox.ts";
import type { SentRecord } from "./contact-standing.ts";
import { type Address, addressKey, addressKeys, identitiesOf, nameKeys, type Person } from "./person-keys.ts";
import type { OutboxRecord, PersonOnFile } from "./read-people.ts";
import type { PeopleStores, StoredObject } from "./stores.ts";

/** What R2 holds of records that the database did not take. */

const OBJECTS_AT_ONCE = 16;

type Files = Pick<PeopleStores, "outbox">;

export type OutboxText = ReturnType<typeof describeText>;

/** Reads objects, some at once; one that was taken meanwhile is left out. */
export async function readOutboxTexts({ outbox }: Files, objects: readonly StoredObject[]): Promise<OutboxText[]> {
  const texts: OutboxText[] = [];
  for (let start = 0; start < objects.length; start += OBJECTS_AT_ONCE) {
    const some = objects.slice(start, start + OBJECTS_AT_ONCE);
    const read = await Promise.all(some.map(async (object) => ({ object, bytes: await outbox.read(object.key) })));
    texts.push(...read.flatMap(({ object, bytes }) => (bytes ? [describeText(object, bytes)] : [])));
  }
  return texts;
}

function describeText(object: StoredObject, bytes: Uint8Array) {
  const [, directory, id = ""] = /^outbox\/(?:refused\/)?([^/]+)\/(.*)\.json$/.exec(object.key) ?? [];
  const text = new TextDecoder().decode(bytes);
  const fields = parseObject(text);
  const time = String(fields?.created_at ?? "");
  return {
    ...object,
    /** Undefined for an object that lies where no record lies. */
    table: RECORD_TABLES.find((table) => table === directory),
    /** Of the record. */
    id,
    text,
    /** Null when the text is no record. */
    fields,
    /** When the record was created (ISO 8601); of what cannot be read, when it was put here, which a failed attempt does anew. */
    createdAt: Number.isFinite(Date.parse(time)) ? time : object.uploadedAt,
  };
}

/** What waits in R2 or was quarantined there, and names a person. */
interface OutboxContents {
  /** Whole records, which count like those of the database. */
  records: OutboxRecord[];
  /** Texts that are no record, with whoever they seem to be about. */
  texts: PersonText[];
}

export interface PersonText extends Person {
  objectKey: string;
  text: string;
}

/** Reads all of it. Bookings name nobody and are left out. */
export async function readOutbox(stores: Files): Promise<OutboxContents> {
  const objects = await stores.outbox.list("outbox/");
  const { records, texts }: OutboxContents = { records: [], texts: [] };
  for (const { key: objectKey, table, text, fields } of await readOutboxTexts(stores, objects)) {
    if (table === "calendly_bookings") continue;
    if (fields && table && isRow(table, text)) records.push({ ...(fields as unknown as SentRecord), table, objectKey } as OutboxRecord);
    else texts.push({ ...guessPerson(text, fields), objectKey, text });
  }
  return { records, texts };
}

function isRow(table: RecordTable, text: string): boolean {
  try {
    readRow(table, text);
    return true;
  } catch {
    return false;
  }
}

/** The texts that seem to be about a person, or that carry the address by which the person was asked for. */
export function findTexts({ texts }: OutboxContents, person: PersonOnFile | null, address: Address | null): PersonText[] {
  const wanted = new Set(person?.records.flatMap(identitiesOf).flatMap(addressKeys));
  // Without a record, only the address can match.
  const asked = address && addressKey(address);
  const names = new Set(["", ...(person?.records.flatMap(identitiesOf).flatMap(nameKeys) ?? [])]);
  return texts.filter((text) => {
    const keys = addressKeys(text);
    return (person === null || nameKeys(text).some((name) => names.has(name))) && keys.some((key) => wanted.has(key) || key === asked);
  });
}

function guessPerson(text: string, value: Record<string, unknown> | null): Person {
  const field = (name: string) => (typeof value?.[name] === "string" ? value[name] : "");
  if (value) return { prenom: field("prenom"), nom: field("nom"), email: field("email") || null, telephone: field("telephone") };
  const [email = null] = /[^\s"<>,;:]+@[^\s"<>,;:]+/.exec(text) ?? [];
  const [telephone = ""] = /\+?\d[\d .()-]{7,}/.exec(text) ?? [];
  return { prenom: "", nom: "", email, telephone };
}
