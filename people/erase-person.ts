import { addErasures, deleteRecords, findErasureTimes } from "#workers/db/erasures.ts";
import { addOppositions, type Opposition } from "#workers/db/oppositions.ts";
import type { Erasure } from "#workers/db/schema.ts";
import { PERSON_TABLES } from "#workers/db/vocabulary.ts";
import { ERASURE_SECRET_KEY } from "#workers/storage/erasure-secret.ts";
import { OPPOSITION_FILES } from "#workers/storage/opposition-files.ts";
import { type ErasurePepper, fingerprintPepper, hashAddress, hashPerson, hashRecord } from "./erasure-hashes.ts";
import { keepOppositions } from "./oppositions.ts";
import { findTexts, type PersonText, readOutbox } from "./outbox-objects.ts";
import { type Address, addressesOf, addressKey, identityKeys } from "./person-keys.ts";
import { identitiesOf, type PersonOnFile, type PersonRecord, readPeople } from "./read-people.ts";
import type { PeopleStores } from "./stores.ts";

/** Erasing (article 17 of the GDPR), and erasing again what a restored database brings back. */

/** A record may arrive while we look; after this many rounds something is wrong. */
const MAX_ROUNDS = 3;

/** All that is kept of one person: their submissions, and unreadable texts of the outbox that seem to be theirs. */
export interface Everything {
  person: PersonOnFile | null;
  texts: PersonText[];
}

/** Everything of a person who is on file, also what waits outside the database. Throws what the stores throw. */
export async function findEverythingOf(stores: PeopleStores, person: PersonOnFile, now: Date): Promise<Everything> {
  const { people, outbox } = await readEverybody(stores, now);
  const known = new Set(person.records.map(({ id }) => id));
  const found = people.find(({ records }) => records.some(({ id }) => known.has(id)));
  return { person: found ?? null, texts: findTexts(outbox, person, null) };
}

/** Who is on file, also by what waits outside the database. */
async function readEverybody(stores: PeopleStores, now: Date) {
  const outbox = await readOutbox(stores);
  return { outbox, people: await readPeople(stores.database, now, outbox.records) };
}

/**
 * Notes the erasure first, so that nothing of the person can come back meanwhile, then deletes, then looks again, by name and coordinates:
 * what was in flight has an id of its own. Returns false when records come back again and again. Throws what the stores throw.
 */
export async function erasePerson(stores: PeopleStores, pepper: ErasurePepper, { person, texts }: Everything, now: Date): Promise<boolean> {
  const records = person?.records ?? [];
  await noteErasure(stores, pepper, now.toISOString(), records);
  let left: Remains = { records, texts };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    await deleteEverywhere(stores, pepper, left, now);
    left = await findRemains(stores, person, now);
    if (left.records.length + left.texts.length === 0) return true;
  }
  return false;
}

/**
 * Erases again who was erased before, by the journal in R2. Returns how many records that makes; null when nobody was ever erased.
 * Throws what the stores throw.
 */
export async function eraseAgain(
  stores: PeopleStores,
  pepper: ErasurePepper,
  now: Date,
  { isDryRun = false } = {},
): Promise<number | null> {
  const erasedAt = new Map<string, string>();
  for (const { hash, erased_at } of await restoreJournal(stores)) {
    if (erased_at > (erasedAt.get(hash) ?? "")) erasedAt.set(hash, erased_at);
  }
  if (erasedAt.size === 0) return null;
  const records = (await readEverybody(stores, now)).people.flatMap((person) => person.records);
  const flags = await Promise.all(records.map((record) => isErased(pepper, erasedAt, record)));
  const erased = records.filter((_, index) => flags[index]);
  if (!isDryRun) await deleteEverywhere(stores, pepper, { records: erased, texts: [] }, now);
  return erased.length;
}

interface Remains {
  records: PersonRecord[];
  texts: PersonText[];
}

/** Deletes records and texts, from the database and from the outbox. Of a refusal the opposition list keeps a hash. */
async function deleteEverywhere({ database, outbox }: PeopleStores, pepper: ErasurePepper, { records, texts }: Remains, now: Date) {
  const objectKeys = [...records, ...texts].flatMap((each) => ("objectKey" in each ? [each.objectKey] : []));
  for (const key of objectKeys) await outbox.remove(key);
  for (const table of PERSON_TABLES) {
    const ids = records.filter((record) => record.table === table).map(({ id }) => id);
    if (ids.length === 0) continue;
    await noteOppositions({ outbox }, pepper, await keepOppositions({ database, pepper, now }, table, { ids }), now);
    await deleteRecords(database, table, ids);
  }
}

/**
 * What bears the person's name with one of their coordinates after a deletion. What hangs on it through another record was listed to
 * nobody, and stays.
 */
