import type { Page } from "playwright/test";
import { selectionPage } from "#app/content/pages/selection.ts";
import { FUNDED_DAY } from "#tests/days.ts";
import { endometriosis, nutrition, priceOf } from "#tests/references.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { expect, test } from "./fixtures.ts";

/** A year that is funded still has a filter, and the price of what ends after it. */
test.use({ day: FUNDED_DAY });

declare global {
  interface Window {
    heard: string[];
  }
}

/** Collects each text that a live region comes to hold from now on, as a screen reader announces it. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isListening = "heard" in window;
    window.heard = [];
    if (isListening) return;
    const observer = new MutationObserver((records) => {
      const regions = records.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest("[role=status], [role=alert], [aria-live]:not([aria-live=off])") ?? [];
      });
      for (const region of new Set(regions)) window.heard.push((region.textContent ?? "").replaceAll(/\s+/g, " ").trim());
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const startsWith = (words: string) => new RegExp(`^${words}`);

async function expectHeardOnce(page: Page, change: () => Promise<void>, words: RegExp): Promise<void> {
  await listen(page);
  await change();
  const heard = () => page.evaluate(() => window.heard);
  await expect.poll(heard).toEqual([expect.stringMatching(words)]);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn))));
  expect(await heard()).toHaveLength(1);
}

test("a change of the present page is announced once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/formations-generalistes");
  const filter = page.getByRole("navigation", { name: "Filtrer les programmes" });
  await expectHeardOnce(page, () => filter.getByRole("link", { name: "Cette année" }).click(), /^En premier/);
  await expectHeardOnce(page, () => filter.getByRole("link", { name: "Tous les formats" }).click(), /^\d programmes, tous/);
  const card = page.getByRole("article").first();
  await expectHeardOnce(page, () => card.getByRole("radio", { name: /^PI/ }).click(), new RegExp(`^PI : .*${endometriosis.PI}`));
  await page.goto("/formations/generalistes/diagnostic-endometriose");
  await expectHeardOnce(page, () => page.getByRole("radio", { name: /^FC/ }).first().click(), /^Formation continue :/);
  await page.goto("/faq");
  await expectHeardOnce(page, () => page.getByRole("searchbox").fill("annuler"), /^\d+ /);
});

test("the total of the selection is announced once for each change, politely", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(SELECTION_STATES["nothing chosen"] ?? "");
  const line = (reference: string) => page.locator(`input[value="${reference}"]`);
  const tick = (value: string) => page.locator("label", { has: line(value) }).click();
  const bothPrice = priceOf(endometriosis.PI, nutrition.EPP);
  await expect(line(nutrition.EPP)).toBeVisible();
  await expectHeardOnce(page, () => tick(endometriosis.PI), startsWith(`1 formation, 10 h sur 14, prix ${priceOf(endometriosis.PI)}`));
  await expectHeardOnce(page, () => tick(nutrition.PI), /^2 formations, 20 h sur 14\. 6 h de trop/);
  const remedy = page.getByRole("link", { name: "Nutrition et obésité en EPP, 4 h" });
  await expectHeardOnce(page, () => remedy.click(), startsWith(`2 formations, 14 h sur 14, prix ${bothPrice}`));
  await page.locator("summary", { hasText: selectionPage.questions.change }).click();
  await expectHeardOnce(page, () => tick("salarie"), startsWith(`2 formations, 14 h, prix ${bothPrice}`));
  await expectHeardOnce(page, () => tick(nutrition.FC), /^2 formations, 16 h/);
});
