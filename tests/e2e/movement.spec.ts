import type { Page } from "playwright/test";
import { FUNDED_DAY } from "#tests/days.ts";
import { endometriosis } from "#tests/references.ts";
import { callbackDialog } from "./callback-journey.ts";
import { expect, expectPage, test } from "./fixtures.ts";

test.use({ day: FUNDED_DAY });

// How long each movement takes: tests/build/weight.test.ts.

/** What a card shares with its page, and what is chosen, added, opened or ticked. */
const MOVING = "programme-emblem programme-title summary-amount selection-flight movement-float climb-hour climb-waypoint".split(" ");

test("links, choices, additions, dialogs and ticks are animated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const moved = (await walk(page)).join();
  expect(MOVING.filter((name) => !moved.includes(name))).toEqual([]);
});

test("nothing moves with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await walk(page)).toEqual([]);
});

/** From a list to a selection. Returns what moved on the way, by class or pseudo-element. */
async function walk(page: Page): Promise<string[]> {
  await page.goto("/formations-generalistes");
  await page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const note = () => {
      for (const { effect } of document.getAnimations()) {
        const { target, pseudoElement } = effect as KeyframeEffect;
        if (Number(effect?.getComputedTiming().endTime) > 0) moved.add(`${target?.getAttribute("class")} ${pseudoElement ?? ""}`);
      }
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(note, () => undefined);
      return transition;
    };
  });
  await test.step("from a card to its programme", async () => {
    await page.getByRole("article").first().getByRole("link").first().click();
    await expectPage(page, "/formations/generalistes/diagnostic-endometriose");
  });
  const card = page.getByRole("region", { name: "Inscription" });
  await test.step("when a format is chosen or added", async () => {
    await card.getByRole("radio", { name: /^EPP/ }).check();
    await card.getByRole("link", { name: "Ajouter à ma sélection" }).first().click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Ma sélection 1 programme" })).toBeVisible();
  });
  await test.step("when a dialog opens and closes", async () => {
    await card.getByRole("button", { name: "Je m’inscris" }).click();
    await expect(callbackDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(callbackDialog(page)).toBeHidden();
  });
  await test.step("when a selection is ticked", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Ma sélection" }).click();
    await expect(page.locator(".climb-hour")).toHaveCount(4);
    await page.locator("label", { has: page.locator(`[value="${endometriosis.FC}"]`) }).click();
    await expect(page.locator(".climb-hour")).toHaveCount(6);
  });
  return page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
}
