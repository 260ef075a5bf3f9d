import { expect, test } from "vitest";
import { undoLast } from "#workers/people/calls/decisions.ts";
import { correctPerson, listValues } from "#workers/people/identity/corrections.ts";
import { findNeighbours, searchPeople } from "#workers/people/identity/search.ts";
import { addLead, addRequest, contextOf, find, NOW, note, refusal, reload, stores } from "./people.ts";

const ZOE = { prenom: "Zoé", nom: "Lecœur", telephone: "06 12 34 56 81" };
const namesOf = async (words: string) => (await searchPeople(stores, words, NOW)).people.map(({ nom }) => nom);

test("a person is found by the beginning of a name's word, a number, an e-mail, a training service's e-mail or a reference", async () => {
  await addLead({ ...ZOE, email: "zoe.lecoeur@exemple.fr" });
  const { id } = await addRequest({ ...ZOE, email_formation: "claire.dupond@chu.fr" });
  await addRequest({ nom: "Petit", prenom: "Paul", telephone: "0699999999" });
  const { reference = "" } = (await find("LECOEUR")).records.find((record) => record.id === id) ?? {};
  const [, first = ""] = reference.split("-");
  const names = ["lecœur", "Lecoeur Zoe", "lecoe", "zo", "zo lec", "dr lecœur"];
  const numbers = ["061234", "+33 6 12 34", "0033612", "06 12 34 56 81"];
  const addresses = ["zoe.lecoeur@", "zoe.l", "claire.dupond@chu.fr", "claire.d"];
  for (const words of [...names, ...numbers, ...addresses, reference, reference.slice(0, 8), reference.slice(4), first])
    expect(await namesOf(words), words).toContain("Lecœur");
  expect(await namesOf("lecœur")).toEqual(["Lecœur"]);
  for (const words of ["", "zzz"]) expect(await namesOf(words)).toEqual([]);
});

test("every field can be corrected; old and new values find the person, and the record is unchanged", async () => {
  const sent = { profession: "infirmiers", employeur: null, email_formation: "faux@chu.fr", telephone: "06 00 00 00 01" } as const;
  const { id } = await addRequest({ ...ZOE, ...sent });
  const person = await find("lecœur");
  const fields = listValues(person).map(({ field }) => field);
  expect(fields.join(" ")).toBe("prenom nom telephone email profession statut employeur email_formation establishment");

  const result = await correctPerson(contextOf(), person, [
    { field: "nom", former: "Lecœur", value: "Lecoeur-Martin" },
    { field: "email", former: "", value: "zoe@exemple.fr" },
    { field: "profession", former: "infirmiers", value: "generalistes" },
    { field: "employeur", former: "", value: "hopital-public" },
    { field: "email_formation", former: "faux@chu.fr", value: "vrai@chu.fr" },
    { field: "telephone", former: "06 00 00 00 01", value: "06 00 00 00 02" },
  ]);

  expect(result).toMatchObject({ isWritten: true });
  const corrected = await reload(person);
  expect(corrected).toMatchObject({ nom: "Lecoeur-Martin", email: "zoe@exemple.fr", profession: "generalistes" });
  expect(corrected).toMatchObject({ employeur: "hopital-public", email_formation: "vrai@chu.fr", telephone: "06 00 00 00 02" });
  for (const words of ["lecœur", "martin", "zoe@exemple.fr", "0600000001", "0600000002", "vrai@chu.fr", "faux@chu.fr"])
    expect((await find(words)).records, words).toMatchObject([{ id }]);
  expect(corrected.records[0].sent).toMatchObject({ nom: "Lecœur", profession: "infirmiers" });

  await addLead({ prenom: "Zoé", nom: "Lecoeur Martin", telephone: "0600000009", email: "ZOE@exemple.fr" });
  expect((await find("zoe@exemple.fr")).records).toHaveLength(2);
});

test("an invalid correction, or one of a value that a colleague has changed, changes nothing", async () => {
  await addLead({ ...ZOE, email: "zoe@exemple.fr" });
  const person = await find("lecœur");
  const correct = (field: "nom" | "email" | "profession", former: string, value: string, author = "Nadia") =>
    correctPerson(contextOf(author), person, [{ field, former, value }]);
  const faults = [{ field: "email", message: "Adresse email invalide" }];
  expect(await correct("email", "zoe@exemple.fr", "zoe")).toMatchObject({ reason: "faults", faults });
  expect(await correct("profession", "infirmiers", "dentistes")).toMatchObject({ reason: "faults" });
  await correct("nom", "Lecœur", "Le Cœur", "Inès");
  const by = { author: "Inès", corrections: { nom: "Le Cœur" } };
  expect(await correct("nom", "Lecœur", "Coeur")).toMatchObject({ isWritten: false, reason: "changed", by });
});

