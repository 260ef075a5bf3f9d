import * as v from "valibot";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { writeForAdviser } from "#app/answer/write-for-adviser.ts";
import { listOffers } from "#app/content/offers.ts";
import { payerFacts } from "#app/content/payers/records.ts";
import { professions } from "#app/content/professions.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";
import { EMPLOYERS, type Format, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { type Year, yearsSchema } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import { writeSitemap } from "#app/seo/sitemap.ts";
import { readContent } from "#scripts/catalogues/catalogue-content.ts";
import { listTexts, plainly, readLines } from "#tests/plain-text.ts";
import { renderPage } from "#tests/render-page.ts";
import * as told from "#tests/told.ts";

/** The day on which 2027 is published: one record in one file, and every place follows. */

const source = { name: "Agence nationale du DPC, prise en charge 2027", url: null, writtenOn: "2027-01-12", readOn: "2027-01-14" };
const other = {
  name: "Légifrance, arrêté du 8 janvier 2027",
  url: "https://www.legifrance.gouv.fr",
  writtenOn: "2027-01-08",
  readOn: "2027-01-15",
};
const proof = { certainty: "text" as const, sources: [source] };
const until = "2027-12-31";
const published: Year = {
  funding: { ...proof, until, hours: { generalistes: 22, infirmiers: 15 } },
  scale: { ...proof, sources: [source, other], share: { PI: 1, EPP: 0.5, FC: 0 }, upTo: { generalistes: 100_000, infirmiers: 40_000 } },
  references: { ...proof, until },
  obligation: { ...proof, until },
  period: { name: "2027-2029", from: "2027-01-01", until: "2029-12-31", sources: [source] },
};

const DAY = "2027-03-01";
const page = told.rememberPages(DAY);
const updatedOn = programmes.map((programme) => programme.updatedOn);

/** What the agency does for those it does not pay is known until a day of its own: `LAST_DAY` in payers/records.ts. */
const agencyRules = PROFESSIONS.flatMap((profession) => Object.values(payerFacts[profession])).filter(({ agencyUntil }) => agencyUntil);
const lastDay = agencyRules[0]?.agencyUntil ?? "";
function moveAgencyRules(day: string) {
  for (const rule of agencyRules) rule.agencyUntil = day;
  for (const aid of agencyRules.flatMap(({ aids }) => aids)) aid.until &&= day;
}

beforeAll(() => {
  years[2027] = published;
  moveAgencyRules(until);
  // Its PDF is made anew, on a day of the year.
  for (const programme of programmes) programme.updatedOn = DAY;
});
afterAll(() => {
  delete years[2027];
  moveAgencyRules(lastDay);
  for (const [place, programme] of programmes.entries()) programme.updatedOn = updatedOn[place] ?? "";
});

const read = async (address: string) => plainly(readLines(await page(address)).join("\n"));
const offers = programmes.flatMap((programme) => listOffers(programme).map((one) => ({ programme, ...one })));
const SHARE: Record<Format, number> = { PI: 1, EPP: 0.5, FC: 0 };
const amountOf = (format: Format, cents: number) => {
  const share = (cents * SHARE[format]) / 100;
  return share === 0 ? "aucune" : `${share.toLocaleString("fr-FR", { minimumFractionDigits: share % 1 ? 2 : 0 })} €`;
};

test("the content check accepts the record", () => expect(v.safeParse(yearsSchema, years).issues ?? []).toEqual([]));

test("programme, list, JSON-LD and feed tell payer, end, confirmed amount and reference of the year", async () => {
  for (const { programme, format, offer } of offers) {
    const { reference } = offer;
    const expected = { payer: "agency", end: "2027", amount: amountOf(format, offer.indemnityInCents), label: null, isExpired: false };
    const html = await page(`${programme.path}?format=${format}`);
    const { card, comparison } = told.readProgramme(html, reference);
    expect(card, reference).toEqual(expected);
    expect(comparison, reference).toMatchObject({ end: "2027", amount: expected.amount, label: null });
    const listed = told.readListed(await page(professions[programme.profession].listPath), reference, format);
    expect(expected, reference).toMatchObject(listed);
    for (const found of [told.readJsonLd(html, reference), told.readFeed(DAY, reference)])
      expect(found, reference).toEqual({ payer: "agency", end: "2027", isExpired: false });
    expect(html).toContain(`"validThrough":"${until}"`);
  }
});

test("home, lists, their descriptions and the year's most are those of the record", async () => {
  const home = await read("/");
  for (const words of ["22 h", "1 000 €", "15 h", "400 €"]) expect(home).toContain(words);
  for (const [profession, hours, most] of [
    ["generalistes", 22, "1 000 €"],
    ["infirmiers", 15, "400 €"],
  ] as const) {
    const list = await read(professions[profession].listPath);
    expect(list).toContain(`jusqu’à ${hours} h en 2027 et ${most} d’indemnité par an, selon éligibilité`);
    expect(list).toContain("0 € à votre charge si vous êtes éligible*");
  }
});

test("a selection adds up, and an employer's file says what the action counts for", async () => {
  for (const { programme, offer } of offers) {
    const { profession } = programme;
    const selection = await page(`/ma-selection?profession=${profession}&heures=inconnues&formats=${offer.reference}`);
    expect(told.readSelected(selection)).toMatchObject({
      "selection's row": { end: "2027" },
      "selection's total": { payer: "agency", end: "2027" },
    });
    const file = await page(employerFileAddress({ profession, employer: "prive", references: offer.reference }));
    expect(told.readFile(file)).toMatchObject({ letter: {}, "annex 1": { end: "2027", isExpired: false } });
    expect(plainly(file)).toContain("attendus au titre du DPC");
  }
});

test("advisers, the PDF and the sitemap follow", () => {
  for (const found of offers) {
    const words = plainly(listTexts(writeForAdviser(found, { status: "liberal-conventionne", employer: null }, DAY)).join(" "));
    expect(words).toMatch(/^0 € à votre charge.*réalisable en 2027.*référence valide jusqu’au 31 décembre 2027$/);
  }
  for (const profession of PROFESSIONS) {
    const { programmes: sheets, yearlyHours, charge } = readContent(profession);
    expect(plainly(yearlyHours)).toContain(`${published.funding?.hours[profession]} h en 2027`);
    expect(charge).not.toBeNull();
    const own = offers.filter(({ programme }) => programme.profession === profession);
    expect(sheets.flatMap((sheet) => sheet.offers.map(({ indemnity, note }) => [plainly(indemnity), note]))).toEqual(
      own.map(({ format, offer }) => [format === "FC" ? "aucune en 2027" : amountOf(format, offer.indemnityInCents), null]),
    );
  }
  expect(writeSitemap("https://x.example", DAY)).toContain("<lastmod>2027-03-01</lastmod>");
});

test("financing names the payer in every row, and the page on next year the records", async () => {
  const financing = await page("/financement");
  for (const profession of PROFESSIONS) {
    for (const status of ["liberal-conventionne", "centre-de-sante"] as const)
      expect(told.readFinancing(financing, profession, status), status).toMatchObject({ payer: "agency", end: "2027", format: "PI" });
    expect(told.readFinancing(financing, profession, "salarie")).toMatchObject({ payer: "employer" });
    expect(told.readFinancing(financing, profession, "remplacant-ou-autre")).toMatchObject({ payer: "self" });
  }
  const reading = plainly(readLines(financing).join("\n"));
  expect(reading).toContain(
    "Sources : Agence nationale du DPC, prise en charge 2027, lu le 14 janvier 2027 ; Légifrance, arrêté du 8 janvier 2027, lu le 15 janvier 2027.",
  );
  expect(reading).not.toMatch(/Taux publiés en 2022|Taux indiqués par l.organisme/);
  const nextYear = await page("/et-en-2027");
  expect(plainly(nextYear)).toContain("jusqu’à 22 h (médecin) ou 15 h (infirmier)");
  for (const row of told.readNextYear(nextYear)) expect(row).toMatchObject({ end: "2027" });
  // The period whose end it tells is over, though another one runs.
  expect(plainly(nextYear)).toContain("la période de DPC est achevée");
});

test("home and FAQ draw the years of the period, the present one open", async () => {
  for (const address of ["/", "/faq"]) {
    const [drawn = ""] = /<ol[^>]*aria-label="La période DPC, année par année".*?<\/ol>/s.exec(await page(address)) ?? [];
    expect(plainly(readLines(drawn).join(" ")).match(/\b20\d\d\b/g), address).toEqual(["2027", "2028", "2029"]);
  }
  expect((await page("/faq")).match(/rounded-full border-2 border-pine bg-pine/g)).toBeNull();
});

test("a letter gives the agency's rule as its reason once the last day of the rule is moved too", async () => {
  const [fc] = offers.filter(({ programme, format }) => programme.profession === "infirmiers" && format === "FC");
  const write = async () =>
    plainly(
      readLines(
        await renderPage(employerFileAddress({ profession: "infirmiers", employer: "prive", references: fc?.offer.reference ?? "" }), DAY),
      ).join(" "),
    );
  const UNKNOWN = "sa prise en charge n’est pas publiée pour cette période";
  expect(await write()).toContain("L’Agence nationale du DPC ne finance pas");
  moveAgencyRules("2026-12-31");
  expect(await write()).toContain(UNKNOWN);
  expect(await write()).not.toContain("ne finance pas");
  moveAgencyRules(until);
  expect(await write()).not.toContain(UNKNOWN);
});

test("published before it begins, it changes nothing of the hours of the running year", async () => {
  const early = told.rememberPages("2026-11-29");
  const addresses = PROFESSIONS.flatMap((profession) => [
    professions[profession].listPath,
    `/ma-selection?profession=${profession}&heures=inconnues`,
    `/ma-selection?profession=${profession}&heures=40`,
  ]);
  for (const address of ["/ma-selection", ...addresses]) {
    const words = plainly(readLines(await early(address)).join("\n"));
    expect(words, address).toMatch(/21 h|14 h/);
    expect(words.match(/.*(?:22 h|15 h).*/g), address).toBeNull();
  }
});

/** What no page may say of a published year. */
const SILENT =
  /barème 2025|en 2025 :|encore publi|on ne sait pas|2023-2026|valai(?:en)?t|prise en charge de \d{4} n|[Nn]on publiée?|n’est pas publié|ni l(?:e|’)[a-z]+ ni l|sa suite/;
const STATEMENT = /ce que (?:.*) n’est pas publié|certification Qualiopi publiée/;

const ADDRESSES = [
  ...["/", "/formations", "/financement", "/faq", "/aide-inscription", "/ma-selection"],
  ...["", ...STATUSES.map((status) => `statut=${status}`)].flatMap((query) => [
    ...PROFESSIONS.flatMap((profession) => [
      `${professions[profession].listPath}?${query}`,
      `/financement?profession=${profession}&${query}`,
      `/ma-selection?profession=${profession}&${query}`,
    ]),
    ...offers.flatMap(({ programme: { path, profession }, format, offer }) => [
      `${path}?format=${format}&${query}`,
      `/ma-selection?profession=${profession}&${query}&formats=${offer.reference}`,
    ]),
  ]),
  ...offers.flatMap(({ programme: { profession }, offer: { reference } }) =>
    [null, ...EMPLOYERS].map((employer) => employerFileAddress({ profession, employer, references: reference })),
  ),
];

async function findLines(addresses: readonly string[], read: typeof page, isFound: (words: string) => boolean): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses)
    for (const words of readLines(await read(address)).map(plainly)) if (isFound(words)) found.push(`${address}: ${words.slice(0, 160)}`);
  return found;
}

