import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FIXED_HEADERS } from "./security-headers.ts";

const text = readFileSync(new URL("../../public/_headers", import.meta.url), "utf8");
const [firstBlock = "", ...otherBlocks] = text.split(/\n(?=\/)/).filter((block) => block.startsWith("/"));

function readBlock(block: string): [string, string][] {
  const lines = block.split("\n").filter((line) => line.startsWith("  "));
  return lines.map((line) => [line.slice(2, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]);
}

test("static files carry the Worker's fixed headers, word for word, and a policy that allows no script", () => {
  expect(firstBlock.split("\n")[0]).toBe("/*");
  const headers = readBlock(firstBlock);
  expect(headers.slice(0, FIXED_HEADERS.length)).toEqual(FIXED_HEADERS);
  expect(headers.slice(FIXED_HEADERS.length)).toEqual([
    ["Content-Security-Policy", expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/)],
  ]);
});

test("no other block weakens the headers, except for images that other sites may show", () => {
  const weakened = otherBlocks.flatMap((block) => {
    const path = block.split("\n")[0] ?? "";
    return readBlock(block).flatMap(([name, value]) =>
      FIXED_HEADERS.some(([fixed]) => fixed === name) ? [`${path} ${name}: ${value}`] : [],
    );
  });
  expect(weakened).toEqual(["/og/* Cross-Origin-Resource-Policy: cross-origin"]);
});
