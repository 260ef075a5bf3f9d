import { nameKey } from "#people/person-keys.ts";
import { phoneKey } from "#people/phone.ts";
import type { PersonOnFile } from "#people/read-people.ts";
import { parseReference } from "#people/reference.ts";

/** Fewer digits would match far too many people. */
const DIGITS_MIN = 4;

export interface Found {
  people: PersonOnFile[];
  /** How the search words were interpreted. */
  by: "nothing" | "reference" | "email" | "telephone" | "name";
}

/** The people with a name, address or number that matches the words; the most recent ones when there are none. */
export function findPeople(people: readonly PersonOnFile[], query: string): Found {
  const words = query.trim();
  if (words === "") return { people: [...people], by: "nothing" };
  const beginning = parseReference(words);
  if (beginning) return { people: people.filter(({ records }) => records.some(({ id }) => id.startsWith(beginning))), by: "reference" };
  if (words.includes("@")) {
    const wanted = words.toLowerCase();
    return {
      people: people.filter((person) => identities(person).some(({ email }) => email?.toLowerCase().includes(wanted))),
      by: "email",
    };
  }
  const digits = words.replace(/\D/g, "");
  if (digits.length >= DIGITS_MIN && !/\p{L}/u.test(words)) {
    const wanted = phoneKey(words)
      .replace(/\D/g, "")
      .replace(/^(33|0)/, "");
    return {
      people: people.filter((person) => identities(person).some(({ telephone }) => phoneKey(telephone).includes(wanted))),
      by: "telephone",
    };
  }
  const wanted = nameKey({ prenom: words, nom: "" }).split(" ").filter(Boolean);
  const matches = (name: string) => wanted.every((word) => name.split(" ").some((part) => part.startsWith(word)));
  return {
    people: wanted.length === 0 ? [] : people.filter((person) => identities(person).some((identity) => matches(nameKey(identity)))),
    by: "name",
  };
}

function identities({ records }: PersonOnFile) {
  return records.flatMap((record) => [record, record.sent]);
}
