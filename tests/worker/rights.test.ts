import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { correctPerson, listValues } from "#workers/people/identity/corrections.ts";
import { findNeighbours, searchPeople } from "#workers/people/identity/search.ts";
import { applyErasures, erasePerson } from "#workers/people/rights/erasures.ts";
import { addErasure, listErasuresAfter } from "#workers/storage/erasure-list.ts";
import { readOppositionKey } from "#workers/storage/opposition-key.ts";
import { addToOutbox } from "#workers/storage/outbox.ts";
import { emptyTables } from "../empty-tables.ts";
import { insertInto, makeLead, makeRequest } from "./make-records.ts";
import { decisionContextAs, find, NOW, note, outcome, reload, stores } from "./people.ts";

const ZOE = { prenom: "Zoé", nom: "Lecœur", telephone: "06 12 34 56 81" };
const add = {
  lead: async (fields: Parameters<typeof makeLead>[0]) => {
    const record = makeLead({ ...ZOE, consent_phone: true, ...fields });
    await insertInto(env.DB, "catalogue_downloads", record);
    return record;
  },
  request: async (fields: Parameters<typeof makeRequest>[0] = {}) => {
    const record = makeRequest({ ...ZOE, ...fields });
    await insertInto(env.DB, "callback_requests", record);
    return record;
  },
};
const found = async (words: string) => (await searchPeople(stores, words, NOW)).people.map(({ nom }) => nom).sort();

test("a person is found by a part of a name, a number, an e-mail, a training service's e-mail or half a reference", async () => {
  await add.lead({ email: "zoe.lecoeur@exemple.fr" });
  const { id } = await add.request({ email_formation: "claire.dupond@chu.fr" });
  await add.request({ nom: "Petit", prenom: "Paul", telephone: "0699999999" });
  const { reference } = (await find("LECOEUR")).records.find((record) => record.id === id) ?? { reference: "" };
  const [, first = "", second = ""] = reference.split("-");

  for (const words of [
    "lecœur",
    "LECOEUR",
    "Lecoeur Zoe",
    "coeu",
    "dr lecœur",
    "061234",
    "34 56 81",
    "+33 6 12 34",
    "zoe.lecoeur@",
    "lecoeur@exemple",
    "exemple.fr",
    "claire.dupond@chu.fr",
    "chu.fr",
    reference,
    reference.slice(0, 8),
    `${first}-${second}`,
    second,
    first,
  ])
    expect(await found(words), words).toContain("Lecœur");
  expect(await found("lecœur")).toEqual(["Lecœur"]);
  expect(await found("")).toEqual([]);
  expect(await found("zzz")).toEqual([]);
});

test("every field can be corrected, an e-mail added; what was sent stays, and old and new values both find the person", async () => {
  const { id } = await add.request({
    profession: "infirmiers",
    employeur: null,
    email_formation: "faux@chu.fr",
    telephone: "06 00 00 00 01",
  });
  const person = await find("lecœur");
  expect(listValues(person).map(({ field }) => field)).toEqual([
    "prenom",
    "nom",
    "email",
    "telephone",
    "profession",
    "statut",
    "employeur",
    "email_formation",
  ]);

  const result = await correctPerson(decisionContextAs(), person, [
    { field: "nom", former: "Lecœur", value: "Lecoeur-Martin" },
    { field: "email", former: "", value: "zoe@exemple.fr" },
    { field: "profession", former: "infirmiers", value: "generalistes" },
    { field: "employeur", former: "", value: "hopital-public" },
    { field: "email_formation", former: "faux@chu.fr", value: "vrai@chu.fr" },
    { field: "telephone", former: "06 00 00 00 01", value: "06 00 00 00 02" },
  ]);

  expect(result).toMatchObject({ isWritten: true });
  expect(await reload(person)).toMatchObject({
    nom: "Lecoeur-Martin",
    email: "zoe@exemple.fr",
    profession: "generalistes",
    employeur: "hopital-public",
    email_formation: "vrai@chu.fr",
    telephone: "06 00 00 00 02",
  });
  for (const words of ["lecœur", "martin", "zoe@exemple.fr", "0600000001", "0600000002", "vrai@chu.fr", "faux@chu.fr"])
    expect(
      (await find(words)).records.map((record) => record.id),
      words,
    ).toEqual([id]);
  expect((await reload(person)).records[0].sent).toMatchObject({ nom: "Lecœur", profession: "infirmiers" });

  await add.lead({ nom: "Lecoeur Martin", telephone: "0600000009", email: "ZOE@exemple.fr" });
  expect((await find("zoe@exemple.fr")).records).toHaveLength(2);
});

