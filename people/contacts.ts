import { addressKey } from "./person-keys.ts";
import type { PersonOnFile } from "./read-people.ts";

/** Every telephone and e-mail of a person as they read now, the latest first, each once however it is spelt. */
export function listContacts({ records }: Pick<PersonOnFile, "records">): { telephones: string[]; emails: string[] } {
  const telephones = records.map(({ telephone }) => telephone);
  const emails = records.flatMap(({ email }) => email ?? []);
  return { telephones: distinct("telephone", telephones), emails: distinct("email", emails) };
}

/** How the person practises, as last said; null when they never said. */
export function findStatus({ records }: Pick<PersonOnFile, "records">): string | null {
  return records.flatMap((record) => (record.table === "callback_requests" ? (record.statut ?? []) : []))[0] ?? null;
}

function distinct(kind: "email" | "telephone", values: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const value of values) {
    // « 06 12 34 56 78 » and « 06 12 34 56 78 le soir » are one number: what says more is shown.
    const key = addressKey({ kind, value }) ?? value;
    const known = seen.get(key);
    if (known === undefined || (kind === "telephone" && hasWords(value) && !hasWords(known))) seen.set(key, value);
  }
  return [...seen.values()];
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
