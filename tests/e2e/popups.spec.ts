import type { Locator, Page } from "playwright/test";
import { catalogueForm } from "#app/content/catalogue.ts";
import { homePage } from "#app/content/pages/home.ts";
import { popupTexts } from "#app/content/popups.ts";
import { callbackDialog, passTimeForCard, sendRequest } from "./callback-journey.ts";
import { sendDetails } from "./catalogue-journey.ts";
import { findCovered, ZOOMED } from "./covered-focus.ts";
import { closeByEscape, expect, openWithPausedClock, test } from "./fixtures.ts";

// When each card appears, and when not: app/features/popups/popups.test.tsx.

test.use({ hasInvitations: true });

const PROGRAMME = "/formations/infirmiers/amelioration-douleur";
const OTHER_PROGRAMME = "/formations/generalistes/vaccination";

const offer = (page: Page) => page.getByRole("dialog", { name: popupTexts.catalogue.title });
const promo = (page: Page) => page.getByRole("dialog", { name: popupTexts.promo.title });
const invitation = (page: Page) => page.getByRole("dialog", { name: popupTexts.callback.title });

test("the promo of home leads to the formations", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithPausedClock(page, "/");
  await page.clock.runFor(5000);
  await promo(page).getByRole("button", { name: popupTexts.promo.primary }).click();
  await expect(promo(page)).toBeHidden();
  const title = page.getByRole("heading", { name: homePage.itineraries.title });
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
});

test("a card whose style can't load doesn't come, and nothing fails", async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_FAILED/);
  const style = /\/invitation-[^/]*\.css$/;
  await openWithPausedClock(page, "/");
  await page.route(style, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => style.test(request.url()));
  await page.clock.runFor(5000);
  await failed;
  await page.clock.runFor(2000);
  await expect(promo(page)).toHaveCount(0);
});

async function expectUncovered(page: Page, card: Locator, uncovered: Locator[]) {
  await expect(card).toBeInViewport({ ratio: 1 });
  const box = await card.boundingBox();
  for (const element of uncovered) {
    const other = await element.boundingBox();
    if (!box || !other) throw new Error("the card or what it may not cover is missing");
    const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    expect(Math.min(width, height), String(element)).toBeLessThanOrEqual(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test("no card covers its page's button, number or formats", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithPausedClock(page, "/");
  await page.clock.runFor(8000);
  await expect(promo(page), "while home's two signs are in view").toBeHidden();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.clock.runFor(2000);
  for (const sign of await page.locator("[data-sign]").all()) await expect(sign).not.toBeInViewport();
  await expect(promo(page), "while home's two signs are still to come").toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("heading", { name: homePage.benefits.title }).evaluate((title) => title.scrollIntoView({ behavior: "instant" }));
  await page.clock.runFor(1000);
  await expectUncovered(page, promo(page), []);
  for (const sign of await page.locator("[data-sign]").all()) await expect(sign).not.toBeInViewport();
  await page.goto(PROGRAMME);
  await page.clock.runFor(20_000);
  const sun = page.getByRole("region", { name: "Inscription" }).getByRole("button", { name: "Je m’inscris" }).filter({ visible: true });
  const formats = await page.getByRole("rowheader").all();
  for (const size of ["390 × 844", "320 × 844", "820 × 800", "820 × 1180", "1366 × 768", "1440 × 900"]) {
    const [width = 0, height = 0] = size.split(" × ").map(Number);
    await page.setViewportSize({ width, height });
    await expectUncovered(page, invitation(page), [sun, ...formats]);
    const sentence = invitation(page).getByText(popupTexts.callback.text, { exact: true });
    await expect(sentence, "shown where the programme's card ends above it").toBeVisible({ visible: width >= 768 && height >= 960 });
    if (width < 768) await expectUncovered(page, invitation(page), [page.getByRole("banner").getByRole("link", { name: "Appeler" })]);
  }
});

test("on a phone the bar at the foot stays beside the card of a programme, and gives way to it in a low window alone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithPausedClock(page, PROGRAMME);
  await page.clock.runFor(20_000);
  const objectives = page.getByRole("heading", { level: 2, name: "Ce que vous saurez faire" });
  const bar = page.locator(".sticky-foot");
  const button = bar.getByRole("button");
  const isHit = () =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  for (const size of ["390 × 844", "390 × 664", "320 × 600"]) {
    const [width = 0, height = 0] = size.split(" × ").map(Number);
    await page.setViewportSize({ width, height });
    await objectives.evaluate((heading) => heading.scrollIntoView({ behavior: "instant", block: "start" }));
    await expect(invitation(page), size).toBeInViewport({ ratio: 1 });
    await expect(bar, size).toBeInViewport({ ratio: 1 });
    await expect(button, size).toBeVisible();
    expect(await isHit(), size).toBe(true);
    await expectUncovered(page, invitation(page), [bar]);
  }
  expect((await findCovered(page)).filter((covered) => covered.includes("sticky-foot"))).toEqual([]);
  await page.setViewportSize({ width: 390, height: 590 });
  await objectives.evaluate((heading) => heading.scrollIntoView({ behavior: "instant", block: "start" }));
  await expect(invitation(page)).toBeInViewport({ ratio: 1 });
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await objectives.evaluate((heading) => heading.scrollIntoView({ behavior: "instant", block: "start" }));
  await button.click();
  await expect(callbackDialog(page)).toBeVisible();
});

test("the card of a programme leads to a request, after which no card appears", async ({ page, site }) => {
  await openWithPausedClock(page, PROGRAMME);
  await page.clock.runFor(20_000);
  await invitation(page).getByRole("button", { name: popupTexts.callback.primary }).click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await sendRequest(callbackDialog(page));
  expect(await site.readRows("callback_requests")).toMatchObject([{ source_type: "popup_timeout", source_page: PROGRAMME }]);
  await closeByEscape(callbackDialog(page));
  await page.goto(OTHER_PROGRAMME);
  await passTimeForCard(page, 40_000);
  await expect(invitation(page)).toBeHidden();
});

test("a visitor who has read 60 % of a list is offered the catalogue, and not again after a download", async ({ page }) => {
  await openWithPausedClock(page, "/formations-generalistes");
  const scrollTo = (share: number) =>
    page.evaluate((part) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo({ top: (scrollHeight - window.innerHeight) * part, behavior: "instant" });
    }, share);
  await scrollTo(0.5);
  await expect(offer(page)).toBeHidden();
  await scrollTo(0.62);
  await offer(page).getByRole("button", { name: catalogueForm.open }).click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await sendDetails(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Infirmiers IDE" }).click();
  await download;
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto("/");
  await passTimeForCard(page, 10_000);
  await expect(promo(page)).toHaveCount(0);
});

for (const [zoom, viewport] of Object.entries(ZOOMED))
  for (const [path, popup, seconds] of [
    ["/", "promo", 6],
    [PROGRAMME, "callback", 21],
  ] as const)
    test(`the card of ${path} at ${zoom} is a bar that covers nothing with the focus, its close button first`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openWithPausedClock(page, path);
      for (const sign of await page.locator("[data-sign]").all())
        await sign.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().bottom, behavior: "instant" }));
      await page.clock.runFor(seconds * 1000);
      const card = page.getByRole("dialog", { name: popupTexts[popup].title });
      await expect(card).toBeVisible();
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(96);
      await page.clock.resume();
      // After the link to the content.
      for (let press = 0; press < 2; press++) await page.keyboard.press("Tab");
      await expect(card.getByRole("button", { name: popupTexts.close })).toBeFocused();
      expect(await findCovered(page)).toEqual([]);
    });
