import { gatherRecords, type RecordKey, readRecords, type SentRecord } from "#workers/db/people.ts";
import { readRow, UnreadableRow } from "#workers/db/row-shape.ts";
import type { Entry, OpenCall, PersonKey } from "#workers/db/schema.ts";
import { CONTACT_CHANNELS, type ContactChannel, HONEYPOT, PERSON_TABLES } from "#workers/db/vocabulary.ts";
import { type ContactStanding, findStanding, listStandingRefusals } from "#workers/people/rights/contact-permission.ts";
import { findOppositionsOf, type PeopleStores } from "#workers/people/rights/opposition-list.ts";
import { readOutbox } from "#workers/storage/outbox.ts";
import { groupRecords, type KeyedRecord } from "./group-records.ts";
import { FIELDS, type Fields, fieldsAsSent } from "./person-fields.ts";
import { isNameKey, listAddressKeys, listPersonKeys, writeKeys } from "./person-keys.ts";
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
  /** Records that touch this person and another, until an adviser says whose they are. */
  sharedRecords: SharedRecord[];
}

/** `shares`: which addresses the one between has in common with each side, beside the name. */
export interface SharedRecord {
  between: Person;
  sides: { person: Person; shares: ContactChannel[] }[];
}

/** Each person once, in record order; missing records are skipped. `waiting`: records not yet in D1. */
export async function loadPeople(
  stores: PeopleStores,
  asked: readonly RecordKey[],
  now: Date,
  waiting: readonly AnyRecord[] = [],
): Promise<Person[]> {
  const names = waiting.flatMap(listPersonKeys).filter(({ key }) => isNameKey(key));
  const gathered = await gatherRecords(stores.database, asked, names);
  const { sent, noted, calls } = await readRecords(stores.database, gathered);
  const reached = new Set(gathered.map(nameOf));
  // A record that is in both has just reached D1.
  const found = new Map([...waiting.filter((record) => reached.has(nameOf(record))), ...sent].map((record) => [nameOf(record), record]));
  const groups = groupRecords(describeKeys([...found.values()], noted));
  const described = await describePeople(
    stores,
    groups.map((group) => group.names.flatMap((name) => found.get(name) ?? [])),
    { noted, calls },
    now,
    groups.map(({ sides }) => sides.map((side) => groups.indexOf(side))),
  );
  const personOf = new Map(described.flatMap((person) => person.records.map((record) => [nameOf(record), person])));
  return [...new Set(asked.flatMap((key) => personOf.get(nameOf(key)) ?? []))];
}

