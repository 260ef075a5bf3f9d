import { expect, test } from "vitest";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { seedRequest } from "#tests/operator/seed-people.ts";
import { createBackOffice } from "./back-office.ts";
import { Office } from "./office.ts";

const NOW = new Date("2026-11-24T10:00:00.000Z");

test("who asks for a call after having refused stands first in the list, before what is late, with the day of the refusal", async () => {
  const stores = openMemoryStores();
  const hugo = { prenom: "Hugo", nom: "Vial", telephone: "07 00 00 00 01" };
  await seedRequest(stores, { ...hugo, created_at: "2026-11-02T08:00:00.000Z", jour: "2026-11-03" });
  await runCommand(stores, "refuse appels --telephone 0700000001", new Date("2026-11-03T09:00:00.000Z"));
  await seedRequest(stores, { prenom: "Hélène", nom: "Favre", jour: "2026-11-23" });
  const office = createBackOffice(
    new Office({ open: async () => stores, author: "Nadia", start: "local", now: () => NOW }),
    { makeEntryPath: () => "/", guard: (_, next) => next() },
    async () => new Response(),
  );
  const names = async () =>
    [...(await (await office.fetch(new Request("http://localhost/local/appels"))).text()).matchAll(/bo-open"[^>]*>([^<]+)</g)].map(
      ([, name]) => name,
    );

  expect(await names()).toEqual(["Hélène Favre"]);
  await seedRequest(stores, { ...hugo, created_at: "2026-11-24T08:00:00.000Z", jour: "2026-11-26" });
  expect(await names()).toEqual(["Hugo Vial", "Hélène Favre"]);
  expect((await runCommand(stores, "calls", NOW)).answer.split("\n")[1]).toMatch(
    /Hugo Vial.*à confirmer : avait refusé le 2026-11-03 10:00/,
  );
});
