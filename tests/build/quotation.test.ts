import { expect } from "vitest";
import { employerQuotationAddress } from "#app/content/employer-door.ts";
import { employerQuotationPage as page } from "#app/content/pages/employer-quotation.ts";
import { ownRequestPage } from "#app/content/pages/own-request.ts";
import { listQuotedGroups, quotedReferences } from "#app/content/quoted-offers.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";

import type { Site } from "#tests/built-site.ts";
import { plainly } from "#tests/plain-text.ts";
import { mobilePain, nurseVaccination, pain } from "#tests/references.ts";
import type { Page } from "./plain-browser.ts";
import { test } from "./site.ts";

const SENDER = { establishment: "Centre hospitalier de Belleval", nom: "Claire Martin", email: "formation@ch-belleval.example" };
const readValue = ({ main }: Page, name: string) => main.querySelector(`[name="${name}"]`)?.getAttribute("value") ?? "";
const told = ({ document }: Page) => plainly(document.querySelector("[role=status][id]")?.textContent ?? "");
const readRows = (site: Site) => site.readRows("quotation_requests");

test("every action of the catalogue has one number, the second FC too, and what is not offered a dash", async ({ browser }) => {
  const { main } = await browser.visit(page.path);
  const names = [...main.querySelectorAll('input[type="number"]')].map((field) => field.getAttribute("name"));
  expect(names.toSorted()).toEqual(quotedReferences.toSorted());
  expect(names).toContain(mobilePain);
  const cells = listQuotedGroups().flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  expect(plainly(main.textContent ?? "").match(/: non proposé/g)).toHaveLength(cells.filter(({ offer }) => !offer).length);
  const labels = [...main.querySelectorAll('input[type="number"]')].map((field) => field.getAttribute("aria-label"));
  expect(new Set(labels).size).toBe(labels.length);
});

test("neither a profession nor a consent is asked, and the certainties are said once, closed", async ({ browser }) => {
  const { main } = await browser.visit(page.path);
  expect(main.querySelector('[name="profession"], [type="checkbox"], [type="radio"]')).toBeNull();
  const proofs = [...main.querySelectorAll("[data-answer=proofs]")];
  expect(proofs.map((details) => details.hasAttribute("open"))).toEqual([false]);
  expect(plainly(proofs[0]?.textContent ?? "")).toContain(plainly(page.price.text));
  expect(plainly(proofs[0]?.textContent ?? "")).toContain("Qualiopi");
});

test("without scripts a quotation is sent, confirmed on its own page with its lines, cancelled, and erased by a second press", async ({
  browser,
  site,
}) => {
  const form = await browser.visit(page.path);
  const sent = await browser.press(form, page.contact.submit, { ...SENDER, [pain.PI]: "4", [mobilePain]: "2" });
  expect(told(sent)).toContain(plainly(ownRequestPage.quotation.states.sent.title));
  for (const words of ["6 inscriptions, 2 formations", "4 × Douleur, PI", "2 × Douleur, FC de 7 h", SENDER.establishment, "f••••••••@"])
    expect(plainly(sent.text)).toContain(words);
  expect(sent.text).not.toContain(SENDER.email);
  expect(await readRows(site)).toEqual([expect.objectContaining({ ...SENDER, telephone: null, source_page: page.path })]);

  const cancelled = await browser.press(sent, ownRequestPage.quotation.cancel.submit);
  expect(told(cancelled)).toContain(plainly(ownRequestPage.quotation.states.cancelled.title));
  const question = await browser.visit(`${cancelled.url.pathname}?effacer=oui`);
  expect(await readRows(site)).toHaveLength(1);
  const erased = await browser.press(question, ownRequestPage.confirmErase.submit);
  expect(told(erased)).toContain(plainly(ownRequestPage.states.erased.title));
  expect(await readRows(site)).toEqual([]);
  expect((await browser.visit(cancelled.url.pathname)).status).toBe(404);
});

test("a refused quotation keeps what was typed and names each fault, with a link to its field", async ({ browser, site }) => {
  const refused = await browser.press(await browser.visit(page.path), page.contact.submit, { ...SENDER, email: "formation@ch-belleval" });
  expect(refused.status).toBe(400);
  const links = [...refused.main.querySelectorAll("[role=alert] a")].map((link) =>
    refused.main.querySelector(link.getAttribute("href") ?? "x"),
  );
  expect(links.map((field) => field?.getAttribute("name"))).toEqual([quotedReferences[0], "email"]);
  for (const field of links) expect(field?.hasAttribute("aria-invalid")).toBe(true);
  expect(readValue(refused, "establishment")).toBe(SENDER.establishment);
  expect(await readRows(site)).toEqual([]);
});

test("the employer's file and an address prefill one person for each format", async ({ browser }) => {
  const file = await browser.visit(employerFileAddress({ profession: "infirmiers", references: `${pain.PI}.${nurseVaccination.FC}` }));
  const door = [...file.main.querySelectorAll("a")].find((link) => link.getAttribute("href")?.startsWith(page.path));
  expect(door?.getAttribute("href")).toBe(employerQuotationAddress(`${pain.PI}.${nurseVaccination.FC}`));
  const form = await browser.visit(door?.getAttribute("href") ?? "");
  expect([pain.PI, nurseVaccination.FC, pain.FC].map((reference) => readValue(form, reference))).toEqual(["1", "1", ""]);
  expect((await browser.visit(`${page.path}?formats=zzz.${pain.PI}`)).status).toBe(200);
});

test("contact and the footer of every page lead to it", async ({ browser }) => {
  const { document, main } = await browser.visit("/contact");
  expect(main.querySelector(`a[href="${page.path}"]`)).not.toBeNull();
  expect(document.querySelector(`footer a[href="${page.path}"]`)).not.toBeNull();
});

test("another site's form asks for nothing", async ({ get, site }) => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const body = new URLSearchParams({ ...SENDER, [pain.PI]: "4" }).toString();
  expect((await get(page.path, { method: "POST", headers, body })).status).toBe(403);
  expect(await readRows(site)).toEqual([]);
});
