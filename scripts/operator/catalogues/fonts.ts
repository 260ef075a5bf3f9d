import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const bricolage = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";
const atkinson = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

/** The cuts of the catalogues. Bricolage Grotesque has an optical size: large titles take the tight cut, small ones the open cut. */
const CUTS = {
  poster: { file: bricolage, axes: { wght: 720, opsz: 96 } },
  display: { file: bricolage, axes: { wght: 700, opsz: 40 } },
  caption: { file: bricolage, axes: { wght: 480, opsz: 14 } },
  label: { file: bricolage, axes: { wght: 680, opsz: 16 } },
  figures: { file: bricolage, axes: { wght: 400, opsz: 14 } },
  text: { file: atkinson, axes: { wght: 400 } },
  strong: { file: atkinson, axes: { wght: 640 } },
} as const;

export type FontName = keyof typeof CUTS;

let cuts: Promise<[name: string, font: Uint8Array][]> | undefined;

/**
 * The TrueType data of every cut. PDF has no variable fonts: each is taken out of the variable font as one static font, whole, once per
 * process.
 */
export function loadFonts(): Promise<[name: string, font: Uint8Array][]> {
  cuts ??= Promise.all(
    Object.entries(CUTS).map(async ([name, { file, axes }]) => {
      const font = await readFile(fileURLToPath(import.meta.resolve(file)));
      return [name, await subsetFont(font, "", { keepAllGlyphs: true, targetFormat: "sfnt", variationAxes: { ...axes } })];
    }),
  );
  return cuts;
}
