import type { Page } from "playwright/test";
import { bookedTexts } from "#app/content/booked.ts";
import { callbackTexts } from "#app/content/callback.ts";
import { consentTexts } from "#app/content/consent.ts";
import { formatPhone } from "#app/content/format.ts";
import { consentLink } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { callbackDialog, openCallback, passTimeForCard } from "./callback-journey.ts";
import { expect, expectPage, openStill, test } from "./fixtures.ts";

test.use({ hasCalendar: true, hasInvitations: true });
test.beforeEach(({ calendar }) => calendar.setMode("normal"));

const { choice, calendar: texts, form } = callbackTexts;
const START = new Date("2026-03-02T09:00:00");

const frame = (page: Page) => callbackDialog(page).frameLocator("iframe");
const bookedDialog = (page: Page) => page.getByRole("dialog", { name: bookedTexts.title });
const book = (page: Page) => frame(page).getByRole("button", { name: "Réserver ce créneau" }).click();

test("the modal opens on the calendar at every size", async ({ page, calendar }) => {
  calendar.setMode("held");
  // After 5 s the indicator would go.
  await openStill(page, "/contact");
  const dialog = await openCallbackAgain(page);
  const status = dialog.getByRole("status");
  const iframe = dialog.locator("iframe");
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1366, 633],
    [1440, 900],
  ] as const) {
    await test.step(`at ${width} × ${height} it says that it loads, and the way without it is in view`, async () => {
      await page.setViewportSize({ width, height });
      await expect(status).toHaveText(texts.loading);
      await expect(dialog.getByText(texts.loading)).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole("button", { name: choice.withoutCalendar })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole("button", { name: choice.calendar })).toHaveCount(0);
    });
  }
  await test.step("it is shown 1 s after its script has come", async () => {
    await expect.poll(() => calendar.requests).toEqual(["/widget.js"]);
    calendar.release();
    await expect(iframe).toBeAttached();
    await expect(status).toHaveText(texts.loading);
    await page.clock.runFor(999);
    await expect(status).toBeVisible();
    await page.clock.runFor(1);
    await expect(status).toBeHidden();
    await expect(iframe).toBeVisible();
    await expect(iframe).toHaveAttribute("src", `${calendar.origin}/calendar`);
  });

  await test.step("it is 700 px high with the provider's own banner left alone, without a sideways scroll of the page at 320 px", async () => {
    expect((await iframe.boundingBox())?.height).toBe(700);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(frame(page).getByRole("heading")).toBeVisible();
    await expect.poll(async () => (await iframe.boundingBox())?.width).toBeGreaterThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

for (const signal of ["header", "property"] as const) {
  test(`a browser that refuses tracking by its ${signal} is asked before anything is fetched`, async ({ page, calendar }) => {
    if (signal === "header") await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
    else await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    const dialog = await openCallback(page);
    const withCalendar = dialog.getByRole("button", { name: choice.calendar });
    const without = dialog.getByRole("button", { name: choice.withoutCalendar });
    await test.step("both ways weigh the same", async () => {
      await expect(dialog.getByText(choice.text)).toBeVisible();
      const [box, otherBox] = await Promise.all([withCalendar.boundingBox(), without.boundingBox()]);
      expect(box?.width).toBeCloseTo(otherBox?.width ?? 0, 0);
      expect(box?.height).toBeCloseTo(otherBox?.height ?? 0, 0);
      await expect(dialog.getByText("Calendly")).toBeVisible();
      await expect(dialog.getByRole("link", { name: formatPhone(organisation.phone) })).toHaveAttribute("href", /^tel:/);
    });
    await without.click();
    await expect(dialog.getByLabel(form.telephone)).toBeVisible();
    expect(calendar.requests).toEqual([]);
    await closeModal(page);

    await test.step("it is asked for each opening", async () => {
      await openCallbackAgain(page);
      await withCalendar.click();
      await expect(frame(page).getByRole("heading")).toBeVisible();
      await closeModal(page);
      await openCallbackAgain(page);
      await expect(dialog.getByText(choice.text)).toBeVisible();
      await closeModal(page);
    });
    await page.getByRole("contentinfo").getByRole("link", { name: consentLink.label }).click();
    await expect(page.getByRole("dialog", { name: consentTexts.title }).getByText("Global Privacy Control")).toBeVisible();
  });
}

test("a script slower than 5 s: the indicator goes, and the calendar comes when it can", async ({ page, calendar }) => {
  calendar.setMode("held");
  await openStill(page, "/contact");

  const dialog = await openCallbackAgain(page);
  await expect.poll(() => calendar.requests).toEqual(["/widget.js"]);
  await page.clock.runFor(4999);
  await expect(dialog.getByRole("status")).toHaveText(texts.loading);
  await page.clock.runFor(1);
  await expect(dialog.getByRole("status")).toBeHidden();
  await expect(dialog.getByRole("alert")).toBeHidden();

  calendar.release();
  await expect(frame(page).getByRole("heading", { name: "Calendrier de démonstration" })).toBeVisible();
});

test("after a script that fails, the form and « Réessayer » are there", async ({ warmPage: page, calendar, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/503/);
  calendar.setMode("failing");
  const dialog = await openCallback(page);
  for (const nextMode of ["empty", "normal"] as const) {
    await expect(dialog.getByRole("alert")).toHaveText(texts.failed);
    await dialog.getByRole("button", { name: choice.withoutCalendar }).click();
    await expect(dialog.getByLabel(form.telephone)).toBeVisible();
    await dialog.getByRole("button", { name: texts.short, exact: true }).click();
    await expect(dialog.getByRole("button", { name: texts.retry })).toBeVisible();

    calendar.setMode(nextMode);
    const reloaded = page.waitForEvent("load");
    await dialog.getByRole("button", { name: texts.retry }).click();
    await reloaded;
    await expect(dialog).toBeHidden();
    await openCallbackAgain(page);
  }
  await expect(frame(page).getByRole("heading")).toBeVisible();
});

test("a booking is recorded with its circumstances, and no programme invites to a call any more", async ({ page, site }) => {
  await page.clock.install({ time: START });
  await page.goto("/contact?utm_source=lettre&utm_campaign=automne");
  await page.clock.runFor(42_000);

  await openCallbackAgain(page, "contact_page_cta");
  await page.clock.runFor(2000);
  await book(page);

  await expect(callbackDialog(page)).toBeHidden();
  await expect(bookedDialog(page).getByText(bookedTexts.plate)).toBeVisible();
  const [record, ...others] = await site.readRows("calendly_bookings");
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    source_page: "/contact",
    source_type: "contact_page_cta",
    utm_source: "lettre",
    utm_medium: null,
    utm_campaign: "automne",
  });
  expect(record?.session_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(record?.user_agent).toContain("Chrome");
  expect(record?.time_on_page).toBeGreaterThanOrEqual(44);
  expect(record?.time_on_page).toBeLessThan(60);

  await page.goto("/formations/infirmiers/amelioration-douleur");
  await passTimeForCard(page, 60_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a booking tells the deepest scroll of its own page, and an id that changes with a full load", async ({ warmPage: page, site }) => {
  const bookOnContact = async () => {
    await page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true }).click();
    await book(page);
    await leaveConfirmation(page);
  };
  // From here /contact knows what one comes from: it grows by a line, and the browser keeps its foot in sight.
  await page.goto("/formations/infirmiers/amelioration-douleur");
  await scrollThere(page, "end");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expectPage(page, "/contact");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The button of the header: that of the page may have to be scrolled to.
  await openCallbackAgain(page);
  await book(page);
  await leaveConfirmation(page);

  await scrollThere(page, "end");
  await scrollThere(page, "top");
  await bookOnContact();
  await page.goto("/contact");
  await bookOnContact();

  const bookings = await site.readRows("calendly_bookings");
  expect(bookings).toEqual([
    expect.objectContaining({ source_page: "/contact", scroll_depth: 0 }),
    expect.objectContaining({ scroll_depth: 100 }),
    expect.anything(),
  ]);
  const [first, second, afterLoad] = bookings.map(({ session_id }) => session_id);
  expect(second).toBe(first);
  expect(afterLoad).not.toBe(first);
});

