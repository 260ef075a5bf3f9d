import { beforeEach, expect, test } from "vitest";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { decideAs } from "#tests/operator/decide.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { query } from "#tests/operator/query.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import { readPeople } from "./read-people.ts";

const NOW = new Date("2026-11-24T10:00:00.000Z");
const zoe = { prenom: "Zoé", nom: "Martin" };

let stores: Stores;

beforeEach(async () => {
  stores = openMemoryStores();
  await seedLead(stores, { ...zoe, telephone: "06 12 34 56 78", email: "zoe@exemple.fr" });
  await seedRequest(stores, { ...zoe, telephone: "+33612345678" });
});

test("a correction is read everywhere instead of what was sent, which stays; another spelling of the number is another value", async () => {
  const numbers = async () => (await readPeople(stores.database, NOW)).flatMap(({ records }) => records.map(({ telephone }) => telephone));
  await decideAs(stores, NOW).correct("zoe", "telephone", "06 12 34 56 78", "07 00 00 00 01");
  expect(await numbers()).toEqual(["+33612345678", "07 00 00 00 01"]);

  await decideAs(stores, NOW).correct("zoe", "telephone", "+33612345678", "07 00 00 00 01");
  expect(await numbers()).toEqual(["07 00 00 00 01", "07 00 00 00 01"]);
  expect(await query(stores, "SELECT telephone FROM catalogue_downloads")).toEqual([{ telephone: "06 12 34 56 78" }]);
});

test.each([
  ["email", "zoe@exemple.fr", "zoe@exemple", "Adresse email invalide."],
  ["nom", "Martin", " ", "Le nom est requis."],
  ["telephone", "06 12 34 56 79", "07 00 00 00 01", "changed"],
  ["nom", "Martin", "Martin", "nothing"],
] as const)("%s: « %s » does not become « %s »", async (field, former, value, why) => {
  await expect(decideAs(stores, NOW).correct("zoe", field, former, value)).rejects.toThrow(why.replace(/\.$/, ""));
  expect(await query(stores, "SELECT id FROM record_corrections")).toEqual([]);
});
