import { gatherRecords, type RecordKey, readRecords, type SentRecord } from "#workers/db/people.ts";
import { readRow, UnreadableRow } from "#workers/db/row-shape.ts";
import type { Entry, OpenCall } from "#workers/db/schema.ts";
import { CONTACT_CHANNELS, type ContactChannel, HONEYPOT, PERSON_TABLES } from "#workers/db/vocabulary.ts";
import { type ContactStanding, findStanding } from "#workers/people/rights/contact-permission.ts";
import { findOppositionsOf, type PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { readOutbox } from "#workers/storage/outbox.ts";
import { FIELDS, type Fields, fieldsAsSent } from "./person-fields.ts";
import { listAddressKeys, listPersonKeys } from "./person-keys.ts";
import { formatReference } from "./reference.ts";

/** A person is a group of records that share keys, with current values and everything noted. */

export interface PersonRecord extends Fields {
  table: RecordKey["table"];
  id: string;
  reference: string;
  sent: SentRecord;
  /** Oldest first, undone ones included. */
  entries: Entry[];
  /** Honeypot filled in, without an adviser's « c'est une vraie personne ». */
  isSetAside: boolean;
  waiting?: AnyRecord["waiting"];
}

/** `waiting`: its state in the outbox, until D1 has it. */
export type AnyRecord = SentRecord & { waiting?: "waiting" | "refused" };

export interface Person extends Fields {
  /** Identifies the person in an address: table and id of the first record, so later records don't change it. */
  key: string;
  /** Latest first. */
  records: [PersonRecord, ...PersonRecord[]];
  /** Oldest first; an entry on several records once. */
  entries: Entry[];
  calls: OpenCall[];
  standing: Record<ContactChannel, ContactStanding>;
  /** Sent with forms, so nothing newer is overwritten. */
  revision: string;
}

/** Each person once, in record order; missing records are skipped. `waiting`: records not yet in D1. */
export async function loadPeople(
  stores: PeopleStores,
  asked: readonly RecordKey[],
  now: Date,
  waiting: readonly AnyRecord[] = [],
): Promise<Person[]> {
  const names = waiting.flatMap(listPersonKeys).filter(({ key }) => key.startsWith("nom:"));
  const gathered = await gatherRecords(stores.database, asked, names);
  const groups = Map.groupBy(gathered, ({ root }) => root);
  const people = new Map([...groups.values()].map((keys) => [keys.map(nameOf).sort()[0], keys]));
  const { sent, noted, calls } = await readRecords(stores.database, [...people.values()].flat());
  const found = new Map([...waiting, ...sent].map((record) => [nameOf(record), record]));
  const groupsOfSent = [...people.values()].map((keys) => keys.flatMap((key) => found.get(nameOf(key)) ?? []));
  return describePeople(stores, groupsOfSent, { noted, calls }, now);
}

/** Includes submissions in the outbox; undefined when gone. */
export async function loadPerson(stores: PeopleStores, key: string, now: Date): Promise<Person | undefined> {
  const record = readRecordKey(key);
  if (!record) return undefined;
  const [person] = await loadPeople(stores, [record], now, (await readWaiting(stores)).records);
  return person;
}

/** Records in the outbox: data-protection rights cover them too. « État » shows texts that are no record (`unreadable`). */
export async function readWaiting({ outbox }: PeopleStores): Promise<{ records: AnyRecord[]; unreadable: number }> {
  const records: AnyRecord[] = [];
  let unreadable = 0;
  for (const object of await readOutbox(outbox)) {
    const table = PERSON_TABLES.find((known) => known === object.table);
    try {
      if (table) records.push({ table, ...readRow(table, object.text), waiting: object.isRefused ? "refused" : "waiting" } as AnyRecord);
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      unreadable++;
    }
  }
  return { records, unreadable };
}

/** Null when it names none. */
export function readRecordKey(text: string): RecordKey | null {
  const [name, id = ""] = text.split("/");
  const table = PERSON_TABLES.find((known) => known === name);
  return table && id !== "" ? { table, id } : null;
}

/** « callback_requests/7f3a… » */
export function nameOf({ table, id }: RecordKey): string {
  return `${table}/${id}`;
}

export function holderOf({ record_table, record_id }: Pick<OpenCall, "record_table" | "record_id">): string {
  return nameOf({ table: record_table, id: record_id });
}

export async function describePeople(
  stores: PeopleStores,
  groups: readonly (readonly AnyRecord[])[],
  { noted, calls }: { noted: readonly Entry[]; calls: readonly OpenCall[] },
  now: Date,
): Promise<Person[]> {
  const entriesOf = Map.groupBy(noted, holderOf);
  const callsOf = Map.groupBy(calls, holderOf);
  const described = groups
    .filter((group) => group.length > 0)
    .map((group) =>
      group
        .map((record) => describeRecord(record, entriesOf.get(nameOf(record)) ?? []))
        .sort((a, b) => compareText(b.sent.created_at, a.sent.created_at) || compareText(b.id, a.id)),
    );
  const addresses = described.map((records) => [...new Set(records.flatMap(listAddressKeys))]);
  const kept = await findOppositionsOf(stores, addresses.flat());
  return described.map((records, place): Person => {
    const [newest] = records as Person["records"];
    const oldest = records.at(-1) ?? newest;
    const entries = uniqueEntries(records);
    const opposed = (addresses[place] ?? []).flatMap((key) => kept.get(key) ?? []);
    const known = FIELDS.map((field) => [field, records.map((record) => record[field]).find(Boolean) ?? newest[field]]);
    return {
      key: nameOf(oldest),
      ...(Object.fromEntries(known) as Fields),
      records: records as Person["records"],
      entries,
      calls: records.flatMap((record) => callsOf.get(nameOf(record)) ?? []),
      standing: Object.fromEntries(
        CONTACT_CHANNELS.map((channel) => [channel, findStanding(channel, records, activeEntries(entries), opposed, now)]),
      ) as Person["standing"],
      revision: `${entries.at(-1)?.id ?? ""} ${nameOf(newest)} ${records.length}`,
    };
  });
}

function describeRecord(sent: AnyRecord, entries: Entry[]): PersonRecord {
  const { waiting, ...row } = sent;
  const fields = { ...fieldsAsSent(row), ...correctedFields(entries) };
  const isGenuine = activeEntries(entries).some(({ kind }) => kind === "genuine");
  return {
    table: sent.table,
    id: sent.id,
    reference: formatReference(sent.id),
    ...fields,
    sent: row,
    entries,
    isSetAside: sent.suspect === HONEYPOT && !isGenuine,
    waiting,
  };
}

export function correctedFields(entries: readonly Entry[]): Partial<Fields> {
  return Object.fromEntries(entries.flatMap(({ kind, field, value }) => (kind === "correction" && field ? [[field, value || null]] : [])));
}

/** Neither undone nor an undo. */
export function activeEntries<Noted extends Pick<Entry, "id" | "kind" | "undoes">>(entries: readonly Noted[]): Noted[] {
  const undone = new Set(entries.flatMap(({ undoes }) => undoes ?? []));
  return entries.filter(({ id, kind }) => kind !== "undo" && !undone.has(id));
}

function uniqueEntries(records: readonly PersonRecord[]): Entry[] {
  const entries = new Map(records.flatMap((record) => record.entries).map((entry) => [entry.id, entry]));
  return [...entries.values()].sort((a, b) => compareText(a.at, b.at) || compareText(a.id, b.id));
}

/** Compares by code unit, hence ISO 8601 times chronologically. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
