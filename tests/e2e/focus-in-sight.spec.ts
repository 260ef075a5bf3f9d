import type { Page } from "playwright/test";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { popupTexts } from "#app/content/popups.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { expect, openStill, test } from "./fixtures.ts";

/** Whoever walks by keyboard in a window that is zoomed sees where they are: nothing that floats covers what has the focus. */

const ZOOMED = { "200 %": { width: 640, height: 360 }, "400 %": { width: 320, height: 256 } };
/** What takes focus by keyboard; of a group of radios each one does, once it is chosen. */
const STOPS = ":is(a[href], button, input, select, textarea, summary, iframe, [tabindex='0']):not(:disabled, [tabindex='-1'])";
const FLOATING = "header, [role=dialog], [class*=fixed], [class*=sticky], [data-sonner-toaster], aside, .programme-foot-bar";

/** Screens that are empty without an address that fills them. */
const FILLED = ["more than the hours", "the employer's file"].map((state) => SELECTION_STATES[state] ?? "");

/** Focuses all that can be; returns those of which what floats covers the middle or leaves nothing in sight. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([stops, floating]) => {
      const findFault = (element: HTMLElement) => {
        const box = element.getBoundingClientRect();
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
        if (right - left < 1 || bottom - top < 1) return "out of sight";
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        // A radio that lies unseen over its label is as large as that.
        if (!hit || element.contains(hit) || hit.contains(element)) return undefined;
        const cover = hit.closest(floating);
        return cover ? `under ${cover.className.slice(0, 60)}` : undefined;
      };
      document.documentElement.style.scrollBehavior = "auto";
      scrollTo(0, 0);
      const covered: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(stops)) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert], [popover]:not(:popover-open)")) continue;
        element.focus();
        if (document.activeElement !== element) continue;
        // What floats may leave with the next picture.
        if (findFault(element)) await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const fault = findFault(element);
        if (fault) covered.push(`${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}: ${fault}`);
      }
      (document.activeElement as HTMLElement | null)?.blur();
      return covered;
    },
    [STOPS, FLOATING] as const,
  );
}

for (const path of [...canonicalPaths, "/catalogue", "/inconnue", ...FILLED]) {
  test(`${path} covers nothing that has the focus, however it is zoomed`, async ({ warmPage: page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const [zoom, viewport] of Object.entries(ZOOMED)) {
      await page.setViewportSize(viewport);
      expect.soft(await findCovered(page), zoom).toEqual([]);
    }
  });
}

for (const [zoom, viewport] of Object.entries(ZOOMED)) {
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
        await test.step("its button that closes it is the first after the link to the content", async () => {
          await page.keyboard.press("Tab");
          await page.keyboard.press("Tab");
          await expect(card.getByRole("button", { name: popupTexts.close })).toBeFocused();
        });
        expect(await findCovered(page)).toEqual([]);
      });
    }
  });
}
