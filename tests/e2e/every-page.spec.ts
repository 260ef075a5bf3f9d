import type { Page } from "playwright/test";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { catalogueCounts } from "#app/content/catalogue-counts.ts";
import { organisation } from "#app/content/organisation.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import { plainly } from "#tests/plain-text.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { BLURRED_STEPS, findViolations } from "./axe.ts";
import { openConfirmation } from "./callback-journey.ts";
import { findCovered, ZOOMED } from "./covered-focus.ts";
import { expect, test } from "./fixtures.ts";

/**
 * What holds for every page, told in one visit of each: nothing shifts while it loads, it breaks no rule of accessibility, never scrolls
 * sideways, breaks no word or reference, keeps its buttons in forced colours, holds its agreed texts, covers nothing that has the focus,
 * and has room for large letters.
 */

/** From that of the window a page is opened in to that of the phone on which its letters grow: no resize twice. */
const WIDTHS = [1440, 2560, 820, 768, 320, 390];
const PHONE_WIDTH = 390;
/** The widths of the two designs; others are in between. */
const DESIGNED_WIDTHS = [PHONE_WIDTH, 1440];
/** The least room of each layout. */
const TIGHT_WIDTHS = [1440, 768, 320, 390];

/** What has the same violations as another of its kind, and is looked at for them on a phone alone. */
const ON_A_PHONE = [
  // The policy of privacy has all that legal texts are made of.
  ...["/conditions-de-vente", "/conditions-utilisation", "/mentions-legales", "/accessibilite"],
  // The others have all that programmes are made of: an offer for phones, a format that is not offered, the colours of both professions.
  ...["/formations/generalistes/troubles-nutritionnels", "/formations/generalistes/diagnostic-alzheimer"],
  ...["/formations/infirmiers/vaccination-enjeux", "/formations/infirmiers/iatrogenie-medicamenteuse"],
];
/** The fullest state of each page that has several. */
const FULLEST_STATES = ["more than the hours", "an employee", "the employer's file", "a programme that an employee opens"];
/** Here the header is tight, and the card of a programme stands beside it. */
const TABLET_WIDTH = 768;
const TABLET_PAGES = ["/", "/formations/generalistes/diagnostic-endometriose", "/formations/infirmiers/amelioration-douleur"];

/** Its address names a day. */
const CONFIRMATION = "the confirmation of a request";

/** Where no heading may end on a word alone. */
const HEADING_WIDTHS = [320, 360, 375, 390, 414, 768, 820, 1024, 1280, 1440, 1920];
/** The least share of its longest line that a heading's last line has. */
const LEAST_LAST_LINE = 0.25;

/** Pixels above the footer, as drawn; a legal text is as long as the law makes it, /et-en-2027 as its sources. */
const MOST_HEIGHTS_ON_A_PHONE: Record<string, number> = {
  "/": 7200,
  "/formations": 4000,
  "/formations-generalistes": 4000,
  "/formations-infirmiers": 4000,
  ...Object.fromEntries(programmes.map(({ path }) => [path, 6000])),
  "/ma-selection": 1500,
  "/financement": 3000,
  "/organisme": 5600,
  "/faq": 1500,
  "/contact": 2500,
};

/** Of what is read on one page. */
const TYPE_SIZES = 8;

