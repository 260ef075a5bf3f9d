import type { Page, Route } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { menuTexts } from "#app/content/navigation.ts";
import { nutrition } from "#tests/references.ts";
import { expect, expectPage, test } from "./fixtures.ts";

/** Whatever a network does to the data or the code of a page, the page opens: the browser loads its document. */

/** A page of a firewall, a hotel or a hospital. */
const LOGIN_PAGE = { contentType: "text/html", body: "<!doctype html><title>Connexion</title><h1>Connexion au réseau</h1>" };
const DATA = /\.data(\?|$)/;

type Spoil = (route: Route, elsewhere: string) => Promise<unknown>;

async function change(route: Route, rewrite: (body: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: rewrite(await response.text()) });
}

const SPOILS: Record<string, Spoil> = {
  "cut off": (route) => route.abort(),
  "refused by a firewall (403, HTML)": (route) => route.fulfill({ ...LOGIN_PAGE, status: 403 }),
  "redirected to another origin": (route, elsewhere) => route.fulfill({ status: 302, headers: { Location: elsewhere } }),
  "replaced by a login page (200, HTML)": (route) => route.fulfill(LOGIN_PAGE),
  truncated: (route) => change(route, (body) => body.slice(0, body.length / 2)),
  "rewritten by a proxy": (route) => change(route, (body) => body.replaceAll('"', "&quot;")),
  "answered empty (204)": (route) => route.fulfill({ status: 204 }),
  "answered by a gateway (502)": (route) => route.fulfill({ status: 502, contentType: "text/plain", body: "Bad Gateway" }),
  "answered by something else's JSON": (route) => route.fulfill({ json: { status: "ok" } }),
};

async function expectOpened(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, page.url());
  await expect(page).toHaveURL(address);
  await expectPage(page, pathname);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const inHeader = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

test.describe("data that is", () => {
  test.use({ hasCalendar: true });

  for (const [spoil, answer] of Object.entries(SPOILS))
    test(spoil, async ({ page, calendar, expectedConsoleErrors }) => {
      // The browser and the router name what they were given.
      expectedConsoleErrors.push(/./);
      const spoilData = () => page.route(DATA, (route) => answer(route, `${calendar.forgerOrigin}/connexion`));
      await test.step("a link", async () => {
        await page.goto("/faq");
        await spoilData();
        await inHeader(page, "Financement").click();
        await expectOpened(page, "/financement");
      });
      await test.step("a choice in the address", async () => {
        await page
          .getByRole("navigation")
          .getByRole("link", { name: /centre de santé/ })
          .first()
          .click();
        await expectOpened(page, "/financement?statut=centre-de-sante#reponse");
      });
      await test.step("a choice in place", async () => {
        const employer = "/dossier-employeur?profession=generalistes&employeur=";
        await page.goto(`${employer}hopital-public&formats=${nutrition.PI}`);
        await page.getByRole("main").locator('a[href*="employeur=cabinet"]').click();
        await expect(page).toHaveURL(/employeur=cabinet/);
        await expect(page.getByText("Qui paie, dans un cabinet libéral")).toBeVisible();
      });
      await test.step("a link that was prefetched", async () => {
        await page.goto("/faq");
        await inHeader(page, "Financement").hover();
        await expect(page.locator('link[rel=prefetch][href*="/financement.data"]')).toBeAttached();
        await inHeader(page, "Financement").click();
        await expectOpened(page, "/financement");
      });
      await test.step("a step back", async () => {
        await page.unroute(DATA);
        await page.goto("/faq");
        await inHeader(page, "Contact").click();
        await expectOpened(page, "/contact");
        await page.evaluate(() => Object.assign(window, { isLeft: true }));
        await spoilData();
        await page.goBack();
        await expectOpened(page, "/faq");
        expect(await page.evaluate(() => "isLeft" in window)).toBe(false);
      });
      await test.step("choices whose page has its data", async () => {
        await page.goto("/formations/generalistes/troubles-nutritionnels");
        await page.getByRole("radio", { name: /^EPP/ }).first().check();
        await expect(page).toHaveURL(/format=EPP/);
        await page.goto("/faq");
        await page.getByRole("searchbox").fill("annuler");
        await expect(page).toHaveURL(/q=annuler/);
      });
    });
});

test("data that never comes is not waited for", async ({ page }) => {
  await page.clock.install();
  await page.goto("/faq");
  await page.route(DATA, () => undefined);
  const asked = page.waitForRequest((request) => DATA.test(request.url()) && request.resourceType() === "fetch");
  await inHeader(page, "Financement").click();
  await asked;
  await page.clock.fastForward(10_000);
  await expectOpened(page, "/financement");
});

for (const [name, answer] of Object.entries({
  "cut off": SPOILS["cut off"],
  "a login page": SPOILS["replaced by a login page (200, HTML)"],
}))
  test(`code that is ${name}: a hover changes nothing, a click opens the page`, async ({ page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/Failed to load|Error loading route module|Failed to fetch/);
    await page.goto("/faq");
    await page.route(/\/assets\/.+\.js$/, (route) => answer?.(route, ""));
    page.on("request", (request) => request.isNavigationRequest() && void page.unroute(/\/assets\/.+\.js$/));
    await page.getByRole("searchbox").fill("annuler");
    const failed = page.waitForEvent("console", (message) => /Error loading route module/.test(message.text()));
    await inHeader(page, "Organisme").hover();
    await failed;
    await expect(page.getByRole("searchbox")).toHaveValue("annuler");
    await inHeader(page, "Organisme").click();
    await expectOpened(page, "/organisme");
  });

test("without a connection a step back keeps the page, with a message", async ({ page, context, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/financement");
  await inHeader(page, "Contact").click();
  await expectOpened(page, "/contact");
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText(menuTexts.offline)).toBeVisible();
  await expect(page.locator("link[rel=canonical][href$='/contact']")).toBeAttached();
});

test("a tab that comes back while its network fails stays as it is", async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  await page.goto("/contact");
  const name = page.getByRole("main").getByRole("textbox", { name: callbackTexts.form.prenom });
  await name.fill("Claire");
  await page.route(DATA, (route) => route.abort());
  await page.clock.setFixedTime(Date.now() + 3 * 60 * 60 * 1000);
  const failed = page.waitForEvent("requestfailed", (request) => DATA.test(request.url()));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await failed;
  await page.unroute(DATA);
  await expect(name).toHaveValue("Claire");
  await inHeader(page, "Organisme").click();
  await expectOpened(page, "/organisme");
});
