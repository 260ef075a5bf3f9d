import { expect, test } from "vitest";
import { outcome } from "#tests/people.ts";
import { listCalls } from "#workers/people/calls/call-lists.ts";
import { decide, undoLast } from "#workers/people/calls/decisions.ts";
import { correctPerson } from "#workers/people/identity/corrections.ts";
import { loadPeople, loadPerson, type Person } from "#workers/people/identity/person.ts";
import { searchPeople } from "#workers/people/identity/search.ts";
import { settleSharedRecord } from "#workers/people/identity/settle-shared-record.ts";
import { erasePerson } from "#workers/people/rights/erasures.ts";
import { addLead, addRequest, contextOf, NOW, refusal, reload, stores } from "./people.ts";

const MARIE = { prenom: "Marie", nom: "Durandeau" };
const FIRST = { ...MARIE, email: "m1@exemple.fr", telephone: "06 41 00 00 01" };
const SECOND = { ...MARIE, email: "m2@exemple.fr", telephone: "06 41 00 00 02" };
const MIXED = { ...MARIE, email: FIRST.email, telephone: SECOND.telephone };
const keyOf = (id: string) => `catalogue_downloads/${id}`;

async function load(id: string): Promise<Person> {
  const person = await loadPerson(stores, keyOf(id), NOW);
  return person ?? expect.fail(`${id} is gone`);
}

const idsOf = ({ records }: Person) => records.map(({ id }) => id).sort();

/** Two people known before, then a record with the e-mail of the one and the telephone of the other. */
async function addNamesakes() {
  const first = await addLead({ ...FIRST, consent_phone: false, created_at: "2026-11-03T08:00:00.000Z" });
  const second = await addLead({ ...SECOND, created_at: "2026-11-11T08:00:00.000Z" });
  const mixed = await addLead({ ...MIXED, created_at: "2026-11-12T08:00:00.000Z" });
  return { first: first.id, second: second.id, mixed: mixed.id };
}

test("a record that joins two people known before leaves each as they are, and says so on all three files", async () => {
  const { first, second, mixed } = await addNamesakes();
  for (const id of [first, second, mixed]) {
    const person = await load(id);
    expect(idsOf(person)).toEqual([id]);
    expect(person.sharedRecords).toMatchObject([
      {
        between: { key: keyOf(mixed) },
        sides: [
          { person: { key: keyOf(first) }, shares: ["email"] },
          { person: { key: keyOf(second) }, shares: ["telephone"] },
        ],
      },
    ]);
  }
  expect((await load(first)).standing.telephone.state).toBe("never");
});

test("one person with two telephones, joined by a record that touches nobody else, is asked about nothing", async () => {
  const { id } = await addLead({ ...FIRST, created_at: "2026-11-03T08:00:00.000Z" });
  await addLead({ ...FIRST, telephone: SECOND.telephone, created_at: "2026-11-04T08:00:00.000Z" });
  await addRequest({ ...MARIE, telephone: SECOND.telephone, created_at: "2026-11-05T08:00:00.000Z" });
  expect(await load(id)).toMatchObject({ records: { length: 3 }, sharedRecords: [] });
});

test("until it is settled, an erasure, a refusal and a copy of data concern the person named alone", async () => {
  const { first, second, mixed } = await addNamesakes();
  await decide(contextOf(), await load(first), refusal());
  expect((await load(second)).standing.telephone.state).toBe("accepted");
  // Whoever sent the record between has the name and an address of one who refused.
  expect((await load(mixed)).standing.telephone.state).toBe("refused");
  expect(JSON.stringify((await load(second)).records)).not.toContain(FIRST.email);

  await erasePerson(contextOf(), await load(first));
  const left = (await searchPeople(stores, "durandeau", NOW)).people.flatMap(idsOf);
  expect(left.sort()).toEqual([second, mixed].sort());
});

test("« C'est la même personne » makes one file of the three, and « Annuler » three again", async () => {
  const { first, second, mixed } = await addNamesakes();
  const settled = await settleSharedRecord(contextOf(), await load(second), keyOf(mixed), "same");
  expect(settled).toMatchObject({ isWritten: true });
  for (const id of [first, second, mixed]) expect(await load(id)).toMatchObject({ records: { length: 3 }, sharedRecords: [] });
  await undoLast(contextOf(), await load(first));
  for (const id of [first, second, mixed]) expect(await load(id)).toMatchObject({ records: { length: 1 }, sharedRecords: { length: 1 } });
});

