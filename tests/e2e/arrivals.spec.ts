import { callbackTexts } from "#app/content/callback.ts";
import { consentTexts } from "#app/content/consent.ts";
import { consentLink, menuTexts } from "#app/content/navigation.ts";
import { schedulingTexts } from "#app/content/scheduling.ts";
import { callbackDialog, sendRequest } from "./callback-journey.ts";
import { expect, expectPage, test } from "./fixtures.ts";

/** Client-side navigation: announced, with the focus, from an old tab, offline. */

test("opening a page moves the focus to its title and announces its name", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const title = page.getByRole("heading", { level: 1 });
  const announced = page.locator("body > [role=status]").last();
  async function expectArrival(path: string) {
    await expectPage(page, path);
    await expect(title).toBeFocused();
    await expect(announced).toHaveText(await page.title());
  }
  await test.step("from the header, by keyboard", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Financement" }).press("Enter");
    await expectArrival("/financement");
  });
  await test.step("from the footer", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expectArrival("/faq");
  });
  await test.step("by a step back", async () => {
    await page.goBack();
    await expectArrival("/financement");
  });
  await test.step("from the drawer of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("[data-opens=menu-mobile]").click();
    await page.getByRole("dialog").getByRole("link", { name: "Contact" }).click();
    await expectArrival("/contact");
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step("a page that changes its own address keeps the focus", async () => {
    await page.goto("/faq");
    await page.getByRole("searchbox").pressSequentially("annuler");
    await expect(page).toHaveURL(/q=annuler/);
    await expect(page.getByRole("searchbox")).toBeFocused();
  });
});

test("a tab older than the last deployment sends its form and opens other pages", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/404/, /Failed to fetch dynamically imported module/, /Error loading route module/);
  await page.goto("/contact");
  let hasDeployed = true;
  await page.route(/\/assets\/.+\.js$/, (route) => (hasDeployed ? route.fulfill({ status: 404, body: "" }) : route.fallback()));
  await sendRequest(page.getByRole("main"));
  expect(await site.readRows("callback_requests")).toHaveLength(1);
  // A page that is loaded whole is of the deployed version.
  page.on("request", (request) => {
    if (request.isNavigationRequest()) hasDeployed = false;
  });
  await page.getByRole("banner").getByRole("link", { name: "Organisme" }).click();
  await expectPage(page, "/organisme");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("without a connection the page stays, with a message", async ({ page, context, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/, /Error loading route module/);
  await page.goto("/contact");
  const name = page.getByRole("main").getByRole("textbox", { name: callbackTexts.form.prenom });
  await name.fill("Claire");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Organisme" }).click();
  await expect(page.getByText(menuTexts.offline)).toBeVisible();
  await expect(page).toHaveURL("/contact");
  await expect(name).toHaveValue("Claire");
  await context.setOffline(false);
  await expect(page.getByText(menuTexts.offline)).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Organisme" }).click();
  await expectPage(page, "/organisme");
});

test.describe("where cookies are disabled", () => {
  test.use({ hasCalendar: true });

  test("consent to the calendar is requested each time, and a refusal lasts", async ({ page, calendar }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setDocumentCookieDisabled", { disabled: true });
    await page.goto("/faq");
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
    const open = () => page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
    const ask = callbackDialog(page).getByRole("button", { name: schedulingTexts.choice.calendar });
    await open();
    await expect(ask).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: consentLink.label }).click();
    await page.getByRole("button", { name: consentTexts.refuse }).click();
    await expect(page.getByRole("button", { name: consentTexts.refuse })).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    await open();
    await expect(ask).toBeVisible();
    expect(await page.locator(`script[src^="${calendar.origin}"], iframe`).count()).toBe(0);
  });
});
