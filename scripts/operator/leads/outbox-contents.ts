import { isRowOf } from "#workers/db/row-shape.ts";
import type { SentRecord } from "#workers/people/contact-standing.ts";
import { type Address, addressKey, addressKeys, nameKey, type Person } from "#workers/people/person-keys.ts";
import { everyAddressKey, type OutboxRecord, type PersonOnFile } from "#workers/people/read-people.ts";
import { OUTBOX_PREFIXES, parseObject } from "#workers/storage/outbox.ts";
import type { Stores } from "../stores/stores.ts";

/** What waits in R2 or was quarantined there, and names a person. */
export interface OutboxContents {
  /** Whole records, which count like those of the database. */
  records: OutboxRecord[];
  /** Texts that are no record, with whoever they seem to be about. */
  texts: OutboxText[];
}

export interface OutboxText extends Person {
  objectKey: string;
  text: string;
}

const OBJECTS_AT_ONCE = 16;

/** Reads all of it. Bookings name nobody and are left out. */
export async function readOutbox({ outbox: bucket }: Stores): Promise<OutboxContents> {
  const objects = (await Promise.all(OUTBOX_PREFIXES.map((prefix) => bucket.list(prefix)))).flat();
  const contents: OutboxContents = { records: [], texts: [] };
  for (let start = 0; start < objects.length; start += OBJECTS_AT_ONCE) {
    const keys = objects.slice(start, start + OBJECTS_AT_ONCE).map(({ key }) => key);
    const read = await Promise.all(keys.map((key) => bucket.read(key)));
    for (const [index, objectKey] of keys.entries()) {
      const bytes = read[index];
      if (bytes) sortObject(contents, objectKey, new TextDecoder().decode(bytes));
    }
  }
  return contents;
}

/** The texts that seem to be about a person, or that carry the address by which the person was asked for. */
export function findTexts({ texts }: OutboxContents, person: PersonOnFile | null, address: Address | null): OutboxText[] {
  const wanted = new Set(person?.records.flatMap(everyAddressKey));
  // Without a record, only the address can match.
  const asked = address && addressKey(address);
  const names = new Set(["", ...(person?.records.flatMap((record) => [nameKey(record), nameKey(record.sent)]) ?? [])]);
  return texts.filter((text) => {
    const keys = addressKeys(text);
    return (person === null || names.has(nameKey(text))) && keys.some((key) => wanted.has(key) || key === asked);
  });
}

function sortObject({ records, texts }: OutboxContents, objectKey: string, text: string): void {
  const value = parseObject(text);
  const table = (["catalogue_downloads", "callback_requests"] as const).find((name) => objectKey.includes(`/${name}/`));
  if (value && table && isRowOf(table, value)) records.push({ ...(value as SentRecord), table, objectKey } as OutboxRecord);
  else if (!objectKey.includes("/calendly_bookings/")) texts.push({ ...guessPerson(text, value), objectKey, text });
}

function guessPerson(text: string, value: Record<string, unknown> | null): Person {
  const field = (name: string) => (typeof value?.[name] === "string" ? value[name] : "");
  if (value) return { prenom: field("prenom"), nom: field("nom"), email: field("email") || null, telephone: field("telephone") };
  const [email = null] = /[^\s"<>,;:]+@[^\s"<>,;:]+/.exec(text) ?? [];
  const [telephone = ""] = /\+?\d[\d .()-]{7,}/.exec(text) ?? [];
  return { prenom: "", nom: "", email, telephone };
}
