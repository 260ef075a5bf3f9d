import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { formatEuros } from "#app/content/format.ts";
import { listOffers } from "#app/content/offers.ts";
import { catalogueDate, cataloguePdf, catalogueTitle } from "#app/content/pages/catalogue-pdf.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { enrolment } from "#app/content/pages/programme-enrolment.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { scaleLabelAt } from "#app/content/scale-record.ts";
import type { Programme } from "#app/content/schema.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { LIVE_SETTINGS } from "#tests/live-settings.ts";
import { buildCatalogue } from "./build-catalogue.ts";
import { type CatalogueContent, keepTogether, readContent } from "./catalogue-content.ts";

function withPlainSpaces(text: string): string {
  return text.replace(/\s+/g, " ");
}

const contentOf = (profession: Profession): CatalogueContent => ({ ...readContent(profession), site: LIVE_SETTINGS.SITE_ORIGIN });

/** A built catalogue, and the text of its pages. The reader returns every kind of space as a plain one. */
async function read(profession: Profession) {
  const bytes = await buildCatalogue(profession, contentOf(profession));
  // unpdf takes over the bytes it is given.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text: pages } = await extractText(document);
  return { bytes, document, pages, text: withPlainSpaces(pages.join("\n")), programmes: programmesOf(profession) };
}

const catalogues = { generalistes: await read("generalistes"), infirmiers: await read("infirmiers") };

function findAmounts(text: string): readonly string[] {
  return text.match(/\d+(?:,\d\d)? €/g) ?? [];
}

/** Every amount that may appear next to programmes: the prices and indemnities of their offers, and « 0 € à votre charge ». */
function listAmounts(programmes: readonly Programme[]): string[] {
  const offers = programmes.flatMap(listOffers).map(({ offer }) => offer);
  return [0, ...offers.flatMap(({ priceInCents, indemnityInCents }) => [priceInCents, indemnityInCents])].map((cents) =>
    withPlainSpaces(formatEuros(cents)),
  );
}

test.each(PROFESSIONS)(
  "the catalogue %s is below 1 MB, the same bytes each time, and has two pages per programme, and four more",
  async (profession) => {
    const { bytes, document, programmes } = catalogues[profession];
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(Buffer.compare(await buildCatalogue(profession, contentOf(profession)), bytes)).toBe(0);
    expect(document.numPages).toBe(4 + 2 * programmes.length);
  },
);

test.each(PROFESSIONS)(
  "the catalogue %s is tagged, in French, with its title, and with a heading in the structure of each page",
  async (profession) => {
    const { bytes, document } = catalogues[profession];
    const file = Buffer.from(bytes).toString("latin1");
    for (const words of ["/Lang (fr-FR)", "<pdfuaid:part>1</pdfuaid:part>", "/DisplayDocTitle true"]) expect(file).toContain(words);
    expect((await document.getMarkInfo())?.Marked).toBe(true);
    expect((await document.getMetadata()).info).toMatchObject({ Title: catalogueTitle(profession), Language: "fr-FR" });
    for (let number = 1; number <= document.numPages; number++) {
      const tree = JSON.stringify(await (await document.getPage(number)).getStructTree());
      expect(tree, `page ${number}`).toMatch(/"role":"H[12]"/);
    }
  },
);

test.each(PROFESSIONS)("the catalogue %s has a bookmark per section, and two inside each programme", async (profession) => {
  const { document, programmes } = catalogues[profession];
  const outline = await document.getOutline();
  expect(outline).toHaveLength(4 + programmes.length);
  for (const { title } of programmes)
    expect(outline.find((item) => withPlainSpaces(item.title) === withPlainSpaces(title))?.items).toHaveLength(2);
});

test.each(PROFESSIONS)("the catalogue %s says of which scale each indemnity is, in both of its tables", (profession) => {
  const { text, programmes } = catalogues[profession];
  const label = scaleLabelAt(catalogueDate(profession)) ?? expect.unreachable();
  const said = text.match(new RegExp(`€ ${withPlainSpaces(label)}`, "g"));
  expect(said).toHaveLength(2 * programmes.flatMap(listOffers).length);
});

test.each(PROFESSIONS)("on its two pages a programme of the catalogue %s has the amounts of its own formats and no other", (profession) => {
  const { pages, programmes } = catalogues[profession];
  for (const [index, programme] of programmes.entries()) {
    const first = pages.length - 1 - 2 * (programmes.length - index);
    const text = withPlainSpaces(pages.slice(first, first + 2).join(" "));
    expect(text).toContain(withPlainSpaces(programme.title));
    // What is left to pay stands on the page about funding.
    expect(new Set(["0 €", ...findAmounts(text)])).toEqual(new Set(listAmounts([programme])));
    expect(findAmounts(text)).not.toContain("0 €");
  }
});

test.each(PROFESSIONS)(
  "the whole programmes are in the catalogue %s, in order and in French type, with the five steps on agencedpc.fr",
  (profession) => {
    const { text, programmes } = catalogues[profession];
    expect(enrolment.steps).toHaveLength(5);
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
  },
);

