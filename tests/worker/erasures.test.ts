import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { emptyTables, listTables } from "#tests/empty-tables.ts";
import { outcome } from "#tests/people.ts";
import { findNeighbours, searchPeople } from "#workers/people/identity/search.ts";
import { applyErasures, erasePerson } from "#workers/people/rights/erasures.ts";
import { addErasure, listErasureMoments } from "#workers/storage/erasure-list.ts";
import { readOppositionKey } from "#workers/storage/opposition-key.ts";
import { addToOutbox } from "#workers/storage/outbox.ts";
import { insertInto, makeRequest } from "./make-records.ts";
import { addLead, addRequest, contextOf, find, NOW, note, refusal, stores } from "./people.ts";

const ZOE = { prenom: "Zoé", nom: "Lecœur", telephone: "06 12 34 56 81" };
const namesOf = async (words: string) => (await searchPeople(stores, words, NOW)).people.map(({ nom }) => nom);
const NEXT_MINUTE = new Date(NOW.getTime() + 60_000);

async function readEverything(): Promise<string> {
  const rows = await Promise.all((await listTables(env.DB)).map((name) => env.DB.prepare(`SELECT * FROM ${name}`).all()));
  const { objects } = await env.OUTBOX.list();
  const texts = await Promise.all(objects.map(async ({ key }) => key + (await (await env.OUTBOX.get(key))?.text())));
  return JSON.stringify([rows.map(({ results }) => results), texts]);
}

test("an erasure deletes everything a person sent, keeps ids and author, and affects no other person", async () => {
  const { id } = await addLead({ ...ZOE, email: "zoe@exemple.fr" });
  await addRequest(ZOE);
  await addRequest({ ...ZOE, nom: "Petit", prenom: "Paul" });
  await note("lecœur", outcome("joint"));
  const person = await find("lecœur");
  expect((await findNeighbours(stores, person, NOW)).map(({ nom }) => nom)).toEqual(["Petit"]);

  expect(await erasePerson(contextOf("Inès"), person)).toMatchObject({ isWritten: true });

  const left = await readEverything();
  expect(left).not.toMatch(/zoe|zoé|lec(œ|oe)ur/i);
  expect(left).toContain(id);
  expect(left).toContain("Petit");
  const { results } = await env.DB.prepare("SELECT author FROM erasures").all();
  expect(results).toEqual([{ author: "Inès" }, { author: "Inès" }]);
  expect(await erasePerson(contextOf(), person)).toEqual({ isWritten: false, reason: "gone" });
});

test("after the database is restored, the next run or erasure erases again what R2 lists", async () => {
  const zoe = await addLead(ZOE);
  const paul = await addRequest({ nom: "Petit", prenom: "Paul", telephone: "0699999999" });
  const ali = await addRequest({ nom: "Kaya", prenom: "Ali", telephone: "0688888888" });
  await erasePerson(contextOf(), await find("lecœur"));
  expect(await applyErasures(stores)).toBe(0);
  const restore = async () => {
    await emptyTables(env.DB);
    await insertInto(env.DB, "catalogue_downloads", zoe);
    for (const request of [paul, ali]) await insertInto(env.DB, "callback_requests", request);
    expect(await namesOf("lecœur")).toEqual(["Lecœur"]);
  };

  await restore();
  expect([await applyErasures(stores), await applyErasures(stores)]).toEqual([1, 0]);
  expect([await namesOf("lecœur"), await namesOf("petit")]).toEqual([[], ["Petit"]]);

  await restore();
  await erasePerson(contextOf("Nadia", NEXT_MINUTE), await find("kaya"));
  expect([await namesOf("lecœur"), await namesOf("kaya"), await namesOf("petit")]).toEqual([[], [], ["Petit"]]);
});

test("a refusal outlives erasure and restore as a keyed hash: a new consent needs confirmation", async () => {
  await addLead({ ...ZOE, email: "zoe@exemple.fr" });
  await note("lecœur", refusal());
  await erasePerson(contextOf(), await find("lecœur"));
  const { results } = await env.DB.prepare("SELECT hash FROM oppositions").all<{ hash: string }>();
  expect(results).toHaveLength(2);
  for (const { hash } of results) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await emptyTables(env.DB);
  await applyErasures(stores);
  await addRequest({ ...ZOE, telephone: "+33612345681", created_at: "2026-11-24T10:00:00.000Z" });
  expect((await find("lecœur")).standing.telephone).toMatchObject({ state: "unsure", isOpposition: true });
});

