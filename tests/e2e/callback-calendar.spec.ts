import type { Locator, Page, Route } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { consentTexts } from "#app/content/consent.ts";
import { formatPhone } from "#app/content/format.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { consentLink } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { schedulingTexts } from "#app/content/scheduling.ts";
import { endometriosis } from "#tests/references.ts";
import { callbackDialog, openCallback, passTimeForCard } from "./callback-journey.ts";
import { closeByEscape, expect, expectPage, openWithPausedClock, test } from "./fixtures.ts";

test.use({ hasCalendar: true, hasInvitations: true });
// One worker process starts the site with the calendar, not both.
test.describe.configure({ mode: "default" });
test.beforeEach(({ calendar }) => calendar.setMode("normal"));

const { form } = callbackTexts;
const { booked, choice, calendar: texts } = schedulingTexts;
const PAIN = "/formations/infirmiers/amelioration-douleur";

const frame = (page: Page) => callbackDialog(page).frameLocator("iframe");
const book = (page: Page) => frame(page).getByRole("button", { name: "Réserver ce créneau" }).click();
/** Attached with its script, visible 1 s later. */
const expectCalendar = (page: Page) => expect(callbackDialog(page).locator("iframe")).toHaveAttribute("src", /\/calendar/);

test("the modal opens on the calendar", async ({ page, calendar }) => {
  calendar.setMode("held");
  // The indicator disappears after 5 s.
  await openWithPausedClock(page, "/contact");
  const dialog = await openCallbackAgain(page);
  const [status, iframe] = [dialog.getByRole("status"), dialog.locator("iframe")];
  await test.step("while it loads, a message and the form without it are in view", async () => {
    for (const [width, height] of Object.entries({ 390: 844, 1366: 633 })) {
      await page.setViewportSize({ width: Number(width), height });
      await expect(dialog.getByText(texts.loading)).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole("button", { name: choice.withoutCalendar })).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step("it is shown 1 s after its script has loaded, 700 px high", async () => {
    await expect.poll(() => calendar.requests).toEqual(["/widget.js"]);
    calendar.release();
    await expect(iframe).toHaveAttribute("src", `${calendar.origin}/calendar`);
    await page.clock.runFor(999);
    await expect(status).toHaveText(texts.loading);
    await page.clock.runFor(1);
    await expect(status).toBeHidden();
    // The dialog may still be moving, by a fraction of a pixel.
    expect((await iframe.boundingBox())?.height).toBeCloseTo(700, 1);
  });
  await test.step("at 320 px nothing scrolls sideways", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(async () => (await iframe.boundingBox())?.width).toBeGreaterThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
  await test.step("after 5 s without its script the indicator disappears, and the calendar still loads later", async () => {
    calendar.setMode("held");
    await page.reload();
    await openCallbackAgain(page, "contact_page_cta");
    await expect.poll(() => calendar.requests).toEqual(["/widget.js"]);
    await page.clock.runFor(4999);
    await expect(status).toHaveText(texts.loading);
    await page.clock.runFor(1);
    await expect(status).toBeHidden();
    await expect(dialog.getByRole("alert")).toBeHidden();

    calendar.release();
    await expect(frame(page).getByRole("heading", { name: "Calendrier de démonstration" })).toBeVisible();
  });
});

async function expectEqualWeight(...buttons: Locator[]) {
  const sizes = await Promise.all(
    buttons.map((button) => button.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight])),
  );
  expect(sizes[0]).toEqual(sizes[1]);
}

test("a browser that refuses tracking is asked before anything is fetched", async ({ page, calendar }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
  const dialog = await openCallback(page);
  const withCalendar = dialog.getByRole("button", { name: choice.calendar });
  const without = dialog.getByRole("button", { name: choice.withoutCalendar });
  await test.step("both choices have equal weight", async () => {
    await expect(dialog.getByText(choice.text)).toBeVisible();
    await expectEqualWeight(withCalendar, without);
    await expect(dialog.getByText("Calendly")).toBeVisible();
    await expect(dialog.getByRole("link", { name: formatPhone(organisation.phone) })).toHaveAttribute("href", /^tel:/);
  });
  await test.step("the form without the calendar fetches nothing", async () => {
    await without.click();
    await expect(dialog.getByLabel(form.telephone)).toBeVisible();
    expect(calendar.requests).toEqual([]);
    await closeByEscape(dialog);
  });
  await test.step("each opening asks again", async () => {
    await openCallbackAgain(page);
    await withCalendar.click();
    await expectCalendar(page);
    await closeByEscape(dialog);
    await openCallbackAgain(page);
    await expect(dialog.getByText(choice.text)).toBeVisible();
    await closeByEscape(dialog);
  });
  await test.step("« Gérer mes choix » shows the refusal", async () => {
    await expect((await openConsent(page)).getByText("Global Privacy Control")).toBeVisible();
  });
  await test.step("the property of GPC counts like its header", async () => {
    calendar.setMode("normal");
    await page.setExtraHTTPHeaders({});
    await page.goto("/contact");
    await page.evaluate(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true }));
    await openCallbackAgain(page);
    await expect(dialog.getByText(choice.text)).toBeVisible();
    expect(calendar.requests).toEqual([]);
  });
});