test("a correction that the forms would refuse, or of a value that reads differently by now, changes nothing", async () => {
  await add.lead({ email: "zoe@exemple.fr" });
  const person = await find("lecœur");
  expect(await correctPerson(decisionContextAs(), person, [{ field: "email", former: "zoe@exemple.fr", value: "zoe" }])).toMatchObject({
    reason: "faults",
    faults: [{ field: "email", message: "Adresse email invalide" }],
  });
  expect(
    await correctPerson(decisionContextAs(), person, [{ field: "profession", former: "infirmiers", value: "dentistes" }]),
  ).toMatchObject({
    reason: "faults",
  });
  await correctPerson(decisionContextAs("Inès"), person, [{ field: "nom", former: "Lecœur", value: "Le Cœur" }]);
  const second = await correctPerson(decisionContextAs(), person, [{ field: "nom", former: "Lecœur", value: "Coeur" }]);
  expect(second).toMatchObject({ isWritten: false, reason: "changed", by: { author: "Inès", value: "Le Cœur" } });
});

test("what is refused, lifted or agreed on the telephone holds for each channel, with author and words", async () => {
  await add.lead({ consent_email: true, consent_phone: false });
  const states = async () => {
    const { standing } = await find("lecœur");
    return [standing.telephone.state, standing.email.state];
  };
  expect(await states()).toEqual(["never", "accepted"]);
  await note("lecœur", { kind: "agreement", channel: "telephone", words: "« Appelez-moi jeudi »" });
  expect(await states()).toEqual(["accepted", "accepted"]);
  await note("lecœur", { kind: "refusal", channel: "email", note: "par courrier" });
  expect(await states()).toEqual(["accepted", "refused"]);
  await note("lecœur", { kind: "lifting", channel: "email", note: null });
  expect(await states()).toEqual(["accepted", "accepted"]);
  expect((await find("lecœur")).entries.map(({ author, kind, note }) => [author, kind, note])).toEqual([
    ["Nadia", "agreement", "« Appelez-moi jeudi »"],
    ["Nadia", "refusal", "par courrier"],
    ["Nadia", "lifting", null],
  ]);
});

/** Every row of every table and every object of R2, as one text. */
async function readEverything(): Promise<string> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%STRICT%'").all<{
    name: string;
  }>();
  const rows = await Promise.all(results.map(({ name }) => env.DB.prepare(`SELECT * FROM ${name}`).all()));
  const { objects } = await env.OUTBOX.list();
  const texts = await Promise.all(objects.map(async ({ key }) => key + (await (await env.OUTBOX.get(key))?.text())));
  return JSON.stringify([rows.map((each) => each.results), texts]);
}

test("an erasure takes everything that a person sent, keeps the ids with the author, and touches nobody else", async () => {
  const { id } = await add.lead({ email: "zoe@exemple.fr" });
  await add.request();
  await add.request({ nom: "Petit", prenom: "Paul" });
  await note("lecœur", outcome("joint"));
  const person = await find("lecœur");
  expect((await findNeighbours(stores, person, NOW)).map(({ nom }) => nom)).toEqual(["Petit"]);

  const result = await erasePerson(decisionContextAs("Inès"), person);

  expect(result).toMatchObject({ isWritten: true });
  const left = await readEverything();
  expect(left).not.toMatch(/zoe|zoé|lec(œ|oe)ur/i);
  expect(left).toContain(id);
  expect(left).toContain("Petit");
  const { results } = await env.DB.prepare("SELECT author FROM erasures").all();
  expect(results).toEqual([{ author: "Inès" }, { author: "Inès" }]);
  expect(await erasePerson(decisionContextAs(), person)).toEqual({ isWritten: false, reason: "gone" });
});

test("a restored database brings nobody back: the next run erases what R2 knows, and costs one statement and one list otherwise", async () => {
  const record = await add.lead({ email: "zoe@exemple.fr" });
  const other = await add.request({ nom: "Petit", prenom: "Paul", telephone: "0699999999" });
  await note("lecœur", { kind: "refusal", channel: "telephone", note: null });
  await erasePerson(decisionContextAs(), await find("lecœur"));
  expect(await applyErasures(stores)).toBe(0);

  // The database of before the refusal and the erasure.
  await emptyTables(env.DB);
  await insertInto(env.DB, "catalogue_downloads", record);
  await insertInto(env.DB, "callback_requests", other);
  expect(await found("lecœur")).toEqual(["Lecœur"]);

  expect(await applyErasures(stores)).toBe(1);

  expect(await found("lecœur")).toEqual([]);
  expect(await found("petit")).toEqual(["Petit"]);
  expect(await applyErasures(stores)).toBe(0);
  await add.request({ created_at: "2026-11-24T10:00:00.000Z" });
  expect((await find("lecœur")).standing.telephone).toMatchObject({ state: "unsure", isOpposition: true });
});

