/** The secret of a visitor's own link, and the code that an adviser says first. */

const KEY_BYTES = 16;

/** 128 random bits in base64url: 22 characters. */
export function makeOwnKey(): string {
  return writeBase64Url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}

/** Of a request whose sender made no key: the idempotency key is random, and stored nowhere. */
export async function deriveOwnKey(idempotencyKey: string): Promise<string> {
  return writeBase64Url((await digest(`key ${idempotencyKey}`)).slice(0, KEY_BYTES));
}

/** What the database keeps of a key: SHA-256, in hexadecimal. */
export async function hashOwnKey(key: string): Promise<string> {
  return [...(await digest(`link ${key}`))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Four digits, the same at each retry. They need both the key and the idempotency key, which is stored nowhere: neither a
 * reference nor a link tells them.
 */
export async function deriveCallCode(key: string, idempotencyKey: string): Promise<string> {
  const bytes = await digest(`code ${key} ${idempotencyKey}`);
  const [number] = new Uint32Array(bytes.slice(0, 4).buffer);
  return String((number ?? 0) % 10_000).padStart(4, "0");
}

function writeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

async function digest(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
