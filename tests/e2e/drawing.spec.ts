import type { Page } from "playwright/test";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { legalNotices } from "#app/content/legal/index.ts";
import { expect, test } from "./fixtures.ts";

/** For who draws: a sentence that an operator edits may fail these, so no run of the project's own includes them. `npm run test:drawing`. */

const PHONE = { width: 390, height: 844 };
const HEADING_WIDTHS = [320, 360, 375, 390, 414, 768, 820, 1024, 1280, 1440, 1920];
/** The least share of its longest line that a heading's last line has. */
const LEAST_LAST_LINE = 0.25;
/** Pixels at 1440 px: one of twelve columns, 32 px apart, or the card of a programme. */
const COLUMN_EDGES = [531, 633, 736, 839, 941, 970];

const MOST_SCREENS = 9;
/** Their length depends on the law and on sources. */
const LONG_PAGES = [...legalNotices.map(({ path }) => path), "/et-en-2027"];

for (const path of [...canonicalPaths, "/catalogue"])
  test(`${path} has no widow in a heading, its columns on the grid, and a bearable length`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const width of HEADING_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findWidows(page), `headings that end on a word alone at ${width} px`).toEqual([]);
      if (width === 1440) expect.soft(await findOddEdges(page), "second columns that begin elsewhere").toEqual([]);
    }
    await page.setViewportSize(PHONE);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (!LONG_PAGES.includes(path))
      expect.soft(height, `more than ${MOST_SCREENS} screens of a phone`).toBeLessThanOrEqual(MOST_SCREENS * PHONE.height);
  });

/** Reads the line boxes of every heading, and of what unfolds; of its blocks, each for itself. */
function findWidows(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith("inline");
    const listBlocks = (heading: Element) => [heading, ...[...heading.querySelectorAll("*")].filter((element) => !isInline(element))];
    const blocks = [...document.querySelectorAll("h1, h2, h3, h4, summary")].flatMap(listBlocks).filter((block, _, all) => {
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const lines: { left: number; right: number; bottom: number }[] = [];
      while (texts.nextNode()) {
        const { parentElement: parent } = texts.currentNode;
        if (!parent?.checkVisibility() || all.findLast((one) => one.contains(parent)) !== block) continue;
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
      return lengths.length > 1 && (lengths.at(-1) ?? 0) < least * Math.max(...lengths);
    });
    return blocks.map(({ textContent }) => textContent);
  }, LEAST_LAST_LINE);
}

/** Of grids of two unequal columns; rows of tiles and buttons at the right edge are free. */
function findOddEdges(page: Page): Promise<number[]> {
  return page.evaluate((allowed) => {
    const starts = [...document.querySelectorAll("main *")].flatMap((grid) => {
      const { display, gridTemplateColumns } = getComputedStyle(grid);
      const tracks = gridTemplateColumns.split(" ").map(Number.parseFloat);
      const isFree = tracks.length !== 2 || tracks.some((track) => track < 330) || grid.matches("[class*=cols-1-auto]");
      if (display !== "grid" || isFree || grid.clientWidth <= 1100) return [];
      const second = grid.getBoundingClientRect().left + (tracks[0] ?? 0);
      return [...grid.children]
        .filter((child) => child.checkVisibility() && getComputedStyle(child).position !== "absolute")
        .map((child) => Math.round(child.getBoundingClientRect().left))
        .filter((left) => left > second);
    });
    return [...new Set(starts)].filter((start) => allowed.every((edge) => Math.abs(edge - start) > 1));
  }, COLUMN_EDGES);
}
