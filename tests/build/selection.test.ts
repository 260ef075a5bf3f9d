import { expect } from "vitest";
import { selectionPage } from "#app/content/pages/selection.ts";
import { fundedHours } from "#tests/days.ts";
import { alzheimer, endometriosis, gpVaccination, nutrition, pain, priceOf } from "#tests/references.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { readText } from "./plain-browser.ts";
import { testOnFundedDay as test } from "./site.ts";

const DOCTOR = `/ma-selection?profession=generalistes&statut=liberal-conventionne&heures=14&formats=${endometriosis.PI}.${gpVaccination.EPP}`;
const TOTAL = `aside[aria-label="${selectionPage.total.title}"]`;
const DETAILS = `section[aria-label="${selectionPage.total.details}"]`;

test("a selection renders whole on the server", async ({ browser }) => {
  const { html, main } = await browser.visit(DOCTOR);
  for (const text of ["14\u00A0h choisies", endometriosis.PI, gpVaccination.EPP]) expect(html).toContain(text);
  const total = main.querySelector(TOTAL) as Element;
  expect(readText(main.querySelector(DETAILS) as Element)).toContain(
    "plafond pluriannuel des formations continues, que nous ne calculons pas",
  );
  expect(total.querySelectorAll('[data-answer="line"]')).toHaveLength(1);
  expect(main.querySelectorAll('[data-answer="proofs"]:not([open])')).toHaveLength(1);
  expect(readText(main.querySelector("#bareme") as Element)).toMatch(/Montants du barème \d{4}/);
});

test("a selection is neither indexed nor cached", async ({ browser }) => {
  const { document, headers } = await browser.visit(DOCTOR);
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(/\/ma-selection$/);
});

test("the page without a selection is indexed, even with campaign parameters", async ({ browser }) => {
  const campaign = await browser.visit("/ma-selection?utm_source=lettre");
  expect(campaign.document.querySelector('meta[name="robots"]')).toBeNull();
});

test("a selection shows which type of action is left to do", async ({ browser }) => {
  const missing = async (reference: string) => {
    const { main } = await browser.visit(`/ma-selection?profession=generalistes&heures=14&formats=${reference}`);
    return readText(main.querySelector(DETAILS) as Element).match(/il manque une [^,E]+/g);
  };
  expect(await missing(gpVaccination.EPP)).toEqual([expect.stringContaining("formation continue")]);
  expect(await missing(nutrition.PI)).toBeNull();
});

test("without scripts the page is a plain form whose answer is one tidy address", async ({ browser }) => {
  const asked = await browser.visit("/ma-selection?profession=generalistes&heures=14");
  const typed = { "choix-gp-endometriosis": endometriosis.PI, "choix-gp-vaccination": gpVaccination.EPP };
  const { url, main } = await browser.press(asked, selectionPage.list.update, typed);
  expect(url.pathname + url.search).toBe(DOCTOR);
  expect(readText(main.querySelector(TOTAL) as Element)).toContain(priceOf(endometriosis.PI, gpVaccination.EPP));
  // Hidden without scripts: tests/e2e/scripts-disabled.spec.ts.
  const copying = [...main.querySelectorAll("button")].filter((button) => /^Copier/.test(readText(button)));
  expect(copying.length).toBeGreaterThan(0);
  for (const button of copying) expect(button.closest(".only-with-script"), readText(button)).not.toBeNull();
  const remove = [...main.querySelectorAll("a")].find((link) => link.getAttribute("aria-label") === `Retirer PI, ${endometriosis.PI}`);
  expect((await browser.visit(String(remove?.getAttribute("href")))).text).toContain("4 h choisies");
});

test("without scripts the questions are folded under what they answered, in the same form", async ({ browser }) => {
  const chosen = await browser.visit(DOCTOR);
  const fold = chosen.main.querySelector("form details:not([open]):has(input[name=profession])");
  expect(readText(fold?.querySelector("summary") as Element)).toMatch(/14\sh restantes\. Modifier$/);
  const { url } = await browser.press(chosen, selectionPage.questions.update, { statut: "centre-de-sante" });
  expect(url.pathname + url.search).toBe(DOCTOR.replace("liberal-conventionne", "centre-de-sante"));
});

test("without scripts « je ne sais pas » is sent with the button of the questions", async ({ browser }) => {
  const { update } = selectionPage.questions;
  const typed = { profession: "infirmiers", heures: "inconnues" };
  const { url, text } = await browser.press(await browser.visit("/ma-selection"), update, typed);
  expect(text).toContain("Améliorer la prise en charge de la douleur");
  expect(url.search).toContain("heures=inconnues");
});

test("a proposition is a link to its address", async ({ browser }) => {
  const { main } = await browser.visit("/ma-selection?profession=generalistes&heures=14");
  const { fullest, longest } = selectionPage.compose.kinds;
  const link = [...main.querySelectorAll("a")].find((one) => [fullest, longest].some((kind) => readText(one).includes(kind)));
  const [hours] = /\d+ h(?: 30)?$/.exec(readText(link as Element).trim()) ?? [];
  expect((await browser.visit(String(link?.getAttribute("href")))).text).toContain(`${hours} choisies`);
});

test("each unusable value of the address is named, with an alternative", async ({ browser }) => {
  const { main, text } = await browser.visit(SELECTION_STATES["values of the address dropped"] ?? "");
  for (const notice of [
    "« 99 » n’est pas un nombre d’heures entier",
    `${pain.PI} (PI, Douleur) s’adresse aux infirmiers.`,
    "9A0X0000000 n’est pas dans notre catalogue.",
  ])
    expect(text).toContain(notice);
  const link = [...main.querySelectorAll("a")].find((one) => readText(one) === "Préférer la FC");
  const preferred = await browser.visit(String(link?.getAttribute("href")));
  expect(preferred.url.search).toBe(
    `?profession=generalistes&statut=liberal-conventionne&heures=${fundedHours.generalistes}&formats=${alzheimer.FC}`,
  );
  expect(preferred.main.querySelector(`input[name^="choix-"][value="${alzheimer.FC}"]`)?.hasAttribute("checked")).toBe(true);
  expect(preferred.text).not.toContain("laissée de côté");
});