async function findRemains(stores: PeopleStores, person: PersonOnFile | null, now: Date): Promise<Remains> {
  const { people, outbox } = await readEverybody(stores, now);
  const wanted = new Set(person?.records.flatMap((record) => [...identityKeys(record)]));
  const records = people.flatMap((each) => each.records).filter((record) => [...identityKeys(record)].some((key) => wanted.has(key)));
  return { records, texts: findTexts(outbox, person, null) };
}

/**
 * The journal of erasures, and of the refusals that they leave: in the database, where insertions look, and in R2, where restoring the
 * database leaves it as it is.
 */

/** Of all files of the journal. */
const PREFIX = "erasures/";

interface JournalFile {
  /** Of the secret under which the hashes were made. */
  pepper: string;
  rows: Erasure[];
  oppositions?: Opposition[];
}

/** Notes that a person is erased at a time (ISO 8601), by every name and address that they had, and by their records. */
async function noteErasure(
  { database, outbox }: PeopleStores,
  pepper: ErasurePepper,
  at: string,
  records: readonly PersonRecord[],
): Promise<void> {
  const id = crypto.randomUUID();
  const people = records.flatMap(identitiesOf);
  const hashes = [...people.map((person) => hashPerson(pepper, person)), ...records.map(({ id }) => hashRecord(pepper, id))];
  const persons = new Set((await Promise.all<string | string[]>(hashes)).flat());
  const addresses = new Map(people.flatMap(addressesOf).map((each) => [addressKey(each), each]));
  const rows: Erasure[] = [...persons].map((hash) => ({ hash, erased_at: at, id, kind: "person" }));
  for (const each of addresses.values()) {
    const hash = await hashAddress(pepper, each);
    if (hash) rows.push({ hash, erased_at: at, id, kind: each.kind });
  }
  await writeFile({ outbox }, `${PREFIX}${at}-${id}`, { pepper: await fingerprintPepper(pepper), rows });
  await addErasures(database, rows);
}

/** Notes in R2 the refusals of records that an erasure is about to delete. Throws what R2 throws. */
async function noteOppositions(stores: Files, pepper: ErasurePepper, oppositions: Opposition[], now: Date): Promise<void> {
  if (oppositions.length === 0) return;
  await writeFile(stores, `${OPPOSITION_FILES}${now.toISOString()}-${crypto.randomUUID()}`, {
    pepper: await fingerprintPepper(pepper),
    rows: [],
    oppositions,
  });
}

/** Copies what was noted in R2 into the database, and returns the erasures. Throws what the stores throw. */
async function restoreJournal(stores: PeopleStores): Promise<Erasure[]> {
  const files = await readFiles(stores);
  const rows = files.flatMap((file) => file.rows);
  await addErasures(stores.database, rows);
  const oppositions = files.flatMap((file) => file.oppositions ?? []);
  await addOppositions(stores.database, oppositions);
  return rows;
}

/** When an address was erased (ISO 8601), oldest first. */
export async function findErasures({ database }: PeopleStores, pepper: ErasurePepper, address: Address): Promise<string[]> {
  const hash = await hashAddress(pepper, address);
  return hash ? findErasureTimes(database, hash) : [];
}

type Files = Pick<PeopleStores, "outbox">;

/** Who holds another secret than this one: the Worker, or the journal, which was written under another. Null when nobody does. */
export async function findOtherPepper(stores: Files, pepper: string): Promise<"site" | "journal" | null> {
  const known = await fingerprintPepper(pepper);
  if (((await readWorkerFingerprint(stores)) ?? known) !== known) return "site";
  return (await readFiles(stores)).some((file) => file.pepper !== known) ? "journal" : null;
}

/** Which secret the Worker said that it holds; null when it has said nothing yet. */
export async function readWorkerFingerprint({ outbox }: Files): Promise<string | null> {
  const bytes = await outbox.read(ERASURE_SECRET_KEY);
  return bytes && new TextDecoder().decode(bytes);
}

export async function hasJournal({ outbox }: Files): Promise<boolean> {
  return (await outbox.list(PREFIX)).length > 0;
}

async function writeFile({ outbox }: Files, name: string, file: JournalFile): Promise<void> {
  await outbox.write(`${name}.json`, new TextEncoder().encode(JSON.stringify(file)), "application/json");
}

async function readFiles({ outbox }: Files): Promise<JournalFile[]> {
  const objects = await outbox.list(PREFIX);
  const files = await Promise.all(objects.map(({ key }) => outbox.read(key)));
  return files.filter((bytes) => bytes !== null).map((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as JournalFile);
}

/** Whether a person's record was created before they were erased. */
export async function isErased(pepper: ErasurePepper, erasedAt: ReadonlyMap<string, string>, record: PersonRecord): Promise<boolean> {
  const hashes = await Promise.all([hashRecord(pepper, record.id), ...identitiesOf(record).map((person) => hashPerson(pepper, person))]);
  return hashes.flat().some((hash) => (erasedAt.get(hash) ?? "") >= record.created_at);
}
