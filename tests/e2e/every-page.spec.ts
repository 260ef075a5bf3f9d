import type { Page } from "playwright/test";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { catalogueCounts } from "#app/content/catalogue-counts.ts";
import { claims } from "#app/content/claims.ts";
import { formatEuros } from "#app/content/format.ts";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import { STATUSES } from "#app/content/vocabulary.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { findAmounts } from "./amounts.ts";
import { BLURRED_STEPS, findViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

/** What holds for every page, told in one visit of each. */

const WIDTHS = [320, 390, 820, 1440, 2560];
/** The widths of the two designs; others are in between. */
const DESIGNED_WIDTHS = [390, 1440];

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

/** How many programmes are shown with an amount on the pages that list them. */
const PROGRAMMES_WITH_AMOUNTS: Record<string, number> = {
  "/": 7,
  "/formations": 7,
  "/formations-generalistes": 4,
  "/formations-infirmiers": 3,
  "/ma-selection": 4,
};

for (const path of [...canonicalPaths, "/catalogue"]) {
  test(`${path} breaks no rule of accessibility, never scrolls sideways, holds its agreed texts and no amount of another`, async ({
    warmPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(overflow, `pixels beyond the window of ${width} px`).toBeLessThanOrEqual(0);
      if (!DESIGNED_WIDTHS.includes(width)) continue;
      expect
        .soft(await countProgrammesWithOwnAmounts(page, path), "programmes with an amount beside them")
        .toBe(PROGRAMMES_WITH_AMOUNTS[path] ?? 0);
      expect.soft(await findViolations(page, [BLURRED_STEPS]), `violations at ${width} px`).toEqual([]);
      if (width !== 1440) continue;
      const text = readPlainly(await page.locator("body").innerText());
      for (const quoted of QUOTED[path] ?? []) expect.soft(text, quoted).toContain(quoted.toLowerCase());
    }
  });
}

test("in every state of the other pages too, no programme has an amount of another beside it", async ({
  warmPage: page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/404/);
  let programmesWithAmounts = 0;
  for (const address of [
    ...STATUSES.map((status) => `/financement?statut=${status}`),
    ...Object.values(SELECTION_STATES),
    "/faq?q=indemnit%C3%A9",
    "/404",
    "/nulle-part",
  ]) {
    await test.step(address, async () => {
      await page.goto(address);
      programmesWithAmounts += await countProgrammesWithOwnAmounts(page, address);
    });
  }
  expect(programmesWithAmounts).toBeGreaterThan(0);
});

test("every page whose texts were agreed is a page", () => {
  expect([...canonicalPaths, "/catalogue"]).toEqual(expect.arrayContaining(Object.keys(QUOTED)));
});

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
  // Anywhere in the text of the page, « jusqu'à » is followed by what a programme has, or by a claim of the year.
  const upTo = [...(await page.locator("body").innerText()).matchAll(/jusqu[’'\u2060]+à\s+(?:\S+\s+)?([\d\s,]+€)/gi)].flatMap(
    ([, amount = ""]) => findAmounts(amount),
  );
  const known = [
    ...programmes.flatMap(amountsOf),
    ...findAmounts(`${claims.upToIndemnityGeneralistes.value} ${claims.upToIndemnityInfirmiers.value}`),
  ];
  expect.soft(known).toEqual(expect.arrayContaining(upTo));
  return standing.size;
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
      return links.map((link) => ({
        path: link.pathname,
        text: (link.closest<HTMLElement>("article, li, tr, fieldset") ?? link).innerText,
      }));
    },
    programmes.map(({ path }) => path),
  );
}
