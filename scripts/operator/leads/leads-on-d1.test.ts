import { afterAll, beforeAll, expect, test } from "vitest";
import { decideAs } from "#tests/operator/decide.ts";
import { query } from "#tests/operator/query.ts";
import { runCommand } from "#tests/operator/run-command.ts";
import { openScratchStores } from "#tests/operator/scratch-stores.ts";
import { seedLeads } from "#tests/operator/seed-leads.ts";
import type { Stores } from "../stores/stores.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const RECORDS = 10_000;
const SLOWEST_MS = 3000;
const ERASED = "personne5001@exemple.fr";

let stores: Stores;

beforeAll(async () => {
  stores = await openScratchStores();
  await seedLeads(stores, RECORDS, NOW);
  await decideAs(stores, NOW).erase(ERASED);
});

afterAll(() => stores.close());

test.each([
  ["export --out -", /^\uFEFFid;reference;recu_le;personne;prenom;nom;email/],
  ["export --table rappels --format json --out -", /^\[/],
  ["export --table reservations --out -", /^\uFEFFid;/],
  ["replay-erasures --dry-run", /^Aucune personne effacée/],
])(`with ${RECORDS} records « %s » answers within 3 seconds`, async (line, answer) => {
  // What this process computes: how long it waits says more of the machine than of the command.
  const start = process.cpuUsage();
  const result = await runCommand(stores, line, NOW);
  const { user, system } = process.cpuUsage(start);
  const milliseconds = (user + system) / 1000;

  expect(result.answer).toMatch(answer);
  expect(milliseconds).toBeLessThan(SLOWEST_MS);
  if (process.env.SHOW_TIMINGS) console.log(`${line}: ${Math.round(milliseconds)} ms`);
});

test("the export has a line for every lead but those of who was erased", async () => {
  const { answer } = await runCommand(stores, "export --out -", NOW);
  const [row] = await query<{ count: number }>(stores, "SELECT count(*) AS count FROM catalogue_downloads");

  expect(answer.trim().split("\r\n")).toHaveLength((row?.count ?? 0) + 1);
  expect(answer).not.toContain(ERASED);
});