test("an erasure before the next run applies those that a restore took back, too", async () => {
  const [zoe, ali] = [await add.lead({}), await add.request({ nom: "Kaya", prenom: "Ali", telephone: "0688888888" })];
  await erasePerson(decisionContextAs(), await find("lecœur"));
  await emptyTables(env.DB);
  await insertInto(env.DB, "catalogue_downloads", zoe);
  await insertInto(env.DB, "callback_requests", ali);

  await erasePerson(decisionContextAs("Nadia", new Date(NOW.getTime() + 60_000)), await find("kaya"));

  expect(await found("lecœur")).toEqual([]);
});

test("a refusal outlives the records under a keyed hash, and a new consent under the same number is to be confirmed", async () => {
  await add.lead({ email: "zoe@exemple.fr" });
  await note("lecœur", { kind: "refusal", channel: "telephone", note: null });
  await erasePerson(decisionContextAs(), await find("lecœur"));

  await add.request({ telephone: "+33612345681", created_at: "2026-11-24T10:00:00.000Z" });

  expect((await find("lecœur")).standing.telephone).toMatchObject({ state: "unsure", isOpposition: true });
  const { results } = await env.DB.prepare("SELECT hash FROM oppositions").all<{ hash: string }>();
  expect(results).toHaveLength(2);
  for (const { hash } of results) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test("a key of oppositions that another has made meanwhile stays the key", async () => {
  const kept = new Uint8Array(await readOppositionKey(env.OUTBOX));
  let looks = 0;
  const late = {
    get: (key: string) => (looks++ === 0 ? Promise.resolve(null) : env.OUTBOX.get(key)),
    put: env.OUTBOX.put.bind(env.OUTBOX),
  } as unknown as R2Bucket;
  expect(new Uint8Array(await readOppositionKey(late))).toEqual(kept);
  expect(new Uint8Array(await readOppositionKey(env.OUTBOX))).toEqual(kept);
});

test("two erasures of the same moment are both kept", async () => {
  const erasures = ["Inès", "Nadia"].map((author) => ({ author, records: [], oppositions: [] }));
  const moments = await Promise.all(erasures.map((erasure) => addErasure(env.OUTBOX, NOW, erasure)));
  expect(await listErasuresAfter(env.OUTBOX, "2026-11-24T08:59:59.999Z")).toEqual(moments.toSorted());
  expect(new Set(moments).size).toBe(2);
});

test("what waits outside the database, or was refused there, is found, shown with the person, and erased", async () => {
  const saved = await add.lead({ email: "zoe@exemple.fr" });
  const waiting = makeRequest({ ...ZOE, email_formation: "chu@exemple.org" });
  const refused = makeRequest({ ...ZOE, nom: "Quarante", telephone: "0644444444" });
  await addToOutbox(env.OUTBOX, "callback_requests", waiting);
  await env.OUTBOX.put(`outbox/refused/callback_requests/${refused.id}.json`, JSON.stringify(refused));
  await env.OUTBOX.put("outbox/refused/callback_requests/cut.json", '{"nom":"Quarante","tele');

  for (const words of ["lecœur", "0612345681", "chu@exemple.org", "zoe@exemple.fr"])
    expect((await find(words)).records.map(({ id }) => id).sort(), words).toEqual([saved.id, waiting.id].sort());
  const search = await searchPeople(stores, "quarante", NOW);
  expect(search.people.map(({ records }) => records.map(({ id, waiting }) => [id, waiting]))).toEqual([[[refused.id, "refused"]]]);
  expect(search.unreadable).toEqual(["outbox/refused/callback_requests/cut.json"]);

  const person = await find("lecœur");
  expect(await note("lecœur", outcome("joint"))).toMatchObject({ isWritten: true });
  expect(await erasePerson(decisionContextAs(), await find("lecœur"))).toMatchObject({ isWritten: true });
  expect(await erasePerson(decisionContextAs(), await find("quarante"))).toMatchObject({ isWritten: true });
  const left = await readEverything();
  expect(left).not.toMatch(/zoe|zoé|lec(œ|oe)ur|0644444444/i);
  for (const { id } of [...person.records, refused]) expect(left).toContain(id);
});

test("a record that was on its way from the outbox into D1 while it was erased is gone after the next run", async () => {
  const waiting = makeRequest(ZOE);
  await addToOutbox(env.OUTBOX, "callback_requests", waiting);
  await erasePerson(decisionContextAs(), await find("lecœur"));
  await insertInto(env.DB, "callback_requests", waiting);

  await applyErasures(stores, new Date(NOW.getTime() + 60_000));

  expect(await found("lecœur")).toEqual([]);
});