test("no page speaks of the silence of before", async () =>
  expect(await findLines(ADDRESSES, page, (words) => SILENT.test(words) && !STATEMENT.test(words))).toEqual([]));

/** What no page says once the scale of 2026 is read. */
const SUPERSEDED = /barème 2025|en 2025 :|Annoncé pour 2026|EPP à 50 %|baisse était annoncée/;

test("the scale of 2026, once confirmed, takes the place of that of 2025 and of the announced cut", async () => {
  const of2026 = years[2026] as Year;
  const { scale } = of2026;
  onTestFinished(() => {
    of2026.scale = scale;
    years[2027] = published;
    moveAgencyRules(until);
  });
  delete years[2027];
  moveAgencyRules(lastDay);
  of2026.scale = { ...proof, share: SHARE, upTo: { generalistes: 100_000, infirmiers: 40_000 } };
  const funded = told.rememberPages("2026-09-01");
  for (const { programme, format, offer } of offers) {
    const { card } = told.readProgramme(await funded(`${programme.path}?format=${format}`), offer.reference);
    const amount = amountOf(format, offer.indemnityInCents);
    expect(card, offer.reference).toEqual({ payer: "agency", end: "2026", amount, label: null, isExpired: false });
  }
  expect(plainly(readLines(await funded("/financement")).join("\n"))).toContain("Barème 2026");
  // Late in the year some formats end in the next one, of which nothing is known yet.
  for (const read of [funded, told.rememberPages("2026-11-29")])
    expect(await findLines(["/et-en-2027", ...ADDRESSES], read, (words) => SUPERSEDED.test(words))).toEqual([]);
});
