import { addErasures, findErasureTimes } from "#workers/db/erasures.ts";
import { addOppositions, type Opposition } from "#workers/db/oppositions.ts";
import type { ErasureHash } from "#workers/db/schema.ts";
import { ERASURE_SECRET_KEY } from "#workers/storage/erasure-secret.ts";
import { OPPOSITION_FILES } from "#workers/storage/opposition-files.ts";
import { type ErasurePepper, fingerprintPepper, hashAddress, hashRecord } from "./erasure-hashes.ts";
import { type Address, addressesOf, addressKey, identitiesOf } from "./person-keys.ts";
import type { PersonRecord } from "./read-people.ts";
import type { PeopleStores } from "./stores.ts";

/**
 * The journal of erasures, and of the refusals that they leave: in the database, where insertions look, and in R2, where restoring the
 * database leaves it as it is.
 */

/** Of all files of the journal. */
const PREFIX = "erasures/";

interface JournalFile {
  /** Of the secret under which the hashes were made. */
  pepper: string;
  rows: ErasureHash[];
  oppositions?: Opposition[];
}

/** Notes that a person is erased at a time (ISO 8601), by every name and address that they had, and by their records. */
export async function noteErasure(
  { database, outbox }: PeopleStores,
  pepper: ErasurePepper,
  at: string,
  records: readonly PersonRecord[],
): Promise<void> {
  const id = crypto.randomUUID();
  const hashes = await Promise.all(records.map((record) => hashRecord(pepper, record)));
  const rows: ErasureHash[] = [...new Set(hashes.flat())].map((hash) => ({ hash, erased_at: at, id, kind: "person" }));
  const addresses = new Map(
    records
      .flatMap(identitiesOf)
      .flatMap(addressesOf)
      .map((each) => [addressKey(each), each]),
  );
  for (const each of addresses.values()) {
    const hash = await hashAddress(pepper, each);
    if (hash) rows.push({ hash, erased_at: at, id, kind: each.kind });
  }
  await writeFile({ outbox }, `${PREFIX}${at}-${id}`, { pepper: await fingerprintPepper(pepper), rows });
  await addErasures(database, rows);
}

/** Notes in R2 the refusals of records that an erasure is about to delete. */
export async function noteOppositions(stores: Files, pepper: ErasurePepper, oppositions: Opposition[], now: Date): Promise<void> {
  if (oppositions.length === 0) return;
  const file = { pepper: await fingerprintPepper(pepper), rows: [], oppositions };
  await writeFile(stores, `${OPPOSITION_FILES}${now.toISOString()}-${crypto.randomUUID()}`, file);
}

/** Copies what was noted in R2 into the database, and returns the erasures. */
export async function restoreJournal(stores: PeopleStores): Promise<ErasureHash[]> {
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
  return (await hashRecord(pepper, record)).some((hash) => (erasedAt.get(hash) ?? "") >= record.created_at);
}