test("« Séparer » leaves the record with the one that is named, for good: the same mixture follows it later", async () => {
  const { first, second, mixed } = await addNamesakes();
  await settleSharedRecord(contextOf(), await load(first), keyOf(mixed), keyOf(second));
  expect(await load(first)).toMatchObject({ records: { length: 1 }, sharedRecords: [] });
  expect(idsOf(await load(mixed))).toEqual([second, mixed].sort());

  const again = await addLead({ ...MIXED, created_at: "2026-11-20T08:00:00.000Z" });
  expect(await load(again.id)).toMatchObject({ records: { length: 3 }, sharedRecords: [] });
  expect(await load(first)).toMatchObject({ records: { length: 1 }, sharedRecords: [] });
  await addLead({ ...FIRST, created_at: "2026-11-21T08:00:00.000Z" });
  await addLead({ ...SECOND, created_at: "2026-11-21T08:00:00.000Z" });
  expect([(await load(first)).records.length, (await load(second)).records.length]).toEqual([2, 4]);
});

test("« Annuler » after « Séparer » asks again", async () => {
  const { first, second, mixed } = await addNamesakes();
  await settleSharedRecord(contextOf(), await load(second), keyOf(mixed), keyOf(first));
  await undoLast(contextOf(), await load(mixed));
  for (const id of [first, second, mixed]) expect(await load(id)).toMatchObject({ records: { length: 1 }, sharedRecords: { length: 1 } });
});

test("a record may be neither's: it stays a person of its own", async () => {
  const { first, second, mixed } = await addNamesakes();
  await settleSharedRecord(contextOf(), await load(mixed), keyOf(mixed), keyOf(mixed));
  for (const id of [first, second, mixed]) expect(await load(id)).toMatchObject({ records: { length: 1 }, sharedRecords: [] });
});

test("what was shown before a colleague settled it, or a new record came, settles nothing", async () => {
  const { first, second, mixed } = await addNamesakes();
  const [seenFirst, seenMixed] = [await load(first), await load(mixed)];
  await settleSharedRecord(contextOf("Inès"), seenFirst, keyOf(mixed), keyOf(first));
  expect(await settleSharedRecord(contextOf(), seenMixed, keyOf(mixed), "same")).toMatchObject({ isWritten: false, reason: "changed" });
  expect(await settleSharedRecord(contextOf(), await load(second), keyOf(mixed), "same")).toMatchObject({ isWritten: false });
  expect(idsOf(await load(second))).toEqual([second]);
});

test("a note that a colleague wrote meanwhile, or an answer that names nobody, settles nothing", async () => {
  const { first, second, mixed } = await addNamesakes();
  const seen = await load(first);
  await decide(contextOf("Inès"), seen, { kind: "note", note: "rappelle lundi" });
  expect(await settleSharedRecord(contextOf(), seen, keyOf(mixed), "same")).toMatchObject({ isWritten: false, by: { author: "Inès" } });
  expect(await settleSharedRecord(contextOf(), await load(first), keyOf(mixed), keyOf("nobody"))).toMatchObject({ isWritten: false });
  for (const id of [first, second, mixed]) expect(await load(id)).toMatchObject({ records: { length: 1 }, sharedRecords: { length: 1 } });
});

test("a correction that an adviser makes joins two files without a question, until it is undone", async () => {
  const wrong = await addLead({ ...MARIE, email: "m3@exemple.fr", telephone: "06 41 00 00 09" });
  const right = await addLead(FIRST);
  const change = { field: "telephone" as const, former: "06 41 00 00 09", value: FIRST.telephone };
  await correctPerson(contextOf(), await load(wrong.id), [change]);
  expect(await load(right.id)).toMatchObject({ records: { length: 2 }, sharedRecords: [] });
  await undoLast(contextOf(), await load(wrong.id));
  expect(await load(right.id)).toMatchObject({ records: { length: 1 }, sharedRecords: [] });
});

test("each of the three is listed, called and noted by itself", async () => {
  const { second, mixed } = await addNamesakes();
  const keysOf = async () => (await listCalls(stores, NOW)).fresh.map(({ person }) => person.key);
  expect((await keysOf()).sort()).toEqual([keyOf(second), keyOf(mixed)].sort());
  await decide(contextOf(), await load(second), outcome("joint"));
  expect(await keysOf()).toEqual([keyOf(mixed)]);
  const asked = [second, mixed].map((id) => ({ table: "catalogue_downloads" as const, id }));
  expect((await loadPeople(stores, asked, NOW)).map(({ key }) => key)).toEqual(asked.map(({ id }) => keyOf(id)));
  expect((await reload(await load(mixed))).entries).toEqual([]);
});
