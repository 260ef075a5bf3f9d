import { formatNumber } from "#app/content/format.ts";
import { ASIDE_PREFIXES } from "#workers/storage/outbox.ts";
import { type Desk, PERSON_TABLES, type PersonTable, sqlTable } from "./desk.ts";
import type { Person } from "./same-person.ts";

/** Everything that names a person: rows of D1, and records set aside in R2. */

export type PersonRecord = Person & ({ table: PersonTable; id: string } | { objectKey: string });

const OBJECTS_AT_ONCE = 16;

/** Reads them all. */
export async function readPersonRecords(desk: Desk): Promise<PersonRecord[]> {
  const records: PersonRecord[] = [];
  for (const table of PERSON_TABLES) {
    const email = table === "catalogues" ? "email" : "NULL AS email";
    const rows = await desk.stores.query<Person & { id: string }>(`SELECT id, prenom, nom, ${email}, telephone FROM ${sqlTable(table)}`);
    records.push(...rows.map((row) => ({ ...row, table })));
  }
  for (const { objectKey, text } of await readAsideTexts(desk)) records.push({ ...readPerson(text), objectKey });
  return records;
}

/** The texts of all objects that were set aside: records that D1 could not take, and those that it never will. */
async function readAsideTexts(desk: Desk): Promise<{ objectKey: string; text: string }[]> {
  const objects = (await Promise.all(ASIDE_PREFIXES.map((prefix) => desk.stores.outbox.list(prefix)))).flat();
  const texts: { objectKey: string; text: string }[] = [];
  for (let start = 0; start < objects.length; start += OBJECTS_AT_ONCE) {
    const slice = objects.slice(start, start + OBJECTS_AT_ONCE);
    const bytes = await Promise.all(slice.map(({ key }) => desk.stores.outbox.read(key)));
    texts.push(...slice.map(({ key }, index) => ({ objectKey: key, text: new TextDecoder().decode(bytes[index] ?? new Uint8Array()) })));
    if (objects.length > OBJECTS_AT_ONCE) desk.note(`${formatNumber(texts.length)} objets sur ${formatNumber(objects.length)}…`);
  }
  return texts;
}

/** The person of a record set aside. Of a text that is no record, what looks like an address stands for it. */
function readPerson(text: string): Person {
  try {
    const { prenom = "", nom = "", email = null, telephone = "" } = JSON.parse(text) as Partial<Person>;
    return { prenom: String(prenom), nom: String(nom), email: email === null ? null : String(email), telephone: String(telephone) };
  } catch {
    const [email = null] = /[^\s"<>,;:]+@[^\s"<>,;:]+/.exec(text) ?? [];
    const [telephone = ""] = /\+?\d[\d .()-]{7,}/.exec(text) ?? [];
    return { prenom: "", nom: "", email, telephone };
  }
}
