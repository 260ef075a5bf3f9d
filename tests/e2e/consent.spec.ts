import type { Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { consentTexts } from "#app/content/consent.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { callbackLabel, consentLink } from "#app/content/navigation.ts";
import { callbackDialog, openCallback } from "./callback-journey.ts";
import { expect, test } from "./fixtures.ts";

test.use({ hasCalendar: true });
test.beforeEach(({ calendar }) => calendar.setMode("normal"));

const SIX_MONTHS_IN_SECONDS = 6 * 30 * 24 * 60 * 60;

async function openConsent(page: Page) {
  await page.getByRole("contentinfo").getByRole("link", { name: consentLink.label }).click();
  return page.getByRole("dialog", { name: consentTexts.title });
}

async function readCookie(page: Page, name: string) {
  return (await page.context().cookies()).find((cookie) => cookie.name === name);
}

test("no cookie is there by default, and refusing is as easy as allowing", async ({ warmPage: page }) => {
  await page.goto("/faq");
  const panel = await openConsent(page);

  const [allow, refuse] = await Promise.all(
    [consentTexts.allow, consentTexts.refuse].map((name) => panel.getByRole("button", { name }).boundingBox()),
  );
  expect(allow?.width).toBeCloseTo(refuse?.width ?? 0, 0);
  expect(allow?.height).toBeCloseTo(refuse?.height ?? 0, 0);
  await expect(panel.getByRole("status")).toContainText(consentTexts.states.none);
  expect(await page.context().cookies()).toEqual([]);

  await test.step("allowing is kept for six months and brings the calendar", async () => {
    await panel.getByRole("button", { name: consentTexts.allow }).click();
    await expect(panel.getByRole("status")).toContainText(consentTexts.states.accord);
    await expect(panel.getByRole("button", { name: consentTexts.allow })).toHaveAttribute("aria-pressed", "true");
    const cookie = await readCookie(page, trackerNames.consent);
    expect(cookie).toMatchObject({ value: "accord", path: "/", sameSite: "Lax" });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(SIX_MONTHS_IN_SECONDS - 120);

    const dialog = await openCallback(page);
    await expect(dialog.frameLocator("iframe").getByRole("heading")).toBeVisible();
  });
});

test("refusing keeps the calendar away and the campaign unrecorded", async ({ warmPage: page, calendar, site }) => {
  const dialog = callbackDialog(page);
  const frame = dialog.frameLocator("iframe");
  await test.step("without an answer the modal opens on the calendar", async () => {
    await openCallback(page, "?utm_source=avant");
    await expect(frame.getByRole("heading")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect.poll(() => readCookie(page, trackerNames.attribution)).toBeDefined();
  });

  const panel = await openConsent(page);
  await panel.getByRole("button", { name: consentTexts.allow }).click();
  await panel.getByRole("button", { name: consentTexts.refuse }).click();
  await expect(panel.getByRole("status")).toContainText(consentTexts.states.refus);
  await expect.poll(() => readCookie(page, trackerNames.attribution)).toBeUndefined();

  calendar.setMode("normal");
  await page.goto("/contact?utm_source=lettre");
  await openConsent(page);
  await expect(panel.getByRole("status")).toContainText(consentTexts.states.refus);
  await expect(panel.getByRole("button", { name: consentTexts.refuse })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: callbackLabel }).click();
  await expect(dialog.getByRole("button", { name: callbackTexts.choice.calendar })).toBeVisible();
  expect(calendar.requests).toEqual([]);
  expect(await readCookie(page, trackerNames.attribution)).toBeUndefined();

  await dialog.getByRole("button", { name: callbackTexts.choice.calendar }).click();
  await frame.getByRole("button").click();
  await expect(dialog).toBeHidden();
  expect(await site.readRows("calendly_bookings")).toEqual([expect.objectContaining({ utm_source: null })]);
});
