import { phoneKey } from "#workers/people/phone.ts";

/** Who someone is, as far as a record tells. */
export interface Person {
  prenom: string;
  nom: string;
  email: string | null;
  telephone: string;
}

/** What a request names. */
export type Address = { kind: "email" | "telephone"; value: string };

/** An address under which its spellings meet. */
export function addressKey({ kind, value }: Address): string {
  return kind === "email" ? value.trim().toLowerCase() : phoneKey(value);
}

/**
 * The records of the person behind an address: those that carry it, and those of the same name that share a telephone or an e-mail with them.
 * `neighbours` share one under another name, as colleagues of one practice do: whether they are the same person is not for a program to say.
 */
export function findSamePerson<Record extends Person>(
  records: readonly Record[],
  address: Address,
): { same: Record[]; neighbours: Record[] } {
  const wanted = `${address.kind}:${addressKey(address)}`;
  const same = new Set(records.filter((record) => keysOf(record).includes(wanted)));
  const neighbours = new Set<Record>();
  for (let size = -1; size !== same.size; ) {
    size = same.size;
    const keys = new Set([...same].flatMap(keysOf));
    const names = new Set([...same].map(nameKey));
    for (const record of records) {
      if (same.has(record) || !keysOf(record).some((key) => keys.has(key))) continue;
      if (names.has(nameKey(record))) same.add(record);
      else neighbours.add(record);
    }
  }
  return { same: [...same], neighbours: [...neighbours].filter((record) => !same.has(record)) };
}

function keysOf({ email, telephone }: Person): string[] {
  const phone = phoneKey(telephone);
  return [...(phone ? [`telephone:${phone}`] : []), ...(email ? [`email:${email.toLowerCase()}`] : [])];
}

/** First and last name in whichever order, case and accents. */
function nameKey({ prenom, nom }: Person): string {
  const words =
    `${prenom} ${nom}`
      .normalize("NFD")
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.sort().join(" ");
}
