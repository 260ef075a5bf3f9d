import type { Page } from "playwright/test";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { popupTexts } from "#app/content/popups.ts";
import { expect, openStill, test } from "./fixtures.ts";

/** Whoever walks by keyboard in a window that is zoomed sees where they are: nothing that floats covers what has the focus. */

const ZOOMED = { "200 %": { width: 640, height: 360 }, "400 %": { width: 320, height: 256 } };
/** More stops than any page has. */
const MAX_STOPS = 250;

/** Walks every Tab stop of the page; returns those of which what floats covers the middle or leaves nothing in sight. */
async function findCovered(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = "auto";
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const covered: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const element = document.activeElement;
      if (!element || element === document.body) return { isOver: true, fault: "" };
      const isOver = element.hasAttribute("data-walked");
      element.setAttribute("data-walked", "");
      // A radio that lies unseen over its label is as large as that.
      const box = element.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const name = `${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)} (${element.tagName})`;
      if (right - left < 1 || bottom - top < 1) return { isOver, fault: `${name}: out of sight` };
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (hit && (element.contains(hit) || hit.contains(element))) return { isOver, fault: "" };
      const floating = hit?.closest(
        "header, [role=dialog], [class*=fixed], [class*=sticky], [data-sonner-toaster], aside, .programme-foot-bar",
      );
      return { isOver, fault: floating ? `${name}: under ${floating.className.slice(0, 60)}` : "" };
    });
    if (found.isOver) break;
    if (found.fault) covered.push(found.fault);
  }
  return covered;
}

for (const [zoom, viewport] of Object.entries(ZOOMED)) {
  for (const path of [...canonicalPaths, "/catalogue"]) {
    test(`${path} covers nothing that has the focus at ${zoom}`, async ({ warmPage: page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(viewport);
      await page.goto(path);
      expect(await findCovered(page)).toEqual([]);
    });
  }

  test.describe("with a card", () => {
    test.use({ hasInvitations: true, viewport });

    for (const [path, popup, seconds] of [
      ["/", "promo", 6],
      ["/formations/infirmiers/amelioration-douleur", "callback", 21],
    ] as const) {
      test(`${path} covers nothing that has the focus at ${zoom} with its card`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await openStill(page, path);
        await page.clock.runFor(seconds * 1000);
        const card = page.getByRole("dialog", { name: popupTexts[popup].title });
        await expect(card).toBeVisible();
        const box = await card.boundingBox();
        expect(box?.height).toBeLessThanOrEqual(96);
        await page.clock.resume();
        expect(await findCovered(page)).toEqual([]);
        await test.step("its button that closes it is the first after the link to the content", async () => {
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          await page.keyboard.press("Tab");
          await page.keyboard.press("Tab");
          await expect(card.getByRole("button", { name: popupTexts.close })).toBeFocused();
        });
      });
    }
  });
}
