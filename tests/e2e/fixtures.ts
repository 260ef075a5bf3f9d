import { test as base, expect, type Page } from "playwright/test";
import { type StandInCalendar, startStandInCalendar } from "#scripts/project/stand-in-calendar/stand-in-calendar.ts";
import { type Site, startBuiltSite } from "#tests/built-site.ts";

interface TestFixtures {
  site: Site;
  /** Messages of the browser's console that a test expects; any other error fails it. */
  expectedConsoleErrors: RegExp[];
  /** Whether a test clicks and types without waiting for hydration, as a visitor in a hurry does. */
  actsBeforeHydration: boolean;
}

interface WorkerFixtures {
  /** Whether the site has an external calendar; `test.use({ hasCalendar: true })` gives it the stand-in. */
  hasCalendar: boolean;
  calendar: StandInCalendar;
  /** Whether D1 and the outbox work; `test.use({ hasStores: false })` gives a site on which nothing can be kept. */
  hasStores: boolean;
  server: Site;
}

/** A browser on the built site. Fails on a console error, an uncaught exception or a request to another origin than the calendar's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hasCalendar: [false, { option: true, scope: "worker" }],

  calendar: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const calendar = await startStandInCalendar();
      await use(calendar);
      await calendar.close();
    },
    { scope: "worker" },
  ],

  hasStores: [true, { option: true, scope: "worker" }],

  server: [
    async ({ hasCalendar, calendar, hasStores }, use) => {
      const site = await startBuiltSite({ vars: hasCalendar ? calendar.vars : {}, hasStores });
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => use(server.address),

  // The rows of one test are not those of the next.
  site: async ({ server }, use) => {
    await use(server);
    await server.forget();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
  expectedConsoleErrors: async ({}, use) => use([]),

  actsBeforeHydration: [false, { option: true }],

  page: async ({ page, javaScriptEnabled, actsBeforeHydration, site, hasCalendar, calendar, expectedConsoleErrors }, use) => {
    // Playwright looks for it before each action and goes on when it is gone.
    if (javaScriptEnabled !== false && !actsBeforeHydration) await page.addLocatorHandler(page.locator(UNHYDRATED), async () => {});
    const origins = hasCalendar ? [site.address, calendar.origin, calendar.forgerOrigin] : [site.address];
    const faults: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" && !expectedConsoleErrors.some((pattern) => pattern.test(message.text()))) faults.push(message.text());
    });
    page.on("response", (response) => {
      if (response.status() !== 500) return;
      faults.push(`500 from ${response.url()}: ${JSON.stringify(site.readLogs().slice(-3)).slice(0, 1500)}`);
    });
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && !origins.includes(origin)) faults.push(`request to ${origin}`);
    });
    await use(page);
    expect(faults, "console errors and requests to other origins").toEqual([]);
  },
});

export { expect };

/** A page whose scripts have come but whose buttons do not answer yet. */
const UNHYDRATED = "html:not([data-hydrated]):has(script[type=module])";

/** Buttons answer, and timers of the page run, from then on. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}
