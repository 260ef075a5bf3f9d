import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { writeEmployerFile } from "#app/answer/write-employer-file.ts";
import { formatEuros } from "#app/content/format.ts";
import { listOffers } from "#app/content/offers.ts";
import { payerWords, unknownPart } from "#app/content/payers/words.ts";
import { findOffer } from "#app/content/programmes/find-offer.ts";
import { programmes, programmesOf } from "#app/content/programmes/index.ts";
import { EMPLOYERS, isAgencyStatus, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { describeCourse } from "#app/seo/course.ts";
import { describeFunders, readContent } from "#scripts/catalogues/catalogue-content.ts";
import { listTexts, plainly, readLines } from "#tests/plain-text.ts";
import { renderPage } from "#tests/render-page.ts";

/** Page, letter, annex, catalogue and JSON-LD name the same payer and amount, for every visitor and format. */

const DAY = "2026-11-26";
const ORIGIN = "https://www.cimes-dpc.example";
const read = async (address: string) => readLines(await renderPage(address, DAY)).join("\n");
const euros = (cents: number) => plainly(formatEuros(cents));
/** Strips links, which only pages have. */
const asRead = (text: string) => plainly(text).replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");

const visitors = PROFESSIONS.flatMap((profession) => STATUSES.map((status) => ({ profession, status })));

test.each(visitors)("$profession, $status: the financing page and each programme name one payer and the same amounts", async (visitor) => {
  const { profession, status } = visitor;
  const financing = await read(`/financement?profession=${profession}&statut=${status}`);
  const employers = (status === "salarie" ? EMPLOYERS : [status]).map((one) => payerWords[profession][one].text);
  for (const text of employers) expect(financing.toLowerCase()).toContain(asRead(text).toLowerCase());

  for (const programme of programmesOf(profession)) {
    const page = await read(`${programme.path}?statut=${status}`);
    const isFunded = isAgencyStatus(status);
    const { format } = listOffers(programme)[0] ?? expect.unreachable();
    const line = format === "FC" ? "0 € à votre charge si vous êtes éligible" : "Fin en 2027";
    const own = status === "salarie" ? "Votre employeur paie, avec son accord" : "Vous payez, sauf réponse écrite d’un fonds";
    expect(page).toContain(isFunded ? line : own);
    for (const { offer } of listOffers(programme)) {
      expect(page, offer.reference).toContain(offer.reference);
      expect(page, offer.reference).toContain(euros(offer.priceInCents));
      if (isFunded) expect(page, offer.reference).toContain(euros(offer.indemnityInCents));
    }
    if (!isFunded) expect(page).toMatch(/Indemnité\s*:?\s*non publiée/);
  }
});

test("an employer's letter and its annex name the payer of the page, the price, and no indemnity", () => {
  for (const programme of programmes) {
    const { profession } = programme;
    for (const { offer } of listOffers(programme)) {
      const course = findOffer(offer.reference) ?? expect.unreachable();
      for (const employer of [null, ...EMPLOYERS]) {
        const file = writeEmployerFile({ courses: [course], profession, employer, today: DAY, siteOrigin: ORIGIN });
        const words = listTexts(file).map(asRead).join("\n");
        const { agency, request } = payerWords[profession][employer ?? "salarie"];
        expect(words).toContain(offer.reference);
        expect(words, offer.reference).toContain(euros(offer.priceInCents));
        // On that day an audit ends in a year whose payer is unknown.
        expect(words.toLowerCase(), `${employer}`).toContain(asRead(course.format === "FC" ? agency : unknownPart.agency).toLowerCase());
        expect(listTexts(file.letter).map(asRead).join("\n"), `${employer}`).toContain(asRead(request?.one ?? "?"));
        expect(words.match(/\d[\d ,]* €/g)?.filter((amount) => amount !== euros(offer.priceInCents))).toEqual([]);
      }
    }
  }
});

test.each(PROFESSIONS)("the catalogue of %s names the payers of the page, each price and each indemnity", (profession) => {
  const funders = listTexts(describeFunders(profession)).map(asRead).join("\n").toLowerCase();
  for (const key of ["liberal-conventionne", "hopital-public", "prive", "remplacant-ou-autre"] as const)
    expect(funders, key).toContain(asRead(payerWords[profession][key].text).toLowerCase());
  const content = readContent(profession);
  for (const [place, programme] of programmesOf(profession).entries())
    expect(content.programmes[place]?.offers.map(({ reference, price, indemnity }) => [reference, price, indemnity])).toEqual(
      listOffers(programme).map(({ offer }) => [offer.reference, formatEuros(offer.priceInCents), formatEuros(offer.indemnityInCents)]),
    );
});

test("JSON-LD gives each reference the price of the page, and what is paid only where the payer is known", () => {
  for (const programme of programmes) {
    const course = describeCourse(programme, ORIGIN, DAY);
    expect(course.offers.map(({ sku, price }) => [sku, price])).toEqual(
      listOffers(programme).map(({ offer }) => [offer.reference, (offer.priceInCents / 100).toFixed(2)]),
    );
    for (const { sku, description } of course.offers)
      expect(/0 € à votre charge/.test(plainly(description)), sku).toBe(findOffer(sku)?.format === "FC");
  }
});
