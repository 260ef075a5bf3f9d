import { expect, test } from "vitest";
import { decideAs } from "#tests/operator/decide.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { seedRequest } from "#tests/operator/seed-people.ts";
import { readPeople } from "./read-people.ts";
import { findLastStep, undoStep } from "./undo.ts";

const REFUSED_AT = new Date("2026-11-20T10:00:00.000Z");
const NOW = new Date("2026-11-24T10:00:00.000Z");
const zoe = { prenom: "Zoé", nom: "Martin", telephone: "06 12 34 56 78" };

const stores = openMemoryStores();
const { database } = stores;

async function undo(): Promise<boolean> {
  const step = findLastStep(await readPeople(database, NOW), "Nadia", NOW);
  return step !== undefined && (await undoStep({ database, now: NOW, author: "Nadia" }, step));
}

async function readStanding() {
  const [person] = await readPeople(database, NOW);
  return person?.standing.telephone;
}

test("a refusal that is taken back leaves what stood before it: who had refused and asked again is still to be confirmed", async () => {
  await seedRequest(stores, { ...zoe, created_at: "2026-11-19T10:00:00.000Z" });
  await decideAs(stores, REFUSED_AT).refuse("Zoé Martin", "telephone");
  await seedRequest(stores, { ...zoe, created_at: "2026-11-22T10:00:00.000Z" });
  const unsure = { state: "unsure", at: REFUSED_AT.toISOString() };
  expect(await readStanding()).toEqual(unsure);

  await decideAs(stores, NOW).refuse("Zoé Martin", "telephone");
  expect(await readStanding()).toMatchObject({ state: "refused" });
  expect(await undo()).toBe(true);
  expect(await readStanding()).toEqual(unsure);

  await decideAs(stores, NOW).refuse("Zoé Martin", "telephone", false);
  expect(await readStanding()).toMatchObject({ state: "accepted" });
  expect(await undo()).toBe(true);
  expect(await readStanding()).toEqual(unsure);
  expect(await undo()).toBe(false);
});
