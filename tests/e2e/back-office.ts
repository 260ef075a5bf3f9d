// biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern

import { type BrowserContext, test as base, expect, type Page } from "playwright/test";
import { type BuiltOffice, startBuiltOffice } from "#tests/built-office.ts";
import { onePerProcess } from "#tests/one-per-process.ts";
import { People } from "#tests/people.ts";

/** The back office in a browser: Inès works in it, Nadia writes to the same database. */

interface Fixtures {
  office: BuiltOffice;
  people: People;
}

/** The browser's own words for refusals, and for what `endSession` and a failing network do. */
const EXPECTED = /status of 4\d\d|net::ERR_|blocked by CORS policy|Content Security Policy/;

export const test = base.extend<Fixtures, { server: BuiltOffice }>({
  server: onePerProcess(startBuiltOffice),
  baseURL: async ({ server }, use) => use(server.address),
  office: async ({ server }, use) => {
    await use(server);
    await server.forget();
  },
  people: async ({ office }, use) => use(new People(office.env)),
  page: async ({ page, javaScriptEnabled }, use) => {
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && !EXPECTED.test(message.text()) && faults.push(message.text()));
    page.on("pageerror", ({ message }) => faults.push(message));
    if (javaScriptEnabled !== false) {
      const unready = page.locator("html:not([data-hydrated])");
      await page.addLocatorHandler(unready, () => unready.waitFor({ state: "detached" }));
    }
    await use(page);
    expect(faults, "console errors").toEqual([]);
  },
});

export { expect };

/** Coming back to the window, as from a softphone. */
export const focusWindow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

/** As when Cloudflare Access redirects whatever a script asks for to its own host. Returns what opens the session again. */
export async function endSession(context: BrowserContext): Promise<() => Promise<void>> {
  const asked = /\.data(\?|$)|\/icons\//;
  let probes = 0;
  await context.route(asked, async (route) => {
    await route.fulfill({ status: 302, headers: { Location: "https://access.example/login" } });
    if (route.request().url().includes("/icons/")) probes++;
  });
  return async () => {
    // What was pressed, then the screen's reading: one that found the session open again would take the link away.
    await expect.poll(() => probes).toBeGreaterThanOrEqual(2);
    await context.unroute(asked);
  };
}

/** Pages of this context are Nadia's; the harness serves files under its first Worker's name alone. */
export async function lendToNadia(context: BrowserContext, { address, colleague }: BuiltOffice) {
  await context.route(/\/(assets|fonts|icons)\//, (route) => route.continue({ url: route.request().url().replace(colleague, address) }));
}

export const panelOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const fileAddress = (key: string, rest = "") => `/personnes?qui=${encodeURIComponent(key)}${rest}`;

export async function search(page: Page, words: string) {
  await page.getByLabel("Chercher une personne").fill(words);
  await page.getByLabel("Chercher une personne").press("Enter");
}
