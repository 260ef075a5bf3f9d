import type { Page } from "playwright/test";
import { nameNothing } from "#app/content/answer-words.ts";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import { YEAR } from "#tests/days.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { BLURRED_STEPS, findViolations } from "./axe.ts";
import { openConfirmation } from "./callback-journey.ts";
import { findCovered, ZOOMED } from "./covered-focus.ts";
import { expect, test } from "./fixtures.ts";
import { LARGE_LETTERS } from "./large-letters.ts";

/** One visit per page. Its agreed words: tests/build/pages.test.ts. */

const PHONE = { width: 390, height: 844 };
/** The last is that of the next check, to save a resize. */
const WIDTHS = [1440, 2560, 820, 768, 320, PHONE.width];
const DESIGNED_WIDTHS = [PHONE.width, 1440];
/** The least room of each layout. */
const TIGHT_WIDTHS = [1440, 768, 320, PHONE.width];
/** Here the header is tight, and the card of a programme is beside its text. */
const TABLET_WIDTH = 768;
const LARGE_LETTER_WIDTHS = { "the browser's setting": [PHONE.width, 820, 1024, 1440], "the root's own size": [PHONE.width] };
const TABLET_PAGES = ["/", "/formations/generalistes/diagnostic-endometriose", "/formations/infirmiers/amelioration-douleur"];

/** Its address names a day. */
const CONFIRMATION = "the confirmation of a request";

/** On these pages no word may break, however large the letters. */
const KEEPS_WORDS = /^\/(contact|formations(-\w+)?|ma-selection|organisme|dossier-employeur)?$/;

for (const path of [...canonicalPaths, "/catalogue"])
  test(`${path} has no layout shift, axe violation, overflow or covered focus`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // The server ignores the campaign, the browser reads it: both must render the same.
    await page.goto(`${path}?utm_source=lettre`);
    await expectNoShift(page);
    const programme = programmes.find((candidate) => candidate.path === path);
    if (programme) await test.step("the register button", () => expectRegisterButtonInView(page, programme));
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await countBareButtons(page), "bare buttons in forced colours").toBeLessThanOrEqual(2);
    await page.emulateMedia({ forcedColors: null });
    await expectNoOverflow(page, WIDTHS, async (width) => {
      if (DESIGNED_WIDTHS.includes(width) || (width === TABLET_WIDTH && TABLET_PAGES.includes(path)))
        expect.soft(await findViolations(page, "body", [BLURRED_STEPS]), `violations at ${width} px`).toEqual([]);
    });
    for (const [zoom, viewport] of Object.entries(ZOOMED)) {
      await page.setViewportSize(viewport);
      expect.soft(await findCovered(page), `covered while it has the focus at ${zoom}`).toEqual([]);
    }
    await expectRoomForLargeLetters(page);
  });

for (const address of [
  ...Object.values(SELECTION_STATES),
  "/formations-infirmiers?quand=cette-annee",
  "/financement?profession=infirmiers&statut=salarie",
  "/financement?profession=generalistes&statut=liberal-conventionne",
  CONFIRMATION,
  "/faq?q=annuler",
  "/404",
])
  test(`${address} has no overflow, broken word or axe violation at any width`, async ({ page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (address === CONFIRMATION) await openConfirmation(page);
    else await page.goto(address);
    await expectNoOverflow(page, TIGHT_WIDTHS, async (width) => {
      if (DESIGNED_WIDTHS.includes(width))
        expect.soft(await findViolations(page, "main", [BLURRED_STEPS]), `violations at ${width} px`).toEqual([]);
    });
    await expectRoomForLargeLetters(page);
  });

test("where a table tells an indemnity, there is room for the words of none", async ({ page }) => {
  await page.goto("/formations/infirmiers/amelioration-douleur");
  await page.locator("td[style*=indemnity]").evaluateAll((cells, words) => {
    for (const cell of cells) cell.replaceChildren(...cell.querySelectorAll("span"), words);
  }, nameNothing(YEAR));
  await expect(page.getByRole("cell", { name: nameNothing(YEAR) }).first()).toBeVisible();
  await expectNoOverflow(page, TIGHT_WIDTHS, () => {});
  await expectRoomForLargeLetters(page);
});

test("a programme's emblem covers no word, on a phone with letters twice as large either", async ({ page }) => {
  for (const path of [
    "/formations/generalistes/troubles-nutritionnels",
    "/formations/generalistes/diagnostic-endometriose",
    "/formations/infirmiers/amelioration-douleur",
  ]) {
    await page.goto(path);
    for (const [width, letters] of [
      [320, "100%"],
      [360, "100%"],
      [PHONE.width, "100%"],
      [PHONE.width, "200%"],
      [1200, "100%"],
      [1280, "100%"],
    ] as const) {
      await page.setViewportSize({ width, height: PHONE.height });
      expect.soft(await findUnderEmblem(page, letters), `${path}, ${width} px, ${letters}`).toEqual([]);
    }
  }
});

test("nothing shifts while a page loads on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ["/", "/formations-generalistes", "/formations/infirmiers/amelioration-douleur", "/faq"]) {
    await page.goto(path);
    expect(await readLayoutShift(page), path).toBeLessThan(0.01);
  }
});

