import type { Person } from "#workers/people/identity/person.ts";
import { formatTypedPhone } from "#workers/people/identity/phone.ts";
import { formatProfession } from "#workers/people/words/record-words.ts";

/** A person in any CSV. */
export const CONTACT_COLUMNS = {
  prénom: ({ person }: { person: Person }) => person.prenom,
  nom: ({ person }: { person: Person }) => person.nom,
  téléphone: ({ person }: { person: Person }) => formatTypedPhone(person.telephone),
  "e-mail": ({ person }: { person: Person }) => person.email ?? "",
  profession: ({ person }: { person: Person }) => formatProfession(person.profession),
};
