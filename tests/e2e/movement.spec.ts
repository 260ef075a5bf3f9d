import { endometriosis } from "#tests/references.ts";
import { callbackDialog } from "./callback-journey.ts";
import { expect, expectPage, test } from "./fixtures.ts";

// How long each movement takes: tests/build/weight.test.ts.

test("nothing moves with reduced motion", async ({ warmPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/formations-generalistes");
  await page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    new MutationObserver(() => {
      for (const { effect } of document.getAnimations()) {
        const { target, pseudoElement } = effect as KeyframeEffect;
        if (Number(effect?.getComputedTiming().endTime) > 0) moved.add(`${target?.className} ${pseudoElement ?? ""}`);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
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
  await test.step("when a dialog comes and goes", async () => {
    await card.getByRole("button", { name: "Je m’inscris" }).click();
    await expect(callbackDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(callbackDialog(page)).toBeHidden();
  });
  await test.step("when a selection is ticked", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Ma sélection" }).click();
    await page.locator(`input[value="${endometriosis.FC}"]`).check({ force: true });
    await expect(page.locator(".climb-hour").first()).toBeVisible();
  });
  expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([]);
});
