import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCommand } from "#tests/desk/run-command.ts";
import { openScratchStores } from "#tests/desk/scratch-stores.ts";
import { seedLeads } from "#tests/desk/seed-leads.ts";
import type { Stores } from "../stores/stores.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NOW = new Date("2026-11-21T10:00:00.000Z");
const RECORDS = 10_000;
const SLOWEST_MS = 10_000;
const TABLES = [
  "catalogue_downloads",
  "callback_requests",
  "calendly_bookings",
  "lead_follow_ups",
  "lead_notifications",
  "erasure_journal",
];

let stores: Stores;

beforeAll(async () => {
  stores = await openScratchStores();
  await seedLeads(stores, RECORDS, NOW);
});

afterAll(() => stores.close());

test.each([
  ["list", /^id +reçu le/],
  ["export --out -", /^\uFEFFid;recu_le;prenom;nom;email/],
  ["export --table rappels --format json --out -", /^\[/],
  ["export --table reservations --out -", /^\uFEFFid;/],
  ["report --month 2026-10", /^Rapport 2026-10/],
  ["find --email personne5000@exemple.fr", /personne5000@exemple\.fr/],
  ["purge --dry-run", /^Serait effacé/],
])(`with ${RECORDS} records « %s » answers in seconds`, async (line, answer) => {
  const start = performance.now();
  const result = await runCommand(stores, line, NOW);
  const milliseconds = performance.now() - start;

  expect(result.answer).toMatch(answer);
  expect(milliseconds).toBeLessThan(SLOWEST_MS);
  if (process.env.SHOW_TIMINGS) console.log(`${line}: ${Math.round(milliseconds)} ms`);
});

test("the export has a line for every lead", async () => {
  const { answer, notes } = await runCommand(stores, "export --out -", NOW);
  const [row] = await stores.query<{ count: number }>("SELECT count(*) AS count FROM catalogue_downloads");

  expect(answer.trim().split("\r\n")).toHaveLength((row?.count ?? 0) + 1);
  expect(notes).toContain("lignes lues…");
});

test("erasing one of 10 000 people leaves no trace of the address in any table or object", async () => {
  const [person] = await stores.query<Record<string, string>>("SELECT * FROM catalogue_downloads LIMIT 1 OFFSET 3000");
  const { id = "", email = "", telephone = "", prenom, nom } = person ?? {};
  await runCommand(stores, `status a-rappeler ${id}`, NOW);
  await stores.outbox.write(
    "outbox/catalogue_downloads/a.json",
    new TextEncoder().encode(JSON.stringify({ id: "a", prenom, nom, email, telephone })),
    "application/json",
  );

  const { answer } = await runCommand(stores, `erase --email ${email}`, NOW);

  expect(answer).toContain("fichiers mis de côté : 1");
  const rows = await Promise.all(TABLES.map((table) => stores.query(`SELECT * FROM ${table}`)));
  expect(JSON.stringify(rows)).not.toContain(email);
  expect(JSON.stringify(rows)).not.toContain(id);
  expect(await stores.outbox.list("")).toEqual([]);
});
