import { findByKeys, type RecordKey, type SentRecord } from "#workers/db/people.ts";
import { readRow } from "#workers/db/row-shape.ts";
import { PERSON_TABLES } from "#workers/db/vocabulary.ts";
import type { PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { type OutboxText, readOutbox } from "#workers/storage/outbox.ts";
import { type Fields, fieldsAsSent } from "./person-fields.ts";
import { listPersonKeys } from "./record-companions.ts";

/** Records that D1 does not have yet, or refused: they lie in the outbox, and rights reach them there too. */

/** A record as it was sent, and where it lies while D1 does not have it. */
export type AnyRecord = SentRecord & { waiting?: "waiting" | "refused" };

/** What the outbox holds of people: records, and texts that are none. */
export async function readWaiting({ outbox }: PeopleStores): Promise<{ records: AnyRecord[]; unreadable: OutboxText[] }> {
  const records: AnyRecord[] = [];
  const unreadable: OutboxText[] = [];
  for (const object of await readOutbox(outbox)) {
    const table = PERSON_TABLES.find((known) => known === object.table);
    try {
      if (table) records.push({ table, ...readRow(table, object.text), waiting: object.isRefused ? "refused" : "waiting" } as AnyRecord);
    } catch {
      unreadable.push(object);
    }
  }
  return { records, unreadable };
}

/** The records of D1 that are of the same people as some waiting ones. */
export async function findSaved({ database }: PeopleStores, waiting: readonly AnyRecord[]): Promise<RecordKey[]> {
  const names = waiting.flatMap((record) => nameKeysOf(fieldsAsSent(record), record.id));
  return names.length === 0 ? [] : findByKeys(database, [...new Set(names)]);
}

/** Groups of records with those that wait for D1: each joins the people with whom it shares a name and an address, or is one of its own. */
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

/** The keys of a name with an address, as sent and as it reads now. */
function namesOf(record: AnyRecord, readsNow: (record: AnyRecord) => Fields): string[] {
  return [fieldsAsSent(record), readsNow(record)].flatMap((fields) => nameKeysOf(fields, record.id));
}

function nameKeysOf(fields: Fields, id: string): string[] {
  return listPersonKeys({ ...fields, id }).filter((key) => key.startsWith("nom:"));
}
