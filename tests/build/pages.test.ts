import { expect } from "vitest";
import { answerHeadline } from "#app/answer/headline.ts";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { claims } from "#app/content/claims.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatEuros, formatNumber } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import * as outsidePages from "#app/content/outside-pages.ts";
import { programmes, programmesOf } from "#app/content/programmes/index.ts";
import { FAQ_CATEGORIES, type Profession, STATUSES } from "#app/content/vocabulary.ts";
import { amountsOf, findAmounts, findWrongUpperAmounts, highestOn, tellAmounts } from "#tests/amounts.ts";
import { FUNDED_DAY, fundedHours } from "#tests/days.ts";
import { LIVE_SETTINGS } from "#tests/live-settings.ts";
import { endometriosis, gpVaccination, iatrogenicHarm, indemnityOf, nurseVaccination, pain } from "#tests/references.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { readText } from "./plain-browser.ts";
import { test, testOnFundedDay } from "./site.ts";

const ORIGIN = LIVE_SETTINGS.SITE_ORIGIN;

test("each page has a title and a description of its own that fit a result page", async ({ see }) => {
  const pages = await Promise.all([...canonicalPaths, "/catalogue", "/dossier-employeur?profession=infirmiers"].map(see));
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

const HOURS = { generalistes: `${fundedHours.generalistes} h`, infirmiers: `${fundedHours.infirmiers} h` };
const most = (profession: Profession) => formatEuros(answerHeadline(profession, FUNDED_DAY).inCents);
const MOST = { generalistes: most("generalistes"), infirmiers: most("infirmiers") };
/** What the cards show at first. */
const DOCTOR_AMOUNTS = [endometriosis.PI, gpVaccination.EPP].map((reference) => indemnityOf(reference)).join("|");
const NURSE_AMOUNTS = [pain.PI, nurseVaccination.FC, iatrogenicHarm.EPP].map((reference) => indemnityOf(reference)).join("|");

/** The words that were agreed, by page, separated by bars. */
const AGREED_WORDS: Readonly<Record<string, string>> = {
  "/": `Être rappelé|Trouvez votre formation|Appelez-nous 24/7|Télécharger le catalogue ${organisation.catalogueEdition}|Gratuit, instantané et sans engagement|Prendre rendez-vous|${HOURS.generalistes}|${HOURS.infirmiers}`,
  "/contact": `Être rappelé(e)|${organisation.adviceHours}|${organisation.city}|${organisation.emailReplyDelay}`,
  "/formations": "Nos formations|100 % en ligne • Éligible DPC • Indemnisé",
  "/formations-generalistes": `${DOCTOR_AMOUNTS}|${HOURS.generalistes}|${MOST.generalistes}`,
  "/formations-infirmiers": `${NURSE_AMOUNTS}|${HOURS.infirmiers}|${MOST.infirmiers}`,
  "/financement": "Une prise en charge à 100 %|Agence nationale du DPC|OPCO|employeur",
  "/organisme": "HAS|Agence nationale du DPC",
  "/faq": FAQ_CATEGORIES.join("|"),
};
const PROGRAMME_WORDS = "Prise en charge : DPC (100 %)|nous contacter|Je m’inscris maintenant|Contactez-nous pour plus d’informations";

testOnFundedDay("each page holds its agreed words, home every claim, a programme its figures and objectives", async ({ see }) => {
  const { actions: _, formats: __, upToIndemnityGeneralistes: ___, upToIndemnityInfirmiers: ____, ...shown } = claims;
  const expected = new Map(Object.entries(AGREED_WORDS).map(([path, words]) => [path, words.split("|")]));
  expected.get("/")?.push(...Object.values(shown).map(({ value }) => value), ...Object.values(MOST));
  for (const { path, title, rating, learners, objectives } of programmes)
    expected.set(path, [...PROGRAMME_WORDS.split("|"), title, `${formatNumber(rating)}/5`, `${learners} apprenants`, ...objectives]);
  for (const [path, words] of expected) {
    const text = squeeze((await see(path)).text);
    const missing = words.filter((one) => !text.includes(squeeze(one)));
    expect(missing, path).toEqual([]);
  }
});

const squeeze = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("'", "’").toLowerCase();

test("every link that leaves the site is on the list of outside pages", async ({ see }) => {
  const pages = await Promise.all([...canonicalPaths, ...Object.values(SELECTION_STATES)].map(see));
  const links = pages.flatMap(({ document }) => [...document.querySelectorAll("a[href^='http']")].map((link) => link.getAttribute("href")));
  const outside = new Set(links.filter((link) => !link?.startsWith(ORIGIN)));
  const listed = new Set<string | null>(Object.values(outsidePages).map(({ url }) => url));
  expect(outside.size).toBeGreaterThan(5);
  expect([...outside].filter((link) => !listed.has(link))).toEqual([]);
});

test("every page is cached for everyone but that of a catalogue, which is one visitor's", async ({ get }) => {
  const paths = [...canonicalPaths, "/catalogue", "/dossier-employeur?profession=infirmiers"];
  const directives = await Promise.all(paths.map(async (path) => (await get(path)).headers.get("Cache-Control")));
  const uncached = paths.filter((_, index) => directives[index]?.includes("no-store"));
  expect(uncached).toEqual(["/catalogue"]);
});

test("an unknown path tells the lost visitor so, and shows the legal notice", async ({ browser }) => {
  const { document, status, headers, text } = await browser.visit("/nulle-part");
  expect(status).toBe(404);
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(readText(document.querySelector("h1") as Element)).toBe("Page non trouvée - 404");
  expect(readText(document.querySelector("h2") as Element)).toBe("Mentions légales");
  expect(text).toContain("La page demandée n’existe pas ou a changé d’adresse.");
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

const today = parisDate(new Date());
/** How many programmes the pages list with their highest indemnity. */
const WITH_INDEMNITY: Readonly<Record<string, number>> = {
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
])
  test(`${address} shows no amount of another programme beside a programme`, async ({ browser }) => {
    const { main, document } = await browser.visit(address);
    // Shown under the mouse alone.
    for (const announced of main.querySelectorAll('.programme-card-plate [data-of="hover"]')) announced.remove();
    const withIndemnity = new Set<string>();
    for (const programme of programmes) {
      const highest = tellAmounts([highestOn(today, programme)]);
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

/** With a space where an element ends, as between two cells. */
function readApart(element: Element): string {
  return element.innerHTML
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#160;", "\u00A0");
}
