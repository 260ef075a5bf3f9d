import type { Page } from "playwright/test";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { catalogueCounts } from "#app/content/catalogue-counts.ts";
import { claims } from "#app/content/claims.ts";
import { formatEuros } from "#app/content/format.ts";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import { professions } from "#app/content/professions.ts";
import { programmes, programmesOf } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { expect, test } from "./fixtures.ts";

/** The texts that were agreed word for word, per screen. Spaces and apostrophes are set in type on the page. */
const QUOTED: Record<string, readonly string[]> = {
  "/": [
    "Être rappelé",
    "Trouvez votre formation",
    "Appelez-nous 24/7",
    "Télécharger le catalogue 2025",
    "Gratuit, instantané et sans engagement",
    "Prendre rendez-vous",
    "2 543 apprenants depuis 2024",
    "90 %",
    "15 000 h",
    "2 000",
    "1 146+",
    "100 %",
    "4,7/5",
    `${catalogueCounts.programmes} formations`,
    "450 €",
    "180 €",
    "235,60 €",
    "209 €",
    "121,60 €",
    "21 h",
    "950 €",
    "14 h",
    "357 €",
  ],
  "/contact": ["Être rappelé(e)", "9 h – 19 h", "Eybens", "sous 24 heures"],
  "/formations": ["Nos formations", "100 % en ligne • Éligible DPC • Indemnisé"],
  "/formations-generalistes": ["450 €", "180 €", "21 h", "950 €"],
  "/formations-infirmiers": ["235,60 €", "209 €", "121,60 €", "14 h", "357 €"],
  "/financement": ["Une prise en charge à 100 %", "Agence nationale du DPC", "OPCO", "employeur"],
  "/organisme": ["HAS", "Agence nationale du DPC"],
  "/faq": ["DPC Général", "Obligations", "Éligibilité", "Plateforme", "Inscription", "Formations"],
  "/conditions-de-vente": ["Conditions de Vente"],
  "/conditions-utilisation": ["Conditions d'Utilisation"],
  "/politique-confidentialite": ["Politique de Confidentialité"],
  ...Object.fromEntries(
    programmes.map(({ path }) => [
      path,
      ["Prise en charge : DPC (100 %)", "nous contacter", "Je m'inscris maintenant", "Contactez-nous pour plus d'informations", "5/5"],
    ]),
  ),
};

for (const [path, texts] of Object.entries(QUOTED)) {
  test(`${path} holds every text that was agreed for it`, async ({ page }) => {
    await page.goto(path);
    const text = await page.locator("body").innerText();
    const plain = text
      .replace(/[\u00A0\u202F\s]+/g, " ")
      .replaceAll("\u2060", "")
      .replaceAll("’", "'")
      .toLowerCase();
    for (const quoted of texts) expect(plain, quoted).toContain(quoted.toLowerCase());
  });
}

/** Euro amounts of a text, with plain spaces. */
function findAmounts(text: string): string[] {
  return [...text.replaceAll(/[\u00A0\u202F\u2060]/g, " ").matchAll(/\d[\d ]*(?:,\d\d)? €/g)].map(([amount]) => amount);
}

function amountsOf({ formats, mobileOffer }: Programme): string[] {
  const offers = [...Object.values(formats), ...(mobileOffer ? [mobileOffer] : [])];
  return offers.flatMap(({ indemnityInCents, priceInCents = 0 }) =>
    [indemnityInCents, priceInCents].flatMap((cents) => findAmounts(formatEuros(cents))),
  );
}

/** The rows, items and cards of the page that lead to one programme alone, with their text. */
function readProgrammeBlocks(page: Page) {
  return page.getByRole("main").evaluate(
    (main, paths) => {
      const links = [...main.querySelectorAll<HTMLAnchorElement>("a[href]")].filter((link) => paths.includes(link.pathname));
      return links.map((link) => ({ path: link.pathname, text: (link.closest<HTMLElement>("article, li, tr") ?? link).innerText }));
    },
    programmes.map(({ path }) => path),
  );
}