test("a booking that cannot be recorded is logged, and the modal closes anyway", async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/503/);
  const lines: string[] = [];
  page.on("console", (message) => message.type() === "error" && lines.push(message.text()));
  await page.route("**/api/bookings", (route) =>
    route.fulfill({ status: 503, json: { success: false, error: "Erreur lors du tracking" } }),
  );
  await openCallback(page);

  await book(page);

  await expect(callbackDialog(page)).toBeHidden();
  await expect.poll(() => lines).toContain("Erreur lors du tracking : réponse 503");
});

test("forged and malformed messages record nothing and close nothing", async ({ warmPage: page, calendar, site }) => {
  calendar.setMode("hostile");
  const dialog = await openCallback(page);
  await expect(frame(page).frameLocator("iframe").getByText("Faux événement envoyé")).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener("message", ({ data }) => data === "last" && resolve());
        window.postMessage({ event: "calendly.event_scheduled", payload: {} }, "*");
        window.postMessage("last", "*");
      }),
  );

  await expect(dialog).toBeVisible();
  expect(await site.readRows("calendly_bookings")).toEqual([]);

  await book(page);
  await expect(dialog).toBeHidden();
  expect(await site.readRows("calendly_bookings")).toHaveLength(1);
});

test("nothing of the provider is fetched before the modal opens, then its script once", async ({ warmPage: page, calendar }) => {
  await page.goto("/contact");
  const opener = page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true });
  await opener.hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(calendar.requests).toEqual([]);

  await opener.click();
  const dialog = callbackDialog(page);
  await test.step("what was typed in the form outlives a look at the calendar", async () => {
    await dialog.getByRole("button", { name: choice.withoutCalendar }).click();
    await dialog.getByLabel(form.prenom).fill("Claire");
    await dialog.getByRole("button", { name: texts.short, exact: true }).click();
    await expect(frame(page).getByRole("heading")).toBeVisible();
    await dialog.getByRole("button", { name: choice.withoutCalendar }).click();
    await expect(dialog.getByLabel(form.prenom)).toHaveValue("Claire");
  });
  await dialog.getByRole("button", { name: callbackTexts.cancel }).click();
  await expect(dialog).toBeHidden();
  await openCallbackAgain(page);
  await expect(frame(page).getByRole("heading")).toBeVisible();
  expect(calendar.requests.filter((path) => path === "/widget.js")).toHaveLength(1);
});

