import "#tests/until-2026.ts";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { formatEuros } from "#app/content/format.ts";
import { listOffers } from "#app/content/offers.ts";
import { catalogueDate, cataloguePdf, catalogueTitle } from "#app/content/pages/catalogue-pdf.ts";
import { enrolment } from "#app/content/pages/programme-enrolment.ts";
import { programmeTexts } from "#app/content/pages/programme-texts.server.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { years } from "#app/content/years.ts";
import { LIVE_SETTINGS } from "#tests/live-settings.ts";
import { buildCatalogue } from "./build-catalogue.ts";
import { type CatalogueContent, keepTogether, readContent } from "./catalogue-content.ts";
import { findCatalogueFaults } from "./check-catalogue.ts";

function withPlainSpaces(text: string): string {
  return text.replace(/\s+/g, " ");
}

const contentOf = (profession: Profession): CatalogueContent => ({ ...readContent(profession), site: LIVE_SETTINGS.SITE_ORIGIN });

/** The PDF reader returns every kind of space as a plain one. */
async function read(profession: Profession) {
  const bytes = await buildCatalogue(profession, contentOf(profession));
  // unpdf detaches its input.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text: pages } = await extractText(document);
  return { bytes, document, pages, text: withPlainSpaces(pages.join("\n")), programmes: programmesOf(profession) };
}

const catalogues = { generalistes: await read("generalistes"), infirmiers: await read("infirmiers") };

describe.each(PROFESSIONS)("the catalogue of %s", (profession) => {
  const { bytes, document, pages, text, programmes } = catalogues[profession];

  test("is whole, below 1 MB, the same bytes each time, with two pages per programme and five more", async () => {
    // The Worker serves no file without it.
    expect(new TextDecoder("latin1").decode(bytes.slice(-1024))).toContain("%%EOF");
    expect(bytes.length).toBeLessThan(1_000_000);
    if (profession === "infirmiers") expect(Buffer.compare(await buildCatalogue(profession, contentOf(profession)), bytes)).toBe(0);
    expect(document.numPages).toBe(5 + 2 * programmes.length);
  });

  test("is tagged, in French, with its title, a heading on each page and a bookmark per section", async () => {
    const file = Buffer.from(bytes).toString("latin1");
    for (const words of ["/Lang (fr-FR)", "<pdfuaid:part>1</pdfuaid:part>", "/DisplayDocTitle true"]) expect(file).toContain(words);
    expect((await document.getMarkInfo())?.Marked).toBe(true);
    expect((await document.getMetadata()).info).toMatchObject({ Title: catalogueTitle(profession), Language: "fr-FR" });
    for (let number = 1; number <= document.numPages; number++) {
      const tree = JSON.stringify(await (await document.getPage(number)).getStructTree());
      expect(tree, `page ${number}`).toMatch(/"role":"H[12]"/);
    }
    const outline = await document.getOutline();
    expect(outline).toHaveLength(5 + programmes.length);
    for (const { title } of programmes)
      expect(outline.find((item) => withPlainSpaces(item.title) === withPlainSpaces(title))?.items).toHaveLength(2);
  });

  test("names the scale of each indemnity, in both of its tables, until it is confirmed", () => {
    const isConfirmed = years[catalogueDate(profession).slice(0, 4)]?.scale != null;
    expect(text.match(/€ barème \d{4}/g) ?? []).toHaveLength(isConfirmed ? 0 : 2 * programmes.flatMap(listOffers).length);
  });

  test("shows only a programme's own amounts on its two pages", () => {
    for (const [index, programme] of programmes.entries()) {
      const first = pages.length - 1 - 2 * (programmes.length - index);
      const own = withPlainSpaces(pages.slice(first, first + 2).join(" "));
      expect(own).toContain(withPlainSpaces(programme.title));
      const amounts = listOffers(programme).flatMap(({ offer }) => [offer.priceInCents, offer.indemnityInCents]);
      expect(new Set(own.match(/\d+(?:,\d\d)? €/g))).toEqual(new Set(amounts.map((cents) => withPlainSpaces(formatEuros(cents)))));
    }
  });

  test("holds every programme whole and in order, who pays, and the five steps on agencedpc.fr", () => {
    for (const words of ["Qui paie votre formation ?", "l’Agence nationale du DPC", ...enrolment.steps])
      expect(text).toContain(withPlainSpaces(words));
    expect(text).not.toMatch(/[{}\uFFFD]/);
    let position = 0;
    for (const { title, about, objectives, learnerPath } of programmes) {
      for (const words of [title, about, ...objectives, ...learnerPath.map((step) => step.title)]) {
        position = text.indexOf(withPlainSpaces(words), position);
        expect(position, words).toBeGreaterThan(0);
      }
    }
  });

  test("links to the site's own address and to the page of each programme, which the link names", async () => {
    const cover = await (await document.getPage(1)).getAnnotations();
    expect(cover.map(({ unsafeUrl }) => unsafeUrl)).toContain(LIVE_SETTINGS.SITE_ORIGIN);
    const links = await (await document.getPage(3)).getAnnotations();
    const linked = links.map(async ({ dest }) => 1 + (await document.getPageIndex((await document.getDestination(dest))?.[0])));
    expect(await Promise.all(linked)).toEqual(programmes.map((_, index) => 5 + 2 * index));
    const names = programmes.map(({ shortTitle }) => expect.stringContaining(shortTitle));
    expect(links.map(({ contentsObj }) => contentsObj.str)).toEqual(names);
  });

  test("sets nothing smaller than 9 points", async () => {
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      const sizes = items.flatMap((item) => ("str" in item && item.str.trim() ? [item.height] : []));
      expect(Math.min(...sizes), `page ${number}`).toBeGreaterThanOrEqual(8.99);
    }
  });
});

