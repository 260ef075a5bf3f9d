import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { putObject } from "#tests/operator/put-object.ts";
import { query } from "#tests/operator/query.ts";
import { makeLead } from "#tests/worker/make-records.ts";
import { dropQuarantined, readQuarantined, repairRecord, replayAll } from "./outbox-records.ts";

const NOW = new Date("2026-11-23T09:00:00.000Z");
const WAITING = "outbox/catalogue_downloads/aa.json";
const QUARANTINED = "quarantine/catalogue_downloads/bb.json";

const ENTRY = { id: "e", at: "2026-11-24T09:00:00.000Z", author: "Zoé" };

let stores: Stores;

beforeEach(async () => {
  stores = openMemoryStores();
  await putObject(stores, WAITING, makeLead({ id: "aa" }));
  await putObject(stores, QUARANTINED, makeLead({ id: "bb" }));
});

afterEach(() => stores.close());

const listIds = () => query(stores, "SELECT id FROM catalogue_downloads ORDER BY id");

test("an operator without the secret of erasures saves nothing, and everything waits where it was", async () => {
  vi.stubEnv("ERASURE_PEPPER", "");
  const remote: Stores = { ...stores, environment: "preview" };

  await expect(replayAll(remote, NOW)).rejects.toThrow("Le secret des effacements manque sur cette machine");
  await expect(repairRecord(remote, ENTRY, QUARANTINED, {})).rejects.toThrow("Le secret des effacements manque sur cette machine");
  expect(await listIds()).toEqual([]);
  expect((await stores.outbox.list("")).map(({ key }) => key)).toEqual([WAITING, QUARANTINED]);
});

test("a repair that the form would not take says what the form would say, and changes nothing", async () => {
  const repair = await repairRecord(stores, ENTRY, QUARANTINED, { email: "sans-arobase" });

  expect(repair).toEqual({ ok: false, errors: { email: "Adresse email invalide" } });
  // Nobody consents for the visitor.
  expect(await repairRecord(stores, ENTRY, QUARANTINED, { consent_phone: "oui" })).toMatchObject({ ok: false });
  expect(await listIds()).toEqual([]);
});

test("a file of quarantine is read and dropped as it lies there; what waits is not to be dropped", async () => {
  expect(new TextDecoder().decode((await readQuarantined(stores, QUARANTINED)) ?? undefined)).toContain('"id":"bb"');
  expect(await readQuarantined(stores, WAITING)).toBeNull();
  await dropQuarantined(stores, WAITING);
  await dropQuarantined(stores, QUARANTINED);

  expect((await stores.outbox.list("")).map(({ key }) => key)).toEqual([WAITING]);
});

test("a repair is in the journal with its fields and its author", async () => {
  expect(await repairRecord(stores, ENTRY, QUARANTINED, { nom: "Durand" })).toEqual({ ok: true });

  expect(await query(stores, "SELECT record_id, author, status, note FROM follow_up_entries")).toEqual([
    { record_id: "bb", author: "Zoé", status: null, note: "Réparé avant d’entrer dans la base : nom" },
  ]);
});

test("an operator with the secret saves what waits and what was repaired; what D1 will never take goes to quarantine, and holds up no other", async () => {
  const log = vi.spyOn(console, "error");
  await putObject(stores, "outbox/catalogue_downloads/cc.json", "{");
  await putObject(stores, "outbox/catalogue_downloads/dd.json", { ...makeLead({ id: "dd" }), catalogue_type: "dentistes" });

  expect(await replayAll(stores, NOW)).toEqual({ saved: 1, quarantined: 2, left: 0 });
  expect(await repairRecord(stores, ENTRY, QUARANTINED, {})).toEqual({ ok: true });
  expect(await listIds()).toEqual([{ id: "aa" }, { id: "bb" }]);
  expect((await stores.outbox.list("")).map(({ key }) => key).sort()).toEqual(
    ["cc", "dd"].map((id) => `quarantine/catalogue_downloads/${id}.json`),
  );
  expect(log.mock.calls.join()).not.toMatch(/Martin|Claire|exemple/);
});
