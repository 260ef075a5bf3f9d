import { describe, expect } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatEuros } from "#app/content/format.ts";
import { offersOf } from "#app/content/offers.ts";
import { describeIndemnityOf } from "#app/content/pages/programme-lists.ts";
import { professions } from "#app/content/professions.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { readSeasons } from "#app/content/season.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { leadingFormat, listInTime, tellsApart } from "#app/routes/programme-list/seasons.ts";
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

describe.each(PROFESSIONS)("the list of %s", (profession) => {
  const { listPath } = professions[profession];
  const programmes = programmesOf(profession);
  const seasons = readSeasons(parisDate(new Date()));

  test("under « Cette année » leads with what can still be finished, at its own amount", async ({ browser }) => {
    const { main } = await browser.visit(`${listPath}?quand=cette-annee`);
    const isThisYear = tellsApart(programmes, seasons);
    const current = main.querySelector('nav[aria-label="Filtrer les programmes"] [aria-current]');
    expect(current?.textContent).toBe(isThisYear ? "Cette année" : undefined);
    for (const programme of programmes) {
      const lead = isThisYear ? leadingFormat(programme, seasons) : programme.defaultFormat;
      const [card] = [...main.querySelectorAll("article")].filter((one) => one.innerHTML.includes(programme.path));
      expect(card?.querySelector("input[checked]")?.getAttribute("value")).toBe(lead);
      const query = lead === programme.defaultFormat ? "" : `?format=${lead}`;
      expect(card?.querySelector("h3 a")?.getAttribute("href")).toBe(programme.path + query);
      if (!isThisYear) continue;
      const amounts = offersOf(programme, lead).map(({ indemnityInCents }) => indemnityInCents);
      expect(card?.textContent).toContain(describeIndemnityOf(lead, amounts.length > 1) + formatEuros(Math.max(...amounts)));
    }
  });

  test("each card has one flag while the period runs: full where a format ends in time", async ({ browser }) => {
    const { main } = await browser.visit(listPath);
    const flags = [...main.querySelectorAll("article")].map((card) => [...card.querySelectorAll(".flag")]);
    const hasSeason = Object.values(seasons).some(Boolean);
    expect(flags.map(({ length }) => length)).toEqual(programmes.map(() => (hasSeason ? 1 : 0)));
    for (const [index, programme] of programmes.entries())
      expect(flags[index]?.some((flag) => !flag.hasAttribute("data-later"))).toBe(listInTime(programme, seasons).length > 0);
  });

  test("the address of the filter is kept out of the canonical one", async ({ browser }) => {
    const { document } = await browser.visit(`${listPath}?quand=cette-annee`);
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(new RegExp(`${listPath}$`));
  });
});
