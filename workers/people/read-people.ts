import { listRefusals } from "#workers/db/contact-refusals.ts";
import { listFollowUps } from "#workers/db/follow-up-entries.ts";
import type { LastChanges } from "#workers/db/last-changes.ts";
import { listCorrections } from "#workers/db/record-corrections.ts";
import { listRecords } from "#workers/db/records.ts";
import type { CalendlyBooking, ContactRefusal, FollowUpEntry, RecordCorrection } from "#workers/db/schema.ts";
import type { ContactChannel } from "#workers/db/vocabulary.ts";
import { type ContactStanding, findStanding, type SentRecord } from "./contact-standing.ts";
import { compare } from "./entries.ts";
import { foldPeople } from "./fold-people.ts";
import { addressKeys, type Person } from "./person-keys.ts";
import { formatReference } from "./reference.ts";

/** A submission as operators read it: as the person had it corrected, and everything that was noted on it. */
export type PersonRecord = (SentRecord | OutboxRecord) &
  Person &
  Followed & {
    /** As it was sent. */
    sent: Person;
    corrections: RecordCorrection[];
  };

/** What is noted on a record of any kind. */
interface Followed {
  reference: string;
  /** Oldest first. */
  followUps: FollowUpEntry[];
  /** The entry whose status counts; undefined while the record is new. */
  followUp: FollowUpEntry | undefined;
}

/** A submission that waits outside the database, or was quarantined. */
export type OutboxRecord = SentRecord & { objectKey: string };

/** A booking of the external calendar: it names nobody. */
export type BookingRecord = { table: "calendly_bookings"; person?: undefined } & CalendlyBooking & Followed;

/** Everything that one person sent, and what follows from it. */
export interface PersonOnFile extends Person {
  /** Newest first. */
  records: [PersonRecord, ...PersonRecord[]];
  /** What was noted, oldest first, an entry that several records share once. */
  followUps: FollowUpEntry[];
  /** « Ne plus appeler », « ne plus écrire » and their liftings, in the same way. */
  refusals: ContactRefusal[];
  standing: Record<ContactChannel, ContactStanding>;
  /** Others who share an e-mail or telephone with this person: whether they are the same is not for a program to say. */
  neighbours: PersonOnFile[];
}

/** What operators noted, of all records; each oldest first. */
export interface Entries {
  corrections: readonly RecordCorrection[];
  followUps: readonly FollowUpEntry[];
  refusals: readonly ContactRefusal[];
}

export interface Submissions {
  records: SentRecord[];
  entries: Entries;
}

/** Everybody who left a name, the one who wrote last first; what waits outside the database counts if it is given. */
export async function readPeople(database: D1Database, now: Date, waiting: readonly OutboxRecord[] = []): Promise<PersonOnFile[]> {
  const { records, entries } = await readSubmissions(database);
  const known = new Set(records.map(({ id }) => id));
  // One that has just been saved is not a second submission.
  return gatherPeople([...records, ...waiting.filter(({ id }) => !known.has(id))], entries, now);
}

/** What has come between two readings of the changes: records by their rowids, entries by their moments (ISO 8601); all by default. */
export async function readSubmissions(database: D1Database, after?: LastChanges, until?: LastChanges): Promise<Submissions> {
  const since = after?.entries ?? "";
  const [leads, requests, corrections, followUps, refusals] = await Promise.all([
    after && after.leads === until?.leads ? [] : listRecords(database, "catalogue_downloads", after?.leads),
    after && after.requests === until?.requests ? [] : listRecords(database, "callback_requests", after?.requests),
    listCorrections(database, since),
    listFollowUps(database, since),
    listRefusals(database, since),
  ]);
  return { records: [...leads, ...requests], entries: { corrections, followUps, refusals } };
}

/** What was worked out of a record, and of a person by their newest record: it is taken again while nothing was added to it. */
const describedRecords = new WeakMap<SentRecord, PersonRecord>();
const describedPeople = new WeakMap<PersonRecord, PersonOnFile>();

