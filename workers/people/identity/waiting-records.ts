import { findByKeys, type RecordKey, type SentRecord } from "#workers/db/people.ts";
import { readRow } from "#workers/db/row-shape.ts";
import { PERSON_TABLES } from "#workers/db/vocabulary.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { readOutbox } from "#workers/storage/outbox.ts";
import { type Fields, fieldsAsSent } from "./person-fields.ts";
import { listPersonKeys } from "./person-keys.ts";

/** Records in the outbox, waiting for D1 or refused by it: data-protection rights cover them too. */

/** A record as submitted, with its state in the outbox. */
export type AnyRecord = SentRecord & { waiting?: "waiting" | "refused" };

/** The outbox's records, and its texts that are none. */
export async function readWaiting({ outbox }: PeopleStores): Promise<{ records: AnyRecord[]; unreadable: string[] }> {
  const records: AnyRecord[] = [];
  const unreadable: string[] = [];
  for (const object of await readOutbox(outbox)) {
    const table = PERSON_TABLES.find((known) => known === object.table);
    try {
      if (table) records.push({ table, ...readRow(table, object.text), waiting: object.isRefused ? "refused" : "waiting" } as AnyRecord);
    } catch {
      unreadable.push(object.text);
    }
  }
  return { records, unreadable };
}

/** D1's records of the same people. */
export async function findSaved({ database }: PeopleStores, waiting: readonly AnyRecord[]): Promise<RecordKey[]> {
  const names = waiting.flatMap((record) => nameKeysOf(fieldsAsSent(record), record.id));
  return names.length === 0 ? [] : findByKeys(database, [...new Set(names)]);
}

/** Adds waiting records to groups that share a name and an address; others form their own group. */
export function joinWaiting(
  groups: readonly (readonly AnyRecord[])[],
  waiting: readonly AnyRecord[],
  readsNow: (record: AnyRecord) => Fields,
): AnyRecord[][] {
  const known = new Set(groups.flat().map(({ id }) => id));
  const people = groups.map((records) => ({
    records: [...records],
    names: new Set(records.flatMap((record) => namesOf(record, readsNow))),
  }));
  for (const record of waiting.filter(({ id }) => !known.has(id))) {
    const names = namesOf(record, readsNow);
    const [first, ...others] = people.filter((person) => names.some((name) => person.names.has(name)));
    const person = first ?? { records: [], names: new Set<string>() };
    if (!first) people.push(person);
    for (const joined of [{ records: [record], names: new Set(names) }, ...others]) {
      person.records.push(...joined.records);
      for (const name of joined.names) person.names.add(name);
    }
    for (const other of others) people.splice(people.indexOf(other), 1);
  }
  return people.map(({ records }) => records);
}

/** Name keys with an address, as submitted and as corrected. */
function namesOf(record: AnyRecord, readsNow: (record: AnyRecord) => Fields): string[] {
  return [fieldsAsSent(record), readsNow(record)].flatMap((fields) => nameKeysOf(fields, record.id));
}

function nameKeysOf(fields: Fields, id: string): string[] {
  return listPersonKeys({ ...fields, id }).filter((key) => key.startsWith("nom:"));
}
