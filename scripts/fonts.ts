import { Buffer } from "node:buffer";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import subsetFont from "subset-font";
import { aliasCharacters } from "./alias-characters.ts";
import { launchOptions } from "./browser.ts";
import { ROOT, runMain } from "./project.ts";

/** Makes public/fonts/ and app/ui/fonts.css: French subsets of the two variable fonts, and fallbacks that keep their measure. */

type Range = readonly [min: number, max: number];

interface Face {
  weights: Range;
  /** The weight and size at which the fallback has exactly the width of the font. */
  measured: { weight: number; sizeInPx: number };
  local: readonly string[];
}

interface Family {
  name: string;
  fallbackName: string;
  packageName: string;
  source: string;
  file: string;
  axes: Record<string, Range>;
  fallbacks: readonly Face[];
}

const REGULAR = ["Arial", "ArialMT", "Liberation Sans", "Helvetica"];
const BOLD = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold", "Helvetica-Bold"];

const FAMILIES: readonly Family[] = [
  {
    name: "Bricolage Grotesque",
    fallbackName: "Bricolage Fallback",
    packageName: "@fontsource-variable/bricolage-grotesque",
    source: "bricolage-grotesque-latin-opsz-normal.woff2",
    file: "bricolage-grotesque.woff2",
    axes: { opsz: [12, 76], wght: [500, 750] },
    fallbacks: [
      { weights: [400, 549], measured: { weight: 500, sizeInPx: 20 }, local: REGULAR },
      { weights: [550, 649], measured: { weight: 600, sizeInPx: 20 }, local: BOLD },
      { weights: [650, 724], measured: { weight: 700, sizeInPx: 40 }, local: BOLD },
      { weights: [725, 800], measured: { weight: 750, sizeInPx: 62 }, local: BOLD },
    ],
  },
  {
    name: "Atkinson Hyperlegible Next",
    fallbackName: "Atkinson Fallback",
    packageName: "@fontsource-variable/atkinson-hyperlegible-next",
    source: "atkinson-hyperlegible-next-latin-wght-normal.woff2",
    file: "atkinson-hyperlegible-next.woff2",
    axes: { wght: [400, 700] },
    fallbacks: [
      { weights: [400, 449], measured: { weight: 400, sizeInPx: 18 }, local: REGULAR },
      { weights: [450, 549], measured: { weight: 500, sizeInPx: 16 }, local: REGULAR },
      { weights: [550, 649], measured: { weight: 600, sizeInPx: 17 }, local: BOLD },
      { weights: [650, 800], measured: { weight: 700, sizeInPx: 18 }, local: BOLD },
    ],
  },
];

const BASIC_LATIN = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
const FRENCH = "ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜàâäæçèéêëîïôöœùûüÿ«»‘’“”–—…•·€°©²³×−\u00A0\u2009";
/** Letters of the names that people in France bear. */
const NEIGHBOURS = "ÁÍÑÓÚáãíñóú";
const CHARACTERS = BASIC_LATIN + FRENCH + NEIGHBOURS;
/** Neither font has the narrow no-break space of French punctuation, nor the no-break hyphen. */
const ALIASES = { "\u202F": "\u2009", "\u2011": "-" };
const FEATURES = ["kern", "tnum"];

const SAMPLE =
  "Des programmes construits sur les recommandations en vigueur, pour les médecins généralistes et les infirmiers : choisissez votre session, vérifiez le montant affiché au moment de votre inscription. Votre DPC, en ligne et à votre rythme. Améliorer la prise en charge de la douleur ; prévenir, repérer, signaler. Téléchargez le catalogue.";

async function subsetFamily({ packageName, source, axes }: Family): Promise<Uint8Array> {
  const original = await readFile(fileURLToPath(import.meta.resolve(`${packageName}/files/${source}`)));
  const subset = await subsetFont(original, CHARACTERS, {
    targetFormat: "sfnt",
    keepFeatures: FEATURES,
    variationAxes: Object.fromEntries(Object.entries(axes).map(([axis, [min, max]]) => [axis, { min, max }])),
    // GDEF varies the kerning with weight and size: half of the file for a third of a percent of width.
    dropTables: ["GDEF"],
  });
  const aliased = Buffer.from(aliasCharacters(subset, ALIASES));
  return subsetFont(aliased, CHARACTERS + Object.keys(ALIASES).join(""), { targetFormat: "woff2", keepFeatures: FEATURES });
}

interface Measures {
  ascent: number;
  descent: number;
  /** Width of the sample against the local font's, one for each fallback face. */
  sizeAdjusts: number[];
}

async function measureFamily(family: Family, font: Uint8Array): Promise<Measures> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    return await page.evaluate(
      async ({ bytes, sample, faces }) => {
        document.fonts.add(await new FontFace("measured", new Uint8Array(bytes), { weight: "100 900" }).load());
        function widthOf(fontFamily: string, weight: number, sizeInPx: number): number {
          const line = document.createElement("span");
          Object.assign(line.style, {
            position: "absolute",
            whiteSpace: "nowrap",
            fontFamily,
            fontWeight: String(weight),
            fontSize: `${sizeInPx}px`,
          });
          line.textContent = sample;
          document.body.appendChild(line);
          return line.getBoundingClientRect().width;
        }
        const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
        context.font = "1000px measured";
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
        return {
          ascent: fontBoundingBoxAscent / 1000,
          descent: fontBoundingBoxDescent / 1000,
          sizeAdjusts: faces.map(
            ({ isBold, weight, sizeInPx }) =>
              widthOf("measured", weight, sizeInPx) / widthOf("Arial, 'Liberation Sans'", isBold ? 700 : 400, sizeInPx),
          ),
        };
      },
      { bytes: [...font], sample: SAMPLE, faces: family.fallbacks.map(({ measured, local }) => ({ ...measured, isBold: local === BOLD })) },
    );
  } finally {
    await browser.close();
  }
}

function writeFaces(family: Family, { ascent, descent, sizeAdjusts }: Measures): string {
  const [lightest, boldest] = family.axes.wght as Range;
  return [
    `@font-face {
  font-family: "${family.name}";
  src: url("/fonts/${family.file}") format("woff2");
  font-weight: ${lightest} ${boldest};
  font-display: swap;
}`,
    ...family.fallbacks.map(({ weights, local }, index) => {
      const sizeAdjust = sizeAdjusts[index] ?? 1;
      return `@font-face {
  font-family: "${family.fallbackName}";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weights.join(" ")};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascent / sizeAdjust)};
  descent-override: ${percent(descent / sizeAdjust)};
  line-gap-override: 0%;
}`;
    }),
  ].join("\n\n");
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

async function makeFonts(): Promise<void> {
  const folder = path.join(ROOT, "public", "fonts");
  await mkdir(folder, { recursive: true });
  const faces: string[] = [];
  for (const family of FAMILIES) {
    const font = await subsetFamily(family);
    await writeFile(path.join(folder, family.file), font);
    await copyFile(
      fileURLToPath(import.meta.resolve(`${family.packageName}/LICENSE`)),
      path.join(folder, family.file.replace(".woff2", "-ofl.txt")),
    );
    faces.push(writeFaces(family, await measureFamily(family, font)));
    console.log(`${family.file} ${(font.length / 1024).toFixed(1)} KB`);
  }
  const note = "/* Written by scripts/fonts.ts. Each fallback has the line height of its font, and its width on French text. */";
  await writeFile(path.join(ROOT, "app", "ui", "fonts.css"), `${[note, ...faces].join("\n\n")}\n`);
}

await runMain(makeFonts);