test("after a script that fails, the form is under the error and « Réessayer »", async ({ page, calendar, expectedConsoleErrors }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expectedConsoleErrors.push(/503/);
  calendar.setMode("failing");
  const dialog = await openCallback(page);
  for (const nextMode of ["empty", "normal"] as const) {
    await expect(dialog.getByRole("alert")).toHaveText(texts.failed);
    await expect(dialog.getByLabel(form.telephone)).toBeVisible();
    await expect(dialog.getByRole("button", { name: texts.back })).toHaveCount(0);

    calendar.setMode(nextMode);
    const reloaded = page.waitForEvent("load");
    await dialog.getByRole("button", { name: texts.retry }).click();
    await reloaded;
    await expect(dialog).toBeHidden();
    await openCallbackAgain(page);
  }
  await expectCalendar(page);
});

test("a blocked calendar gives way to the form, a loaded one stays", async ({ page, calendar, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_|X-Frame-Options/);
  await openWithPausedClock(page, "/contact");
  const dialog = await openCallbackAgain(page);
  await test.step("a loaded calendar stays", async () => {
    await expect(frame(page).getByRole("heading")).toBeAttached();
    await page.clock.runFor(60_000);
    await expect(frame(page).getByRole("heading")).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveCount(0);
  });
  const refusals: Record<string, (route: Route) => unknown> = {
    "an extension blocks it": (route) => route.abort("blockedbyclient"),
    "it may not be framed": (route) => route.fulfill({ headers: { "X-Frame-Options": "DENY" }, body: "" }),
    "a network holds it back": () => {},
  };
  for (const [why, answer] of Object.entries(refusals)) {
    await test.step(`${why}: reported after 20 s, over the form`, async () => {
      await page.route(`${calendar.origin}/calendar*`, answer, { times: 1 });
      await page.reload();
      await openCallbackAgain(page, "contact_page_cta");
      await expect(dialog.locator("iframe")).toBeAttached();
      await page.clock.runFor(19_999);
      await expect(dialog.locator("iframe")).toBeVisible();
      await page.clock.runFor(1);
      await expect(dialog.getByRole("alert")).toHaveText(texts.failed);
      await expect(dialog.getByLabel(form.telephone)).toBeVisible();
      await expect(dialog.locator("iframe")).toHaveCount(0);
    });
  }
});

