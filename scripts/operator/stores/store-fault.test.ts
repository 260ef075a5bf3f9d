import { expect, test } from "vitest";
import { CliError } from "#scripts/toolbox.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { listFollowUps } from "#workers/db/follow-up-entries.ts";
import { isStoreFault } from "./store-fault.ts";

test("a base that refuses, or that cannot be opened, is at fault", async () => {
  const { database } = openMemoryStores();
  await database.prepare("DROP TABLE follow_up_entries").run();
  expect(isStoreFault(await listFollowUps(database).catch((error: unknown) => error))).toBe(true);
  expect(isStoreFault(new Error("D1_ERROR: Network connection lost."))).toBe(true);
  expect(isStoreFault(new Error("unopened", { cause: new CliError("Vous n'êtes pas connecté(e) à Cloudflare.") }))).toBe(true);
});

test("a fault of ours is not the base's", () => {
  expect(isStoreFault(new TypeError("Cannot read properties of undefined (reading 'when')"))).toBe(false);
  expect(isStoreFault("nothing")).toBe(false);
});
