import { findOppositions, hasOppositions, type KeptOpposition } from "#workers/db/opposition-list.ts";
import { hashAddresses } from "#workers/storage/opposition-key.ts";

/** The opposition list (GDPR, article 21) holds keyed hashes. Checked on showing or announcing a person, never on submission. */

export interface PeopleStores {
  database: D1Database;
  /** Also holds the erasure list and the opposition key. */
  outbox: R2Bucket;
}

/** By address key (person-keys.ts). */
export async function findOppositionsOf(
  { database, outbox }: PeopleStores,
  addressKeys: readonly string[],
): Promise<Map<string, KeptOpposition[]>> {
  const keys = [...new Set(addressKeys)];
  if (keys.length === 0 || !(await hasOppositions(database))) return new Map();
  const hashes = await hashAddresses(outbox, keys);
  const kept = Map.groupBy(await findOppositions(database, [...hashes.values()]), ({ hash }) => hash);
  return new Map(keys.map((key) => [key, kept.get(hashes.get(key) ?? "") ?? []]));
}
