import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { NodeCompiler, PdfStandard } from "@myriaddreamin/typst-ts-node-compiler";
import subsetFont from "subset-font";
import type { Profession } from "#app/content/vocabulary.ts";
import { type CatalogueContent, keepTogether, readContent, readDrawings, readInformation } from "./catalogue-content.ts";

/** Builds a profession's PDF catalogue (PDF/UA-1), reproducible byte for byte. Throws when a text overflows its page. */
export async function buildCatalogue(profession: Profession, content: CatalogueContent = readContent(profession)): Promise<Uint8Array> {
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: await loadFonts() }] });
  const compiled = compiler.compile({
    mainFilePath: `${import.meta.dirname}/catalogue.typ`,
    inputs: {
      information: JSON.stringify(readInformation(profession)),
      content: JSON.stringify(content, (_, value) => (typeof value === "string" ? keepTogether(value) : value)),
      drawings: JSON.stringify(readDrawings(profession)),
    },
  });
  const { result } = compiled;
  if (!result) {
    const faults = compiled.takeDiagnostics()?.shortDiagnostics.map(({ message }) => message.replace("assertion failed: ", ""));
    throw new Error(faults?.join("\n"));
  }
  return compiler.pdf(result, { pdfStandard: PdfStandard.UA_1 });
}

const bricolage = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";
const atkinson = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

/** Static cuts, chosen by weight in theme.typ. Bricolage Grotesque needs a tight optical size and an open one. */
const CUTS = [
  { file: bricolage, axes: { wght: 720, opsz: 96 } },
  { file: bricolage, axes: { wght: 700, opsz: 40 } },
  { file: bricolage, axes: { wght: 480, opsz: 14 } },
  { file: bricolage, axes: { wght: 680, opsz: 16 } },
  { file: bricolage, axes: { wght: 400, opsz: 14 } },
  { file: atkinson, axes: { wght: 400 } },
  { file: atkinson, axes: { wght: 640 } },
] as const;

let cuts: Promise<Buffer[]> | undefined;

/** TrueType data of every cut, instantiated once per process: Typst doesn't support variable fonts. */
function loadFonts(): Promise<Buffer[]> {
  cuts ??= Promise.all(
    CUTS.map(async ({ file, axes }) => {
      const font = await readFile(fileURLToPath(import.meta.resolve(file)));
      return Buffer.from(await subsetFont(font, "", { keepAllGlyphs: true, targetFormat: "sfnt", variationAxes: { ...axes } }));
    }),
  );
  return cuts;
}
