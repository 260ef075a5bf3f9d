import { Buffer } from "node:buffer";
import { readDownloadSecret } from "../settings/settings.ts";
import { writeUuid } from "./record-id.ts";

/**
 * The address under which a saved lead fetches its PDF: the id of the lead, encrypted (docs/decisions/download-address.md).
 * Whoever has it may download; nobody else can make it, and it tells nothing of the lead.
 */

const TOKEN = /^[\w-]{43}$/;
/** An id is one block and never comes twice, and the same lead must get the same address. */
const CIPHER = { name: "AES-CBC", iv: new Uint8Array(16) };

/** The site has no secret of download addresses: none can be read. */
class MissingDownloadSecret extends Error {
  override name = "MissingDownloadSecret";
  override message = "The secret DOWNLOAD_SECRET is missing: no catalogue can be downloaded";
}

/** The token of a lead's address, 43 characters; the same for the same lead. Without the secret it opens nothing: the lead is saved. */
export async function writeDownloadToken(env: Env, leadId: string): Promise<string> {
  const key = await importKey(env, "encrypt");
  if (key === null) return Buffer.from(crypto.getRandomValues(new Uint8Array(32)).buffer).toString("base64url");
  return Buffer.from(await crypto.subtle.encrypt(CIPHER, key, Buffer.from(leadId.replaceAll("-", ""), "hex"))).toString("base64url");
}

/** The id of the lead (UUID) in a token, or null when we did not issue it. Throws MissingDownloadSecret. */
export async function readDownloadToken(env: Env, token: string): Promise<string | null> {
  if (!TOKEN.test(token)) return null;
  const key = await importKey(env, "decrypt");
  if (key === null) throw new MissingDownloadSecret();
  const bytes = await crypto.subtle.decrypt(CIPHER, key, Buffer.from(token, "base64url")).catch(() => null);
  if (bytes?.byteLength !== 16) return null;
  return writeUuid(bytes);
}

/** Null without the secret: an empty one would be known to everybody. */
async function importKey(env: Env, usage: "encrypt" | "decrypt"): Promise<CryptoKey | null> {
  const secret = readDownloadSecret(env);
  if (secret === null) return null;
  const bytes = await crypto.subtle.digest("SHA-256", Buffer.from(`catalogue:${secret}`));
  return crypto.subtle.importKey("raw", bytes, CIPHER.name, false, [usage]);
}
