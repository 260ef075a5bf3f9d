import type { Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { consentTexts } from "#app/content/consent.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { consentLink } from "#app/content/navigation.ts";
import { callbackDialog, openCallback } from "./callback-journey.ts";
import { expect, test } from "./fixtures.ts";

test.use({ hasCalendar: true });
test.beforeEach(({ calendar }) => calendar.setMode("normal"));

const SIX_MONTHS_IN_SECONDS = 6 * 30 * 24 * 60 * 60;

async function openConsent(page: Page) {
  await page.goto("/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: consentLink.label }).click();
  return page.getByRole("dialog", { name: consentTexts.title });
}

async function readCookie(page: Page, name: string) {
  return (await page.context().cookies()).find((cookie) => cookie.name === name);
}

test("no cookie is there by default, and refusing is as easy as allowing", async ({ page }) => {
  const panel = await openConsent(page);

  const [allow, refuse] = await Promise.all(
    [consentTexts.allow, consentTexts.refuse].map((name) => panel.getByRole("button", { name }).boundingBox()),
  );
  expect(allow?.width).toBeCloseTo(refuse?.width ?? 0, 0);
  expect(allow?.height).toBeCloseTo(refuse?.height ?? 0, 0);
  await expect(panel.getByRole("status")).toContainText(consentTexts.states.none);
  expect(await page.context().cookies()).toEqual([]);
});

test("allowing is kept for six months, and the modal then opens on the calendar", async ({ warmPage: page }) => {
  const panel = await openConsent(page);
  await panel.getByRole("button", { name: consentTexts.allow }).click();

  await expect(panel.getByRole("status")).toContainText(consentTexts.states.accord);
  await expect(panel.getByRole("button", { name: consentTexts.allow })).toHaveAttribute("aria-pressed", "true");
  const cookie = await readCookie(page, trackerNames.consent);
  expect(cookie).toMatchObject({ value: "accord", path: "/", sameSite: "Lax" });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(SIX_MONTHS_IN_SECONDS - 120);

  const dialog = await openCallback(page);
  await expect(dialog.frameLocator("iframe").getByRole("heading")).toBeVisible();
});

test("a visitor who has not answered the banner sees the calendar immediately; one who has refused is asked first", async ({
  warmPage: page,
  calendar,
}) => {
  const dialog = await openCallback(page);
  await expect(dialog.frameLocator("iframe").getByRole("heading")).toBeVisible();

  await page.goto("/contact");
  const panel = await openConsent(page);
  await panel.getByRole("button", { name: consentTexts.refuse }).click();
  calendar.setMode("normal");
  await openCallback(page);
  await expect(dialog.getByRole("button", { name: callbackTexts.choice.calendar })).toBeVisible();
  expect(calendar.requests).toEqual([]);
});

test("refusing keeps the calendar away and the campaign unrecorded", async ({ warmPage: page, calendar, site }) => {
  const panel = await openConsent(page);
  await panel.getByRole("button", { name: consentTexts.refuse }).click();
  await expect(panel.getByRole("status")).toContainText(consentTexts.states.refus);

  await openCallback(page, "?utm_source=lettre");
  expect(calendar.requests).toEqual([]);
  expect(await readCookie(page, trackerNames.attribution)).toBeUndefined();

  await callbackDialog(page).getByRole("button", { name: callbackTexts.choice.calendar }).click();
  await callbackDialog(page).frameLocator("iframe").getByRole("button").click();
  await expect(callbackDialog(page)).toBeHidden();
  expect(await site.readRows("calendly_bookings")).toEqual([expect.objectContaining({ utm_source: null })]);
});

test("the choice can be changed, and the panel shows the current one", async ({ page }) => {
  const panel = await openConsent(page);
  await panel.getByRole("button", { name: consentTexts.allow }).click();
  await panel.getByRole("button", { name: consentTexts.refuse }).click();
  await page.keyboard.press("Escape");
  await page.reload();

  await openConsent(page);
  await expect(panel.getByRole("status")).toContainText(consentTexts.states.refus);
  await expect(panel.getByRole("button", { name: consentTexts.refuse })).toHaveAttribute("aria-pressed", "true");
});

test("the panel leaves with its page, and the page before is where it was", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: consentLink.label }).click();
  const panel = page.getByRole("dialog", { name: consentTexts.title });
  await expect(panel).toBeVisible();

  await page.goBack();

  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/contact");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the panel says when the browser refuses tracking by itself", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await expect((await openConsent(page)).getByText("Global Privacy Control")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer leads to the list of trackers", async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: consentLink.label }).click();
    await expect(page).toHaveURL(/\/politique-confidentialite#traceurs$/);
  });
});
