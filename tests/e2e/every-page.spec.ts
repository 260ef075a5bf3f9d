import type { Page } from "playwright/test";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { catalogueCounts } from "#app/content/catalogue-counts.ts";
import { formatEuros } from "#app/content/format.ts";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import { amountsOf, findAmounts, findWrongUpperAmounts } from "#tests/amounts.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { BLURRED_STEPS, findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

/** What holds for every page, told in one visit of each. */

const WIDTHS = [320, 390, 768, 820, 2560, 1440];
/** The widths of the two designs; others are in between. */
const DESIGNED_WIDTHS = [390, 1440];
/** Here the header is tight, and the card of a programme stands beside it. */
const TABLET_WIDTH = 768;
const TABLET_PAGES = ["/", "/formations/generalistes/diagnostic-endometriose", "/formations/infirmiers/amelioration-douleur"];

/** Of the footer with its ridge, at every width from a phone's on. */
const FOOTER_HEIGHT = 640;

/** The whole page at the widths of the designs: as drawn, and « Les durées, côte à côte », which is not drawn. */
const HEIGHTS: Record<string, Record<number, number>> = {
  "/": { 390: 7200, 1440: 6800 },
  "/formations-generalistes": { 390: 4800, 1440: 2960 },
  "/formations-infirmiers": { 390: 4316, 1440: 2480 },
  ...Object.fromEntries(programmes.map(({ path }) => [path, { 390: 5100 + FOOTER_HEIGHT, 1440: 4600 }])),
};

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
    programmes.map(({ path, title, rating, learners, objectives }) => [
      path,
      [
        title,
        "Prise en charge : DPC (100 %)",
        "nous contacter",
        "Je m'inscris maintenant",
        "Contactez-nous pour plus d'informations",
        `${String(rating).replace(".", ",")}/5`,
        `${learners} apprenants`,
        ...objectives,
      ],
    ]),
  ),
};

/** How many programmes are shown with an amount on the pages that list them. */
const PROGRAMMES_WITH_AMOUNTS: Record<string, number> = {
  "/": 7,
  "/formations": 7,
  "/formations-generalistes": 4,
  "/formations-infirmiers": 3,
};

for (const path of [...canonicalPaths, "/catalogue"]) {
  test(`${path} breaks no rule of accessibility, never scrolls sideways, keeps its buttons in forced colours, holds its agreed texts and no amount of another`, async ({
    warmPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const programme = programmes.find((candidate) => candidate.path === path);
    if (programme) await test.step("the register button", () => expectRegisterButtonInView(page, programme));
    await expectNoOverflow(page, async (width) => {
      if (width === TABLET_WIDTH && TABLET_PAGES.includes(path))
        expect.soft(await findViolations(page, "body", [BLURRED_STEPS]), "violations on a tablet").toEqual([]);
      if (width >= 390) expect.soft(await measureHeight(page, "contentinfo"), `footer at ${width} px`).toBeLessThanOrEqual(FOOTER_HEIGHT);
      if (!DESIGNED_WIDTHS.includes(width)) return;
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, `height at ${width} px`).toBeLessThanOrEqual(HEIGHTS[path]?.[width] ?? Number.POSITIVE_INFINITY);
      expect
        .soft(await countProgrammesWithOwnAmounts(page, path), "programmes with an amount beside them")
        .toBe(PROGRAMMES_WITH_AMOUNTS[path] ?? 0);
      expect.soft(await findViolations(page, "body", [BLURRED_STEPS]), `violations at ${width} px`).toEqual([]);
    });
    const text = readPlainly(await page.locator("body").innerText());
    for (const quoted of QUOTED[path] ?? []) expect.soft(text, quoted).toContain(readPlainly(quoted));

    await page.emulateMedia({ forcedColors: "active" });
    expect(await countBareButtons(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ forcedColors: null });
    if (programme) await expectRoomForLargeLetters(page);
  });
}

