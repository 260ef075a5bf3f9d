import type { Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { homePage } from "#app/content/pages/home.ts";
import { popupTexts } from "#app/content/popups.ts";
import { callbackDialog, passTimeForCard, sendRequest } from "./callback-journey.ts";
import { sendDetails } from "./catalogue-journey.ts";
import { bottomOf, closeByEscape, expect, expectPage, openStill, test } from "./fixtures.ts";

test.use({ hasInvitations: true });

const PROGRAMME = "/formations/infirmiers/amelioration-douleur";
const OTHER_PROGRAMME = "/formations/generalistes/vaccination";
const THIRD_PROGRAMME = "/formations/generalistes/diagnostic-alzheimer";

const offer = (page: Page) => page.getByRole("dialog", { name: popupTexts.catalogue.title });
const promo = (page: Page) => page.getByRole("dialog", { name: popupTexts.promo.title });
const invitation = (page: Page) => page.getByRole("dialog", { name: popupTexts.callback.title });

test("home shows the promo 5 s after the first visit of the session", async ({ page }) => {
  await openStill(page, "/");
  const link = page.getByRole("link", { name: "Trouvez votre formation" });
  await link.focus();
  await page.clock.runFor(4999);
  await expect(promo(page)).toBeHidden();
  await page.clock.runFor(1);

  await test.step("it takes no focus, and Escape closes it from anywhere", async () => {
    await expect(promo(page)).toBeVisible();
    await expect(promo(page)).toHaveAttribute("aria-modal", "false");
    await expect(promo(page).getByRole("status")).toContainText(popupTexts.promo.title);
    await expect(link).toBeFocused();
    await closeByEscape(promo(page));
    await expect(link).toBeFocused();
  });
  await test.step("it is shown once", async () => {
    expect(await page.evaluate((key) => sessionStorage.getItem(key), trackerNames.promoPopup)).not.toBeNull();

    await page.reload();
    await passTimeForCard(page, 30_000);
    await expect(promo(page)).toBeHidden();
  });

  await test.step("« Voir les formations » closes it and goes to the formations", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.clock.runFor(5000);
    await expect(promo(page), "with reduced motion it does not move").toHaveCSS("transition-duration", "0s");
    await promo(page).getByRole("button", { name: popupTexts.promo.primary }).click();

    await expect(promo(page)).toBeHidden();
    const title = page.getByRole("heading", { name: homePage.itineraries.title });
    await expect(title).toBeInViewport();
    await expect(title).toBeFocused();
  });
});

