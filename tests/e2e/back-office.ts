// biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern

import { test as base, expect, type Page } from "playwright/test";
import { type BuiltOffice, startBuiltOffice } from "#tests/built-office.ts";
import { onePerProcess } from "#tests/one-per-process.ts";
import { People } from "#tests/people.ts";

/** The follow-up in a browser: Inès works in it, Nadia writes to the same database. */

interface Fixtures {
  office: BuiltOffice;
  people: People;
}

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
    page.on("console", (message) => message.type() === "error" && !/status of 4\d\d/.test(message.text()) && faults.push(message.text()));
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

export const panelOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const fileAddress = (key: string, rest = "") => `/personnes?qui=${encodeURIComponent(key)}${rest}`;

export async function search(page: Page, words: string) {
  await page.getByLabel("Chercher une personne").fill(words);
  await page.getByLabel("Chercher une personne").press("Enter");
}
