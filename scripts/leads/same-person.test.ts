import { expect, test } from "vitest";
import { findSamePerson, type Person } from "./same-person.ts";

const lead: Person = { prenom: "Zoé", nom: "Martin", email: "Zoe.Martin@exemple.fr", telephone: "06 12 34 56 78" };
const callback: Person = { prenom: "martin", nom: "ZOE", email: null, telephone: "+33612345678" };
const colleague: Person = { prenom: "Paul", nom: "Petit", email: "paul@exemple.fr", telephone: "06.12.34.56.78" };
const stranger: Person = { prenom: "Zoé", nom: "Martin", email: "autre@exemple.fr", telephone: "07 00 00 00 01" };

test("an e-mail finds the records that carry it, whatever the case, and those of the same person that carry the telephone alone", () => {
  const { same } = findSamePerson([lead, callback, colleague, stranger], { kind: "email", value: " ZOE.martin@exemple.fr " });
  expect(same).toEqual([lead, callback]);
});

test("another name on the same telephone is a neighbour, left alone", () => {
  const { neighbours } = findSamePerson([lead, callback, colleague, stranger], { kind: "email", value: "zoe.martin@exemple.fr" });
  expect(neighbours).toEqual([colleague]);
});

test("a telephone takes everything that carries it, whatever the spelling and the name", () => {
  const { same, neighbours } = findSamePerson([lead, callback, colleague, stranger], { kind: "telephone", value: "0033612345678" });
  expect(same).toEqual([lead, callback, colleague]);
  expect(neighbours).toEqual([]);
});

test("a person is followed from e-mail to telephone to another e-mail", () => {
  const moved: Person = { ...lead, email: "zoe@nouveau.fr" };
  const last: Person = { ...lead, email: "zoe@nouveau.fr", telephone: "01 00 00 00 00" };
  const { same } = findSamePerson([last, moved, lead], { kind: "email", value: "zoe.martin@exemple.fr" });
  expect(same).toHaveLength(3);
});

test("a namesake with another address is another person", () => {
  expect(findSamePerson([stranger], { kind: "email", value: "zoe.martin@exemple.fr" })).toEqual({ same: [], neighbours: [] });
});

test("empty telephones do not make two people one", () => {
  const first: Person = { prenom: "A", nom: "B", email: "a@exemple.fr", telephone: "?" };
  const second: Person = { prenom: "C", nom: "D", email: "c@exemple.fr", telephone: "-" };
  expect(findSamePerson([first, second], { kind: "email", value: "a@exemple.fr" })).toEqual({ same: [first], neighbours: [] });
});
