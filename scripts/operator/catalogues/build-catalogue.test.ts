import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { formatEuros } from "#app/content/format.ts";
import { listOffers } from "#app/content/offers.ts";
import { cataloguePdf, catalogueTitle, legalLine } from "#app/content/pages/catalogue-pdf.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { enrolment } from "#app/content/pages/programme-enrolment.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { readDeployment } from "#scripts/operator/stores/deployment.ts";
import { buildCatalogue } from "./build-catalogue.ts";
import { type CatalogueContent, keepTogether, readContent } from "./catalogue-content.ts";

const catalogues: Record<Profession, Uint8Array> = {
  generalistes: await buildCatalogue("generalistes"),
  infirmiers: await buildCatalogue("infirmiers"),
};

/** unpdf takes over the bytes it is given. */
const open = (profession: Profession) => getDocumentProxy(Uint8Array.from(catalogues[profession]));
const documents: Record<Profession, Awaited<ReturnType<typeof open>>> = {
  generalistes: await open("generalistes"),
  infirmiers: await open("infirmiers"),
};
const pagesOf: Record<Profession, string[]> = {
  generalistes: (await extractText(documents.generalistes)).text,
  infirmiers: (await extractText(documents.infirmiers)).text,
};

/** The text of all pages, its lines joined. The reader returns every kind of space as a plain one. */
function readText(profession: Profession): string {
  return withPlainSpaces(pagesOf[profession].join("\n"));
}

function withPlainSpaces(text: string): string {
  return text.replace(/\s+/g, " ");
}

function listReferences(profession: Profession): string[] {
  return programmesOf(profession).flatMap((programme) => listOffers(programme).map(({ offer }) => offer.reference));
}

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

test.each(PROFESSIONS)("the catalogue %s is below 1 MB and has two pages per programme, and four more", async (profession) => {
  expect(catalogues[profession].length).toBeLessThan(1_000_000);
  const { numPages } = documents[profession];
  expect(numPages).toBe(4 + 2 * programmesOf(profession).length);
});

test.each(PROFESSIONS)("the catalogue %s tells the five steps on agencedpc.fr in the words of the site", async (profession) => {
  const text = readText(profession);
  const steps = enrolment.steps;
  expect(steps).toHaveLength(5);
  for (const step of steps) expect(text).toContain(withPlainSpaces(step));
});

test.each(PROFESSIONS)("the catalogue %s is built twice with the same bytes", async (profession) => {
  expect(Buffer.compare(await buildCatalogue(profession), catalogues[profession])).toBe(0);
});

test.each(PROFESSIONS)("the catalogue %s is tagged, in French, and shows its title", async (profession) => {
  const file = Buffer.from(catalogues[profession]).toString("latin1");
  expect(file).toContain("/Lang (fr-FR)");
  expect(file).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(file).toContain("/DisplayDocTitle true");
  const document = documents[profession];
  expect((await document.getMarkInfo())?.Marked).toBe(true);
  expect((await document.getMetadata()).info).toMatchObject({ Title: catalogueTitle(profession), Language: "fr-FR" });
});

test.each(PROFESSIONS)("each page of the catalogue %s has a structure tree with its own heading", async (profession) => {
  const document = documents[profession];
  for (let number = 1; number <= document.numPages; number++) {
    const tree = JSON.stringify(await (await document.getPage(number)).getStructTree());
    expect(tree, `page ${number}`).toMatch(/"role":"H[12]"/);
  }
});

test.each(PROFESSIONS)("the catalogue %s has a bookmark per section, and two inside each programme", async (profession) => {
  const outline = await documents[profession].getOutline();
  const programmes = programmesOf(profession);
  expect(outline).toHaveLength(4 + programmes.length);
  for (const { title } of programmes)
    expect(outline.find((item) => withPlainSpaces(item.title) === withPlainSpaces(title))?.items).toHaveLength(2);
});

test.each(PROFESSIONS)("the catalogue %s names its own references and no other", async (profession) => {
  const found = readText(profession).match(/9A0X\d{7}/g);
  expect(new Set(found)).toEqual(new Set(listReferences(profession)));
});

test.each(PROFESSIONS)("the catalogue %s names the amounts of its offers and no other", async (profession) => {
  const text = readText(profession);
  // The legal line may name the share capital.
  const found = findAmounts(text.replace(withPlainSpaces(legalLine()), ""));
  expect(new Set(found)).toEqual(new Set(listAmounts(programmesOf(profession))));
});

test.each(PROFESSIONS)(
  "on its two pages a programme of the catalogue %s has the amounts of its own formats and no other",
  async (profession) => {
    const pages = pagesOf[profession];
    const programmes = programmesOf(profession);
    for (const [index, programme] of programmes.entries()) {
      const first = pages.length - 1 - 2 * (programmes.length - index);
      const text = withPlainSpaces(pages.slice(first, first + 2).join(" "));
      expect(text).toContain(withPlainSpaces(programme.title));
      // What is left to pay stands on the page about funding.
      expect(new Set(["0 €", ...findAmounts(text)])).toEqual(new Set(listAmounts([programme])));
      expect(findAmounts(text)).not.toContain("0 €");
    }
  },
);

