import type { RecordKey } from "#workers/db/people.ts";
import type { DueCall, OpenCall, PersonKey } from "#workers/db/schema.ts";
import type { Fields } from "./person-fields.ts";
import { phoneKey } from "./phone.ts";
import { formatReference } from "./reference.ts";

/** A form may ask for the whole name in one field, and for no e-mail or telephone. */
export type Named = Name & Partial<Pick<Fields, "email" | "email_formation">> & { telephone?: string | null };
type Name = Pick<Fields, "nom"> & Partial<Pick<Fields, "prenom">>;

type Address = { kind: "email" | "telephone"; value: string };

/** Shared by all spellings of an address: `email:zoe@exemple.fr`. Null when nothing usable remains. */
export function addressKey({ kind, value }: Address): string | null {
  const key = kind === "email" ? foldCase(value.trim()) : phoneKey(value);
  return key === "" ? null : `${kind}:${key}`;
}

export function listAddressKeys({ email, telephone }: Pick<Named, "email" | "telephone">): string[] {
  const keys = [email ? addressKey({ kind: "email", value: email }) : null, addressKey({ kind: "telephone", value: telephone ?? "" })];
  return keys.filter((key) => key !== null);
}

/** From this many records of one name within minutes, they are told and listed as one. */
export const MANY_OF_ONE_NAME = 5;

/** One text for a name's spellings. */
export function foldName({ prenom = "", nom }: Name): string {
  return listNameWords(`${prenom} ${nom}`).sort().join(" ");
}

/** An open call with what folds it in a list. */
export function nameCall(call: DueCall, { prenom, nom, created_at }: Name & { created_at: string }): OpenCall {
  return { ...call, name: foldName({ prenom, nom }), sent_at: created_at };
}

/** Shared by a name's spellings: any order, case, accents or script. « Anne-Marie Le Gall » also matches « Annemarie Legall ». */
function nameKeys({ prenom, nom }: Name): string[] {
  const words = foldName({ prenom, nom });
  const joined = joinNames({ prenom, nom }).sort().join(" ");
  return joined === words ? [words] : [words, joined];
}

/** What a search for a name begins with: `mot:martin|martin zoe`, each word of the name with the whole. */
function wordKeys(name: string): string[] {
  return name.split(" ").map((word) => `mot:${word}|${name}`);
}

/** The keys under which those of a name stand, with each address: `nom:martin zoe|`. */
export function nameKeyOf(wordKey: string): string {
  return `nom:${wordKey.slice(wordKey.indexOf("|") + 1)}|`;
}

/** How the keys of a folded name with a telephone begin. */
export function beginPhoneKeys(name: string): string {
  return `nom:${name}|telephone:`;
}

/** `nom:` keys join records into people, each with an address: a colleague on the same telephone is somebody else. */
export function listPersonKeys({ table, id, email_formation, ...person }: Named & RecordKey): PersonKey[] {
  const addresses = listAddressKeys(person);
  const formation = email_formation && addressKey({ kind: "email", value: email_formation })?.replace(/^email:/, "formation:");
  // Without an address, no other record matches; the name stays searchable.
  const ends = addresses.length > 0 ? addresses : [id];
  const names = nameKeys(person);
  const joining = names.flatMap((name) => ends.map((end) => `nom:${name}|${end}`));
  const keys = new Set([
    ...joining,
    ...names.flatMap(wordKeys),
    ...addresses,
    ...(formation ? [formation] : []),
    `ref:${formatReference(id)}`,
  ]);
  return writeKeys([...keys], { table, id });
}

/** A record's whole set of keys. */
export function writeKeys(keys: readonly string[], { table, id }: RecordKey): PersonKey[] {
  const name_count = keys.filter(isNameKey).length;
  return keys.map((key) => ({ key, record_table: table, record_id: id, name_count }));
}

/** Whether a key joins records into people. */
export function isNameKey(key: string): boolean {
  return key.startsWith("nom:");
}

const TITLES: ReadonlySet<string> = new Set(["dr", "docteur", "pr", "professeur", "mme", "madame", "mlle", "mr", "monsieur"]);

/** Lower-case words without accents, apostrophes (« N'Diaye » → `ndiaye`) or titles; a lone title remains. */
export function listNameWords(text: string): string[] {
  const words = listWords(text);
  const names = words.filter((word) => !TITLES.has(word));
  return names.length > 0 ? names : words;
}

/** Each name as one word: « Anne-Marie », « Le Gall » → `annemarie`, `legall`. */
function joinNames({ prenom = "", nom }: Name): string[] {
  const kept = new Set(listNameWords(`${prenom} ${nom}`));
  const join = (words: string[]) => words.filter((word) => kept.has(word)).join("");
  return [join(listWords(prenom)), join(listWords(nom))].filter(Boolean);
}

function listWords(text: string): string[] {
  return foldLetters(text).match(/\p{L}+/gu) ?? [];
}

/** Letters that Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i" };

function foldLetters(text: string): string {
  return foldCase(
    text
      .replace(/['’‘ʼ`´＇]/g, "")
      .normalize("NFD")
      .replace(/\p{M}/gu, ""),
  ).replace(/[œæøłđðþħı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

export function foldText(text: string): string {
  return foldCase(text.trim());
}

/** One case for letters Unicode considers equal: `STRASSE` and `straße`, `Σ` and `ς`. */
function foldCase(text: string): string {
  return text.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");
}
