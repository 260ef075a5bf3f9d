import { expect } from "vitest";
import { selectionPage } from "#app/content/pages/selection.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

const DOCTOR = "/ma-selection?profession=generalistes&statut=liberal-conventionne&heures=14&formats=9A0X2425002.9A0X2425020";

test("the address of a selection renders whole on the server: what is ticked, its sum, its references", async ({ browser }) => {
  const { html } = await browser.visit(DOCTOR);
  for (const text of ["14\u00A0h choisies", "630\u00A0€", "9A0X2425002", "9A0X2425020", "Deux types d’actions sur trois"])
    expect(html).toContain(text);
});

test("a selection is for no index and kept nowhere, its canonical link has no parameters; the page without one is indexed", async ({
  browser,
}) => {
  const { document, headers } = await browser.visit(DOCTOR);
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(/\/ma-selection$/);
  const campaign = await browser.visit("/ma-selection?utm_source=lettre");
  expect(campaign.document.querySelector('meta[name="robots"]')).toBeNull();
});

test("a total comes with the year of its scale and with what the visitor has to check", async ({ browser }) => {
  const { main } = await browser.visit(DOCTOR);
  const total = readText(main.querySelector(`aside[aria-label="${selectionPage.total.title}"]`) as Element);
  expect(total).toContain("* Estimation, barème 2025. Seul votre compte agencedpc.fr fait foi.");
  expect(total).toContain("plafond pluriannuel des formations continues, que nous ne calculons pas");
  expect(readText(main.querySelector("#bareme") as Element)).toContain("Montants au barème 2025");
});
