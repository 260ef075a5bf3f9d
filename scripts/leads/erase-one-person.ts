import { randomUUID } from "node:crypto";
import { addErasures, deleteRecords } from "#workers/db/erasures.ts";
import type { Erasure } from "#workers/db/schema.ts";
import { PERSON_TABLES } from "#workers/db/vocabulary.ts";
import { hashAddress, hashPerson } from "#workers/people/erasure-hashes.ts";
import { addressKeys, nameKey, type Person } from "#workers/people/person-keys.ts";
import type { PersonOnFile } from "#workers/people/read-people.ts";
import { ASIDE_PREFIXES } from "#workers/storage/outbox.ts";
import type { Stores } from "../stores/stores.ts";

const OBJECTS_AT_ONCE = 16;

/** A record that waits in the outbox or lies in quarantine, of a person who is on file too. */
export interface AsideRecord {
  key: string;
  /** ISO 8601. */
  putAsideAt: string;
}

/** What lies aside of a person: of the same name, with an e-mail or telephone of theirs. Throws what the stores throw. */
export async function findAsideOf(stores: Stores, person: PersonOnFile): Promise<AsideRecord[]> {
  const names = new Set(identitiesOf(person).map(nameKey));
  const addresses = new Set(identitiesOf(person).flatMap(addressKeys));
  const objects = (await Promise.all(ASIDE_PREFIXES.map((prefix) => stores.outbox.list(prefix)))).flat();
  const found: AsideRecord[] = [];
  for (let start = 0; start < objects.length; start += OBJECTS_AT_ONCE) {
    const slice = objects.slice(start, start + OBJECTS_AT_ONCE);
    const bytes = await Promise.all(slice.map(({ key }) => stores.outbox.read(key)));
    for (const [index, { key, uploadedAt }] of slice.entries()) {
      const sent = readIdentity(bytes[index] ?? new Uint8Array());
      if (sent && names.has(nameKey(sent)) && addressKeys(sent).some((address) => addresses.has(address)))
        found.push({ key, putAsideAt: uploadedAt });
    }
  }
  return found;
}

/**
 * Deletes everything of one person (article 17 of the GDPR) and nothing of others who share a telephone or mailbox. What waits aside goes
 * first, and the journal is written before the rows go: a run that dies half-way is repeated, and nothing comes back meanwhile.
 * Without `pepper` no hash can be kept. Throws what the stores throw.
 */
export async function eraseOnePerson(stores: Stores, person: PersonOnFile, now: Date, pepper: string | null): Promise<void> {
  if (pepper !== null) await addErasures(stores.database, await listHashes(person, now, pepper));
  for (const { key } of await findAsideOf(stores, person)) await stores.outbox.remove(key);
  for (const table of PERSON_TABLES) {
    const ids = person.records.filter((record) => record.table === table).map(({ id }) => id);
    if (ids.length > 0) await deleteRecords(stores.database, table, ids);
  }
}

async function listHashes(person: PersonOnFile, now: Date, pepper: string): Promise<Erasure[]> {
  const entry = { erased_at: now.toISOString(), id: randomUUID() };
  const rows = await Promise.all(
    identitiesOf(person).map(async (identity) => {
      const names = (await hashPerson(pepper, identity)).map((hash) => ({ ...entry, hash, kind: "person" as const }));
      const telephone = await hashAddress(pepper, { kind: "telephone", value: identity.telephone });
      const email = identity.email === null ? null : await hashAddress(pepper, { kind: "email", value: identity.email });
      return [
        ...names,
        ...(telephone ? [{ ...entry, hash: telephone, kind: "telephone" as const }] : []),
        ...(email ? [{ ...entry, hash: email, kind: "email" as const }] : []),
      ];
    }),
  );
  return [...new Map(rows.flat().map((row) => [row.hash, row])).values()];
}

/** Everything that the person was called: as sent, and as corrected. */
function identitiesOf({ records }: PersonOnFile): Person[] {
  return records.flatMap((record) => [
    record.sent,
    { prenom: record.prenom, nom: record.nom, email: record.email, telephone: record.telephone },
  ]);
}

function readIdentity(bytes: Uint8Array): Person | null {
  try {
    const { prenom, nom, email = null, telephone } = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Person>;
    return {
      prenom: String(prenom ?? ""),
      nom: String(nom ?? ""),
      email: email === null ? null : String(email),
      telephone: String(telephone ?? ""),
    };
  } catch {
    return null;
  }
}
