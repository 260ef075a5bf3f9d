import type { Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { callbackDialog, openCallback } from "./callback-journey.ts";
import { expect, openStill, test, waitUntilHydrated } from "./fixtures.ts";

test.use({ hasCalendar: true });
test.beforeEach(({ calendar }) => calendar.setMode("normal"));

const { choice, calendar: texts, form } = callbackTexts;
const START = new Date("2026-03-02T09:00:00");

const frame = (page: Page) => callbackDialog(page).frameLocator("iframe");
const book = (page: Page) => frame(page).getByRole("button", { name: "Réserver ce créneau" }).click();

test("at every size the modal opens on the loading calendar, with the way without it in view", async ({ page, calendar }) => {
  calendar.setMode("held");
  // After 5 s the indicator would go.
  await openStill(page, "/contact");
  const dialog = await openCallbackAgain(page);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1366, 633],
    [1440, 900],
  ] as const) {
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(dialog.getByRole("status")).toHaveText(texts.loading);
      await expect(dialog.getByText(texts.loading)).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole("button", { name: choice.withoutCalendar })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole("button", { name: choice.calendar })).toHaveCount(0);
    });
  }
  await expect.poll(() => calendar.requests).toEqual(["/widget.js"]);
});

test("nothing of the provider is fetched before the modal is opened", async ({ warmPage: page, calendar }) => {
  await page.goto("/contact");
  await waitUntilHydrated(page);
  await page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true }).hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  expect(calendar.requests).toEqual([]);
});

for (const signal of ["header", "property"] as const) {
  test(`a browser that refuses tracking by its ${signal} is asked first, for each opening`, async ({ page, calendar }) => {
    if (signal === "header") await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
    else await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    const dialog = await openCallback(page);

    await expect(dialog.getByText(choice.text)).toBeVisible();
    expect(calendar.requests).toEqual([]);
    await page.keyboard.press("Escape");
    await openCallbackAgain(page);
    await dialog.getByRole("button", { name: choice.calendar }).click();
    await expect(frame(page).getByRole("heading")).toBeVisible();
    await page.keyboard.press("Escape");
    await openCallbackAgain(page);
    await expect(dialog.getByText(choice.text)).toBeVisible();
  });
}

test("asked first, the two ways weigh the same", async ({ page, calendar }) => {
  await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
  const dialog = await openCallback(page);
  await expect(dialog.getByRole("button", { name: choice.calendar })).toBeVisible();

  const [withCalendar, without] = await Promise.all(
    [choice.calendar, choice.withoutCalendar].map((name) => dialog.getByRole("button", { name }).boundingBox()),
  );
  expect(withCalendar?.width).toBeCloseTo(without?.width ?? 0, 0);
  expect(withCalendar?.height).toBeCloseTo(without?.height ?? 0, 0);
  await expect(dialog.getByText("Calendly")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "04 65 71 20 38" })).toHaveAttribute("href", /^tel:/);
  await dialog.getByRole("button", { name: choice.withoutCalendar }).click();
  await expect(dialog.getByRole("heading", { name: form.title })).toBeVisible();
  expect(calendar.requests).toEqual([]);
});

test("the calendar is shown 1 s after its script, 700 px high, with the provider's own banner left alone", async ({ page, calendar }) => {
  await openStill(page, "/contact");

  const dialog = await openCallbackAgain(page);
  await expect(dialog.locator("iframe")).toBeAttached();
  const status = dialog.getByRole("status");
  await expect(status).toHaveText(texts.loading);
  await page.clock.runFor(999);
  await expect(status).toBeVisible();
  await page.clock.runFor(1);

  await expect(status).toBeHidden();
  await expect(dialog.locator("iframe")).toBeVisible();
  expect((await dialog.locator("iframe").boundingBox())?.height).toBe(700);
  await expect(dialog.locator("iframe")).toHaveAttribute("src", `${calendar.origin}/calendar`);
});

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

for (const mode of ["failing", "empty"] as const) {
  test(`a ${mode} script shows the error, from which the form is one click away`, async ({
    warmPage: page,
    calendar,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/503/);
    calendar.setMode(mode);
    const dialog = await openCallback(page);

    await expect(dialog.getByRole("alert")).toHaveText(texts.failed);

    await dialog.getByRole("button", { name: choice.withoutCalendar }).click();
    await expect(dialog.getByLabel(form.telephone)).toBeVisible();
  });
}

test("« Réessayer » reloads the page, and the calendar can be opened again", async ({ page, calendar, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/503/);
  calendar.setMode("failing");
  const dialog = await openCallback(page);
  const retry = dialog.getByRole("button", { name: texts.retry });
  await expect(retry).toBeVisible();
  calendar.setMode("normal");

  const reloaded = page.waitForEvent("load");
  await retry.click();
  await reloaded;

  await expect(dialog).toBeHidden();
  await openCallback(page);
  await expect(frame(page).getByRole("heading")).toBeVisible();
});

