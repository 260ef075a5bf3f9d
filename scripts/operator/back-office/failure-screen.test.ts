import { expect, test, vi } from "vitest";
import { CliError } from "#scripts/toolbox.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import type { Stores } from "../stores/stores.ts";
import { createBackOffice } from "./back-office.ts";
import { Office } from "./office.ts";

async function show(stores: () => Promise<Stores>) {
  vi.spyOn(console, "error").mockReturnValue();
  const office = createBackOffice(
    new Office({ open: stores, author: "Nadia", start: "local" }),
    { makeEntryPath: () => "/", guard: (_, next) => next() },
    async () => new Response(),
  );
  const response = await office.fetch(new Request("http://localhost/local/personnes"));
  return { status: response.status, text: await response.text() };
}

test("a screen that fails for a fault of ours says which screen and why, and does not accuse the base", async () => {
  const stores = openMemoryStores();
  const { status, text } = await show(async () => ({
    ...stores,
    get environment(): null {
      throw new TypeError("creneau inconnu");
    },
  }));
  expect(status).toBe(500);
  expect(text).toMatch(/L’écran «\sPersonnes\s» n’a pas pu être affiché\./);
  expect(text).toContain("creneau inconnu");
  expect(text).not.toContain("La base ne répond pas");
});

test("a base that refuses, or cannot be opened, is named as such", async () => {
  const stores = openMemoryStores();
  await stores.database.prepare("DROP TABLE follow_up_entries").run();
  const refused = await show(async () => stores);
  expect(refused.status).toBe(503);
  expect(refused.text).toContain("La base ne répond pas");
  const closed = await show(() => Promise.reject(new CliError("Vous n'êtes pas connecté(e) à Cloudflare.")));
  expect(closed.text).toContain("La base ne répond pas");
  expect(closed.text).toContain("pas connecté(e)");
});
