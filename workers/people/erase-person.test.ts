import { afterEach, beforeEach, expect, test } from "vitest";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { decideAs, PEPPER } from "#tests/operator/decide.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { putObject } from "#tests/operator/put-object.ts";
import { query } from "#tests/operator/query.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import { makeLead } from "#tests/worker/make-records.ts";
import { TABLE_NAMES } from "#workers/db/table-counts.ts";
import type { ErasurePepper } from "./erasure-hashes.ts";
import { findErasures } from "./erasure-journal.ts";

const NOW = new Date("2026-11-23T09:00:00.000Z");
const zoe = { prenom: "Zoé", nom: "Martin", telephone: "06 12 34 56 78" };

let stores: Stores;

beforeEach(() => {
  stores = openMemoryStores();
});

afterEach(() => stores.close());

/** The stores, where something else happens just after each deletion, or after the first ones alone. */
function whileDeleting(happen: () => Promise<unknown>, times = Number.POSITIVE_INFINITY): Stores {
  const { database } = stores;
  let left = times;
  return {
    ...stores,
    database: {
      ...database,
      prepare: (sql: string) => database.prepare(sql),
      async batch(statements: D1PreparedStatement[]) {
        const results = await database.batch(statements);
        if (left-- > 0) await happen();
        return results;
      },
    } as unknown as D1Database,
  };
}

const again = { ...zoe, created_at: "2026-11-23T08:59:59.000Z" };
const late = makeLead({ ...again, email: "zoe@exemple.fr" });

test.each<[sentence: string, happen: () => Promise<unknown>, left: object[], times?: number]>([
  [
    "a record in flight, of the same name and coordinates under an id of its own, goes with the rest",
    () => seedRequest(stores, { ...again, prenom: "ZOE", telephone: "+33 6 12 34 56 78" }),
    [],
    1,
  ],
  [
    "a record in flight that comes to the outbox goes with the rest",
    () => putObject(stores, `outbox/catalogue_downloads/${late.id}.json`, late),
    [],
    1,
  ],
  [
    "a colleague on the same telephone stays, whatever comes in flight",
    () => seedRequest(stores, { prenom: "Paul", nom: "Petit", telephone: zoe.telephone }),
    [{ prenom: "Paul" }],
  ],
])("%s", async (_, happen, left, times) => {
  await seedLead(stores, { ...zoe, email: "zoe@exemple.fr" });
  await decideAs(whileDeleting(happen, times), NOW).erase("zoe@exemple.fr");

  expect(await query(stores, "SELECT prenom FROM catalogue_downloads UNION ALL SELECT prenom FROM callback_requests")).toEqual(left);
  expect(await stores.outbox.list("outbox/")).toEqual([]);
});

test("records that come back again and again are no erasure that is done", async () => {
  await seedLead(stores, { ...zoe, email: "zoe@exemple.fr" });
  const busy = whileDeleting(() => seedRequest(stores, again));
  await expect(decideAs(busy, NOW).erase("zoe@exemple.fr")).rejects.toThrow("come back");
});

/** Everything that is kept, as one text. */
async function readEverything(): Promise<string> {
  const rows = await Promise.all(TABLE_NAMES.map((table) => query(stores, `SELECT * FROM ${table}`)));
  const keys = (await stores.outbox.list("")).map(({ key }) => key);
  const objects = await Promise.all(keys.map(async (key) => new TextDecoder().decode((await stores.outbox.read(key)) ?? new Uint8Array())));
  return JSON.stringify([rows, keys, objects]);
}

test("erasing leaves no trace in any table or file, keeps everybody else, and a journal that proves it and names nobody", async () => {
  const ids = [
    await seedLead(stores, { ...zoe, email: "Zoe@Exemple.fr" }),
    await seedRequest(stores, { ...zoe, telephone: "+33612345678", created_at: "2026-11-22T09:00:00.000Z" }),
  ];
  await seedLead(stores, { ...zoe, prenom: "Paul", nom: "Petit", email: "paul@exemple.fr" });
  const ali = { prenom: "Ali", nom: "Kaya", email: "ali@exemple.fr", telephone: "06 99 99 99 99" };
  const aliId = await seedLead(stores, ali);
  await decideAs(stores, NOW).note("zoe@exemple.fr", "joint");
  await decideAs(stores, NOW).note("ali@exemple.fr", "joint");
  await decideAs(stores, NOW).refuse("zoe@exemple.fr", "email");
  await decideAs(stores, NOW).correct("zoe@exemple.fr", "prenom", "Zoé", "Zoée");
  await query(stores, "INSERT INTO announcements VALUES ('callback_requests', ?, ?)", ids[1] ?? "", NOW.toISOString());
  const files: Record<string, object | string> = {
    "outbox/catalogue_downloads/1.json": makeLead({ ...zoe, id: "1", email: "zoe@exemple.fr" }),
    "outbox/catalogue_downloads/4.json": makeLead({ ...ali, id: "4" }),
    "outbox/refused/callback_requests/2.json": { id: "2", prenom: "ZOE", nom: "martin", telephone: "06.12.34.56.78" },
    "outbox/refused/catalogue_downloads/3.json": "{ cassé zoe@exemple.fr",
  };
  for (const [key, content] of Object.entries(files)) await putObject(stores, key, content);

  await decideAs(stores, NOW).erase("zoe@exemple.fr");

  const left = await readEverything();
  expect(left).not.toMatch(/zoe|zoé|martin|cassé/i);
  for (const id of ids) expect(left).not.toContain(id);
  expect(left).toContain("paul@exemple.fr");
  expect(left.match(/ali@exemple\.fr/g)).toHaveLength(4);
  expect(await query(stores, "SELECT record_id FROM follow_up_entries")).toEqual([{ record_id: aliId }]);

  const when = (value: string, pepper = PEPPER) =>
    findErasures(stores, pepper, { kind: value.includes("@") ? "email" : "telephone", value });
  for (const address of ["Zoe@exemple.fr", "0612345678"]) expect(await when(address)).toEqual([NOW.toISOString()]);
  expect(await when("autre@exemple.fr")).toEqual([]);
  expect(await when("zoe@exemple.fr", "autre" as ErasurePepper)).toEqual([]);
});
