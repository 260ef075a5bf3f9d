import { deleteRecords } from "#workers/db/erasures.ts";
import { PERSON_TABLES } from "#workers/db/vocabulary.ts";
import type { ErasurePepper } from "./erasure-hashes.ts";
import { isErased, noteErasure, noteOppositions, restoreJournal } from "./erasure-journal.ts";
import { identityKeys } from "./fold-people.ts";
import { keepOppositions } from "./oppositions.ts";
import { findTexts, type PersonText, readOutbox } from "./outbox-objects.ts";
import { type PersonOnFile, type PersonRecord, readPeople } from "./read-people.ts";
import type { PeopleStores } from "./stores.ts";

/** Erasing (article 17 of the GDPR), and erasing again what a restored database brings back. */

/** A record may arrive while we look; after this many rounds something is wrong. */
const MAX_ROUNDS = 3;

/** Everything of a person who is on file, also what waits outside the database. */
export async function findEverythingOf(stores: PeopleStores, person: PersonOnFile, now: Date): Promise<Everything> {
  const { people, outbox } = await readEverybody(stores, now);
  const found = people.find(({ records }) => records.some(({ id }) => person.records.some((known) => known.id === id)));
  return { person: found ?? person, texts: findTexts(outbox, person, null) };
}

/** The person, and unreadable texts of the outbox that seem to be theirs. */
export type Everything = { person: PersonOnFile; texts: PersonText[] };

/** Who is on file, also by what waits outside the database. */
async function readEverybody(stores: PeopleStores, now: Date) {
  const outbox = await readOutbox(stores);
  return { outbox, people: await readPeople(stores.database, now, outbox.records) };
}

/**
 * Notes the erasure first, so that nothing of the person can come back meanwhile, then deletes, then looks again, by name and coordinates:
 * what was in flight has an id of its own. Returns false when records come back again and again.
 */
export async function erasePerson(stores: PeopleStores, pepper: ErasurePepper, { person, texts }: Everything, now: Date): Promise<boolean> {
  await noteErasure(stores, pepper, now.toISOString(), person.records);
  let left: Remains = { records: person.records, texts };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    await deleteEverywhere(stores, pepper, left, now);
    left = await findRemains(stores, person, now);
    if (left.records.length + left.texts.length === 0) return true;
  }
  return false;
}

/** Erases again who was erased before, by the journal in R2. Returns how many records that makes; null when nobody was ever erased. */
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

type Remains = { records: PersonRecord[]; texts: PersonText[] };

/** Deletes records and texts, from the database and from the outbox. Of a refusal the opposition list keeps a hash. */
async function deleteEverywhere(
  { database, outbox }: PeopleStores,
  pepper: ErasurePepper,
  { records, texts }: Remains,
  now: Date,
): Promise<void> {
  for (const each of [...records, ...texts]) if ("objectKey" in each) await outbox.remove(each.objectKey);
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
async function findRemains(stores: PeopleStores, person: PersonOnFile, now: Date) {
  const { people, outbox } = await readEverybody(stores, now);
  const wanted = new Set(person.records.flatMap((record) => [...identityKeys(record)]));
  const records = people.flatMap((each) => each.records).filter((record) => [...identityKeys(record)].some((key) => wanted.has(key)));
  return { records, texts: findTexts(outbox, person, null) };
}