/** The texts that were agreed word for word, per screen. Spaces and apostrophes are set in type on the page. */
const QUOTED: Record<string, readonly string[]> = {
  "/": [
    "Être rappelé",
    "Trouvez votre formation",
    "Appelez-nous 24/7",
    `Télécharger le catalogue ${organisation.catalogueEdition}`,
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
  "/contact": ["Être rappelé(e)", organisation.adviceHours, organisation.city, organisation.emailReplyDelay],
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

/** Where one acts or finds us no word breaks, however large the letters are. */
const KEEPS_WORDS = /^\/(contact|formations|ma-selection|organisme|dossier-employeur)$/;

for (const path of [...canonicalPaths, "/catalogue"]) {
  test(`${path} keeps what every page promises`, async ({ warmPage: page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // The server knows nothing of a campaign when it renders a page, the browser does: what they render must not differ.
    await page.goto(`${path}?utm_source=lettre`);
    await expectNoShift(page);
    const programme = programmes.find((candidate) => candidate.path === path);
    if (programme) await test.step("the register button", () => expectRegisterButtonInView(page, programme));
    await page.setViewportSize({ width: 1440, height: 900 });
    const text = readPlainly(await page.locator("body").innerText());
    for (const quoted of QUOTED[path] ?? []) expect.soft(text, quoted).toContain(readPlainly(quoted));
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await countBareButtons(page), "bare buttons in forced colours").toBeLessThanOrEqual(2);
    await page.emulateMedia({ forcedColors: null });
    await expectNoWidows(page);
    await expectNoOverflow(page, WIDTHS, async (width, { height, typeSizes }) => {
      if (width === TABLET_WIDTH && TABLET_PAGES.includes(path))
        expect.soft(await findViolations(page, "body", [BLURRED_STEPS]), "violations on a tablet").toEqual([]);
      if (!DESIGNED_WIDTHS.includes(width)) return;
      if (width === PHONE_WIDTH) expect.soft(height, "height on a phone").toBeLessThanOrEqual(MOST_HEIGHTS_ON_A_PHONE[path] ?? Infinity);
      expect.soft(typeSizes.length, `sizes of type at ${width} px`).toBeLessThanOrEqual(TYPE_SIZES);
      if (width !== PHONE_WIDTH && ON_A_PHONE.includes(path)) return;
      expect.soft(await findViolations(page, "body", [BLURRED_STEPS]), `violations at ${width} px`).toEqual([]);
    });
    for (const [zoom, viewport] of Object.entries(ZOOMED)) {
      await page.setViewportSize(viewport);
      expect.soft(await findCovered(page), `covered while it has the focus at ${zoom}`).toEqual([]);
    }
    await expectRoomForLargeLetters(page);
  });
}

for (const address of [
  ...Object.values(SELECTION_STATES),
  "/formations-infirmiers?quand=cette-annee",
  "/financement?profession=infirmiers&statut=salarie",
  "/financement?profession=generalistes&statut=liberal-conventionne",
  CONFIRMATION,
  "/faq?q=annuler",
  "/404",
]) {
  test(`${address} has room for its words`, async ({ warmPage: page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (address === CONFIRMATION) await openConfirmation(page);
    else await page.goto(address);
    // The others show what the page without a question shows.
    const isOfItsOwn = [...Object.values(SELECTION_STATES), CONFIRMATION].includes(address);
    const isFull = [...FULLEST_STATES.map((state) => SELECTION_STATES[state]), CONFIRMATION].includes(address);
    await expectNoOverflow(page, TIGHT_WIDTHS, async (width) => {
      if (!isOfItsOwn || !(isFull ? DESIGNED_WIDTHS : [PHONE_WIDTH]).includes(width)) return;
      // Around it everything is as on the page without a choice.
      expect.soft(await findViolations(page, "main", [BLURRED_STEPS]), `violations at ${width} px`).toEqual([]);
    });
    await expectRoomForLargeLetters(page);
  });
}

test("nothing shifts while a page loads on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/formations-generalistes", "/formations/infirmiers/amelioration-douleur", "/faq"]) {
    await page.goto(path);
    expect(await readLayoutShift(page), path).toBeLessThan(0.01);
  }
});

