import { fingerprintPepper, hashAddress, hashPerson } from "#people/erasure-hashes.ts";
import { type Address, addressKey } from "#people/person-keys.ts";
import type { PersonRecord } from "#people/read-people.ts";
import { CliError } from "#scripts/toolbox.ts";
import { addErasures, findErasureTimes } from "#workers/db/erasures.ts";
import type { Erasure } from "#workers/db/schema.ts";
import { ERASURE_SECRET_KEY } from "#workers/storage/erasure-secret.ts";
import type { Stores } from "../stores/stores.ts";

/** The journal of erasures: in the database, where insertions look, and in R2, where restoring the database leaves it as it is. */

const PREFIX = "erasures/";

interface JournalFile {
  /** Of the secret under which the hashes were made. */
  pepper: string;
  rows: Erasure[];
}

/** Notes that a person is erased, by every name and address that they had, and by the address that was asked for. */
export async function noteErasure(
  { database, outbox }: Stores,
  pepper: string,
  { id, at, records, address }: { id: string; at: string; records: readonly PersonRecord[]; address: Address | null },
): Promise<void> {
  await refuseOtherPepper({ outbox }, pepper);
  const people = records.flatMap((record) => [record, record.sent]);
  const persons = new Set((await Promise.all(people.map((person) => hashPerson(pepper, person)))).flat());
  const addresses = new Map(people.flatMap((person) => addressesOf(person)).map((each) => [addressKey(each), each]));
  if (address) addresses.set(addressKey(address), address);
  const rows: Erasure[] = [...persons].map((hash) => ({ hash, erased_at: at, id, kind: "person" }));
  for (const each of addresses.values()) {
    const hash = await hashAddress(pepper, each);
    if (hash) rows.push({ hash, erased_at: at, id, kind: each.kind });
  }
  const file: JournalFile = { pepper: await fingerprintPepper(pepper), rows };
  await outbox.write(`${PREFIX}${at}-${id}.json`, new TextEncoder().encode(JSON.stringify(file)), "application/json");
  await addErasures(database, rows);
}

/** Copies the erasures noted in R2 into the database, and returns them. Throws a CliError when the secret is a different one. */
export async function restoreJournal(stores: Stores, pepper: string): Promise<Erasure[]> {
  await refuseOtherPepper(stores, pepper);
  const rows = (await readFiles(stores)).flatMap((file) => file.rows);
  await addErasures(stores.database, rows);
  return rows;
}

/** When an address was erased (ISO 8601), oldest first. */
export async function findErasures({ database }: Stores, pepper: string, address: Address): Promise<string[]> {
  const hash = await hashAddress(pepper, address);
  return hash ? findErasureTimes(database, hash) : [];
}

/** Throws a CliError when the Worker holds another secret, or when the journal was written under another. */
export async function refuseOtherPepper(stores: Pick<Stores, "outbox">, pepper: string): Promise<void> {
  const known = await fingerprintPepper(pepper);
  if (((await readWorkerFingerprint(stores)) ?? known) !== known)
    throw new CliError(
      "Le secret des effacements de cette machine n'est pas celui du site : retrouvez le bon, ou ceux qui sont effacés reviendraient.",
    );
  if ((await readFiles(stores)).some((file) => file.pepper !== known))
    throw new CliError(
      "Le secret des effacements n'est pas celui du journal : retrouvez le bon, ou les anciens effacements ne vaudraient plus.",
    );
}

/** Which secret the Worker said that it holds; null when it has said nothing yet. */
export async function readWorkerFingerprint({ outbox }: Pick<Stores, "outbox">): Promise<string | null> {
  const bytes = await outbox.read(ERASURE_SECRET_KEY);
  return bytes && new TextDecoder().decode(bytes);
}

export async function hasJournal({ outbox }: Pick<Stores, "outbox">): Promise<boolean> {
  return (await outbox.list(PREFIX)).length > 0;
}

async function readFiles({ outbox }: Pick<Stores, "outbox">): Promise<JournalFile[]> {
  const objects = await outbox.list(PREFIX);
  const files = await Promise.all(objects.map(({ key }) => outbox.read(key)));
  return files.filter((bytes) => bytes !== null).map((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as JournalFile);
}

function addressesOf({ email, telephone }: { email: string | null; telephone: string }): Address[] {
  const all: Address[] = [...(email === null ? [] : [{ kind: "email" as const, value: email }]), { kind: "telephone", value: telephone }];
  return all.filter((address) => addressKey(address) !== null);
}

/** Whether a person's record was created before they were erased. */
export async function isErased(pepper: string, erasedAt: ReadonlyMap<string, string>, record: PersonRecord): Promise<boolean> {
  const people = record.corrections.length === 0 ? [record] : [record, record.sent];
  const hashes = (await Promise.all(people.map((person) => hashPerson(pepper, person)))).flat();
  return hashes.some((hash) => (erasedAt.get(hash) ?? "") >= record.created_at);
}
