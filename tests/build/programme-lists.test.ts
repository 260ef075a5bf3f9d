import { describe, expect } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatEuros } from "#app/content/format.ts";
import { offersOf } from "#app/content/offers.ts";
import { describeIndemnityOf } from "#app/content/pages/programme-lists.ts";
import { professions } from "#app/content/professions.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { scaleLabelAt } from "#app/content/scale-record.ts";
import { readSeasons } from "#app/content/season.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { leadingFormat, tellsApart } from "#app/routes/programme-list/seasons.ts";
import { plainly } from "#tests/plain-text.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

test("the lists hold a card for each programme, in the order of the catalogue", async ({ browser }) => {
  for (const profession of PROFESSIONS) {
    const { main } = await browser.visit(professions[profession].listPath);
    const hrefs = [...main.querySelectorAll("article h3 a")].map((link) => link.getAttribute("href")?.split(/[?#]/)[0]);
    expect([...new Set(hrefs)]).toEqual(programmesOf(profession).map(({ path }) => path));
  }
});

test("the nurse list shows no price, and no other page its hover indemnity, which no format offers", async ({ see }) => {
  const { main, html } = await see("/formations-infirmiers");
  for (const price of ["467,40", "296,40", "313"]) expect(main.textContent).not.toContain(price);
  expect(html).toContain("471,20");
  for (const path of canonicalPaths.filter((path) => path !== "/formations-infirmiers"))
    expect((await see(path)).html, path).not.toContain("471,20");
});

describe.each(PROFESSIONS)("the list of %s", (profession) => {
  const { listPath } = professions[profession];
  const programmes = programmesOf(profession);
  const seasons = readSeasons(parisDate(new Date()));

  test("leads under « Cette année » with what can still be finished, at its own amount", async ({ browser }) => {
    const { main } = await browser.visit(`${listPath}?quand=cette-annee`);
    const isThisYear = tellsApart(programmes, seasons);
    const current = main.querySelector('nav[aria-label="Filtrer les programmes"] [aria-current]');
    expect(current?.textContent).toBe(isThisYear ? "Cette année" : undefined);
    for (const programme of programmes) {
      const lead = leadingFormat(programme, seasons);
      const [card] = [...main.querySelectorAll("article")].filter((one) => one.innerHTML.includes(programme.path));
      expect(card?.querySelector("input[checked]")?.getAttribute("value")).toBe(isThisYear ? lead : undefined);
      const query = isThisYear && lead !== programme.defaultFormat ? `?format=${lead}` : "";
      expect(card?.querySelector("h3 a")?.getAttribute("href")).toBe(programme.path + query);
      const amounts = offersOf(programme, lead).map(({ indemnityInCents }) => indemnityInCents);
      const shown = `${describeIndemnityOf(lead, amounts.length > 1)} ${formatEuros(Math.max(...amounts))}*`;
      const own = card?.querySelector(`.programme-card-plate [data-of="${lead}"]`);
      expect(own && readText(own)).toContain(plainly(shown));
    }
  });

  test("chooses no format at first, and names the scale of every amount", async ({ browser }) => {
    const { main } = await browser.visit(listPath);
    expect(main.querySelectorAll("article input[checked]")).toHaveLength(0);
    for (const amount of main.querySelectorAll(".programme-card-plate > :not([data-of=hover])")) {
      expect(readText(amount)).toContain(plainly(scaleLabelAt(parisDate(new Date())) ?? ""));
    }
  });

  test("has a canonical address without the filter", async ({ browser }) => {
    const { document } = await browser.visit(`${listPath}?quand=cette-annee`);
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(new RegExp(`${listPath}$`));
  });
});
