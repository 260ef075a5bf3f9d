import { describe, expect } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { listFormats, listOffers } from "#app/content/offers.ts";
import { professions } from "#app/content/professions.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { agreedProgrammes } from "#tests/agreed.ts";
import { findAmounts, indemnitiesOn, tellAmounts } from "#tests/amounts.ts";
import { FUNDED_DAY, YEAR } from "#tests/days.ts";
import { plainly } from "#tests/plain-text.ts";
import { priceOf, scaleOf } from "#tests/references.ts";
import { readText } from "./plain-browser.ts";
import { test, testOnFundedDay, testOnUnpublishedDay } from "./site.ts";

const listReferences = (programme: Programme) => listOffers(programme).map(({ offer }) => offer.reference);

test("the lists hold a card for each programme, in the order of the catalogue", async ({ browser }) => {
  for (const profession of PROFESSIONS) {
    const { main } = await browser.visit(professions[profession].listPath);
    const hrefs = [...main.querySelectorAll("article h3 a")].map((link) => link.getAttribute("href")?.split(/[?#]/)[0]);
    expect([...new Set(hrefs)]).toEqual(programmesOf(profession).map(({ path }) => path));
  }
});

test("the nurse list shows no price, and no other page its hover indemnity, which no format offers", async ({ see }) => {
  const { main, html } = await see("/formations-infirmiers");
  const text = readText(main);
  for (const price of programmesOf("infirmiers")
    .flatMap(listReferences)
    .map((one) => priceOf(one)))
    expect(findAmounts(text)).not.toContain(price);
  const [hover] = agreedProgrammes.filter(([id]) => id === "nurse-pain").map(([, , , , amount]) => amount.replace(" €", ""));
  expect(hover).toBeTruthy();
  expect(html).toContain(hover);
  for (const path of canonicalPaths.filter((path) => path !== "/formations-infirmiers"))
    expect((await see(path)).html, path).not.toContain(hover);
});

/** The format that each list leads with under « Cette année », on the agreed day. */
const LEAD = "FC";

describe.each(PROFESSIONS)("the list of %s", (profession) => {
  const { listPath } = professions[profession];
  const programmes = programmesOf(profession);
  const filter = 'nav[aria-label="Filtrer les programmes"] [aria-current]';

  testOnFundedDay("leads under « Cette année » with what can still be finished, at its own amount", async ({ browser }) => {
    const { main } = await browser.visit(`${listPath}?quand=cette-annee`);
    expect(main.querySelector(filter)?.textContent).toBe("Cette année");
    for (const programme of programmes) {
      const [card] = [...main.querySelectorAll("article")].filter((one) => one.innerHTML.includes(programme.path));
      expect(card?.querySelector("input[checked]")?.getAttribute("value")).toBe(LEAD);
      const query = programme.defaultFormat === LEAD ? "" : `?format=${LEAD}`;
      expect(card?.querySelector("h3 a")?.getAttribute("href")).toBe(programme.path + query);
      const indemnities = indemnitiesOn(FUNDED_DAY, programme).filter(({ format }) => format === LEAD);
      const highest = Math.max(...indemnities.map(({ cents }) => cents));
      const own = card?.querySelector(`.programme-card-plate [data-of="${LEAD}"]`);
      expect(readText(own as Element)).toMatch(new RegExp(`indemnité ${LEAD}|aucune en ${YEAR}`));
      expect(findAmounts(readText(own as Element))).toEqual(tellAmounts([highest]));
    }
  });

  testOnUnpublishedDay("has nothing to filter once the period has ended", async ({ browser }) => {
    const { main } = await browser.visit(`${listPath}?quand=cette-annee`);
    expect(main.querySelector(filter)).toBeNull();
    expect(main.querySelectorAll("article input[checked]")).toHaveLength(0);
    const titles = [...main.querySelectorAll("article h3 a")].map((link) => link.getAttribute("href"));
    expect([...new Set(titles)]).toEqual(programmes.map(({ path }) => path));
  });

  testOnFundedDay("chooses no format at first, and names the scale of every amount until it is confirmed", async ({ browser }) => {
    const { main } = await browser.visit(listPath);
    expect(main.querySelectorAll("article input[checked]")).toHaveLength(0);
    for (const programme of programmes) {
      const [card] = [...main.querySelectorAll("article")].filter((one) => one.innerHTML.includes(programme.path));
      const amounts = indemnitiesOn(FUNDED_DAY, programme).toSorted((a, b) => b.cents - a.cents);
      const shown = [...(card?.querySelectorAll(".programme-card-plate > :not([data-of=hover])") ?? [])];
      expect(shown.length).toBeGreaterThan(listFormats(programme).length);
      for (const amount of shown) {
        const of = amount.getAttribute("data-of");
        // At rest, the highest of all.
        const { reference } = amounts.find(({ format }) => format === of) ?? amounts[0] ?? expect.unreachable();
        expect(/barème \d{4}/.exec(plainly(readText(amount)))?.[0] ?? null, `${programme.id} ${of}`).toBe(scaleOf(reference));
      }
    }
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
