import { identitiesOf, joinNames, listNameWords } from "./person-keys.ts";
import { phoneKey } from "./phone.ts";
import type { PersonOnFile } from "./read-people.ts";
import { formatReference, parseReference, readPartOfReference } from "./reference.ts";

/** Fewer digits would match far too many people. */
const DIGITS_MIN = 4;

export interface Found {
  people: PersonOnFile[];
  /** How the search words were interpreted. */
  by: "nothing" | "reference" | "email" | "telephone" | "name";
}

/**
 * The people with a name, address, number or reference that matches the words; everybody when there are none.
 * A name may be half a word, without accents or with a title; a reference may be half of one.
 */
export function findPeople(people: readonly PersonOnFile[], query: string): Found {
  const words = query.trim();
  if (words === "") return { people: [...people], by: "nothing" };
  const beginning = parseReference(words);
  if (beginning) return { people: people.filter(({ records }) => records.some(({ id }) => id.startsWith(beginning))), by: "reference" };
  if (words.includes("@")) return { people: findByEmail(people, words.toLowerCase()), by: "email" };
  const referenced = findByPartOfReference(people, words);
  const withReferenced = (by: Found["by"], found: PersonOnFile[]): Found => ({
    people: [...new Set([...found, ...referenced])],
    by: found.length === 0 && referenced.length > 0 ? "reference" : by,
  });
  const digits = words.replace(/\D/g, "");
  if (digits.length >= DIGITS_MIN && !/\p{L}/u.test(words)) return withReferenced("telephone", findByTelephone(people, words));
  return withReferenced("name", findByName(people, words));
}

function findByEmail(people: readonly PersonOnFile[], wanted: string): PersonOnFile[] {
  return people.filter((person) => identities(person).some(({ email }) => email?.toLowerCase().includes(wanted)));
}

function findByTelephone(people: readonly PersonOnFile[], words: string): PersonOnFile[] {
  const digits = phoneKey(words).replace(/\D/g, "");
  const wanted = digits.replace(/^(33|0)/, "");
  // Of a field with two numbers, the second one is looked at too.
  return people.filter((person) =>
    identities(person).some(({ telephone }) => phoneKey(telephone).includes(wanted) || telephone.replace(/\D/g, "").includes(wanted)),
  );
}

function findByName(people: readonly PersonOnFile[], words: string): PersonOnFile[] {
  const wanted = listNameWords(words);
  if (wanted.length === 0) return [];
  const [joined = ""] = joinNames({ prenom: words, nom: "" });
  return people.filter((person) =>
    identities(person).some((identity) => {
      const names = joinNames(identity);
      const parts = [...listNameWords(`${identity.prenom} ${identity.nom}`), ...names];
      return wanted.every((word) => parts.some((part) => part.startsWith(word))) || names.some((name) => name.startsWith(joined));
    }),
  );
}

function findByPartOfReference(people: readonly PersonOnFile[], words: string): PersonOnFile[] {
  const isPart = readPartOfReference(words);
  return isPart ? people.filter(({ records }) => records.some(({ id }) => isPart(formatReference(id)))) : [];
}

function identities({ records }: PersonOnFile) {
  return records.flatMap(identitiesOf);
}