test("a booking is recorded with its circumstances, then the modal closes and says so", async ({ page, site }) => {
  await page.clock.install({ time: START });
  await page.goto("/contact?utm_source=lettre&utm_campaign=automne");
  await waitUntilHydrated(page);
  await page.clock.runFor(42_000);

  await openCallbackAgain(page, "contact_page_cta");
  await page.clock.runFor(2000);
  await book(page);

  await expect(callbackDialog(page)).toBeHidden();
  await expect(page.getByText(texts.booked.title)).toBeVisible();
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
});

test("the deepest scroll of the page is recorded, not the last", async ({ warmPage: page, site }) => {
  await page.goto("/contact");
  await waitUntilHydrated(page);
  await scrollThere(page, "end");
  await scrollThere(page, "top");

  await page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true }).click();
  await book(page);

  await expect(callbackDialog(page)).toBeHidden();
  expect(await site.readRows("calendly_bookings")).toEqual([expect.objectContaining({ scroll_depth: 100 })]);
});

test("the end of the page before does not count as read on the page that a link opens", async ({ warmPage: page, site }) => {
  await page.goto("/faq");
  await waitUntilHydrated(page);
  await scrollThere(page, "end");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contactez-nous" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await openCallbackAgain(page);
  await book(page);

  await expect(callbackDialog(page)).toBeHidden();
  expect(await site.readRows("calendly_bookings")).toEqual([expect.objectContaining({ source_page: "/contact", scroll_depth: 0 })]);
});

test("two bookings of one page session share its random id, a full load has another", async ({ warmPage: page, site }) => {
  for (const isNewLoad of [true, false, true]) {
    if (isNewLoad) await page.goto("/contact");
    await page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true }).click();
    await book(page);
    await expect(callbackDialog(page)).toBeHidden();
  }

  const ids = (await site.readRows("calendly_bookings")).map(({ session_id }) => session_id);
  expect(ids).toHaveLength(3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
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
  expect(lines).toContain("Erreur lors du tracking : réponse 503");
});

test("after a booking no programme invites to a call any more in the session", async ({ page }) => {
  await openCallback(page);
  await book(page);
  await expect(callbackDialog(page)).toBeHidden();

  await page.clock.install({ time: START });
  await page.goto("/formations/infirmiers/amelioration-douleur");
  await waitUntilHydrated(page);
  await page.clock.runFor(60_000);

  await expect(page.getByRole("dialog")).toHaveCount(0);
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

test("what was typed in the form outlives a look at the calendar, and the script is fetched once", async ({ warmPage: page, calendar }) => {
  const dialog = await openCallback(page);
  await dialog.getByRole("button", { name: choice.withoutCalendar }).click();
  await dialog.getByLabel(form.prenom).fill("Claire");
  await dialog.getByRole("button", { name: form.backToCalendar }).click();
  await expect(frame(page).getByRole("heading")).toBeVisible();
  await dialog.getByRole("button", { name: choice.withoutCalendar }).click();

  await expect(dialog.getByLabel(form.prenom)).toHaveValue("Claire");
  await dialog.getByRole("button", { name: callbackTexts.cancel }).click();
  await expect(dialog).toBeHidden();
  await openCallbackAgain(page);
  await expect(frame(page).getByRole("heading")).toBeVisible();
  expect(calendar.requests.filter((path) => path === "/widget.js")).toHaveLength(1);
});

async function openCallbackAgain(page: Page, source = "header_cta") {
  await page.locator(`button[value="${source}"]`).filter({ visible: true }).first().click();
  return callbackDialog(page);
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

test("a phone of 320 px shows the calendar at its least width without a sideways scroll of the page", async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const dialog = await openCallback(page);
  await expect(frame(page).getByRole("heading")).toBeVisible();

  expect((await dialog.locator("iframe").boundingBox())?.width).toBeGreaterThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("the calendar receives the chosen format, also after a change, and the booking records it", async ({
  warmPage: page,
  site,
  calendar,
}) => {
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

  await dialog.locator("summary").click();
  await dialog.getByRole("radio", { name: "9A0X2425013" }).check();
  await expect(iframe).toHaveAttribute("src", /utm_term=9A0X2425013$/);
  await book(page);

  await expect(dialog).toBeHidden();
  expect(await site.readRows("calendly_bookings")).toEqual([
    expect.objectContaining({ programme: "gp-endometriosis", format_reference: "9A0X2425013" }),
  ]);
});
