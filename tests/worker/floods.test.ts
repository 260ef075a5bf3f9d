import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { outcome } from "#tests/people.ts";
import { FIRST_CALLS, listCalls, listLaterCalls, listOldCalls } from "#workers/people/calls/call-lists.ts";
import { countNotedTogether, decide, undoLast } from "#workers/people/calls/decisions.ts";
import { findFlood, putFloodAway } from "#workers/people/calls/put-flood-away.ts";
import { searchPeople } from "#workers/people/identity/search.ts";
import { addLead, addRequest, contextOf, NOW, reload, stores } from "./people.ts";

const names = (lines: readonly { person: { nom: string } }[]) => lines.map(({ person }) => person.nom);
const at = (minutes: number) => new Date(NOW.getTime() - 60 * 60_000 + minutes * 60_000).toISOString();
const letters = (place: number) => String.fromCharCode(97 + (place % 26), 97 + Math.floor(place / 26));

async function addFlood(count: number, fields: Parameters<typeof addLead>[0] = {}) {
  for (let place = 0; place < count; place++)
    await addLead({
      prenom: "Jean",
      nom: "Test",
      telephone: "06 99 00 00 01",
      email: "t@exemple.fr",
      created_at: at(place / 5),
      ...fields,
    });
}

test("45 records of one name within minutes are one row, and hide nobody", async () => {
  await addLead({ nom: "Avant", telephone: "06 99 00 00 02", created_at: at(-60) });
  await addFlood(45);
  await addLead({ nom: "Apres", telephone: "06 99 00 00 03", created_at: at(30) });
  const { fresh, isWhole } = await listCalls(stores, NOW, FIRST_CALLS);
  expect(names(fresh)).toEqual(["Apres", "Test", "Avant"]);
  expect(fresh.map(({ flood }) => flood?.count ?? null)).toEqual([null, 45, null]);
  expect(isWhole).toBe(true);
  expect(names((await listCalls(stores, NOW, "all")).fresh)).toEqual(["Apres", "Test", "Avant"]);
});

test("a flood of one name under different numbers is one row on the screen, and each of its people in the file", async () => {
  for (let place = 0; place < 12; place++)
    await addLead({ prenom: "Jean", nom: "Test", telephone: `06 99 00 01 ${10 + place}`, created_at: at(place / 5) });
  expect(names((await listCalls(stores, NOW, FIRST_CALLS)).fresh)).toEqual(["Test"]);
  expect((await listCalls(stores, NOW, "all")).fresh).toHaveLength(12);
});

test("four namesakes of one hour, or five of one week, are people of their own", async () => {
  for (let place = 0; place < 4; place++) await addLead({ nom: "Quatre", telephone: `06 99 00 02 ${10 + place}`, created_at: at(place) });
  for (let place = 0; place < 5; place++)
    await addLead({ nom: "Semaine", telephone: `06 99 00 03 ${10 + place}`, created_at: at(-place * 24 * 60) });
  const { fresh } = await listCalls(stores, NOW, FIRST_CALLS);
  expect(fresh).toHaveLength(9);
  expect(fresh.every(({ flood }) => flood === null)).toBe(true);
});

test("a flood of requests stands once, where its first call is due, with whoever had that name before", async () => {
  await addRequest({ prenom: "Jean", nom: "Test", telephone: "06 99 00 00 09", jour: "2026-11-23", created_at: at(-3000) });
  for (let place = 0; place < 6; place++) await addRequest({ prenom: "Jean", nom: "Test", jour: "2026-11-24", created_at: at(place) });
  const { late, today, fresh } = await listCalls(stores, NOW, FIRST_CALLS);
  expect(late.map(({ flood, person }) => [flood?.count, person.telephone])).toEqual([[7, "06 99 00 00 09"]]);
  expect([today, fresh]).toEqual([[], []]);
});

test("of more people than a screen shows, the oldest and the newest have their place", async () => {
  for (let place = 0; place < FIRST_CALLS + 6; place++)
    await addLead({ nom: `Nom${letters(place)}`, telephone: `06 99 01 00 ${10 + place}`, created_at: at(-500 + place * 11) });
  const { fresh, isWhole } = await listCalls(stores, NOW, FIRST_CALLS);
  expect(fresh).toHaveLength(FIRST_CALLS);
  expect([names(fresh)[0], names(fresh).at(-1)]).toEqual([`Nom${letters(FIRST_CALLS + 5)}`, `Nom${letters(0)}`]);
  expect(isWhole).toBe(false);
});

