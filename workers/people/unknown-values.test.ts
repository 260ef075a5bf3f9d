import { beforeEach, expect, test } from "vitest";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { insertInto, makeLead, makeRequest } from "#tests/worker/make-records.ts";
import { writeAccessLetter } from "./access-letter.ts";
import { allLines, listCalls } from "./call-list.ts";
import { listHistory } from "./history.ts";
import { listConsents, listSent } from "./person-file.ts";
import { type PersonOnFile, readPeople } from "./read-people.ts";

const NOW = new Date("2026-11-24T10:00:00.000Z");
const UNKNOWN = { creneau: "soiree", statut: "retraite", suspect: "humeur", source_type: "ancien_bouton" } as never as object;

let stores: Stores;

beforeEach(async () => {
  stores = openMemoryStores();
  const request = makeRequest({ jour: "2026-11-24", ...UNKNOWN });
  await insertInto(stores.database, "callback_requests", request);
  const lead = makeLead({ nom: "Petit", consent_phone: true, suspect: "humeur" as never });
  await insertInto(stores.database, "catalogue_downloads", lead);
});

const views: Record<string, (person: PersonOnFile) => unknown> = {
  history: (person) => listHistory(person, NOW),
  file: (person) => [listSent(person), listConsents(person, [])],
  export: () => runCommand(stores, "export --table rappels --out -", NOW),
  letter: (person) => writeAccessLetter(person, { sentences: [], texts: [], now: NOW }),
};

test.each(Object.keys(views))("words that no vocabulary knows are shown as they are in the %s", async (name) => {
  const person = (await readPeople(stores.database, NOW)).find(({ nom }) => nom === "Martin") as PersonOnFile;
  expect(JSON.stringify(await views[name]?.(person))).toContain("soiree");
});

test("a time of day that no vocabulary knows is called that day all the same", async () => {
  const list = listCalls(await readPeople(stores.database, NOW), { now: NOW });
  expect(allLines(list).map(({ person }) => person.nom)).toEqual(["Martin"]);
});
