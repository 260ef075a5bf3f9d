import { expect, test } from "vitest";
import { foldPeople } from "./fold-people.ts";
import { addressKey, nameKeys, type Person } from "./person-keys.ts";

const lead: Person = { prenom: "Zoé", nom: "Martin", email: "Zoe.Martin@exemple.fr", telephone: "06 12 34 56 78" };
const callback: Person = { prenom: "martin", nom: "ZOE", email: null, telephone: "+33612345678" };
const colleague: Person = { prenom: "Paul", nom: "Petit", email: "paul@exemple.fr", telephone: "06.12.34.56.78" };
const namesake: Person = { prenom: "Zoé", nom: "Martin", email: "autre@exemple.fr", telephone: "07 00 00 00 01" };

test("a name and a telephone, or a name and an e-mail, make two records one person's, however they are spelt", () => {
  const byEmail: Person = { ...lead, email: " ZOE.martin@exemple.fr", telephone: "01 00 00 00 00" };
  expect(foldPeople([lead, callback, byEmail])).toEqual([[lead, callback, byEmail]]);
});

test("colleagues on one telephone or one mailbox stay two people, and so do namesakes", () => {
  const mailboxMate: Person = { prenom: "Ana", nom: "Sol", email: lead.email, telephone: "01 00 00 00 00" };
  expect(foldPeople([lead, colleague, namesake, mailboxMate])).toEqual([[lead], [colleague], [namesake], [mailboxMate]]);
});

test("a person is followed from one address to the next, whatever the order of the records", () => {
  const moved: Person = { ...lead, email: "zoe@nouveau.fr" };
  const last: Person = { ...lead, email: "zoe@nouveau.fr", telephone: "01 00 00 00 00" };
  expect(foldPeople([last, colleague, lead, moved])).toEqual([[last, lead, moved], [colleague]]);
});

test("an invalid phone number never merges two people, and names in any script are distinguished", () => {
  const people: Person[] = [
    { prenom: "A", nom: "B", email: "a@exemple.fr", telephone: "?" },
    { prenom: "A", nom: "B", email: "b@exemple.fr", telephone: "-" },
    { prenom: "Ελένη", nom: "Σοφού", email: "c@exemple.fr", telephone: "06 12 34 56 78" },
    { prenom: "Анна", nom: "Новак", email: "d@exemple.fr", telephone: "06 12 34 56 78" },
    { ...lead, email: null, telephone: "bonjour" },
    { ...lead, email: null, telephone: "bonjour" },
  ];
  expect(foldPeople(people)).toHaveLength(people.length);
});

test("spellings of one address or one name meet beyond ASCII", () => {
  const email = (value: string) => addressKey({ kind: "email", value });
  expect(email("ÉLODIE@EXEMPLE.FR")).toBe(email("e\u0301lodie@exemple.fr"));
  expect(email("STRASSE@exemple.fr")).toBe(email("straße@exemple.fr"));
  expect(nameKeys({ prenom: "Anne-Marie", nom: "LEFÈVRE" })).toEqual(nameKeys({ prenom: "Lefevre", nom: "anne marie" }));
});

test.each([
  ["Zoé Lecœur", "ZOE LECOEUR"],
  ["Lætitia Sørensen", "Laetitia Sorensen"],
  ["Michał Wałęsa", "michal walesa"],
  ["Awa N'Diaye", "Awa Ndiaye"],
  ["Awa N’Diaye", "Awa N Diaye"],
  ["Anne-Marie Petit", "Annemarie Petit"],
  ["Jean Le Gall", "jean legall"],
  ["Jean Le-Gall", "Legall Jean"],
  ["Dr Zoé Martin", "Zoé Martin"],
  ["Mme Zoé Martin", "Docteur Zoé Martin"],
])("« %s » and « %s » with one telephone are one person", (one, other) => {
  const [a, b] = [one, other].map((name): Person => {
    const [first = "", ...rest] = name.split(" ");
    return { prenom: first, nom: rest.join(" "), email: null, telephone: lead.telephone };
  }) as [Person, Person];
  expect(foldPeople([a, b])).toEqual([[a, b]]);
});

test("a title alone is a name, and two names stay two", () => {
  const alone: Person = { ...lead, prenom: "Dr", nom: "Docteur" };
  const other: Person = { ...lead, prenom: "Mme", nom: "Madame" };
  expect(foldPeople([alone, other, { ...lead, nom: "Martinez" }])).toHaveLength(3);
});