/** Reads the line boxes of every heading, and of what unfolds, at each width. */
async function expectNoWidows(page: Page) {
  for (const width of HEADING_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const widows = await page.evaluate((least) => {
      const found: string[] = [];
      for (const heading of document.querySelectorAll("h1, h2, h3, h4, summary")) {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const lines: { left: number; right: number; bottom: number }[] = [];
        while (texts.nextNode()) {
          if (!texts.currentNode.parentElement?.checkVisibility()) continue;
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          for (const { left, right, top, bottom, height } of range.getClientRects()) {
            const line = lines.at(-1);
            if (line && top < line.bottom - height / 2) {
              line.left = Math.min(line.left, left);
              line.right = Math.max(line.right, right);
            } else lines.push({ left, right, bottom });
          }
        }
        const lengths = lines.map(({ left, right }) => right - left).filter((length) => length > 1);
        if (lengths.length > 1 && (lengths.at(-1) ?? 0) < least * Math.max(...lengths)) found.push(heading.textContent);
      }
      return found;
    }, LEAST_LAST_LINE);
    expect.soft(widows, `headings that end on a word alone at ${width} px`).toEqual([]);
  }
}

/** On a busy machine a typeface may come after the first paint; what the page itself shifts, it shifts on the next visit too. */
async function expectNoShift(page: Page): Promise<void> {
  if ((await readLayoutShift(page)) >= 0.01) await page.reload();
  expect.soft(await readLayoutShift(page), "shift while it loads").toBeLessThan(0.01);
}

/** How much has shifted so far, and until the typefaces are there. */
function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) total += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(total))));
      }),
  );
}

/** With letters twice as large, as a visitor may have set them, nothing scrolls sideways on a phone, be all unfolded. */
async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  const { overflow, broken } = await readPage(page);
  expect.soft(overflow, "pixels beyond a phone's window with large letters").toBeLessThanOrEqual(0);
  expect.soft(await findCutOffText(page), "cut off with large letters").toEqual([]);
  expect
    .soft(
      broken.filter((word) => /médicament/i.test(word) || (KEEPS_WORDS.test(new URL(page.url()).pathname) && !/\d/.test(word))),
      "broken with large letters",
    )
    .toEqual([]);
}

/** The texts of which a part lies beyond the window, or beyond a box that neither shows nor scrolls to it. What is blurred is a hint. */
function findCutOffText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const width = document.documentElement.clientWidth;
    const cutOff: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const ancestors: Element[] = [];
      for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) ancestors.push(element);
      const isShown = text.textContent?.trim() && ancestors[0]?.checkVisibility();
      if (!isShown || ancestors.some((element) => element.matches("svg, [data-blur], [aria-hidden=true]"))) continue;
      // What is hidden from the eye alone, and what is not in sight until it is opened.
      if (ancestors.some((element) => getComputedStyle(element).clipPath.startsWith("inset"))) continue;
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (right < 0) continue;
      // A carousel scrolls by its buttons.
      const scrolls = ancestors.findIndex(
        (element) => element.matches("[data-carousel]") || /auto|scroll/.test(getComputedStyle(element).overflowX),
      );
      const boxes = ancestors
        .slice(0, scrolls < 0 ? ancestors.length : scrolls)
        .filter(
          (element) => /clip|hidden/.test(getComputedStyle(element).overflowX) && getComputedStyle(element).textOverflow !== "ellipsis",
        )
        .map((element) => element.getBoundingClientRect());
      if (scrolls < 0) boxes.push(new DOMRect(0, 0, width));
      if (boxes.some((box) => left < box.left - 1 || right > box.right + 1)) cutOff.push(text.textContent ?? "");
    }
    return cutOff;
  });
}

/**
 * What is read of the page as it stands. `broken` are the words and references of which one line has a part and the next the rest, without a
 * hyphen that was written: sheets of A4 keep their columns, and break no reference. `typeSizes`: of what is shown, drawings apart.
 */
