import { test as base } from "vitest";
import { builtSiteFixtures, type Site } from "#tests/built-site.ts";
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

const seen = new Map<string, Promise<Page>>();

export const test = base.extend<Fixtures>({
  ...builtSiteFixtures,
  get: async ({ server }, use) => use((path, init) => request(new URL(path, server.address), { redirect: "manual", ...init })),
  browser: async ({ server }, use) => use(openPlainBrowser(server.address)),
  see: async ({ browser }, use) =>
    use((path) => {
      const page = seen.get(path) ?? browser.visit(path);
      seen.set(path, page);
      return page;
    }),
});