test.each([
  ["un guide validé en juin 2022", "un guide validé en juin~2022"],
  ["la règle des 5 B, le 11 janvier 2023", "la règle des~5~B, le~11~janvier~2023"],
  ["l'arrêté n° 2023-736 du jour", "l'arrêté n°~2023-736 du jour"],
  ["la prise en charge de la douleur", "la prise~en~charge de la douleur"],
  ["un conseiller fait le compte avec vous.", "un conseiller fait le compte avec~vous."],
])("« %s » keeps figures, « prise en charge » and its last word on one line", (text, expected) => {
  expect(keepTogether(text).replaceAll("\u00A0", "~")).toBe(expected);
});

const LONG = "Une phrase de plus, qui ne tient pas sur sa page. ".repeat(60);
const STEPS = Array.from({ length: 30 }, () => ({ title: "Une étape de plus", formats: ["FC" as const] }));
const [{ title: programme } = { title: "" }] = catalogues.infirmiers.programmes;

test.each<[page: string, change: (content: CatalogueContent) => Partial<CatalogueContent>]>([
  [cataloguePdf.howItWorks.title, ({ funding }) => ({ funding: { ...funding, locum: LONG } })],
  [programme, ({ programmes }) => ({ programmes: programmes.map((own) => ({ ...own, about: LONG })) })],
  [
    `${programme}, ${programmeTexts.path.title}`,
    ({ programmes }) => ({ programmes: programmes.map((own) => ({ ...own, learnerPath: STEPS })) }),
  ],
])("a text too long for the page « %s » stops the build with the page's name", async (page, change) => {
  const content = readContent("infirmiers");
  const message = await buildCatalogue("infirmiers", { ...content, ...change(content) }).catch((error: Error) => error.message);
  expect(message).toMatch(/^The page ".+" of the catalogue is \d+ pt too long: shorten its texts\.$/);
  expect(withPlainSpaces(String(message))).toContain(`"${withPlainSpaces(page)}"`);
});

const nurses = catalogues.infirmiers.bytes;

function withText(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(from, to), "latin1"));
}

const holding = (words: string) => expect.arrayContaining([expect.stringContaining(words)]);

const [missing = "none"] = programmesOf("generalistes")
  .flatMap(listOffers)
  .map(({ offer }) => offer.reference);

test.each<[what: string, file: Uint8Array, profession: Profession, faults: unknown]>([
  ["built from the content", nurses, "infirmiers", []],
  ["of the other profession", nurses, "generalistes", [expect.stringContaining(missing)]],
  ["that isn't a PDF", new TextEncoder().encode("<html>"), "infirmiers", holding("il ne s'ouvre pas")],
  ["that is truncated", nurses.subarray(0, 500), "infirmiers", holding("il ne s'ouvre pas")],
  ["without tags", withText(nurses, "/Marked true", "/Marked fals"), "infirmiers", holding("balisé")],
  ["without its language", withText(nurses, "/Lang (fr-FR)", "/Lang (en-GB)"), "infirmiers", holding("français")],
])("the faults of a catalogue %s are listed", async (_, file, profession, faults) => {
  expect(await findCatalogueFaults(file, profession)).toEqual(faults);
});
