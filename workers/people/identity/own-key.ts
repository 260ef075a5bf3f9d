/** The secret of a visitor's own link, and the code that an adviser says first. */

const KEY_BYTES = 16;

/** 128 random bits in hexadecimal. */
export function makeOwnKey(): string {
  return writeHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}

/** Of a request whose sender made no key: the idempotency key is random, and stored nowhere. */
export async function deriveOwnKey(idempotencyKey: string): Promise<string> {
  return writeHex((await digest(`key ${idempotencyKey}`)).slice(0, KEY_BYTES));
}

/** What the database keeps of a key: SHA-256, in hexadecimal. */
export async function hashOwnKey(key: string): Promise<string> {
  return writeHex(await digest(`link ${key}`));
}

/**
 * Four digits, the same at each retry. They need both the key and the idempotency key, which is stored nowhere: neither a
 * reference nor a link tells them.
 */
export async function deriveCallCode(key: string, idempotencyKey: string): Promise<string> {
  const [number] = new Uint32Array((await digest(`code ${key} ${idempotencyKey}`)).slice(0, 4).buffer);
  return String((number ?? 0) % 10_000).padStart(4, "0");
}

function writeHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function digest(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
