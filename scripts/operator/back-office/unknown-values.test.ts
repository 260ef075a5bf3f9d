import { beforeEach, expect, test } from "vitest";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { makeLead, makeRequest } from "#tests/worker/make-records.ts";
import { insertRecord } from "#workers/db/records.ts";
import type { Stores } from "../stores/stores.ts";
import { createBackOffice } from "./back-office.ts";
import { Office } from "./office.ts";

const NOW = new Date("2026-11-24T10:00:00.000Z");
const UNKNOWN = { creneau: "soiree", statut: "retraite", suspect: "humeur", source_type: "ancien_bouton" } as never as object;
const PLAIN = { sentences: [], erasureHashes: [] };

let stores: Stores;

beforeEach(async () => {
  stores = openMemoryStores();
  const request = makeRequest({ id: "aaaaaaaa-0000-4000-8000-000000000000", jour: "2026-11-24", ...UNKNOWN });
  await insertRecord(stores.database, "callback_requests", request, PLAIN);
  await insertRecord(
    stores.database,
    "catalogue_downloads",
    makeLead({ nom: "Petit", consent_phone: true, suspect: "humeur" as never }),
    PLAIN,
  );
});

const office = () =>
  createBackOffice(
    new Office({ open: async () => stores, author: "Nadia", start: "local", now: () => NOW }),
    { makeEntryPath: () => "/", guard: (_, next) => next() },
    async () => new Response(),
  );

test.each(["appels", "appels?demain=1", "personnes?q=Martin", "personnes/document?qui=aaaaaaaa-0000-4000-8000-000000000000"])(
  "words that no vocabulary knows are shown as they are at %s",
  async (path) => {
    const response = await office().fetch(new Request(`http://localhost/local/${path}`));
    expect(response.status).toBe(200);
    if (path.startsWith("personnes")) expect(await response.text()).toContain("soiree");
  },
);

test.each(["calls", "list", "find --telephone «06 12 34 56 78» --nom Martin", "export --table rappels --out -"])(
  "words that no vocabulary knows do not break the command %s",
  async (line) => {
    const { answer } = await runCommand(stores, line, NOW);
    expect(answer).toContain("soiree");
  },
);
