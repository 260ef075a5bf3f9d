import { expect, test } from "vitest";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { query } from "#tests/operator/query.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import { addRefusals } from "#workers/db/contact-refusals.ts";
import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { addCorrections } from "#workers/db/record-corrections.ts";
import { PeopleReader } from "./people-reader.ts";
import { readPeople } from "./read-people.ts";

const NOW = new Date("2026-11-24T09:12:00.000Z");
const claire = { prenom: "Claire", nom: "Montfroid", telephone: "04 65 71 20 30", email: "claire@exemple.fr" };
const helene = { prenom: "Hélène", nom: "Vauclair", telephone: "04 65 71 20 14", email: "helene@exemple.fr" };

test("what is in memory is completed with what was written since, whoever wrote it, and is what the database holds", async () => {
  const stores = openMemoryStores();
  const { database } = stores;
  const reader = new PeopleReader(database);
  const id = await seedLead(stores, claire);
  await seedLead(stores, helene);
  const [first] = await reader.read(NOW);
  const isComplete = async () => expect(await reader.read(NOW)).toEqual(await readPeople(database, NOW));

  const entry = (name: string, at: string) => ({ id: name, at, author: "Inès" });
  const follow = (after: string | null) => [{ table: "catalogue_downloads" as const, recordId: id, after, status: "joint" as const }];
  await addFollowUps(database, entry("e1", "2026-11-24T09:00:00.000Z"), follow(null));
  await isComplete();
  // The clock of a colleague is three minutes late.
  const refusal = { ...entry("e2", "2026-11-24T09:00:00.000Z"), channel: "email", isRefused: true, note: null } as const;
  await addRefusals(database, [refusal], [{ table: "catalogue_downloads", id }]);
  await isComplete();
  await addCorrections(database, entry("e3", "2026-11-24T09:01:00.000Z"), [
    { table: "catalogue_downloads", recordId: id, field: "nom", former: claire.nom, value: "Montfroid-Sol" },
  ]);
  await isComplete();
  // Out of the outbox: new to the database, with the time at which it was sent.
  const { email: _, ...sol } = { ...claire, nom: "Montfroid-Sol" };
  await seedRequest(stores, { ...sol, created_at: "2026-11-01T08:00:00.000Z" });
  await isComplete();
  await addFollowUps(database, entry("e4", "2026-11-24T08:58:00.000Z"), [
    { table: "catalogue_downloads", recordId: first?.records[0]?.id ?? "", after: null, status: "inscrit" },
  ]);
  await addFollowUps(database, entry("e5", "2026-11-24T09:02:00.000Z"), follow("e1"));
  await isComplete();
});

test("a write leaves the others' records as they are in memory; an erasure takes the person out", async () => {
  const stores = openMemoryStores();
  const reader = new PeopleReader(stores.database);
  const id = await seedLead(stores, claire);
  await seedLead(stores, helene);
  const nameOf = async () => (await reader.read(NOW)).map(({ prenom }) => prenom).sort();
  const recordOf = async () => (await reader.read(NOW)).find(({ prenom }) => prenom === "Hélène")?.records[0];
  const before = await recordOf();
  const change = { table: "catalogue_downloads" as const, recordId: id, after: null, status: "joint" as const };
  await addFollowUps(stores.database, { id: "e1", at: NOW.toISOString(), author: "Inès" }, [change]);
  expect(await recordOf()).toBe(before);

  await query(stores, "DELETE FROM catalogue_downloads WHERE id = ?", id);
  await query(stores, "INSERT INTO erasure_hashes (hash, erased_at, id, kind) VALUES ('h', ?, 'x', 'person')", NOW.toISOString());
  expect(await nameOf()).toEqual(["Hélène"]);
});

test("what the nightly purge takes is gone from memory, and on another day an agreement may have become too old", async () => {
  const stores = openMemoryStores();
  const reader = new PeopleReader(stores.database);
  const old = await seedLead(stores, { ...claire, created_at: "2023-01-02T08:00:00.000Z" });
  await seedLead(stores, { ...helene, created_at: "2023-11-25T08:00:00.000Z" });
  const standingsOn = async (now: Date) => (await reader.read(now)).map(({ prenom, standing }) => [prenom, standing.email.state]);
  expect(await standingsOn(NOW)).toEqual([
    ["Hélène", "accepted"],
    ["Claire", "expired"],
  ]);

  await query(stores, "DELETE FROM catalogue_downloads WHERE id = ?", old);
  expect(await standingsOn(NOW)).toEqual([["Hélène", "accepted"]]);
  expect(await standingsOn(new Date("2026-11-26T09:12:00.000Z"))).toEqual([["Hélène", "expired"]]);
});