for (const [state, address] of Object.entries(SELECTION_STATES)) {
  test(`a selection, ${state}: breaks no rule of accessibility, never scrolls sideways, has no amount of another programme`, async ({
    warmPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    await expectNoOverflow(page, async (width) => {
      if (!DESIGNED_WIDTHS.includes(width)) return;
      // Around it everything is as on the page without a choice.
      expect.soft(await findViolations(page, "main"), `violations at ${width} px`).toEqual([]);
    });
    const programmesWithAmounts = await countProgrammesWithOwnAmounts(page, address);
    if (state === "one programme") expect(programmesWithAmounts).toBeGreaterThan(0);
  });
}

test("every page whose texts were agreed is a page", () => {
  expect([...canonicalPaths, "/catalogue"]).toEqual(expect.arrayContaining(Object.keys(QUOTED)));
});

function readOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** With letters twice as large, as a visitor may have set them, nothing scrolls sideways on a phone. */
async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - 390), "pixels beyond a phone's window with large letters")
    .toBeLessThanOrEqual(0);
}

/** Ends at the width of a large screen. */
async function expectNoOverflow(page: Page, checkAt: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await readOverflow(page), `pixels beyond the window of ${width} px`).toBeLessThanOrEqual(0);
    await checkAt(width);
  }
}

async function measureHeight(page: Page, role: "contentinfo" | "main"): Promise<number> {
  return (await page.getByRole(role).boundingBox())?.height ?? Number.NaN;
}

/** Without scrolling, beside or in a card as wide as it was designed. */
async function expectRegisterButtonInView(page: Page, { sideCardWidth }: Programme): Promise<void> {
  const card = page.getByRole("region", { name: "Inscription" });
  const box = await page.getByRole("complementary").or(card).first().boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(sideCardWidth);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const [width, height] of [
    [1366, 633],
    [1280, 665],
    [1440, 700],
    [1023, 640],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(card.getByRole("button", { name: "Je m’inscris" }), `${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
}

function countBareButtons(page: Page): Promise<number> {
  return page
    .getByRole("button")
    .evaluateAll(
      (buttons) =>
        buttons.filter(
          (button) =>
            button.checkVisibility() &&
            getComputedStyle(button).borderStyle === "none" &&
            !button.textContent?.trim() &&
            button.getBoundingClientRect().width > 0,
        ).length,
    );
}

/** In small letters, with plain spaces and apostrophes. */
function readPlainly(text: string): string {
  return text
    .replace(/[\u00A0\u202F\s]+/g, " ")
    .replaceAll("\u2060", "")
    .replaceAll("’", "'")
    .toLowerCase();
}

/**
 * At rest no programme has an amount beside it that its formats do not have, and where programmes are listed the highest of its
 * indemnities stands there. Counts those that have one.
 */
async function countProgrammesWithOwnAmounts(page: Page, path: string): Promise<number> {
  const own = programmes.find((programme) => programme.path === path);
  const blocks = own ? [{ path, text: await page.getByRole("main").innerText() }] : await readProgrammeBlocks(page);
  const standing = new Set<string>();
  for (const { path: shown, text } of blocks) {
    const programme = programmes.find((candidate) => candidate.path === shown);
    if (!programme) throw new Error(`no programme at ${shown}`);
    const found = findAmounts(text).filter((amount) => amount !== "0 €");
    expect.soft(amountsOf(programme), text).toEqual(expect.arrayContaining(found));
    if (own || found.length === 0) continue;
    standing.add(shown);
    if (PROGRAMMES_WITH_AMOUNTS[path])
      expect.soft(found, text).toEqual(expect.arrayContaining(findAmounts(formatEuros(highestIndemnityInCents(programme)))));
  }
  expect.soft(findWrongUpperAmounts(await page.locator("body").innerText())).toEqual([]);
  return standing.size;
}

/** The rows, items and cards of the page that lead to one programme alone, with their text. */
function readProgrammeBlocks(page: Page) {
  return page.getByRole("main").evaluate(
    (main, paths) => {
      const links = [...main.querySelectorAll<HTMLAnchorElement>("a[href]")].filter((link) => paths.includes(link.pathname));
      return links.map((link) => ({
        path: link.pathname,
        text: (link.closest<HTMLElement>("article, li, tr, fieldset") ?? link).innerText,
      }));
    },
    programmes.map(({ path }) => path),
  );
}
