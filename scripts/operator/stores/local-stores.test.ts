import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runMain } from "#scripts/toolbox.ts";
import { openScratchStores } from "#tests/operator/scratch-stores.ts";
import door from "./local-door.js";
import type { Stores } from "./stores.ts";

let stores: Stores;
beforeAll(async () => {
  stores = await openScratchStores();
});
afterAll(() => stores.close());

test("columns of one name stay two values", async () => {
  expect(await stores.database.prepare("SELECT 1 AS id, ? AS id").bind("2").raw()).toEqual([[1, "2"]]);
});

test("a batch is written whole or not at all, and what is refused ends a command with the words of D1 alone, without values", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  await stores.database.prepare("CREATE TABLE notes (words TEXT UNIQUE)").run();
  const note = stores.database.prepare("INSERT INTO notes VALUES (?)").bind("une fois");
  const twice = stores.database.batch([note, note]).catch((cause) => Promise.reject(new Error("Failed query: une fois", { cause })));
  await runMain(async () => void (await twice));
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^La base locale a refusé la demande \(D1_ERROR: UNIQUE constraint failed/)]]);
  expect(await note.run()).toMatchObject({ meta: { changes: 1 } });
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
