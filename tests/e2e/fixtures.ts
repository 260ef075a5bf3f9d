import { test as base, expect, type Page } from "playwright/test";
import { type StandInCalendar, startStandInCalendar } from "#scripts/project/stand-in-calendar/stand-in-calendar.ts";
import { type Site, startBuiltSite } from "#tests/built-site.ts";

interface TestFixtures {
  /** Whether the site has an external calendar; `test.use({ hasCalendar: true })` gives it the stand-in. */
  hasCalendar: boolean;
  /** Whether D1 and the outbox work; `test.use({ hasStores: false })` gives a site on which nothing can be kept. */
  hasStores: boolean;
  server: Site;
  site: Site;
  /** Messages of the browser's console that a test expects; any other error fails it. */
  expectedConsoleErrors: RegExp[];
  /** Whether a test clicks and types without waiting for hydration, as a visitor in a hurry does. */
  actsBeforeHydration: boolean;
}

interface WorkerFixtures {
  calendar: StandInCalendar;
  /** Each kind of site starts when a test first asks for it, and serves all tests of the worker process. */
  startSite(kind: { hasCalendar: boolean; hasStores: boolean }): Promise<Site>;
}

/** A browser on the built site. Fails on a console error, an uncaught exception or a request to another origin than the calendar's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  calendar: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const calendar = await startStandInCalendar();
      await use(calendar);
      await calendar.close();
    },
    { scope: "worker" },
  ],

  startSite: [
    async ({ calendar }, use) => {
      const sites = new Map<string, Promise<Site>>();
      await use((kind) => {
        const key = JSON.stringify(kind);
        const site = sites.get(key) ?? startBuiltSite({ vars: kind.hasCalendar ? calendar.vars : {}, hasStores: kind.hasStores });
        sites.set(key, site);
        return site;
      });
      for (const site of sites.values()) await (await site).close();
    },
    { scope: "worker" },
  ],

  hasCalendar: [false, { option: true }],
  hasStores: [true, { option: true }],

  server: async ({ hasCalendar, hasStores, startSite }, use) => use(await startSite({ hasCalendar, hasStores })),

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

/** Opens a page whose clock is frozen until `page.clock.runFor` advances it. The server has its own clock; the page starts close to it. */
export async function openStill(page: Page, path: string, now = new Date()): Promise<void> {
  await page.clock.install({ time: now });
  await page.clock.pauseAt(new Date(now.getTime() + 60_000));
  await page.goto(path);
  await waitUntilHydrated(page);
}