test.each(PROFESSIONS)(
  "the whole programmes are in the text of the catalogue %s, in order and in French type, without placeholders",
  async (profession) => {
    const text = readText(profession);
    expect(text).toContain("Qui paie votre formation ?");
    expect(text).toContain("l’Agence nationale du DPC");
    expect(text).not.toMatch(/[{}\uFFFD]/);
    let position = 0;
    for (const { title, about, objectives, learnerPath } of programmesOf(profession)) {
      for (const words of [title, about, ...objectives, ...learnerPath.map((step) => step.title)]) {
        position = text.indexOf(withPlainSpaces(words), position);
        expect(position, words).toBeGreaterThan(0);
      }
    }
  },
);

test.each(PROFESSIONS)("the cover of the catalogue %s links to the site's own address", async (profession) => {
  const page = await documents[profession].getPage(1);
  const addresses = (await page.getAnnotations()).map(({ unsafeUrl }) => unsafeUrl);
  expect(addresses).toContain(readDeployment("production").settings.SITE_ORIGIN);
});

test.each(PROFESSIONS)("the overview of the catalogue %s links to the page of each programme, which the link names", async (profession) => {
  const document = documents[profession];
  const links = await (await document.getPage(3)).getAnnotations();
  const pages = links.map(async ({ dest }) => 1 + (await document.getPageIndex((await document.getDestination(dest))?.[0])));
  expect(await Promise.all(pages)).toEqual(programmesOf(profession).map((_, index) => 4 + 2 * index));
  const names = programmesOf(profession).map(({ shortTitle }) => expect.stringContaining(shortTitle));
  expect(links.map(({ contentsObj }) => contentsObj.str)).toEqual(names);
});

test.each([
  ["un guide validé en juin 2022", "un guide validé en juin~2022"],
  ["la règle des 5 B, le 11 janvier 2023", "la règle des~5~B, le~11~janvier~2023"],
  ["l'arrêté n° 2023-736 du jour", "l'arrêté n°~2023-736 du jour"],
  ["la prise en charge de la douleur", "la prise~en~charge de la douleur"],
  ["un conseiller fait le compte avec vous.", "un conseiller fait le compte avec~vous."],
])("no line may end within « %s » where figures, « prise en charge » or the last word would be torn off", (text, expected) => {
  expect(keepTogether(text).replaceAll("\u00A0", "~")).toBe(expected);
});

test.each(PROFESSIONS)(
  "titles in the catalogue %s have lines of similar length, none of which ends with an article",
  async (profession) => {
    const pages = pagesOf[profession];
    for (const [index, { title }] of programmesOf(profession).entries()) {
      const lines = (pages[3 + 2 * index] ?? "").split("\n").map((line) => withPlainSpaces(line).trim());
      const own = lines.filter((line) => line !== "" && withPlainSpaces(title).includes(line));
      expect(own.join(" ")).toBe(withPlainSpaces(title));
      expect(own.filter((line) => / (?:à|au|de|des|du|en|et|la|le|les|pour|sur|un|une)$/.test(line))).toEqual([]);
      const lengths = own.map((line) => line.length);
      expect(Math.min(...lengths), title).toBeGreaterThan(0.4 * Math.max(...lengths));
    }
  },
);

const LONG = "Une phrase de plus, qui ne tient pas sur sa page. ".repeat(60);
const STEPS = Array.from({ length: 30 }, () => ({ title: "Une étape de plus", formats: ["FC" as const] }));
const { path, practical } = programmePage;
const [{ title: programme } = { title: "" }] = programmesOf("infirmiers");

function changeProgrammes(change: Partial<CatalogueContent["programmes"][number]>) {
  return ({ programmes }: CatalogueContent) => ({ programmes: programmes.map((own) => ({ ...own, ...change })) });
}

test.each<[page: string, change: (content: CatalogueContent) => Partial<CatalogueContent>]>([
  [catalogueTitle("infirmiers"), changeProgrammes({ shortTitle: LONG })],
  [cataloguePdf.howItWorks.title, ({ funders }) => ({ funders: { ...funders, locum: LONG } })],
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

/** Each piece of text of each page, with the name of its font. */
async function readPieces(profession: Profession) {
  const document = documents[profession];
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      // Fonts are loaded with what is drawn in them.
      await page.getOperatorList();
      const { items } = await page.getTextContent();
      return items.flatMap((item) =>
        "str" in item && item.str.trim() !== ""
          ? [{ text: item.str, size: Math.round(item.height * 100) / 100, font: page.commonObjs.get(item.fontName).name as string }]
          : [],
      );
    }),
  );
  return pages.flat();
}

test.each(PROFESSIONS)("nothing in the catalogue %s is set smaller than 9 points", async (profession) => {
  const pieces = await readPieces(profession);
  expect(pieces.length).toBeGreaterThan(500);
  expect(pieces.filter(({ size }) => size < 9)).toEqual([]);
});

test.each(PROFESSIONS)("in the catalogue %s, references alone have slashed zeros", async (profession) => {
  const withZeros = (await readPieces(profession)).filter(({ text }) => text.includes("0"));
  const slashed = withZeros.filter(({ font }) => font.includes("Atkinson")).map(({ text }) => text);
  expect(slashed.length).toBeGreaterThan(10);
  expect(slashed.filter((text) => text.replace(/9A0X\d*/g, "").includes("0"))).toEqual([]);
});