/** The plate that takes the place of the modal. */
async function leaveConfirmation(page: Page) {
  await expect(callbackDialog(page)).toBeHidden();
  await bookedDialog(page).getByRole("button", { name: callbackTexts.close }).last().click();
  await expect(bookedDialog(page)).toBeHidden();
}

async function openCallbackAgain(page: Page, source = "header_cta") {
  await page.locator(`button[value="${source}"]`).filter({ visible: true }).first().click();
  return callbackDialog(page);
}

async function closeModal(page: Page) {
  await page.keyboard.press("Escape");
  await expect(callbackDialog(page)).toBeHidden();
}

/** Scrolls as a visitor does, and waits until the page has heard of it. */
async function scrollThere(page: Page, edge: "top" | "end") {
  await page.evaluate(async (isEnd) => {
    const top = isEnd ? document.documentElement.scrollHeight : 0;
    const heard = new Promise((resolve) => window.addEventListener("scroll", resolve, { once: true }));
    window.scrollTo({ top, behavior: "instant" });
    await heard;
  }, edge === "end");
}

test("the calendar receives the chosen format, also after a change, and books it", async ({ warmPage: page, site, calendar }) => {
  await page.goto("/formations/generalistes/diagnostic-endometriose");
  await page.getByRole("main").getByRole("button", { name: "Je m’inscris", exact: true }).click();
  const dialog = callbackDialog(page);
  const iframe = dialog.locator("iframe");
  await expect(iframe).toHaveAttribute(
    "src",
    `${calendar.origin}/calendar?${new URLSearchParams({
      a1: "Endométriose, programme intégré, 9A0X2425002, 10\u00A0h",
      utm_content: "gp-endometriosis",
      utm_term: "9A0X2425002",
    })}`,
  );

  await dialog.locator("summary").first().click();
  await dialog.getByRole("radio", { name: "9A0X2425013" }).check();
  await expect(iframe).toHaveAttribute("src", /utm_term=9A0X2425013$/);
  await book(page);

  await expect(dialog).toBeHidden();
  expect(await site.readRows("calendly_bookings")).toEqual([
    expect.objectContaining({ programme: "gp-endometriosis", format_reference: "9A0X2425013" }),
  ]);
});
