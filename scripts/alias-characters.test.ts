import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { aliasCharacters } from "./alias-characters.ts";

async function readPlainFont(): Promise<Uint8Array> {
  const font = await readFile(path.join(import.meta.dirname, "..", "public", "fonts", "bricolage-grotesque.woff2"));
  return subsetFont(font, "ab \u2009", { targetFormat: "sfnt" });
}

test("a character without a glyph takes the glyph of its twin", async () => {
  const font = await readPlainFont();
  const aliased = aliasCharacters(font, { "\u202F": "\u2009" });
  expect(() => aliasCharacters(font, { "\u2007": "\u202F" })).toThrow("U+202f");
  expect(() => aliasCharacters(aliased, { "\u2007": "\u202F" })).not.toThrow();
});

test("an alias that is there already changes nothing", async () => {
  const aliased = aliasCharacters(await readPlainFont(), { "\u202F": "\u2009" });
  expect(aliasCharacters(aliased, { "\u202F": "\u2009" })).toEqual(aliased);
});
