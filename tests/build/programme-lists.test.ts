import { describe, expect } from "vitest";
import { NOBODY } from "#app/answer/who.ts";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatEuros } from "#app/content/format.ts";
import { offersOf } from "#app/content/offers.ts";
import { professions } from "#app/content/professions.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { summariseProgrammesOf } from "#app/content/programmes/summary.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { listProgramme, tellsApart } from "#app/routes/programme-list/list-answers.ts";
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
  const listed = summariseProgrammesOf(profession).map((programme) => listProgramme(programme, NOBODY, parisDate(new Date())));

  test("leads under « Cette année » with what can still be finished, at its own amount", async ({ browser }) => {
    const { main } = await browser.visit(`${listPath}?quand=cette-annee`);
    const isThisYear = tellsApart(listed, parisDate(new Date()));
    const current = main.querySelector('nav[aria-label="Filtrer les programmes"] [aria-current]');
    expect(current?.textContent).toBe(isThisYear ? "Cette année" : undefined);
    for (const programme of programmes) {
      const { lead, amounts: signs } = listed.find(({ id }) => id === programme.id) ?? expect.unreachable();
      const [card] = [...main.querySelectorAll("article")].filter((one) => one.innerHTML.includes(programme.path));
      expect(card?.querySelector("input[checked]")?.getAttribute("value")).toBe(isThisYear ? lead : undefined);
      const query = isThisYear && lead !== programme.defaultFormat ? `?format=${lead}` : "";
      expect(card?.querySelector("h3 a")?.getAttribute("href")).toBe(programme.path + query);
      const amounts = offersOf(programme, lead).map(({ indemnityInCents }) => indemnityInCents);
      const { label } = signs.find(({ of }) => of === lead) ?? expect.unreachable();
      const shown = `${label} ${formatEuros(Math.max(...amounts))}*`;
      const own = card?.querySelector(`.programme-card-plate [data-of="${lead}"]`);
      expect(own && readText(own)).toContain(plainly(shown));
    }
  });

  test("chooses no format at first, and names the scale or year of every amount", async ({ browser }) => {
    const { main } = await browser.visit(listPath);
    expect(main.querySelectorAll("article input[checked]")).toHaveLength(0);
    for (const amount of main.querySelectorAll(".programme-card-plate > :not([data-of=hover])"))
      expect(readText(amount)).toMatch(/barème \d{4}|en \d{4} :/);
  });

  test("has its cards before anything else is said of them, one note and one closed details", async ({ browser }) => {
    const { main, html } = await browser.visit(listPath);
    expect(main.querySelectorAll('[data-answer="proofs"]:not([open])')).toHaveLength(1);
    expect(main.querySelectorAll('[data-answer="line"]')).toHaveLength(0);
    expect(html.lastIndexOf("</article>")).toBeLessThan(html.indexOf('data-answer="proofs"'));
  });

  test("has a canonical address without the filter", async ({ browser }) => {
    const { document } = await browser.visit(`${listPath}?quand=cette-annee`);
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(new RegExp(`${listPath}$`));
  });
});
