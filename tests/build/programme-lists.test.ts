import { expect } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { professions } from "#app/content/professions.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { test } from "./site.ts";

test("the lists hold a card for each programme, in the order of the catalogue", async ({ browser }) => {
  for (const profession of PROFESSIONS) {
    const { main } = await browser.visit(professions[profession].listPath);
    const hrefs = [...main.querySelectorAll("article a")].map((link) => link.getAttribute("href")?.split(/[?#]/)[0]);
    expect([...new Set(hrefs)]).toEqual(programmesOf(profession).map(({ path }) => path));
  }
});

test("the nurse list says no prices", async ({ browser }) => {
  const { main } = await browser.visit("/formations-infirmiers");
  for (const price of ["467,40", "296,40", "313"]) expect(main.textContent).not.toContain(price);
});

test("the hover indemnity that no format offers appears in the nurse list only", async ({ get }) => {
  expect(await (await get("/formations-infirmiers")).text()).toContain("471,20");
  for (const path of canonicalPaths.filter((path) => path !== "/formations-infirmiers")) {
    expect(await (await get(path)).text(), path).not.toContain("471,20");
  }
});
