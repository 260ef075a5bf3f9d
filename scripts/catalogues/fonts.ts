import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

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
export function loadFonts(): Promise<Buffer[]> {
  cuts ??= Promise.all(
    CUTS.map(async ({ file, axes }) => {
      const font = await readFile(fileURLToPath(import.meta.resolve(file)));
      return Buffer.from(await subsetFont(font, "", { keepAllGlyphs: true, targetFormat: "sfnt", variationAxes: { ...axes } }));
    }),
  );
  return cuts;
}