function readPage(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const height = window.scrollY + (document.querySelector("main")?.getBoundingClientRect().bottom ?? 0);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const countLines = () => new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
    const broken: string[] = [];
    const typeSizes = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent ?? "";
      if (!words.trim() || !parent?.checkVisibility() || parent.closest(".visually-hidden, .star, .raised, script, style, svg")) continue;
      typeSizes.add(getComputedStyle(parent).fontSize);
      if (parent.getBoundingClientRect().right < 0) continue;
      range.selectNodeContents(text);
      if (countLines() < 2) continue;
      const sought = parent.closest(".pack-sheet") ? /\b9A0X\d{7}\b/g : /\b9A0X\d{7}\b|\p{L}{2,}/gu;
      for (const { 0: word, index } of words.matchAll(sought)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (countLines() > 1) broken.push(word);
      }
    }
    return { overflow: scrollWidth - clientWidth, height, broken, typeSizes: [...typeSizes] };
  });
}

/** Ends at the width of a phone. */
async function expectNoOverflow(
  page: Page,
  widths: readonly number[],
  checkAt: (width: number, read: Awaited<ReturnType<typeof readPage>>) => void | Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const read = await readPage(page);
    expect.soft(read.overflow, `pixels beyond the window of ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(read.broken, `broken words at ${width} px`).toEqual([]);
    await checkAt(width, read);
  }
  expect.soft(await findCallsTogether(page), "calls to action that a phone shows together").toEqual([]);
}

/** The sun-coloured buttons that are seen at once, of which a screenful has one: their middle is in the window, under nothing. */
function findCallsTogether(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const suns = [...document.querySelectorAll<HTMLElement>(".button-sun")].filter((sun) => sun.checkVisibility());
    const isSeen = (sun: HTMLElement) => {
      const { x, y, width, height } = sun.getBoundingClientRect();
      return sun.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const seen = suns.flatMap((sun) =>
      (["start", "end"] as const).map((block) => {
        sun.scrollIntoView({ block, behavior: "instant" });
        return suns.filter(isSeen).map((one) => one.innerText);
      }),
    );
    window.scrollTo({ top: 0, behavior: "instant" });
    return seen.filter(({ length }) => length > 1);
  });
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
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(card.getByRole("button", { name: "Je m’inscris" }), `${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
}

function countBareButtons(page: Page): Promise<number> {
  return page.getByRole("button").evaluateAll((buttons) => {
    const shown = buttons.filter((button) => button.checkVisibility() && button.getBoundingClientRect().width > 0);
    return shown.filter((button) => getComputedStyle(button).borderStyle === "none" && !button.textContent?.trim()).length;
  });
}

/** In small letters, with plain spaces and apostrophes. */
function readPlainly(text: string): string {
  return plainly(text).replaceAll(/\s+/g, " ").replaceAll("’", "'").toLowerCase();
}

/** Where a column may begin at 1440 px, in pixels: on one of twelve, 32 px apart, or where the card of a programme stands. */
const COLUMN_EDGES = [531, 633, 736, 839, 941, 970];

test("what stands beside something begins on one of six edges, over all pages", async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const edges: Record<string, number[]> = {};
  for (const path of [...canonicalPaths, "/catalogue"]) {
    await page.goto(path);
    const off = await page.evaluate((allowed) => {
      const starts = [...document.querySelectorAll("main *")].flatMap((grid) => {
        const { display, gridTemplateColumns } = getComputedStyle(grid);
        const tracks = gridTemplateColumns.split(" ").map(Number.parseFloat);
        // Side by side as unequal halves: rows of tiles and buttons at the right edge have a measure of their own.
        if (display !== "grid" || tracks.length !== 2 || tracks.some((track) => track < 330) || grid.matches("[class*=_auto]")) return [];
        const [first = 0] = tracks;
        return [...grid.children]
          .filter((child) => child.checkVisibility() && getComputedStyle(child).position !== "absolute")
          .map((child) => Math.round(child.getBoundingClientRect().left))
          .filter((left) => grid.clientWidth > 1100 && left > grid.getBoundingClientRect().left + first);
      });
      return [...new Set(starts)].filter((start) => allowed.every((edge) => Math.abs(edge - start) > 1));
    }, COLUMN_EDGES);
    if (off.length > 0) edges[path] = off;
  }
  expect(edges).toEqual({});
});
