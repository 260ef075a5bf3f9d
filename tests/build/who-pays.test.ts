import { expect } from "vitest";
import { lastScale, share } from "#app/answer/indemnity.ts";
import { answerMaximum } from "#app/answer/scale.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { listOffers } from "#app/content/offers.ts";
import { explainMaximum } from "#app/content/pages/financing.ts";
import { qualiopiClause } from "#app/content/payers/words.ts";
import { programmes, programmesOf } from "#app/content/programmes/index.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";
import { isAgencyStatus, PROFESSIONS, type Profession, STATUSES, type Status } from "#app/content/vocabulary.ts";
import { years } from "#app/content/years.ts";
import { amountsOf, findAmounts } from "#tests/amounts.ts";
import { FUNDED_DAY, YEAR } from "#tests/days.ts";
import { plainly } from "#tests/plain-text.ts";
import { readText } from "./plain-browser.ts";
import { testOnFundedDay as test } from "./site.ts";

/** No page shows another visitor's amount or payer. Its own: scripts/catalogues/one-payer.test.ts. */

const inEuros = (cents: number) => plainly(formatEuros(cents));
const offersOf = (profession: Profession) =>
  programmesOf(profession).flatMap((programme) => listOffers(programme).map((found) => ({ programme, ...found })));

function othersAmounts(profession: Profession): string[] {
  const amountsOf = (one: Profession) => offersOf(one).flatMap(({ offer }) => [offer.priceInCents, offer.indemnityInCents].map(inEuros));
  const own = amountsOf(profession);
  return PROFESSIONS.filter((one) => one !== profession)
    .flatMap(amountsOf)
    .filter((amount) => !own.includes(amount));
}

const indemnitiesOf = (profession: Profession) => {
  const prices = offersOf(profession).map(({ offer }) => inEuros(offer.priceInCents));
  return offersOf(profession)
    .map(({ offer }) => inEuros(offer.indemnityInCents))
    .filter((amount) => !prices.includes(amount));
};

const PAYERS = ["L’Agence la règle", "elle règle la formation", "ANFH", "OPCO", "FAF-PM", "FIF-PL"];
const payersOf = (profession: Profession): Record<Status, string[]> => ({
  "liberal-conventionne": ["L’Agence la règle"],
  "centre-de-sante": ["elle règle la formation"],
  salarie: ["ANFH", "OPCO"],
  "remplacant-ou-autre": [profession === "generalistes" ? "FAF-PM" : "FIF-PL"],
});
const foreignPayers = (profession: Profession, status: Status) => PAYERS.filter((payer) => !payersOf(profession)[status].includes(payer));

