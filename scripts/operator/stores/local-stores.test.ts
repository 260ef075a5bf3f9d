import { afterAll, beforeAll, expect, test } from "vitest";
import { openScratchStores } from "#tests/operator/scratch-stores.ts";
import door from "./local-door.js";
import type { Stores } from "./stores.ts";

let stores: Stores;
beforeAll(async () => {
  stores = await openScratchStores();
});
afterAll(() => stores.close());

test("columns of one name stay two values, and what is written is counted", async () => {
  const { database } = stores;
  expect(await database.prepare("SELECT 1 AS id, ? AS id").bind("2").raw()).toEqual([[1, "2"]]);
  const insert = database.prepare("INSERT INTO contact_refusals SELECT * FROM contact_refusals WHERE ?").bind(0);
  expect(await insert.run()).toMatchObject({ meta: { changes: 0 } });
});

test("what D1 refuses is refused in its own words, and a batch is written whole or not at all", async () => {
  const { database } = stores;
  await expect(database.prepare("SELECT * FROM nowhere").all()).rejects.toThrow("D1_ERROR: no such table: nowhere");
  await database.prepare("CREATE TABLE notes (words TEXT UNIQUE)").run();
  const note = database.prepare("INSERT INTO notes VALUES (?)").bind("une fois");
  await expect(database.batch([note, note])).rejects.toThrow("UNIQUE constraint failed");
  expect((await database.prepare("SELECT * FROM notes").all()).results).toEqual([]);
});

test("an object of any name is kept with its bytes, listed and removed", async () => {
  const key = "outbox/Zoé & co?#.json";
  const bytes = Uint8Array.of(0, 255, 10);
  await stores.outbox.write(key, bytes, "application/json");
  expect(new Uint8Array((await stores.outbox.read(key)) ?? [])).toEqual(bytes);
  expect(await stores.outbox.list("outbox/Zoé & co?")).toMatchObject([{ key, sizeInBytes: 3, metadata: {} }]);
  expect(await stores.catalogues.list("")).toEqual([]);
  await stores.outbox.remove(key);
  expect(await stores.outbox.read(key)).toBeNull();
});

test("who does not know the key reads nothing", async () => {
  const answer = await door.fetch(new Request("http://127.0.0.1/OUTBOX", { headers: { Authorization: "undefined" } }), { KEY: "secret" });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toBe("");
});