test("the key of the oppositions is created once, even concurrently", async () => {
  const created = new Uint8Array(await readOppositionKey(env.OUTBOX));
  let reads = 0;
  const late = {
    get: (key: string) => (reads++ === 0 ? Promise.resolve(null) : env.OUTBOX.get(key)),
    put: env.OUTBOX.put.bind(env.OUTBOX),
  } as unknown as R2Bucket;
  for (const bucket of [late, env.OUTBOX]) expect(new Uint8Array(await readOppositionKey(bucket))).toEqual(created);
});

test("two erasures of the same millisecond are both listed", async () => {
  const erasures = ["Inès", "Nadia"].map((author) => ({ author, records: [], oppositions: [] }));
  const moments = await Promise.all(erasures.map((erasure) => addErasure(env.OUTBOX, NOW, erasure)));
  expect(await listErasureMoments(env.OUTBOX)).toEqual(moments.toSorted());
  expect(new Set(moments).size).toBe(2);
});

test("records in the outbox, waiting or refused, are found, shown with the person, and erased", async () => {
  const saved = await addLead({ ...ZOE, email: "zoe@exemple.fr" });
  const waiting = makeRequest({ ...ZOE, email_formation: "chu@exemple.org" });
  const refused = makeRequest({ ...ZOE, nom: "Quarante", telephone: "0644444444" });
  await addToOutbox(env.OUTBOX, "callback_requests", waiting);
  await env.OUTBOX.put(`outbox/refused/callback_requests/${refused.id}.json`, JSON.stringify(refused));
  await env.OUTBOX.put("outbox/refused/callback_requests/cut.json", '{"nom":"Quarante","tele');

  for (const words of ["lecœur", "0612345681", "chu@exemple.org", "zoe@exemple.fr"])
    expect((await find(words)).records.map(({ id }) => id).sort(), words).toEqual([saved.id, waiting.id].sort());
  const search = await searchPeople(stores, "quarante", NOW);
  expect(search.people.map(({ records }) => records.map(({ id, waiting }) => [id, waiting]))).toEqual([[[refused.id, "refused"]]]);
  expect(search.unreadable).toBe(1);

  expect(await note("lecœur", outcome("joint"))).toMatchObject({ isWritten: true });
  for (const words of ["lecœur", "quarante"]) expect(await erasePerson(contextOf(), await find(words))).toMatchObject({ isWritten: true });
  const left = await readEverything();
  expect(left).not.toMatch(/zoe|zoé|lec(œ|oe)ur|0644444444/i);
  for (const { id } of [saved, waiting, refused]) expect(left).toContain(id);
});

test("a record that reached D1 from the outbox during its erasure is erased by the next run", async () => {
  const waiting = makeRequest(ZOE);
  await addToOutbox(env.OUTBOX, "callback_requests", waiting);
  await erasePerson(contextOf(), await find("lecœur"));
  await insertInto(env.DB, "callback_requests", waiting);
  await applyErasures(stores, NEXT_MINUTE);
  expect(await namesOf("lecœur")).toEqual([]);
});

test("45 erasures over eleven days hold after a restore, whoever is erased before the runs have caught up", async () => {
  const DAY_MS = 24 * 60 * 60_000;
  const leads = [];
  for (let place = 0; place < 46; place++)
    leads.push(
      await addLead({
        nom: `Personne${"abcdefghijklmnopqrstuvwxyz"[place % 26]}${place < 26 ? "x" : "y"}`,
        telephone: `06 12 34 ${1000 + place}`,
      }),
    );
  const [kept, ...erased] = leads;
  for (const [place, { nom }] of erased.entries())
    await erasePerson(contextOf("Inès", new Date(NOW.getTime() - 11 * DAY_MS + place * 6 * 60 * 60_000)), await find(nom));
  await emptyTables(env.DB);
  for (const lead of leads) await insertInto(env.DB, "catalogue_downloads", lead);

  await erasePerson(contextOf("Nadia", NOW), await find(kept?.nom ?? ""));
  for (let minute = 1; minute <= 3; minute++) await applyErasures(stores, new Date(NOW.getTime() + minute * 60_000));

  expect(await namesOf("personne")).toEqual([]);
  expect(await env.DB.prepare("SELECT count(DISTINCT erased_at) AS n FROM erasures").first("n")).toBe(46);
});

test("an erasure of what has changed since it was shown erases nothing", async () => {
  await addLead(ZOE);
  const seen = await find("lecœur");
  await addRequest(ZOE);
  expect(await erasePerson(contextOf(), seen)).toEqual({ isWritten: false, reason: "changed" });
  expect((await find("lecœur")).records).toHaveLength(2);
  expect(await env.OUTBOX.list({ prefix: "erasures/" })).toMatchObject({ objects: [] });
});