test.each(PROFESSIONS)(
  "the catalogue %s links to the site's own address, and to the page of each programme, which the link names",
  async (profession) => {
    const { document, programmes } = catalogues[profession];
    const cover = await (await document.getPage(1)).getAnnotations();
    expect(cover.map(({ unsafeUrl }) => unsafeUrl)).toContain(LIVE_SETTINGS.SITE_ORIGIN);
    const links = await (await document.getPage(3)).getAnnotations();
    const pages = links.map(async ({ dest }) => 1 + (await document.getPageIndex((await document.getDestination(dest))?.[0])));
    expect(await Promise.all(pages)).toEqual(programmes.map((_, index) => 4 + 2 * index));
    const names = programmes.map(({ shortTitle }) => expect.stringContaining(shortTitle));
    expect(links.map(({ contentsObj }) => contentsObj.str)).toEqual(names);
  },
);

test.each([
  ["un guide validé en juin 2022", "un guide validé en juin~2022"],
  ["la règle des 5 B, le 11 janvier 2023", "la règle des~5~B, le~11~janvier~2023"],
  ["l'arrêté n° 2023-736 du jour", "l'arrêté n°~2023-736 du jour"],
  ["la prise en charge de la douleur", "la prise~en~charge de la douleur"],
  ["un conseiller fait le compte avec vous.", "un conseiller fait le compte avec~vous."],
])("no line may end within « %s » where figures, « prise en charge » or the last word would be torn off", (text, expected) => {
  expect(keepTogether(text).replaceAll("\u00A0", "~")).toBe(expected);
});

test.each(PROFESSIONS)("titles in the catalogue %s have lines of similar length, none of which ends with an article", (profession) => {
  const { pages, programmes } = catalogues[profession];
  for (const [index, { title }] of programmes.entries()) {
    const lines = (pages[3 + 2 * index] ?? "").split("\n").map((line) => withPlainSpaces(line).trim());
    const own = lines.filter((line) => line !== "" && withPlainSpaces(title).includes(line));
    expect(own.join(" ")).toBe(withPlainSpaces(title));
    expect(own.filter((line) => / (?:à|au|de|des|du|en|et|la|le|les|pour|sur|un|une)$/.test(line))).toEqual([]);
    const lengths = own.map((line) => line.length);
    expect(Math.min(...lengths), title).toBeGreaterThan(0.4 * Math.max(...lengths));
  }
});

const LONG = "Une phrase de plus, qui ne tient pas sur sa page. ".repeat(60);
const STEPS = Array.from({ length: 30 }, () => ({ title: "Une étape de plus", formats: ["FC" as const] }));
const { path, practical } = programmePage;
const [{ title: programme } = { title: "" }] = catalogues.infirmiers.programmes;

function changeProgrammes(change: Partial<CatalogueContent["programmes"][number]>) {
  return ({ programmes }: CatalogueContent) => ({ programmes: programmes.map((own) => ({ ...own, ...change })) });
}

test.each<[page: string, change: (content: CatalogueContent) => Partial<CatalogueContent>]>([
  [catalogueTitle("infirmiers"), changeProgrammes({ shortTitle: LONG })],
  [cataloguePdf.howItWorks.title, ({ funding }) => ({ funding: { ...funding, locum: LONG } })],
  [cataloguePdf.overview.title, () => ({ yearlyHours: LONG })],
  [programme, changeProgrammes({ about: LONG })],
  [`${programme}, ${path.title}`, changeProgrammes({ learnerPath: STEPS })],
  [`${programme}, ${practical.title}`, changeProgrammes({ practicalItems: [{ term: "Public", text: LONG, links: [] }] })],
  [cataloguePdf.registration.title, () => ({ validity: LONG })],
])("a text that has outgrown the page « %s » stops the build, which names the page", async (page, change) => {
  const content = readContent("infirmiers");
  const message = await buildCatalogue("infirmiers", { ...content, ...change(content) }).catch((error: Error) => error.message);
  expect(message).toMatch(/^The page ".+" of the catalogue is \d+ pt too long: shorten its texts\.$/);
  expect(withPlainSpaces(String(message))).toContain(`"${withPlainSpaces(page)}"`);
});

test.each(PROFESSIONS)(
  "nothing in the catalogue %s is set smaller than 9 points, and references alone have slashed zeros",
  async (profession) => {
    const { document } = catalogues[profession];
    const pieces: { text: string; size: number; font: string }[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      // Fonts are loaded with what is drawn in them.
      await page.getOperatorList();
      for (const item of (await page.getTextContent()).items) {
        if (!("str" in item) || item.str.trim() === "") continue;
        pieces.push({ text: item.str, size: Math.round(item.height * 100) / 100, font: page.commonObjs.get(item.fontName).name });
      }
    }
    expect(pieces.length).toBeGreaterThan(500);
    expect(pieces.filter(({ size }) => size < 9)).toEqual([]);
    const slashed = pieces.filter(({ text, font }) => text.includes("0") && font.includes("Atkinson")).map(({ text }) => text);
    expect(slashed.length).toBeGreaterThan(10);
    expect(slashed.filter((text) => text.replace(/9A0X\d*/g, "").includes("0"))).toEqual([]);
  },
);