/** The hero's words at its emblem's place. */
function findUnderEmblem(page: Page, letters: string): Promise<string[]> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    const emblem = document.querySelector(".programme-hero-emblem")?.getBoundingClientRect() ?? new DOMRect();
    const texts = document.createTreeWalker(document.querySelector(".programme-hero") ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const covered: string[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      // The drawing clears its box's edges.
      const meets = ({ left, right, top, bottom }: DOMRect) =>
        right > emblem.left + 8 && left < emblem.right - 8 && bottom > emblem.top + 8 && top < emblem.bottom - 8;
      const parent = texts.currentNode.parentElement;
      if (parent?.checkVisibility() && !parent.closest(".visually-hidden") && [...range.getClientRects()].some(meets))
        covered.push(texts.currentNode.nodeValue ?? "");
    }
    return covered;
  }, letters);
}

/** On a busy machine a font may load after the first paint; the page's own shifts recur on reload. */
async function expectNoShift(page: Page): Promise<void> {
  if ((await readLayoutShift(page)) >= 0.01) await page.reload();
  expect.soft(await readLayoutShift(page), "shift while it loads").toBeLessThan(0.01);
}

/** The layout shift until the fonts are loaded. */
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

/** At 200 % text and with everything unfolded, nothing scrolls sideways or is cut off; on a phone no word breaks. */
async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  for (const way of Object.keys(LARGE_LETTERS) as (keyof typeof LARGE_LETTERS)[]) {
    const restore = await LARGE_LETTERS[way](page);
    for (const width of LARGE_LETTER_WIDTHS[way]) {
      const where = `at ${width} px with letters twice as large by ${way}`;
      await page.setViewportSize({ width, height: 900 });
      const { overflow, broken } = await readPage(page);
      expect.soft(overflow, `pixels beyond the window ${where}`).toBeLessThanOrEqual(0);
      expect.soft(await findCutOffText(page), `cut off ${where}`).toEqual([]);
      if (width !== PHONE.width) continue;
      const mayBreak = (word: string) => !KEEPS_WORDS.test(new URL(page.url()).pathname) || /[\d@]/.test(word);
      expect
        .soft(
          broken.filter((word) => /médicament/i.test(word) || !mayBreak(word)),
          `broken ${where}`,
        )
        .toEqual([]);
    }
    await restore();
  }
}

/** The texts cut off by the window or by a box that does not scroll. Blurred ones are hints. */
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
      // Visually hidden, or closed.
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

/** `broken`: words, references, amounts and domains divided by a line break; on sheets of A4 references alone. */
function readPage(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const height = window.scrollY + (document.querySelector("main")?.getBoundingClientRect().bottom ?? 0);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const countLines = () => new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent ?? "";
      if (!words.trim() || !parent?.checkVisibility() || parent.closest(".visually-hidden, .star, .raised, script, style, svg")) continue;
      if (parent.getBoundingClientRect().right < 0) continue;
      range.selectNodeContents(text);
      if (countLines() < 2) continue;
      const sought = parent.closest(".pack-sheet") ? /\b9A0X\d{7}\b/g : /\b9A0X\d{7}\b|\d[\u00A0\u202F]\S+|\be-mail|@[\w.-]+|\p{L}{2,}/giu;
      for (const { 0: word, index } of words.matchAll(sought)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (countLines() > 1) broken.push(word);
      }
    }
    return { overflow: scrollWidth - clientWidth, height, broken };
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
}

async function expectRegisterButtonInView(page: Page, { sideCardWidth }: Programme): Promise<void> {
  const card = page.getByRole("region", { name: "Inscription" });
  const box = await page.getByRole("complementary").or(card).first().boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(sideCardWidth);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const size of [{ width: 1366, height: 633 }, { width: 1023, height: 640 }, { width: 768, height: 1024 }, PHONE]) {
    await page.setViewportSize(size);
    await expect(card.getByRole("button", { name: "Je m’inscris" }), JSON.stringify(size)).toBeInViewport({ ratio: 1 });
  }
}

function countBareButtons(page: Page): Promise<number> {
  return page.getByRole("button").evaluateAll((buttons) => {
    const shown = buttons.filter((button) => button.checkVisibility() && button.getBoundingClientRect().width > 0);
    return shown.filter((button) => getComputedStyle(button).borderStyle === "none" && !button.textContent?.trim()).length;
  });
}