/** Links and forms that lose a status on which their page depends. */
function listLosing(main: Element, status: Status): string[] {
  const links = [...main.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
  const forms = [...main.querySelectorAll('form[action^="/ma-selection"], form[action^="/formations"]')];
  const carried = (href: string) => new URLSearchParams(href.split("#")[0]?.split("?")[1]).get("statut");
  return [
    ...links.filter((href) => /^\/ma-selection/.test(href) && carried(href) !== status),
    ...links.filter((href) => /^\/(?:formations|financement|dossier-employeur)/.test(href) && carried(href) === null),
    ...forms.filter((form) => form.querySelector('[name="statut"]') === null).map((form) => `form ${form.getAttribute("action")}`),
  ];
}

for (const profession of PROFESSIONS)
  for (const status of STATUSES)
    test(`${profession}, ${status}: programmes and « Ma sélection » show this status's amounts and payers alone`, async ({ browser }) => {
      const others = othersAmounts(profession);
      // Every status reads of every programme; what each format pays: tests/build/pages.test.ts.
      const addresses = offersOf(profession)
        .filter(({ programme, format }) => format === programme.defaultFormat)
        .flatMap(({ programme, format, offer }) => [
          `${programme.path}?format=${format}&statut=${status}`,
          `/ma-selection?profession=${profession}&statut=${status}&formats=${offer.reference}`,
        ]);
      for (const address of addresses) {
        const { main } = await browser.visit(address);
        expect(listLosing(main, status), `${address}: links that lose the status`).toEqual([]);
        const text = plainly(readText(main));
        const amounts = findAmounts(text);
        for (const amount of amounts) expect(others, address).not.toContain(amount);
        if (!isAgencyStatus(status)) {
          for (const amount of amounts) expect(["0 €", ...indemnitiesOf(profession)], address).not.toContain(amount);
          expect(text, address).not.toMatch(/indemnité de \d|indemnité\*/i);
        }
        // The clause on a missing certificate names every kind of fund.
        const withoutClause = text.replaceAll(plainly(qualiopiClause), "");
        for (const payer of foreignPayers(profession, status)) expect(withoutClause, address).not.toContain(payer);
        if (status === "remplacant-ou-autre") expect(text, address).not.toMatch(/Rien à avancer|à votre charge si vous êtes éligible/);
      }
    });

for (const profession of PROFESSIONS)
  for (const status of STATUSES)
    test(`${profession}, ${status}: the answer names this visitor's payers, amounts and programmes alone`, async ({ browser }) => {
      const { main } = await browser.visit(`/financement?profession=${profession}&statut=${status}`);
      const [answer, ...others] = main.querySelectorAll("#reponse details[open]");
      if (!answer) return expect.unreachable();
      expect(others).toEqual([]);
      // The clause on a missing certificate names every kind of fund.
      const text = plainly(readText(answer)).replaceAll(plainly(qualiopiClause), "");
      for (const payer of PAYERS) expect(text.includes(payer), payer).toBe(payersOf(profession)[status].includes(payer));

      const own = programmesOf(profession);
      const foreign = PROFESSIONS.filter((one) => one !== profession).flatMap(programmesOf);
      for (const { shortTitle } of foreign.filter((other) => !own.some(({ shortTitle }) => shortTitle === other.shortTitle)))
        expect(text).not.toContain(shortTitle);
      const indemnities = own.flatMap(({ formats }) => Object.values(formats).map(({ indemnityInCents }) => indemnityInCents / 100));
      const found = findAmounts(text).map((amount) => Number.parseFloat(amount.replace(",", ".")));
      expect(found.some((amount) => indemnities.includes(amount)) || text.includes(`aucune en ${YEAR}`)).toBe(isAgencyStatus(status));
      expect(own.flatMap(amountsOf)).toEqual(expect.arrayContaining(findAmounts(text).filter((amount) => amount !== "0 €")));
      if (status === "salarie") expect(findAmounts(text)).not.toContain("0 €");

      expect(main.querySelector('nav .plate[aria-current="true"]')).not.toBeNull();
      for (const link of answer.querySelectorAll('a[href^="/ma-selection"], a[href^="/dossier-employeur"]'))
        expect(new URL(String(link.getAttribute("href")), "https://site.example").search).toMatch(
          new RegExp(`^\\?profession=${profession}&statut=${status}(&|$)`),
        );
    });

test("without a status no answer is open; without a profession, those of both are", async ({ browser }) => {
  const read = async (address: string) => {
    const { main } = await browser.visit(address);
    expect(main.querySelectorAll("#reponse details").length).toBe(PROFESSIONS.length * STATUSES.length);
    return [...main.querySelectorAll("#reponse details[open] [id]")].map(({ id }) => id);
  };
  expect(await read("/financement")).toEqual([]);
  expect(await read("/financement?statut=salarie")).toEqual(PROFESSIONS.map((profession) => `salarie-${profession}`));
});

test("the scale shows every amount of a format and how those of a year are reached", async ({ browser }) => {
  const { main } = await browser.visit("/financement");
  const scale = main.querySelector("#bareme") as Element;
  const squeeze = (text: string) => plainly(text).replaceAll(" ", "");
  const rows = [...scale.querySelectorAll("tbody tr")].map((row) => squeeze(readText(row)));
  for (const { format, offer } of PROFESSIONS.flatMap(offersOf)) {
    const indemnity = share(offer.indemnityInCents, lastScale(YEAR, years)?.scale.share[format] ?? 0);
    const expected = squeeze(`${format} ${formatHours(offer.hours)} ${inEuros(offer.priceInCents)} ${inEuros(indemnity)}`);
    expect(rows.filter((row) => row.includes(expected)).length, expected).toBeGreaterThan(0);
  }
  for (const profession of PROFESSIONS)
    expect(squeeze(readText(scale))).toContain(squeeze(explainMaximum(answerMaximum(profession, FUNDED_DAY))));
});

test("a programme links employees to their file, and mentions it to others", async ({ browser }) => {
  for (const { path, profession, formats, defaultFormat, mobileOffer } of programmes) {
    const own = employerFileAddress({ profession, references: formats[defaultFormat]?.reference ?? "" });
    const salaried = await browser.visit(`${path}?format=${defaultFormat}&statut=salarie`);
    const card = salaried.main.querySelector('[aria-labelledby="inscription"] > div') as Element;
    expect(card.querySelector(`a[href="${own}"]`)?.textContent).toContain("Préparer le dossier");
    expect(card.querySelector(`a[href="${path}?format=${defaultFormat}&statut=liberal-conventionne"]`)).not.toBeNull();
    const cards = [...(await browser.visit(path)).main.querySelectorAll('[aria-labelledby="inscription"] > div')];
    expect(cards.map((one) => one.querySelector('a[href^="/dossier-employeur"]')?.getAttribute("href"))).toEqual([
      own,
      ...(mobileOffer ? [employerFileAddress({ profession, references: mobileOffer.reference })] : []),
    ]);
    for (const one of cards) expect(plainly(readText(one))).toContain("Salarié(e) ? Préparer le dossier");
  }
});

test("an employee's answer has prices alone; indemnities are in the scale", async ({ browser }) => {
  for (const profession of PROFESSIONS) {
    const { main } = await browser.visit(`/financement?profession=${profession}&statut=salarie`);
    const scale = main.querySelector("#bareme") as Element;
    expect(plainly(readText(scale))).toContain("L’indemnité est celle des libéraux conventionnés et des centres de santé conventionnés.");
    const row = main.querySelector("#reponse details[open]") as Element;
    const formats = programmesOf(profession).flatMap((programme) => Object.values(programme.formats));
    const prices = formats.map(({ priceInCents }) => inEuros(priceInCents));
    for (const amount of findAmounts(readText(row))) expect(prices).toContain(amount);
  }
});

test("every star of an amount has its note", async ({ browser }) => {
  const addresses = [
    ...["/", "/formations", "/formations-generalistes", "/formations-infirmiers", "/financement", "/ma-selection?profession=infirmiers"],
    ...STATUSES.map((status) => `/financement?profession=infirmiers&statut=${status}`),
    ...programmes.map(({ path }) => path),
    ...programmes.map(({ path }) => `${path}?statut=salarie`),
  ];
  for (const address of addresses) {
    const { main } = await browser.visit(address);
    // Without a question every amount has its star.
    if (!address.includes("?")) expect(main.querySelector("#bareme")?.textContent, address).toMatch(/Montants (?:au|du) barème\s\d{4}/);
    for (const note of [...main.querySelectorAll("p")].filter(({ textContent }) => /^\* /.test(textContent ?? ""))) {
      const isScale = address.startsWith("/financement");
      const scale = isScale ? note.closest("#bareme") : note.querySelector('a[href="/financement#bareme"]');
      expect(scale, `${address} ${note.textContent}`).not.toBeNull();
    }
    const starred = /(?:€|Indemnité|charge|éligible)\*/.test(readText(main));
    if (starred) expect(main.querySelector('#bareme, a[href="/financement#bareme"]'), address).not.toBeNull();
  }
});