function describeKeys(records: readonly AnyRecord[], noted: readonly Entry[]): KeyedRecord[] {
  const entriesOf = Map.groupBy(noted, holderOf);
  // Reading a telephone is slow, and many records of one person write the same.
  const read = new Map<string, string[]>();
  return records.map((record) => {
    const active = activeEntries(entriesOf.get(nameOf(record)) ?? []);
    const corrections = active.filter(({ kind }) => kind === "correction");
    const listKeys = (stage: readonly Entry[]) => {
      const fields = { ...fieldsAsSent(record), ...correctedFields(stage) };
      const { prenom, nom, email, telephone } = fields;
      const words = [prenom, nom, email, telephone].join("\n");
      const keys =
        read.get(words) ??
        listPersonKeys({ table: record.table, id: record.id, ...fields })
          .map(({ key }) => key)
          .filter(isNameKey);
      read.set(words, keys);
      return keys;
    };
    return {
      name: nameOf(record),
      at: record.created_at,
      keys: listKeys([]),
      corrections: corrections.map(({ at }, place) => ({ at, keys: listKeys(corrections.slice(0, place + 1)) })),
      answers: active.filter(({ kind }) => kind === "same" || kind === "apart"),
    };
  });
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
  /** Of each group, the places of those between which it stands. */
  sides: readonly (readonly number[])[] = [],
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
  const addresses = described.map(listAddresses);
  const kept = await findOppositionsOf(stores, addresses.flat());
  const entriesOfAll = described.map(uniqueEntries);
  const people = described.map((records, place): Person => {
    const [newest] = records as Person["records"];
    const oldest = records.at(-1) ?? newest;
    const entries = entriesOfAll[place] ?? [];
    // What was refused under the same name and address holds for a record between.
    const holding = [
      ...activeEntries(entries),
      ...(sides[place] ?? []).flatMap((side) => listStandingRefusals(activeEntries(entriesOfAll[side] ?? []))),
    ];
    const opposed = (addresses[place] ?? []).flatMap((key) => kept.get(key) ?? []);
    const known = FIELDS.map((field) => [field, records.map((record) => record[field]).find(Boolean) ?? newest[field]]);
    return {
      key: nameOf(oldest),
      ...(Object.fromEntries(known) as Fields),
      records: records as Person["records"],
      entries,
      calls: records.flatMap((record) => callsOf.get(nameOf(record)) ?? []),
      standing: Object.fromEntries(
        CONTACT_CHANNELS.map((channel) => [channel, findStanding(channel, records, holding, opposed, now)]),
      ) as Person["standing"],
      revision: `${entries.at(-1)?.id ?? ""} ${nameOf(newest)} ${records.length}`,
      sharedRecords: [],
    };
  });
  for (const [place, standing] of sides.entries()) {
    const between = people[place];
    if (!between || standing.length === 0) continue;
    const own = new Set(addresses[place]);
    const shared: SharedRecord = {
      between,
      sides: standing.flatMap((side) => {
        const [person, common] = [people[side], (addresses[side] ?? []).filter((key) => own.has(key))];
        return person ? [{ person, shares: CONTACT_CHANNELS.filter((kind) => common.some((key) => key.startsWith(`${kind}:`))) }] : [];
      }),
    };
    for (const person of [between, ...shared.sides.map((side) => side.person)]) person.sharedRecords.push(shared);
  }
  return people;
}

/** Keys of all addresses; of many equal records, one is read. */
export function listAddresses(records: readonly PersonRecord[]): string[] {
  const different = new Map(records.map((record) => [`${record.email} ${record.telephone}`, record]));
  return [...new Set([...different.values()].flatMap(listAddressKeys))];
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

/** Without corrections that were undone. */
function correctedFields(entries: readonly Pick<Entry, "id" | "kind" | "corrections" | "undoes">[]): Partial<Fields> {
  const corrections = activeEntries(entries).filter(({ kind }) => kind === "correction");
  const values = corrections.flatMap((entry) => Object.entries(entry.corrections ?? {}));
  return Object.fromEntries(values.map(([field, value]) => [field, value || null]));
}

/** As sent, and after each correction that stands: old and new values find the person. */
export function listRecordKeys(sent: SentRecord, entries: readonly Pick<Entry, "id" | "kind" | "corrections" | "undoes">[]): PersonKey[] {
  const corrections = activeEntries(entries).filter(({ kind }) => kind === "correction");
  const stages = [[], ...corrections.map((_, place) => corrections.slice(0, place + 1))];
  const { table, id } = sent;
  const keys = stages.flatMap((stage) => listPersonKeys({ table, id, ...fieldsAsSent(sent), ...correctedFields(stage) }));
  return writeKeys([...new Set(keys.map(({ key }) => key))], sent);
}

/** Neither undone nor an undo. */
export function activeEntries<Noted extends Pick<Entry, "id" | "kind" | "undoes">>(entries: readonly Noted[]): Noted[] {
  const undone = new Set(entries.flatMap(({ undoes }) => undoes ?? []));
  return entries.filter(({ id, kind }) => kind !== "undo" && !undone.has(id));
}

function uniqueEntries(records: readonly PersonRecord[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const entry of records.flatMap((record) => record.entries)) {
    const known = entries.get(entry.id)?.corrections;
    // One correction may change another value on each record.
    entries.set(entry.id, known ? { ...entry, corrections: { ...known, ...entry.corrections } } : entry);
  }
  return [...entries.values()].sort((a, b) => compareText(a.at, b.at) || compareText(a.id, b.id));
}

/** Compares by code unit, hence ISO 8601 times chronologically. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