test("an agreement, refusal or lifting changes its channel's permission, and is stored with author and words", async () => {
  await addLead({ ...ZOE, consent_email: true, consent_phone: false });
  const states = async () => {
    const { standing } = await find("lecœur");
    return [standing.telephone.state, standing.email.state];
  };
  expect(await states()).toEqual(["never", "accepted"]);
  await note("lecœur", { kind: "agreement", channel: "telephone", note: "« Appelez-moi jeudi »" });
  expect(await states()).toEqual(["accepted", "accepted"]);
  await note("lecœur", refusal("email", "par courrier"));
  expect(await states()).toEqual(["accepted", "refused"]);
  await note("lecœur", { kind: "lifting", channel: "email", note: null });
  expect(await states()).toEqual(["accepted", "accepted"]);
  expect((await find("lecœur")).entries.map(({ author, kind, note }) => [author, kind, note])).toEqual([
    ["Nadia", "agreement", "« Appelez-moi jeudi »"],
    ["Nadia", "refusal", "par courrier"],
    ["Nadia", "lifting", null],
  ]);
});

test("« Annuler » takes back a whole correction: every field reads as before, and its values find nobody", async () => {
  const { id } = await addLead({ ...ZOE, email: "zoe@exemple.fr" });
  const sent = { ...ZOE, email: "zoe@exemple.fr" };
  const person = await find("lecœur");
  const corrected = await correctPerson(contextOf(), person, [
    { field: "nom", former: sent.nom, value: "Vraie" },
    { field: "telephone", former: sent.telephone, value: "06 00 00 00 02" },
    { field: "email", former: sent.email, value: "vraie@exemple.fr" },
  ]);
  expect(await reload(person)).toMatchObject({ nom: "Vraie", telephone: "06 00 00 00 02", email: "vraie@exemple.fr" });

  expect(await undoLast(contextOf(), await reload(person))).toMatchObject({ isWritten: true });

  expect(await reload(person)).toMatchObject(sent);
  expect((await reload(person)).entries).toMatchObject([{ kind: "correction" }, { undoes: corrected.isWritten && corrected.entryId }]);
  for (const words of ["vraie", "0600000002"]) expect(await namesOf(words), words).toEqual([]);
  for (const words of ["lecœur", "0612345681", "zoe@exemple.fr"]) expect((await find(words)).records).toMatchObject([{ id }]);
});

test("a correction that is undone leaves the one before it", async () => {
  await addLead({ ...ZOE, email: "zoe@exemple.fr" });
  const correct = async (former: string, value: string) =>
    correctPerson(contextOf(), await find("zoe"), [{ field: "telephone", former, value }]);
  await correct(ZOE.telephone, "06 00 00 00 02");
  await correct("06 00 00 00 02", "06 00 00 00 03");
  await undoLast(contextOf(), await find("zoe"));
  expect(await find("0600000002")).toMatchObject({ telephone: "06 00 00 00 02" });
  expect(await namesOf("0600000003")).toEqual([]);
});

test("a search shows fifty people, and says that there are more", async () => {
  const addSame = (place: number) => addLead({ ...ZOE, telephone: `06 12 34 ${1000 + place}`, email: `zoe${place}@exemple.fr` });
  for (let place = 0; place < 50; place++) await addSame(place);
  expect(await searchPeople(stores, "lecœur", NOW)).toMatchObject({ people: { length: 50 }, hasMore: false });
  await addSame(50);
  expect(await searchPeople(stores, "lecœur", NOW)).toMatchObject({ people: { length: 50 }, hasMore: true });
});

test("many records of one person hide no other from a search, nor from those who share an address", async () => {
  const count = 210;
  for (let place = 0; place < count; place++) await addLead({ ...ZOE, email: "zoe@exemple.fr", id: `a${place}` });
  await addLead({ ...ZOE, telephone: "06 99 99 99 99", email: "zz@exemple.fr", id: "z" });
  await addRequest({ ...ZOE, nom: "Petit" });
  const { people, hasMore } = await searchPeople(stores, "lecœur", NOW);
  expect([people.map(({ records }) => records.length).sort(), hasMore]).toEqual([[1, count], false]);
  const flooded = people.find(({ records }) => records.length === count) ?? expect.fail();
  expect((await findNeighbours(stores, flooded, NOW)).map(({ nom }) => nom)).toEqual(["Petit"]);
});
