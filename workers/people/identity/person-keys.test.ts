import { expect, test } from "vitest";
import { addressKey, listPersonKeys, type Named } from "./person-keys.ts";

const ZOE: Named = { prenom: "Zoé", nom: "Martin", email: "Zoe.Martin@exemple.fr", telephone: "06 12 34 56 78" };
const ID = "7f3a91c0-2b00-8000-8000-000000000000";
const keysOf = (person: Partial<Named>, id = crypto.randomUUID() as string) =>
  listPersonKeys({ table: "catalogue_downloads", id, ...ZOE, ...person }).map(({ key }) => key);
const areOne = (one: Partial<Named>, other: Partial<Named>) => {
  const names = new Set(keysOf(one).filter((key) => key.startsWith("nom:")));
  return keysOf(other).some((key) => names.has(key));
};

test("a record is found by name with each address, by each word of its name, by each address, by its training service and by its reference", () => {
  expect(keysOf({ email_formation: " Claire@CHU.fr" }, ID)).toEqual([
    "nom:martin zoe|email:zoe.martin@exemple.fr",
    "nom:martin zoe|telephone:+33612345678",
    "mot:martin|martin zoe",
    "mot:zoe|martin zoe",
    "email:zoe.martin@exemple.fr",
    "telephone:+33612345678",
    "formation:claire@chu.fr",
    expect.stringMatching(/^ref:CIM(-[2-9CDFGHJKMNPQRTVWX]{4}){2}$/),
  ]);
});

test("two records with one name and one telephone or e-mail, however spelt, are one person", () => {
  expect(areOne({}, { prenom: "martin", nom: "ZOE", email: null, telephone: "+33612345678" })).toBe(true);
  expect(areOne({}, { email: " ZOE.martin@exemple.fr", telephone: "01 00 00 00 00" })).toBe(true);
  expect(areOne({ telephone: "06‑12‑34‑56‑78", email: null }, { email: null })).toBe(true);
});

test("colleagues with one telephone or mailbox, namesakes and people without a number are different people", () => {
  expect(areOne({}, { prenom: "Paul", nom: "Petit" })).toBe(false);
  expect(areOne({}, { email: "autre@exemple.fr", telephone: "07 00 00 00 01" })).toBe(false);
  expect(areOne({ email: null, telephone: "bonjour" }, { email: null, telephone: "bonjour" })).toBe(false);
  expect(areOne({ prenom: "Ελένη", nom: "Σοφού" }, { prenom: "Анна", nom: "Новак" })).toBe(false);
  expect(areOne({ prenom: "Dr", nom: "Docteur" }, { prenom: "Mme", nom: "Madame" })).toBe(false);
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
  const named = (name: string) => {
    const [prenom = "", ...rest] = name.split(" ");
    return { prenom, nom: rest.join(" "), email: null };
  };
  expect(areOne(named(one), named(other))).toBe(true);
});

test("spellings of one address match beyond ASCII", () => {
  const email = (value: string) => addressKey({ kind: "email", value });
  expect(email("ÉLODIE@EXEMPLE.FR")).toBe(email("e\u0301lodie@exemple.fr"));
  expect(email("STRASSE@exemple.fr")).toBe(email("straße@exemple.fr"));
});