/** The people who sent these records, the one who wrote last first, with what was noted about them. */
export function gatherPeople(records: readonly SentRecord[], entries: Partial<Entries>, now: Date): PersonOnFile[] {
  const correctionsOf = groupByRecord(entries.corrections ?? []);
  const followUpsOf = groupByRecord(entries.followUps ?? []);
  const refusalsOf = groupByRecord(entries.refusals ?? []);
  const describe = (record: SentRecord): PersonRecord => {
    const [corrections, followUps] = [correctionsOf(keyOfRecord(record)), followUpsOf(keyOfRecord(record))];
    const known = describedRecords.get(record);
    const isSame = known && known.corrections.length === corrections.length && known.followUps.length === followUps.length;
    const described = isSame ? known : describeRecord(record, corrections, followUps);
    describedRecords.set(record, described);
    return described;
  };
  const describeGroup = (group: PersonOnFile["records"]): PersonOnFile => {
    const [newest] = group;
    const refusals = uniqueEntries(group.flatMap((record) => refusalsOf(keyOfRecord(record))));
    const known = describedPeople.get(newest);
    const isSame = known && isSameList(known.records, group) && known.refusals.length === refusals.length;
    const person = isSame ? { ...known, neighbours: [] } : describePerson(group, refusals, now);
    describedPeople.set(newest, person);
    return person;
  };
  const all = [...records].sort((a, b) => compare(b.created_at, a.created_at) || compare(b.id, a.id)).map(describe);
  return linkNeighbours(foldPeople(all).map((group) => describeGroup(group as PersonOnFile["records"])));
}

function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

export function keyOfRecord({ table, id }: { table: string; id: string }): string {
  return `${table}/${id}`;
}

/** All bookings, newest first. */
export async function readBookings(database: D1Database): Promise<BookingRecord[]> {
  const [bookings, followUps] = await Promise.all([listRecords(database, "calendly_bookings"), listFollowUps(database)]);
  const followUpsOf = groupByRecord(followUps);
  return bookings.map((booking) => ({ ...booking, ...describeFollowed(booking.id, followUpsOf(keyOfRecord(booking))) }));
}

/** The records of a person that are in the database. */
export function savedRecords({ records }: PersonOnFile): PersonRecord[] {
  return records.filter((record) => !("objectKey" in record));
}

function describeRecord(record: SentRecord, corrections: RecordCorrection[], followUps: FollowUpEntry[]): PersonRecord {
  const sent: Person = {
    prenom: record.prenom,
    nom: record.nom,
    email: "email" in record ? record.email : null,
    telephone: record.telephone,
  };
  const corrected = Object.fromEntries(corrections.map(({ field, value }) => [field, value]));
  return {
    ...record,
    ...sent,
    ...corrected,
    sent,
    corrections,
    ...describeFollowed(record.id, followUps),
  } as PersonRecord;
}

function describeFollowed(id: string, followUps: FollowUpEntry[]): Followed {
  return { reference: formatReference(id), followUps, followUp: followUps.findLast(({ status }) => status !== null) };
}

function describePerson(records: PersonOnFile["records"], refusals: ContactRefusal[], now: Date): PersonOnFile {
  const followUps = uniqueEntries(records.flatMap((record) => record.followUps));
  const [newest] = records;
  return {
    prenom: newest.prenom,
    nom: newest.nom,
    email: records.find(({ email }) => email !== null)?.email ?? null,
    telephone: newest.telephone,
    records,
    followUps,
    refusals,
    standing: {
      telephone: findStanding("telephone", records, refusals, followUps, now),
      email: findStanding("email", records, refusals, followUps, now),
    },
    neighbours: [],
  };
}

function linkNeighbours(people: PersonOnFile[]): PersonOnFile[] {
  const sharing = new Map<string, Set<PersonOnFile>>();
  for (const person of people) {
    for (const key of person.records.flatMap(addressKeys)) sharing.set(key, (sharing.get(key) ?? new Set()).add(person));
  }
  for (const group of sharing.values()) {
    if (group.size === 1) continue;
    for (const person of group) {
      person.neighbours = [...new Set([...person.neighbours, ...group])].filter((other) => other !== person);
    }
  }
  return people;
}

function groupByRecord<Entry extends { record_table: string; record_id: string }>(entries: readonly Entry[]): (key: string) => Entry[] {
  const groups = Map.groupBy(entries, ({ record_table, record_id }) => keyOfRecord({ table: record_table, id: record_id }));
  return (key) => groups.get(key) ?? [];
}

/** One of each entry that was written on several records, oldest first: the latest, where oppositions of several days share an id. */
function uniqueEntries<Entry extends { id: string; at: string }>(entries: readonly Entry[]): Entry[] {
  const byTime = (some: readonly Entry[]) => [...some].sort((a, b) => compare(a.at, b.at));
  return byTime([...new Map(byTime(entries).map((entry) => [entry.id, entry])).values()]);
}
