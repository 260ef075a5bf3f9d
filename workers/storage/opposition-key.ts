/** The key is created on first use, and stored apart from the database that holds the hashes. */

const OPPOSITION_KEY = "keys/oppositions";
const KEY_BYTES = 32;

/** Concurrent creators end up with the same key. Throws R2's errors. */
export async function readOppositionKey(bucket: R2Bucket): Promise<ArrayBuffer> {
  const known = await bucket.get(OPPOSITION_KEY);
  if (known) return known.arrayBuffer();
  const made = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  await bucket.put(OPPOSITION_KEY, made, { onlyIf: new Headers({ "If-None-Match": "*" }) });
  const kept = await bucket.get(OPPOSITION_KEY);
  if (!kept) throw new Error("R2 keeps no key of oppositions");
  return kept.arrayBuffer();
}

/** Hex hashes by address key. */
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
