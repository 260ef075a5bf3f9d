import { expect, test } from "vitest";
import { makeLead, makeRequest } from "#tests/worker/make-records.ts";
import { findPeople } from "./find-people.ts";
import { gatherPeople } from "./read-people.ts";
import { formatReference } from "./reference.ts";

const idOf = (start: string) => `${start}-2000-4000-8000-000000000000`;
const ZOE = idOf("7f3a91c0");
const people = gatherPeople(
  [
    { table: "catalogue_downloads", ...makeLead({ id: ZOE, prenom: "Zoé", nom: "Lecœur", email: "zoe@exemple.fr" }) },
    {
      table: "callback_requests",
      ...makeRequest({ id: idOf("10000000"), prenom: "Awa", nom: "N'Diaye", telephone: "0465712038 poste 12, ou 0700000001" }),
    },
    {
      table: "callback_requests",
      ...makeRequest({ id: idOf("20000000"), prenom: "Dr Jean-Pierre", nom: "Le Gall", telephone: "+41 79 123 45 67" }),
    },
  ],
  {},
  new Date("2026-11-23T10:00:00.000Z"),
);

function find(query: string) {
  const { people: found, by } = findPeople(people, query);
  return [by, ...found.map(({ nom }) => nom)];
}

test.each([
  ["lecoeur", "Lecœur"],
  ["LECŒUR zoe", "Lecœur"],
  ["dr lecoeur", "Lecœur"],
  ["Ndiaye", "N'Diaye"],
  ["n’diaye", "N'Diaye"],
  ["legall", "Le Gall"],
  ["le gall jean", "Le Gall"],
  ["Docteur Jeanpierre", "Le Gall"],
  ["pierre", "Le Gall"],
])("« %s » finds %s: a name is found as somebody would write it", (query, name) => {
  expect(find(query)).toEqual(["name", name]);
});

test("half a reference finds its record, with or without CIM", () => {
  const reference = formatReference(ZOE);
  const [, first = "", second = ""] = reference.split("-");
  for (const part of [reference, `cim ${first}`, first.toLowerCase(), second, `CIM-${first.slice(0, 2)}`, `${first}-${second.slice(0, 2)}`])
    expect(find(part), part).toEqual(["reference", "Lecœur"]);
  expect(find("CIM")).toEqual(["name"]);
});

test("a number is found in any spelling, the second one of a field too, and an e-mail by a part of it", () => {
  expect(find("04 65 71")).toEqual(["telephone", "N'Diaye"]);
  expect(find("+33 7 00 00 00 01")).toEqual(["telephone", "N'Diaye"]);
  expect(find("79 123")).toEqual(["telephone", "Le Gall"]);
  expect(find("zoe@ex")).toEqual(["email", "Lecœur"]);
  expect(find("personne")).toEqual(["name"]);
  expect(find("?!")).toEqual(["name"]);
  expect(find("")[0]).toBe("nothing");
});