test("the promo leaves the first screen free", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openStill(page, "/");
  await page.clock.runFor(20_000);
  await expect(promo(page)).toBeVisible();
  const link = page.getByRole("link", { name: "Trouvez votre formation" });
  await test.step("on a phone it is a bar that leaves button and number free", async () => {
    for (const [width, height] of [
      [320, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(promo(page)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const top = Math.round((await promo(page).boundingBox())?.y ?? 0);
      for (const uncovered of [link, page.getByRole("link", { name: "Appelez-nous 24/7" })])
        expect(await bottomOf(uncovered), `${width} px`).toBeLessThanOrEqual(top);
    }
  });

  await test.step("focus that was moved into it goes back to where it was", async () => {
    await link.focus();
    await promo(page).getByRole("button", { name: popupTexts.close }).focus();
    await page.keyboard.press("Enter");
    await expect(promo(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test("each programme page proposes a callback after its own 20 s", async ({ page, site }) => {
  await openStill(page, PROGRAMME);
  await page.clock.runFor(15_000);

  await test.step("the time on the page before does not count", async () => {
    await openByLinks(page, "Médecins généralistes", OTHER_PROGRAMME);
    // Choosing is not typing.
    await page.getByRole("radio", { name: /^FC/ }).first().check();
    await page.clock.runFor(19_999);
    await expect(invitation(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(invitation(page)).toBeVisible();
  });
  await invitation(page).getByRole("button", { name: popupTexts.close }).click();
  await expect(invitation(page)).toBeHidden();

  await test.step("it is not proposed again on a page where it was declined", async () => {
    await page.reload();
    await passTimeForCard(page, 40_000);
    await expect(invitation(page)).toBeHidden();
  });

  await test.step("it never comes over a dialog", async () => {
    await openByLinks(page, "Infirmiers", PROGRAMME);
    await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
    await expect(callbackDialog(page)).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.getByRole("button", { name: callbackTexts.cancel }).click();
    await expect(callbackDialog(page)).toBeHidden();
    await page.clock.runFor(1000);
    await expect(invitation(page)).toBeVisible();
  });

  await test.step("its button opens the modal, and after a request no programme invites any more", async () => {
    await invitation(page).getByRole("button", { name: popupTexts.callback.primary }).click();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await sendRequest(callbackDialog(page));
    expect(await site.readRows("callback_requests")).toEqual([
      expect.objectContaining({ source_type: "popup_timeout", source_page: PROGRAMME }),
    ]);
    await closeByEscape(callbackDialog(page));
    await openByLinks(page, "Médecins généralistes", THIRD_PROGRAMME);
    await page.clock.runFor(40_000);
    await expect(invitation(page)).toBeHidden();
    await page.reload();
    await passTimeForCard(page, 40_000);
    await expect(invitation(page)).toBeHidden();
  });
});

test("on a phone the question of a programme leaves its sun button and the number free", async ({ page }) => {
  // A card on its way in is not yet where it stands.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openStill(page, PROGRAMME);
  await page.clock.runFor(20_000);
  for (const [width, path] of [
    [390, PROGRAMME],
    [390, OTHER_PROGRAMME],
    [320, OTHER_PROGRAMME],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    if (path !== new URL(page.url()).pathname) {
      await page.goto(path);
      await page.clock.runFor(20_000);
    }
    await expect(invitation(page)).toBeInViewport({ ratio: 1 });
    const card = await invitation(page).boundingBox();
    const sun = page.getByRole("region", { name: "Inscription" }).getByRole("button", { name: "Je m’inscris" }).filter({ visible: true });
    const number = page.getByRole("banner").getByRole("link", { name: "Appeler" });
    for (const uncovered of [sun, number]) {
      const box = await uncovered.boundingBox();
      if (!card || !box) throw new Error("the card or what it may not cover is not there");
      expect(Math.min(card.y + card.height, box.y + box.height) - Math.max(card.y, box.y), `${path}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

// Which pages are list pages: app/features/popups/popup-plan.test.ts.
test("a list page offers the catalogue once", async ({ page }) => {
  await openStill(page, "/formations");
  await test.step("a visitor who moves to leave by the top is offered it", async () => {
    await page.clock.runFor(30_000);
    await expect(offer(page)).toBeHidden();
    await leaveByTheSide(page);
    await expect(offer(page)).toBeHidden();

    await leaveByTheTop(page);
    await expect(offer(page)).toBeVisible();
  });
  await test.step("its button opens the catalogue form in its place", async () => {
    await offer(page).getByRole("button", { name: catalogueForm.open }).click();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page.getByRole("dialog", { name: catalogueForm.title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("the promo of home counts as the same", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Accueil" }).click();
    await expectPage(page, "/");
    await page.clock.runFor(30_000);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("in another visit, one who has read 60 % of the page is offered it", async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/formations-generalistes");
    await scrollTo(page, 0.5);
    await expect(offer(page)).toBeHidden();
    await scrollTo(page, 0.62);
    await expect(offer(page)).toBeVisible();
  });
});

test("whoever has downloaded the catalogue from home is not offered it again", async ({ page }) => {
  await openStill(page, "/");
  await page.getByRole("button", { name: catalogueForm.open }).first().click();
  await sendDetails(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Infirmiers IDE" }).click();
  await download;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await passTimeForCard(page, 10_000);
  await expect(promo(page)).toHaveCount(0);
});

/** Goes to a programme as visitors do, without a full load: by the list of its profession, in the footer. */
async function openByLinks(page: Page, list: string, programme: string) {
  await page.getByRole("contentinfo").getByRole("link", { name: list, exact: true }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("main").locator(`a[href^="${programme}"]`).first().click();
  // An address comes before its page.
  await expectPage(page, programme);
  await expect(page.getByRole("region", { name: "Inscription" })).toBeVisible();
}

async function leaveByTheTop(page: Page) {
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientX: 600, clientY: -3 })));
}

async function leaveByTheSide(page: Page) {
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientX: -2, clientY: 400 })));
}

async function scrollTo(page: Page, share: number) {
  await page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - window.innerHeight) * part, behavior: "instant" });
  }, share);
}
