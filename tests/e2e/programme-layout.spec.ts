import type { Page } from "playwright/test";
import { FUNDED_DAY } from "#tests/days.ts";
import { endometriosis, hoursOf, indemnityOf, mobilePain, pain, priceOf, scaleOf } from "#tests/references.ts";
import { DIALOG } from "./axe.ts";
import { callbackDialog } from "./callback-journey.ts";
import { findCovered } from "./covered-focus.ts";
import { bottomOf, closeByEscape, expect, test } from "./fixtures.ts";

test.use({ day: FUNDED_DAY });

const PAIN = "/formations/infirmiers/amelioration-douleur";
const card = (page: Page) => page.getByRole("region", { name: "Inscription" });

// The facts of card and comparison: tests/build/programme.test.ts.
test("the one card is above the content on a phone and beside it elsewhere", async ({ page }) => {
  await page.goto(PAIN);
  const lineOf = (reference: string) => page.getByRole("table").getByRole("row").filter({ hasText: reference, visible: true });
  const expectOneCard = async (isPhone: boolean) => {
    await expect(card(page).getByRole("heading", { name: "Formation continue", exact: true })).toBeVisible({ visible: isPhone });
    await expect(page.getByText("Votre choix").filter({ visible: true })).toHaveCount(isPhone ? 0 : 1);
    await expect(card(page).getByRole("radio").first()).toBeVisible({ visible: !isPhone });
    for (const reference of [pain.PI, pain.FC, mobilePain]) await expect(lineOf(reference)).toBeVisible();
  };
  await test.step("on a phone it is above the content, with the offer of a phone", async () => {
    for (const width of [390, 767]) {
      await page.setViewportSize({ width, height: 844 });
      const intro = await page.getByRole("button", { name: "Je m’inscris maintenant" }).boundingBox();
      expect(await bottomOf(card(page)), `${width} px`).toBeLessThan(intro?.y ?? 0);
      await expectOneCard(true);
    }
    await expect(page.getByText(`${mobilePain}, de ${hoursOf(mobilePain)}, et ${pain.FC}, de ${hoursOf(pain.FC)}`)).toBeVisible();
    for (const text of [mobilePain, hoursOf(mobilePain), indemnityOf(mobilePain), priceOf(mobilePain)])
      await expect(card(page).getByText(text).first()).toBeVisible();
  });
  await test.step("another format chosen on a phone is under that offer, with the one button", async () => {
    await page.goto(`${PAIN}?format=PI`);
    await expect(card(page).getByRole("heading", { name: "Formation continue", exact: true })).toBeVisible();
    await expect(card(page).getByRole("heading", { name: `Votre choix : PI, ${hoursOf(pain.PI)}` })).toBeVisible();
    await expect(card(page).getByText(indemnityOf(pain.PI)).filter({ visible: true })).toHaveCount(1);
    await card(page).getByRole("button", { name: "Je m’inscris", exact: true }).click();
    await expect(page.locator(DIALOG)).toContainText(pain.PI);
    await page.goto(PAIN);
  });
  for (const [width, cardWidth] of Object.entries({ 768: 320, 1023: 320, 1024: 350 })) {
    await test.step(`at ${width} px it is beside the content, ${cardWidth} px wide and in view while one scrolls`, async () => {
      await page.setViewportSize({ width: Number(width), height: 1024 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      const about = page.getByRole("heading", { level: 2, name: "À propos de cette formation" });
      const [cardBox, aboutBox] = [await card(page).boundingBox(), await about.boundingBox()];
      expect(Math.round(cardBox?.width ?? 0)).toBe(cardWidth);
      expect(cardBox?.x).toBeGreaterThan((aboutBox?.x ?? 0) + (aboutBox?.width ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(Number(width));
      await expectOneCard(false);

      for (const name of ["Ce que vous saurez faire", "Comparer les formats"]) {
        const title = page.getByRole("heading", { level: 2, name });
        await title.evaluate((heading) => heading.scrollIntoView({ behavior: "instant", block: "start" }));
        await expect(card(page)).toBeInViewport({ ratio: 1 });
        expect((await card(page).boundingBox())?.y).toBe(88);
      }
      const people = page.locator("div:has(> .wrap > [aria-labelledby=avis])");
      await people.evaluate((band) => band.scrollIntoView({ behavior: "instant", block: "end" }));
      expect(await bottomOf(card(page)), "it ends where the people begin").toBeLessThan((await people.boundingBox())?.y ?? 0);
    });
  }
});

test("a phone's foot bar covers nothing that has the focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/formations/generalistes/diagnostic-endometriose");
  const bar = page.locator(".sticky-foot");
  await test.step("it comes after the card's button", async () => {
    await expect(bar).not.toBeInViewport();
    await expect(card(page).getByRole("button", { name: "Je m’inscris" })).toBeInViewport({ ratio: 1 });

    await page.getByRole("heading", { name: "Votre parcours" }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(indemnityOf(endometriosis.PI));
    const scale = scaleOf(endometriosis.PI);
    await (scale === null ? expect(bar).not.toContainText("barème") : expect(bar).toContainText(scale));
    await expect(card(page).getByRole("button", { name: "Je m’inscris" })).not.toBeInViewport();
  });

  expect(await findCovered(page)).toEqual([]);

  await test.step("it gives way to a dialog", async () => {
    await page.getByRole("heading", { name: "Votre parcours" }).scrollIntoViewIfNeeded();
    await bar.getByRole("button", { name: "Je m’inscris" }).click();
    await expect(callbackDialog(page)).toBeVisible();
    await expect(bar).toBeHidden();
    await closeByEscape(callbackDialog(page));
  });
  await test.step("on the smallest phone it is on one line, the salaried's too", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of [PAIN, `${PAIN}?statut=salarie`]) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      expect.soft((await bar.boundingBox())?.height, address).toBeLessThanOrEqual(60);
      expect.soft(await findCovered(page), address).toEqual([]);
    }
  });
});
