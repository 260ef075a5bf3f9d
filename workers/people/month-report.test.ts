import { expect, test } from "vitest";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { seedLead, seedRequest } from "#tests/operator/seed-people.ts";
import { readMonth, readMonthReport } from "./month-report.ts";

const NOW = new Date("2026-11-24T09:12:00.000Z");
const zoe = { prenom: "Zoé", nom: "Martin" };

test("the report counts a month by origin, hides small numbers and what would betray one, and lists no rare value that a visitor wrote", async () => {
  const stores = openMemoryStores();
  for (let index = 0; index < 7; index++) await seedRequest(stores, { ...zoe, source_type: "contact_page_cta", utm_campaign: "automne" });
  for (const utm_campaign of ["zoe@exemple.fr", "automne"]) await seedRequest(stores, { ...zoe, utm_campaign });
  await seedLead(stores, { ...zoe, suspect: "trap" });
  // Still October in UTC, and November in Paris.
  await seedRequest(stores, { ...zoe, source_type: "selection_cta", created_at: "2026-10-31T23:30:00.000Z", utm_campaign: "automne" });
  await seedRequest(stores, { ...zoe, created_at: "2026-10-31T22:30:00.000Z" });

  const report = await readMonthReport(stores.database, "2026-11");
  const rowsOf = (title: string) =>
    report.tables.find((table) => table.title.startsWith(title))?.rows.map(({ label, counts }) => [label, ...counts]);

  expect(report.totals).toEqual(["0", "10", "0"]);
  expect(rowsOf("Bouton")).toEqual([
    ["« Être rappelé(e) », page Contact".replace("« ", "«\u00A0").replace(" »", "\u00A0»"), "–", "caché", "0"],
    [expect.stringContaining("haut de page"), "–", "caché", "0"],
    [expect.stringContaining("Ma sélection"), "–", "caché", "0"],
  ]);
  expect(rowsOf("Campagne")).toEqual([
    ["automne", "0", "caché", "0"],
    ["autres valeurs", "0", "caché", "0"],
  ]);
  expect(JSON.stringify(report)).not.toMatch(/zoe|Martin|04 65/);
});

test.each([
  ["2026-11", "2026-11"],
  ["2025-02", "2025-02"],
  ["2026-12", "2026-10"],
  ["2026-13", "2026-10"],
  ["novembre", "2026-10"],
  [null, "2026-10"],
])("asked for the month %j, the report is of %s", (asked, month) => {
  expect(readMonth(asked, NOW)).toBe(month);
});