test("later and old calls fold a flood as well", async () => {
  for (let place = 0; place < 6; place++)
    for (const [nom, jour] of [
      ["Plustard", "2026-11-26"],
      ["Ancien", "2026-11-02"],
    ] as const)
      await addRequest({ nom, telephone: `06 99 02 00 1${place}`, jour, created_at: at(place) });
  for (const list of [listLaterCalls, listOldCalls]) {
    expect((await list(stores, NOW)).map(({ flood }) => flood?.count)).toEqual([6]);
    expect(await list(stores, NOW, "all")).toHaveLength(6);
  }
});

test("a robot that writes one name many times hides no other record that was set aside", async () => {
  await addLead({ nom: "Honnete", telephone: "06 99 00 00 05", suspect: "trap", created_at: at(-600) });
  await addFlood(25, { suspect: "trap" });
  const { setAside } = await listCalls(stores, NOW, FIRST_CALLS);
  expect(setAside.map(({ nom, records }) => [nom, records.length])).toEqual([
    ["Test", 25],
    ["Honnete", 1],
  ]);
});

test("a flood says under how many numbers it came, and is put away in one gesture that « Annuler » takes back whole", async () => {
  await addLead({ nom: "Vraie", telephone: "06 99 00 00 02", created_at: at(-60) });
  for (let place = 0; place < 45; place++)
    await addLead({
      prenom: "Jean",
      nom: "Test",
      telephone: `06 99 00 00 1${place % 3}`,
      email: `t${place % 3}@exemple.fr`,
      created_at: at(place / 5),
    });
  const readNames = async () => names((await listCalls(stores, NOW, FIRST_CALLS)).fresh);
  const { fresh } = await listCalls(stores, NOW, FIRST_CALLS);
  const line = fresh.find(({ flood }) => flood !== null) ?? expect.fail();
  const flood = (await findFlood(stores, line.person.key)) ?? expect.fail();
  expect([line.flood?.numbers, flood]).toEqual([3, { key: line.person.key, name: "Jean Test", count: 45, numbers: 3, until: at(44 / 5) }]);
  await addLead({ prenom: "Jean", nom: "Test", telephone: "06 99 00 00 19", email: "late@exemple.fr", created_at: at(50) });

  const put = await putFloodAway(contextOf(), flood);
  if (!put.isWritten) expect.fail();
  expect((await listCalls(stores, NOW, "all")).fresh.map(({ person }) => person.telephone)).toEqual(["06 99 00 00 19", "06 99 00 00 02"]);
  const { results } = await env.DB.prepare("SELECT DISTINCT id, author, status FROM entries").all();
  expect(results).toEqual([{ id: put.entryId, author: "Nadia", status: "sans-suite" }]);
  expect(await countNotedTogether(stores, await reload(put.person), put.entryId)).toBe(45);

  expect(await undoLast(contextOf("Inès"), await reload(put.person))).toMatchObject({ isWritten: false });
  expect(await undoLast(contextOf(), await reload(put.person))).toMatchObject({ isWritten: true });
  expect(await readNames()).toEqual(["Test", "Vraie"]);
  expect((await listCalls(stores, NOW, FIRST_CALLS)).fresh[0]?.flood?.count).toBe(46);
  expect(await findFlood(stores, "catalogue_downloads/none")).toBeNull();
});

test("what was noted since on one of a flood's people keeps its putting away from being undone", async () => {
  await addFlood(3);
  await addFlood(3, { telephone: "06 99 00 00 08", email: "autre@exemple.fr" });
  const line = (await listCalls(stores, NOW, FIRST_CALLS)).fresh[0] ?? expect.fail();
  const put = await putFloodAway(contextOf(), (await findFlood(stores, line.person.key)) ?? expect.fail());
  if (!put.isWritten) expect.fail();
  const other = (await searchPeople(stores, "autre@exemple.fr", NOW)).people[0] ?? expect.fail();
  const key = other.key === put.person.key ? line.person.key : other.key;
  await decide(contextOf("Inès"), await reload({ ...other, key }), outcome("joint"));
  expect(await undoLast(contextOf(), await reload(put.person))).toMatchObject({ isWritten: false });
});
