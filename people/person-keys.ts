import { phoneKey } from "./phone.ts";

/** A person's identity, as far as a record gives it. */
export interface Person {
  prenom: string;
  nom: string;
  /** Null where a form asks none. */
  email: string | null;
  telephone: string;
}

/** What a request names. */
export type Address = { kind: "email" | "telephone"; value: string };

/** A key that all spellings of an address share, with its kind: `email:zoe@exemple.fr`. Null when nothing is left of it. */
export function addressKey({ kind, value }: Address): string | null {
  const key = kind === "email" ? foldCase(value.trim()) : phoneKey(value);
  return key === "" ? null : `${kind}:${key}`;
}

/** Parsing a telephone is the slow part, and the same ones come again and again. */
const knownKeys = new WeakMap<Person, string[]>();

/** The keys of a person's e-mail and telephone. */
export function addressKeys(person: Person): string[] {
  const known = knownKeys.get(person) ?? findAddressKeys(person);
  knownKeys.set(person, known);
  return known;
}

function findAddressKeys({ email, telephone }: Person): string[] {
  const keys = [email === null ? null : addressKey({ kind: "email", value: email }), addressKey({ kind: "telephone", value: telephone })];
  return keys.filter((key) => key !== null);
}

/** First and last name in whichever order, case and accents, of any script. */
export function nameKey({ prenom, nom }: Pick<Person, "prenom" | "nom">): string {
  const words = foldCase(`${prenom} ${nom}`.normalize("NFD").replace(/\p{M}/gu, "")).match(/\p{L}+/gu) ?? [];
  return words.sort().join(" ");
}

/** One case for all that Unicode says are the same letters: `STRASSE` and `straße`, `Σ` and `ς`. */
function foldCase(text: string): string {
  return text.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");
}
