import { beforeEach, expect, test } from "vitest";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import { addRefusal } from "#workers/db/contact-refusals.ts";
import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { addCorrections } from "#workers/db/record-corrections.ts";
import type { CatalogueDownload } from "#workers/db/schema.ts";
import type { ContactChannel } from "#workers/db/vocabulary.ts";
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

function refuse(recordId: string, channel: ContactChannel, entry: Partial<{ id: string; at: string; isRefused: boolean }> = {}) {
  return addRefusal(stores.database, { ...NADIA, channel, isRefused: true, note: "dit au téléphone", ...entry }, [
    { table: "catalogue_downloads", id: recordId },
  ]);
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
  await refuse("a", "telephone");

  const [zoe, paul] = await read();

  expect(zoe?.standing).toEqual({
    telephone: { state: "refused", at: NADIA.at },
    email: { state: "accepted", at: "2026-11-20T08:00:00.000Z" },
  });
  expect(zoe?.refusals).toMatchObject([{ author: "Nadia", note: "dit au téléphone" }]);
  expect(paul?.standing.telephone.state).toBe("accepted");
});

test("a refusal is not silently lifted: a later consent makes unsure, an unticked box and the honeypot change nothing", async () => {
  await saveLead("a");
  await refuse("a", "telephone");
  await saveLead("b", { created_at: "2026-11-20T13:00:00.000Z", consent_phone: false, consent_at: null });
  await saveLead("c", { created_at: "2026-11-20T14:00:00.000Z", suspect: "trap" });
  expect((await read())[0]?.standing.telephone.state).toBe("refused");

  await saveLead("d", { created_at: "2026-11-20T15:00:00.000Z" });
  expect((await read())[0]?.standing.telephone).toEqual({ state: "unsure", at: "2026-11-20T12:00:00.000Z" });

  await refuse("d", "telephone", { id: "e2", at: "2026-11-20T16:00:00.000Z" });
  expect((await read())[0]?.standing.telephone.state).toBe("refused");
  await refuse("d", "telephone", { id: "e3", at: "2026-11-20T17:00:00.000Z", isRefused: false });
  expect((await read())[0]?.standing.telephone.state).toBe("accepted");
});

test("lifting a refusal is no consent, and without a ticked box there is none", async () => {
  await saveLead("a", { consent_phone: false, consent_at: null });
  await refuse("a", "telephone");
  await refuse("a", "telephone", { id: "e2", at: "2026-11-20T17:00:00.000Z", isRefused: false });

  expect((await read())[0]?.standing).toEqual({ telephone: { state: "never", at: null }, email: { state: "never", at: null } });
});

test("a consent without contact for years has expired, unless we spoke since", async () => {
  await saveLead("a", { created_at: "2023-01-10T08:00:00.000Z" });
  expect((await read())[0]?.standing.telephone.state).toBe("expired");

  await addFollowUps(stores.database, { id: "f1", at: "2025-02-01T10:00:00.000Z", author: "Nadia" }, [
    { table: "catalogue_downloads", recordId: "a", after: null, status: "joint" },
  ]);
  expect((await read())[0]?.standing.telephone.state).toBe("accepted");
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

test("two operators who change one record do not overwrite each other", async () => {
  await saveRequest("a");
  const change = { table: "callback_requests", recordId: "a" } as const;

  expect(await addFollowUps(stores.database, NADIA, [{ ...change, after: null, status: "joint", note: "réfléchit" }])).toEqual(["a"]);
  const late = { id: "e2", at: "2026-11-20T12:01:00.000Z", author: "Inès" };
  expect(await addFollowUps(stores.database, late, [{ ...change, after: null, status: "sans-suite" }])).toEqual([]);
  expect((await read())[0]?.records[0]?.followUp).toMatchObject({ status: "joint", author: "Nadia", note: "réfléchit" });

  expect(await addFollowUps(stores.database, late, [{ ...change, after: "e1", status: null, note: "rappeler le soir" }])).toEqual(["a"]);
  expect((await read())[0]?.records[0]).toMatchObject({ followUp: { status: "joint" }, followUps: [{ id: "e1" }, { id: "e2" }] });
  expect(await addFollowUps(stores.database, late, [{ ...change, recordId: "absent", after: null, status: "joint" }])).toEqual([]);
});
