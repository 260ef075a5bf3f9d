import { beforeEach, expect, test } from "vitest";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import { addRefusals } from "#workers/db/contact-refusals.ts";
import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { addCorrections } from "#workers/db/record-corrections.ts";
import type { CatalogueDownload } from "#workers/db/schema.ts";
import { findPeople } from "./find-people.ts";
import { readPeople } from "./read-people.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const NADIA = { id: "e1", at: "2026-11-20T12:00:00.000Z", author: "Nadia" };

let stores: Stores;

beforeEach(() => {
  stores = openMemoryStores();
});

function read() {
  return readPeople(stores.database, NOW);
}

const zoe = { prenom: "Zoé", nom: "Martin" };

function saveLead(id: string, fields: Partial<CatalogueDownload> = {}) {
  const own = { email: "zoe@exemple.fr", telephone: "06 12 34 56 78", consent_email: false, created_at: "2026-11-20T08:00:00.000Z" };
  return seedLead(stores, { id, ...zoe, ...own, ...fields });
}

function saveRequest(id: string) {
  return seedRequest(stores, { id, ...zoe, telephone: "+33612345678", created_at: "2026-11-20T09:00:00.000Z" });
}

test("what one person sent is one file, newest first, and a colleague on the same telephone has another", async () => {
  await saveLead("a");
  await saveRequest("b");
  await saveLead("c", { prenom: "Paul", nom: "Petit", email: "paul@exemple.fr", created_at: "2026-11-19T08:00:00.000Z" });

  const [zoe, paul, ...others] = await read();

  expect(others).toEqual([]);
  expect(zoe).toMatchObject({ prenom: "Zoé", email: "zoe@exemple.fr", records: [{ id: "b", reference: expect.any(String) }, { id: "a" }] });
  expect(paul?.records.map(({ id }) => id)).toEqual(["c"]);
  expect(zoe?.neighbours).toEqual([paul]);
  expect(paul?.neighbours).toEqual([zoe]);
});

test("a refusal holds for everything that the person sent before it, on its own channel, and for no colleague", async () => {
  await saveLead("a", { consent_email: true });
  await saveRequest("b");
  await saveLead("c", { prenom: "Paul", nom: "Petit", email: "paul@exemple.fr", created_at: "2026-11-19T08:00:00.000Z" });
  const refusal = { ...NADIA, channel: "telephone", isRefused: true, note: "dit au téléphone" } as const;
  await addRefusals(stores.database, [refusal], [{ table: "catalogue_downloads", id: "a" }]);

  const [zoe, paul] = await read();

  expect(zoe?.standing).toEqual({
    telephone: { state: "refused", at: NADIA.at },
    email: { state: "accepted", at: "2026-11-20T08:00:00.000Z" },
  });
  expect(zoe?.refusals).toMatchObject([{ author: "Nadia", note: "dit au téléphone" }]);
  expect(paul?.standing.telephone.state).toBe("accepted");
});

test("a correction is read instead of what was sent, which is kept, and either finds the person", async () => {
  await saveLead("a");
  await addCorrections(stores.database, NADIA, [
    { table: "catalogue_downloads", recordId: "a", field: "telephone", former: "06 12 34 56 78", value: "07 00 00 00 01" },
  ]);

  const people = await read();

  expect(people[0]).toMatchObject({ telephone: "07 00 00 00 01", records: [{ sent: { telephone: "06 12 34 56 78" } }] });
  expect(findPeople(people, "0700000001").people).toEqual(people);
  expect(findPeople(people, "0612345678").people).toEqual(people);
  expect(findPeople(people, "0612345679").people).toEqual([]);
});

test("a note alone leaves the outcome as it was", async () => {
  await saveRequest("a");
  const change = { table: "callback_requests", recordId: "a" } as const;
  await addFollowUps(stores.database, NADIA, [{ ...change, after: null, status: "joint" }]);
  await addFollowUps(stores.database, { ...NADIA, id: "e2" }, [{ ...change, after: "e1", status: null, note: "rappeler le soir" }]);

  expect((await read())[0]?.records[0]).toMatchObject({ followUp: { status: "joint" }, followUps: [{ id: "e1" }, { id: "e2" }] });
});
