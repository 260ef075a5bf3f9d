// biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern

import { test as base, expect, type Locator, type Page } from "playwright/test";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { type Site, startBuiltSite } from "#tests/built-site.ts";
import { onePerProcess } from "#tests/one-per-process.ts";
import { startUnrulyCalendar, type UnrulyCalendar } from "./unruly-calendar/unruly-calendar.ts";

interface TestFixtures {
  /** Whether the site has an external calendar; `test.use({ hasCalendar: true })` gives it the stand-in. */
  hasCalendar: boolean;
  /** ISO date that the site believes it is; `test.use({ day: FUNDED_DAY })` for what depends on a year. */
  day: string | undefined;
  server: Site;
  site: Site;
  /** Messages of the browser's console that a test expects; any other error fails it. */
  expectedConsoleErrors: RegExp[];
  /** Whether a test acts without waiting for hydration. */
  actsBeforeHydration: boolean;
  /** Whether popup cards appear. By default none covers the page of a slow test. */
  hasInvitations: boolean;
  /** Makes a page wait for hydration after each load and before each action; returns its faults from then on. */
  watch(page: Page): Promise<string[]>;
}

interface WorkerFixtures {
  calendar: UnrulyCalendar;
  /** Starts each kind of site once per worker process, on first use. */
  startSite(hasCalendar: boolean, day: string | undefined): Promise<Site>;
}

/** A browser on the built site. Fails on console errors, uncaught exceptions and requests to other origins than the calendar's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  calendar: onePerProcess(startUnrulyCalendar),

  startSite: [
    async ({ calendar }, use) => {
      const sites = new Map<string, Promise<Site>>();
      await use((hasCalendar, day) => {
        const kind = `${hasCalendar} ${day}`;
        const site = sites.get(kind) ?? startBuiltSite({ vars: hasCalendar ? calendar.vars : {}, day });
        sites.set(kind, site);
        return site;
      });
      for (const site of sites.values()) await (await site).close();
    },
    { scope: "worker" },
  ],

  hasCalendar: [false, { option: true }],

  day: [undefined, { option: true }],

  server: async ({ hasCalendar, day, startSite }, use) => use(await startSite(hasCalendar, day)),

  baseURL: async ({ server }, use) => use(server.address),

  site: async ({ server }, use) => {
    await use(server);
    await server.forget();
  },

  expectedConsoleErrors: async ({}, use) => use([]),

  actsBeforeHydration: [false, { option: true }],
  hasInvitations: [false, { option: true }],

  watch: async ({ javaScriptEnabled, actsBeforeHydration, site, hasCalendar, calendar, expectedConsoleErrors }, use) => {
    const origins = hasCalendar ? [site.address, calendar.origin, calendar.forgerOrigin] : [site.address];
    await use(async (page) => {
      const faults: string[] = [];
      if (javaScriptEnabled !== false && !actsBeforeHydration) await waitForHydration(page);
      const note = (error: string) => {
        if (!expectedConsoleErrors.some((pattern) => pattern.test(error))) faults.push(error);
      };
      page.on("console", (message) => message.type() === "error" && note(message.text()));
      page.on("response", (response) => {
        if (response.status() !== 500) return;
        faults.push(`500 from ${response.url()}: ${JSON.stringify(site.readLogs().slice(-3)).slice(0, 1500)}`);
      });
      page.on("pageerror", (error) => note(error.message));
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && !origins.includes(origin)) faults.push(`request to ${origin}`);
      });
      return faults;
    });
  },

  page: async ({ page, watch, hasInvitations }, use) => {
    if (!hasInvitations) await page.addInitScript(declineInvitations, DECLINED);
    const faults = await watch(page);
    await use(page);
    expect(faults, FAULTS).toEqual([]);
  },
});

export { expect };

const FAULTS = "console errors and requests to other origins";

const UNHYDRATED = "html:not([data-hydrated]):has(script[type=module])";

/** Waits after each load, and before each action for what a click has loaded. */
async function waitForHydration(page: Page): Promise<void> {
  const unhydrated = page.locator(UNHYDRATED);
  await page.addLocatorHandler(unhydrated, async () => {});
  const { goto, reload } = Object.getPrototypeOf(page) as Page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (options?.waitUntil !== "commit") await unhydrated.waitFor({ state: "detached" });
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await unhydrated.waitFor({ state: "detached" });
    return response;
  };
}

const DECLINED = { [trackerNames.promoPopup]: "1", [trackerNames.callbackPopup]: programmes.map(({ path }) => path).join(" ") };

function declineInvitations(declined: Record<string, string>): void {
  if (window === top && location.protocol === "http:") Object.assign(sessionStorage, declined);
}

/** Waits for the page after a link or a step back, not for its address alone. */
export async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expect(page.locator(`link[rel=canonical][href$="${path}"]`)).toBeAttached();
}

export async function closeByEscape(dialog: Locator): Promise<void> {
  await dialog.page().keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** The bottom edge of an element, in whole px of the window. */
export async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return Math.round((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN));
}

/** Opens a page whose clock is paused until `page.clock.runFor`; painting goes on. */
export async function openWithPausedClock(page: Page, path: string, now = new Date()): Promise<void> {
  await page.context().addInitScript(() => Object.assign(window, { paint: requestAnimationFrame }));
  await page.clock.install({ time: now });
  await page.context().addInitScript(() => Object.assign(window, { requestAnimationFrame: (window as never as { paint: unknown }).paint }));
  await page.clock.pauseAt(new Date(now.getTime() + 60_000));
  await page.goto(path);
}

/** Opens a page whose scripts wait for `release`. */
export async function openUnhydrated(page: Page, path: string): Promise<{ release: () => Promise<void> }> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: "commit" });
  return {
    async release() {
      scripts.resolve();
      await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    },
  };
}
