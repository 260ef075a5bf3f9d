import { type Address, addressKey, addressKeys, identitiesOf, listIdentityKeys, type Named, type Person } from "./person-keys.ts";

/**
 * Hashes of erased people, and of addresses that are not to be contacted, which name nobody: HMAC-SHA-256 under a secret (the setting
 * ERASURE_PEPPER) that no copy of the database holds, for telephones are few enough to try them all.
 */

declare const known: unique symbol;

/** A secret that is there. Whatever inserts a record asks for one, so that nothing can be inserted without looking who was erased. */
export type ErasurePepper = string & { readonly [known]: true };

/** The secret, or null when there is none. */
export function asErasurePepper(text: string | null | undefined): ErasurePepper | null {
  return text ? (text as ErasurePepper) : null;
}

/**
 * The hashes by which a record is known as erased: of each address with each key of the name, and of its id, which holds too where no name
 * and address tell the person, as with « bonjour » for a telephone.
 */
export async function hashRecord(pepper: string, record: Named & { id: string }): Promise<string[]> {
  const keys = identitiesOf(record).flatMap(listIdentityKeys);
  return Promise.all([...keys.map((key) => `person\n${key}`), `record\n${record.id}`].map((text) => hash(pepper, text)));
}

/** The hash of an address alone, to answer whoever asks whether it was erased. Null when nothing is left of the address. */
export async function hashAddress(pepper: string, address: Address): Promise<string | null> {
  const key = addressKey(address);
  return key === null ? null : hash(pepper, `address\n${key}`);
}

/** The hashes of a telephone and an e-mail, whoever has them, on the opposition list. */
export async function hashOppositions(pepper: string, { email, telephone }: Pick<Person, "email" | "telephone">): Promise<string[]> {
  const keys = addressKeys({ prenom: "", nom: "", email, telephone });
  return Promise.all(keys.map((key) => hash(pepper, `opposition\n${key}`)));
}

/** Identifies a secret without revealing it: journals of different secrets cannot be read together. */
export async function fingerprintPepper(pepper: string): Promise<string> {
  return (await hash(pepper, "pepper")).slice(0, 16);
}

const encoder = new TextEncoder();
let imported: { pepper: string; key: Promise<CryptoKey> } | undefined;

async function hash(pepper: string, text: string): Promise<string> {
  if (imported?.pepper !== pepper) {
    const key = crypto.subtle.importKey("raw", encoder.encode(pepper), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    imported = { pepper, key };
  }
  return toHex(await crypto.subtle.sign("HMAC", await imported.key, encoder.encode(text)));
}

/** The bytes of a hash as text. */
export function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
