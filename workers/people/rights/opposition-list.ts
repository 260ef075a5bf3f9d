import { findOppositions, hasOppositions, type KeptOpposition } from "#workers/db/opposition-list.ts";
import { readOppositionKey } from "#workers/storage/opposition-key.ts";

/**
 * The opposition list (article 21 of the GDPR): a refusal outlives the records on which it was noted, as a keyed hash of each telephone
 * and e-mail. It is looked up when a person is shown or announced, never when a record comes in.
 */

/** Where what people left lies. */
export interface PeopleStores {
  database: D1Database;
  /** The bucket of the outbox, which also keeps the list of erasures and the key of oppositions. */
  outbox: R2Bucket;
}

/** The refusals that were kept of some addresses, by the key of each (person-keys.ts). */
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

/** The hash of each address key, in hexadecimal digits. */
export async function hashAddresses(outbox: R2Bucket, addressKeys: readonly string[]): Promise<Map<string, string>> {
  const bytes = await readOppositionKey(outbox);
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const encoder = new TextEncoder();
  const hashes = await Promise.all(addressKeys.map((address) => crypto.subtle.sign("HMAC", key, encoder.encode(address))));
  return new Map(hashes.map((hash, index) => [addressKeys[index] ?? "", toHex(hash)]));
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
