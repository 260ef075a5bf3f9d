import { test as base } from "vitest";
import { builtSiteFixtures, type Site, startBuiltSite } from "#tests/built-site.ts";
import { FUNDED_DAY, UNPUBLISHED_DAY } from "#tests/days.ts";
import { onePerProcess } from "#tests/one-per-process.ts";
import { openPlainBrowser, type Page, type PlainBrowser, request } from "./plain-browser.ts";

interface Fixtures {
  /** One for all files of the suite. */
  server: Site;
  /** The built Worker, static files included; emptied after each test. */
  site: Site;
  /** One request; redirects are answers. */
  get(path: string, init?: RequestInit): Promise<Response>;
  browser: PlainBrowser;
  /** A page visited once for all tests. */
  see(path: string): Promise<Page>;
}

/** As of the tests' day, or of another. */
function testAsOf(day?: string) {
  const seen = new Map<string, Promise<Page>>();
  return base.extend<Fixtures>({
    ...builtSiteFixtures,
    server: onePerProcess(() => startBuiltSite({ day })),
    get: async ({ server }, use) => use((path, init) => request(new URL(path, server.address), { redirect: "manual", ...init })),
    browser: async ({ server }, use) => use(openPlainBrowser(server.address)),
    see: async ({ browser }, use) =>
      use((path) => {
        const page = seen.get(path) ?? browser.visit(path);
        seen.set(path, page);
        return page;
      }),
  });
}

export const test = testAsOf();
/** For what depends on a year: who pays, how much, and what still ends in it. */
export const testOnFundedDay = testAsOf(FUNDED_DAY);
export const testOnUnpublishedDay = testAsOf(UNPUBLISHED_DAY);
