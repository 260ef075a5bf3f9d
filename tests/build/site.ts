import { test as base } from "vitest";
import { type Site, startBuiltSite } from "#tests/built-site.ts";

interface Fixtures {
  /** One for all files of the suite. */
  site: Site;
  /** A request as a visitor's browser sends it; redirects are answers. */
  get(path: string, init?: RequestInit): Promise<Response>;
}

/** A test on the built site, with plain requests instead of a browser. */
export const test = base.extend<Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from a pattern
    async ({}, use) => {
      const site = await startBuiltSite();
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  get: async ({ site }, use) => use((path, init) => fetch(new URL(path, site.address), { redirect: "manual", ...init })),
});
