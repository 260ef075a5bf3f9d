import { randomUUID, scryptSync } from "node:crypto";
import type { Desk } from "./desk.ts";
import { type Address, addressKey } from "./same-person.ts";

/** Work factor of the hash: a few milliseconds to check one address, years to try all telephones. */
const SCRYPT_COST = 2 ** 13;

/** Notes that a request for erasure was answered: when, by what kind of address, and a hash that only this very address gives. */
export async function noteErasure({ stores, now }: Desk, address: Address): Promise<void> {
  const id = randomUUID();
  await stores.query(
    "INSERT INTO erasure_journal (id, erased_at, kind, hash) VALUES (?, ?, ?, ?)",
    id,
    now.toISOString(),
    address.kind,
    hashAddress(address, id),
  );
}

/** When an address was erased (ISO 8601), oldest first. */
export async function findErasures({ stores }: Desk, address: Address): Promise<string[]> {
  const rows = await stores.query<{ id: string; erased_at: string; hash: string }>(
    "SELECT id, erased_at, hash FROM erasure_journal WHERE kind = ? ORDER BY erased_at",
    address.kind,
  );
  return rows.filter(({ id, hash }) => hash === hashAddress(address, id)).map(({ erased_at }) => erased_at);
}

function hashAddress(address: Address, salt: string): string {
  return Buffer.from(scryptSync(addressKey(address), salt, 32, { N: SCRYPT_COST })).toString("hex");
}
