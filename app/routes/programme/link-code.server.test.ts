import { encode } from "uqr";
import { expect, test } from "vitest";
import { drawLinkCode } from "./link-code.server.ts";

const ADDRESS = "https://cimes-dpc.example/formations/infirmiers/amelioration-douleur";

test("the strokes of a link's code cover its dark modules, and no other", () => {
  const { size, path } = drawLinkCode(ADDRESS);
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  expect(drawn).toEqual(encode(ADDRESS, { border: 0 }).data);
});

test("a code has a finder in three corners", () => {
  const { path } = drawLinkCode(ADDRESS);
  const { size } = drawLinkCode(ADDRESS);
  for (const finder of ["M0 0.5h7", `M${size - 7} 0.5h7`, `M0 ${size - 1}.5h7`]) expect(path).toContain(finder);
});