test("each booking is recorded with its circumstances", async ({ page, site, expectedConsoleErrors }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A calendar that stays silent gives way to the form: the clock waits for its first message.
  await page.addInitScript(() => window.addEventListener("message", () => document.documentElement.toggleAttribute("data-told", true)));
  const bookAfter = async (source: string, milliseconds: number) => {
    await page.evaluate(() => document.documentElement.removeAttribute("data-told"));
    await openCallbackAgain(page, source);
    await expect(page.locator("html[data-told] dialog iframe")).toBeAttached();
    await page.clock.runFor(milliseconds);
    await book(page);
    await expectBooked(page);
  };
  await test.step("scroll depth is that of the current page", async () => {
    // From a programme, /contact is one line longer, and the browser anchors its end.
    await openWithPausedClock(page, PAIN);
    await scrollThere(page, "end");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expectPage(page, "/contact");
    // The page is shown before its effects run, of which one waits to scroll.
    const waitAndRead = () => page.clock.runFor(200).then(() => page.evaluate(() => window.scrollY));
    await expect.poll(waitAndRead, { intervals: [100] }).toBe(0);
    await bookAfter("header_cta", 1000);

    await scrollThere(page, "end");
    await scrollThere(page, "top");
    await bookAfter("contact_page_cta", 1000);
  });
  await test.step("a booking has the campaign of the visit and the time on the page", async () => {
    await page.goto("/contact?utm_source=lettre&utm_campaign=automne");
    await bookAfter("contact_page_cta", 44_000);
  });
  await test.step("what cannot be recorded is only logged: the modal closes with the same message", async () => {
    expectedConsoleErrors.push(/503/);
    const logged = page.waitForEvent("console", (message) => message.text() === "Erreur lors du tracking : réponse 503");
    await page.route("**/api/bookings", (route) => route.fulfill({ status: 503 }));
    await bookAfter("contact_page_cta", 1000);
    await logged;
  });

  const bookings = await site.readRows("calendly_bookings");
  expect(bookings).toEqual([
    expect.objectContaining({ source_page: "/contact", source_type: "header_cta", scroll_depth: 0 }),
    expect.objectContaining({ source_type: "contact_page_cta", scroll_depth: 100 }),
    expect.objectContaining({
      source_page: "/contact",
      utm_source: "lettre",
      utm_medium: null,
      utm_campaign: "automne",
      user_agent: expect.stringContaining("Chrome"),
      time_on_page: 44,
    }),
  ]);
  const [first, second, afterLoad] = bookings.map(({ session_id }) => session_id);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(second).toBe(first);
  expect(afterLoad, "an id that changes with a full load").not.toBe(first);

  await test.step("no programme shows its card any more", async () => {
    await page.goto(PAIN);
    await passTimeForCard(page, 60_000);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("the script of the provider is fetched once, when the modal opens", async ({ page, calendar }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  const opener = page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true });
  await test.step("a button that is hovered fetches nothing", async () => {
    await opener.hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(calendar.requests).toEqual([]);
  });
  await opener.click();
  const dialog = callbackDialog(page);
  await test.step("what was typed in the form survives a switch to the calendar", async () => {
    const unfold = dialog.getByRole("button", { name: choice.withoutCalendar });
    await expect(unfold).toHaveAttribute("aria-expanded", "false");
    await unfold.click();
    await expect(dialog.getByRole("radiogroup", { name: form.jour }).getByRole("radio").first()).toBeFocused();
    await dialog.getByLabel(form.prenom).fill("Claire");
    await dialog.getByRole("button", { name: texts.back }).click();
    await expect(frame(page).getByRole("heading")).toBeVisible();
    await dialog.getByRole("button", { name: choice.withoutCalendar }).click();
    await expect(dialog.getByLabel(form.prenom)).toHaveValue("Claire");
  });
  await test.step("another opening fetches nothing more", async () => {
    await dialog.getByRole("button", { name: callbackTexts.cancel }).click();
    await expect(dialog).toBeHidden();
    await openCallbackAgain(page);
    await expectCalendar(page);
    expect(calendar.requests.filter((path) => path === "/widget.js")).toHaveLength(1);
  });
});

/** One sentence at the foot of the page, and no dialog. */
async function expectBooked(page: Page) {
  await expect(callbackDialog(page)).toBeHidden();
  await page.clock.runFor(1000);
  const message = page.locator("[data-sonner-toast][data-removed=false]");
  await expect(message).toHaveText(`${booked.title} ${booked.description}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await message.getByRole("button", { name: callbackTexts.close }).click();
  await expect(message).toHaveCount(0);
}

async function openCallbackAgain(page: Page, source = "header_cta") {
  await page.locator(`button[value="${source}"]`).filter({ visible: true }).first().click();
  return callbackDialog(page);
}

async function openConsent(page: Page) {
  await page.getByRole("contentinfo").getByRole("link", { name: consentLink.label }).click();
  return page.getByRole("dialog", { name: consentTexts.title });
}

async function scrollThere(page: Page, edge: "top" | "end") {
  await page.evaluate(async (isEnd) => {
    const scrolled = new Promise((resolve) => window.addEventListener("scroll", resolve, { once: true }));
    window.scrollTo({ top: isEnd ? document.documentElement.scrollHeight : 0, behavior: "instant" });
    await scrolled;
  }, edge === "end");
}

test("the chosen format is the one that the calendar books", async ({ page, site, calendar }) => {
  calendar.setMode("hostile");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/formations/generalistes/diagnostic-endometriose");
  await page.getByRole("main").getByRole("button", { name: "Je m’inscris", exact: true }).click();
  const dialog = callbackDialog(page);
  const iframe = dialog.locator("iframe");
  await test.step("the calendar receives it", async () => {
    await expect(iframe).toHaveAttribute(
      "src",
      `${calendar.origin}/calendar?${new URLSearchParams({
        a1: `Endométriose, programme intégré, ${endometriosis.PI}, 10\u00A0h`,
        utm_content: "gp-endometriosis",
        utm_term: endometriosis.PI,
      })}`,
    );
  });
  await test.step("the calendar receives another once it is changed", async () => {
    await dialog.locator("summary").first().click();
    await dialog.getByRole("radio", { name: endometriosis.EPP }).check();
    await expect(iframe).toHaveAttribute("src", new RegExp(`utm_term=${endometriosis.EPP}$`));
  });
  // Malformed ones: app/features/callback/booking-tracking.test.ts.
  await test.step("a forged message books nothing", async () => {
    await expect(frame(page).frameLocator("iframe").getByText("Faux événement envoyé")).toBeVisible();
    await expect(dialog).toBeVisible();
    expect(await site.readRows("calendly_bookings")).toEqual([]);
  });
  await test.step("a message of the calendar books it", async () => {
    await book(page);

    await expect(dialog).toBeHidden();
    expect(await site.readRows("calendly_bookings")).toEqual([
      expect.objectContaining({ programme: "gp-endometriosis", format_reference: endometriosis.EPP }),
    ]);
  });
});

const SIX_MONTHS_IN_SECONDS = 6 * 30 * 24 * 60 * 60;

async function readCookie(page: Page, name: string) {
  return (await page.context().cookies()).find((cookie) => cookie.name === name);
}

test("« Gérer mes choix » decides what is stored and fetched", async ({ page, calendar, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  const dialog = callbackDialog(page);
  const panel = await openConsent(page);
  const [allow, refuse] = [consentTexts.allow, consentTexts.refuse].map((name) => panel.getByRole("button", { name }));
  if (!allow || !refuse) throw new Error("There are two buttons.");
  await test.step("by default nothing is chosen, no cookie is set, and both buttons have equal weight", async () => {
    await expectEqualWeight(allow, refuse);
    await expect(panel.getByRole("status")).toContainText(consentTexts.states.none);
    expect(await page.context().cookies()).toEqual([]);
  });
  await test.step("without an answer the modal opens on the calendar", async () => {
    await openCallback(page, "?utm_source=avant");
    await expectCalendar(page);
    await closeByEscape(dialog);
    await expect.poll(() => readCookie(page, trackerNames.attribution)).toBeDefined();
  });
  await test.step("an agreement lasts six months and loads the calendar", async () => {
    await openConsent(page);
    await allow.click();
    await expect(panel.getByRole("status")).toContainText(consentTexts.states.accord);
    await expect(allow).toHaveAttribute("aria-pressed", "true");
    const cookie = await readCookie(page, trackerNames.consent);
    expect(cookie).toMatchObject({ value: "accord", path: "/", sameSite: "Lax" });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(SIX_MONTHS_IN_SECONDS - 120);
    await page.keyboard.press("Escape");
    await openCallbackAgain(page);
    await expectCalendar(page);
    await closeByEscape(dialog);
  });
  await test.step("a refusal deletes the attribution to a campaign", async () => {
    await openConsent(page);
    await refuse.click();
    await expect(panel.getByRole("status")).toContainText(consentTexts.states.refus);
    await expect.poll(() => readCookie(page, trackerNames.attribution)).toBeUndefined();
  });
  await test.step("a refusal lasts, and blocks the calendar", async () => {
    calendar.setMode("normal");
    await page.goto("/contact?utm_source=lettre");
    await openConsent(page);
    await expect(panel.getByRole("status")).toContainText(consentTexts.states.refus);
    await expect(refuse).toHaveAttribute("aria-pressed", "true");
    await closeByEscape(panel);
    await openCallbackAgain(page);
    await expect(dialog.getByRole("button", { name: choice.calendar })).toBeVisible();
    expect(calendar.requests).toEqual([]);
    expect(await readCookie(page, trackerNames.attribution)).toBeUndefined();
  });
  await test.step("a booking after a refusal has no campaign", async () => {
    await dialog.getByRole("button", { name: choice.calendar }).click();
    await frame(page).getByRole("button").click();
    await expect(dialog).toBeHidden();
    expect(await site.readRows("calendly_bookings")).toEqual([expect.objectContaining({ utm_source: null })]);
  });
});