for (const width of [390, 1440]) {
  test(`no page has, at rest, an amount at a programme that its formats do not have, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const standing = new Map<string, Set<string>>();
    for (const path of canonicalPaths) {
      await page.goto(path);
      const own = programmes.find((programme) => programme.path === path);
      const blocks = own ? [{ path, text: await page.getByRole("main").innerText() }] : await readProgrammeBlocks(page);
      for (const { path: shown, text } of blocks) {
        const programme = programmes.find((candidate) => candidate.path === shown);
        if (!programme) throw new Error(`no programme at ${shown}`);
        const found = findAmounts(text).filter((amount) => amount !== "0 €");
        expect(amountsOf(programme), `${path}: ${text}`).toEqual(expect.arrayContaining(found));
        if (!own && found.length > 0) standing.set(path, (standing.get(path) ?? new Set()).add(shown));
      }
      // In the words of the page, wherever they stand: « jusqu'à » is followed by what a programme has, or by a claim of the year.
      const upTo = [...(await page.locator("body").innerText()).matchAll(/jusqu[’'\u2060]+à\s+(?:\S+\s+)?([\d\s,]+€)/gi)].flatMap(
        ([, amount = ""]) => findAmounts(amount),
      );
      const known = [
        ...programmes.flatMap(amountsOf),
        ...findAmounts(`${claims.upToIndemnityGeneralistes.value} ${claims.upToIndemnityInfirmiers.value}`),
      ];
      expect(known, path).toEqual(expect.arrayContaining(upTo));
    }
    expect(Object.fromEntries([...standing].map(([path, shown]) => [path, shown.size]))).toEqual({
      "/": 7,
      "/formations": 7,
      "/formations-generalistes": 4,
      "/formations-infirmiers": 3,
    });
  });
}

test("the hover indemnities appear on hover and keyboard focus of the list cards, and in no other page", async ({ page }) => {
  for (const [profession, path, amounts] of [
    ["generalistes", "/formations-generalistes", ["450 €", "450 €", "180 €", "180 €"]],
    ["infirmiers", "/formations-infirmiers", ["471,20 €", "209 €", "114 €"]],
  ] as const) {
    await page.goto(path);
    const cards = page.getByRole("main").getByRole("article");
    for (const [index, amount] of amounts.entries()) {
      const card = cards.nth(index);
      const shown = card.locator(".programme-card-amount");
      const atRest = formatEuros(programmesOf(profession).map(highestIndemnityInCents)[index] ?? 0);
      const read = async () => findAmounts(await shown.innerText());
      expect(await read()).toEqual(findAmounts(atRest));
      await card.hover();
      await expect.poll(read).toEqual([amount]);
      await page.mouse.move(0, 0);
      await expect.poll(read).toEqual(findAmounts(atRest));
      await card.getByRole("link").first().focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect.poll(read).toEqual([amount]);
      await card.getByRole("link").first().blur();
    }
  }
  for (const path of canonicalPaths.filter((path) => path !== "/formations-infirmiers")) {
    expect(await (await page.request.get(path)).text(), path).not.toMatch(/471,20/);
  }
});

test("the nurse list shows no prices", async ({ page }) => {
  await page.goto("/formations-infirmiers");
  const text = await page.getByRole("main").innerText();
  for (const price of ["467,40", "296,40", "313"]) expect(text).not.toContain(price);
});

test("the lists hold a card for each programme, in the order of the catalogue", async ({ page }) => {
  for (const profession of PROFESSIONS) {
    await page.goto(professions[profession].listPath);
    const hrefs = await page
      .getByRole("main")
      .getByRole("article")
      .getByRole("link")
      .evaluateAll((items) => [...new Set(items.map((item) => item.getAttribute("href")?.split(/[?#]/)[0]))]);
    expect(hrefs).toEqual(programmesOf(profession).map(({ path }) => path));
  }
});
