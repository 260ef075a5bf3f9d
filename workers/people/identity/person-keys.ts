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
type Address = { kind: "email" | "telephone"; value: string };

/** A key that all spellings of an address share, with its kind: `email:zoe@exemple.fr`. Null when nothing is left of it. */
export function addressKey({ kind, value }: Address): string | null {
  const key = kind === "email" ? foldCase(value.trim()) : phoneKey(value);
  return key === "" ? null : `${kind}:${key}`;
}

/** The keys of a person's e-mail and telephone. */
export function listAddressKeys({ email, telephone }: Pick<Person, "email" | "telephone">): string[] {
  const keys = [email === null ? null : addressKey({ kind: "email", value: email }), addressKey({ kind: "telephone", value: telephone })];
  return keys.filter((key) => key !== null);
}

/**
 * The keys that all spellings of a name share, one at least: first and last name in whichever order, case and accents, of any script,
 * without titles. One key takes hyphens for spaces, a second one spaces for nothing: « Anne-Marie Le Gall » is « Annemarie Legall ».
 */
export function nameKeys({ prenom, nom }: Pick<Person, "prenom" | "nom">): string[] {
  const words = listNameWords(`${prenom} ${nom}`).sort().join(" ");
  const joined = joinNames({ prenom, nom }).sort().join(" ");
  return joined === words ? [words] : [words, joined];
}

/** The name with each address: a colleague on the same telephone is somebody else. */
export function listIdentityKeys(person: Person): string[] {
  return nameKeys(person).flatMap((name) => listAddressKeys(person).map((address) => `${name}\n${address}`));
}

const TITLES: ReadonlySet<string> = new Set(["dr", "docteur", "pr", "professeur", "mme", "madame", "mlle", "mr", "monsieur"]);

/** The words of a name in small letters without accents, apostrophes (« N'Diaye » → `ndiaye`) and titles; a title alone stays. */
export function listNameWords(text: string): string[] {
  const words = listWords(text);
  const names = words.filter((word) => !TITLES.has(word));
  return names.length > 0 ? names : words;
}

/** The first name and the last name, each in one word: « Anne-Marie », « Le Gall » → `annemarie`, `legall`. */
function joinNames({ prenom, nom }: Pick<Person, "prenom" | "nom">): string[] {
  const kept = new Set(listNameWords(`${prenom} ${nom}`));
  const join = (words: string[]) => words.filter((word) => kept.has(word)).join("");
  return [join(listWords(prenom)), join(listWords(nom))].filter(Boolean);
}

function listWords(text: string): string[] {
  return foldLetters(text).match(/\p{L}+/gu) ?? [];
}

/** Letters that are no accented ones for Unicode, as people write them without. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i" };

function foldLetters(text: string): string {
  return foldCase(
    text
      .replace(/['’‘ʼ`´＇]/g, "")
      .normalize("NFD")
      .replace(/\p{M}/gu, ""),
  ).replace(/[œæøłđðþħı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** A text as keys hold it: small letters. */
export function foldText(text: string): string {
  return foldCase(text.trim());
}

/** One case for all that Unicode says are the same letters: `STRASSE` and `straße`, `Σ` and `ς`. */
function foldCase(text: string): string {
  return text.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");
}
