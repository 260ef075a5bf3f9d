import { expect } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { formatEuros } from "#app/content/format.ts";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import * as outsidePages from "#app/content/outside-pages.ts";
import { programmes, programmesOf } from "#app/content/programmes/index.ts";
import { STATUSES } from "#app/content/vocabulary.ts";
import { amountsOf, findAmounts, findWrongUpperAmounts } from "#tests/amounts.ts";
import { LIVE_SETTINGS } from "#tests/live-settings.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { cleanAddress } from "#workers/pages/page-address.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

const ORIGIN = LIVE_SETTINGS.SITE_ORIGIN;

test("each page has a title and a description of its own that fit a result page", async ({ browser }) => {
  const pages = await Promise.all([...canonicalPaths, "/catalogue", "/dossier-employeur"].map((path) => browser.visit(path)));
  const titles = pages.map(({ document }) => document.title);
  const descriptions = pages.map(({ document }) => document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "");
  for (const [texts, shortest, longest] of [
    [titles, 30, 62],
    [descriptions, 70, 165],
  ] as const) {
    expect(texts.filter(({ length }) => length < shortest || length > longest)).toEqual([]);
    expect(new Set(texts).size).toBe(pages.length);
  }
});

test("every link that leaves the site is on the list of outside pages", async ({ browser }) => {
  const pages = await Promise.all([...canonicalPaths, ...Object.values(SELECTION_STATES)].map((path) => browser.visit(path)));
  const links = pages.flatMap(({ document }) => [...document.querySelectorAll("a[href^='http']")].map((link) => link.getAttribute("href")));
  const outside = new Set(links.filter((link) => !link?.startsWith(ORIGIN)));
  const listed = new Set<string | null>(Object.values(outsidePages).map(({ url }) => url));
  expect(outside.size).toBeGreaterThan(5);
  expect([...outside].filter((link) => !listed.has(link))).toEqual([]);
});

test("the pages that say themselves how they are kept are those whose address is left whole", async ({ get }) => {
  const paths = [...canonicalPaths, "/catalogue", "/dossier-employeur"];
  const said = await Promise.all(paths.map(async (path) => (await get(path)).headers.get("Cache-Control")));
  const unkept = paths.filter((_, index) => said[index]?.includes("no-store"));
  expect(unkept).toEqual(paths.filter((path) => !cleanAddress(ORIGIN + path).isKept));
});

test("an unknown path shows the legal notice to a visitor who is lost", async ({ browser }) => {
  const { document, status, headers, text } = await browser.visit("/nulle-part");

  expect(status).toBe(404);
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(readText(document.querySelector("h1") as Element)).toBe("Mentions légales");
  expect(text).toContain("La page que vous cherchez n’existe pas ou a été déplacée.");
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(`${ORIGIN}/mentions-legales`);
});

test("/404 is an ordinary page", async ({ browser }) => {
  const { document, main, status, text } = await browser.visit("/404");

  expect(status).toBe(404);
  expect(document.title).toBe("Page non trouvée - 404");
  expect(text).toContain("Oops! Page not found");
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  const back = [...main.querySelectorAll("a")].find((link) => readText(link) === "Retour à l’accueil");
  expect(back?.getAttribute("href")).toBe("/");
});

/** How many programmes stand with the highest of their indemnities on the pages that list them. */
const WITH_INDEMNITY: Readonly<Record<string, number>> = {
  "/": programmes.length,
  "/formations": programmes.length,
  "/formations-generalistes": programmesOf("generalistes").length,
  "/formations-infirmiers": programmesOf("infirmiers").length,
};

for (const address of [
  ...canonicalPaths,
  "/catalogue",
  ...Object.values(SELECTION_STATES),
  ...STATUSES.map((status) => `/financement?statut=${status}`),
  "/faq?q=indemnit%C3%A9",
  "/404",
  "/nulle-part",
]) {
  test(`${address} has no amount of another programme beside one`, async ({ browser }) => {
    const { main, document } = await browser.visit(address);
    // Shown under the mouse alone.
    for (const announced of main.querySelectorAll('.programme-card-plate [data-of="hover"]')) announced.remove();
    const withIndemnity = new Set<string>();
    for (const programme of programmes) {
      const highest = findAmounts(formatEuros(highestIndemnityInCents(programme)));
      const links = [...main.querySelectorAll(`a[href^="${programme.path}"]`)];
      for (const block of programme.path === address ? [main] : links.map((link) => link.closest("article, li, tr, fieldset") ?? link)) {
        const found = findAmounts(readApart(block)).filter((amount) => amount !== "0 €");
        expect(amountsOf(programme)).toEqual(expect.arrayContaining(found));
        if (found.length === 0 || !WITH_INDEMNITY[address]) continue;
        expect(found).toEqual(expect.arrayContaining(highest));
        withIndemnity.add(programme.id);
      }
    }
    expect(withIndemnity.size).toBe(WITH_INDEMNITY[address] ?? 0);
    expect(findWrongUpperAmounts(readApart(document.body))).toEqual([]);
  });
}

/** With a space where an element ends: « 21 h » and « 450 € » of two cells are no « 21 h450 € ». */
function readApart(element: Element): string {
  return element.innerHTML
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#160;", "\u00A0");
}
