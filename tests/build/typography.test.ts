import { expect } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { readBlocks } from "#tests/plain-text.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { test } from "./site.ts";

/** What French typography forbids in visible text. */
const FAULTS: ReadonlyArray<readonly [string, RegExp]> = [
  ["a straight apostrophe", /\p{L}'\p{L}/u],
  ["a plain space before ; ! ? : »", / [;!?:»]/],
  ["a plain space after «", /« /],
  ["no space before ; ! ?", /\p{L}[;!?](?![\p{L}/])/u],
  ["a plain space before € or %", /\d [€%]/],
  ["no space before € or %", /\d[€%]/],
  // Minutes may precede an amount: « 4 h 30 121,60 € ».
  ["plain thousands", /(?<!h\s\d?)\d \d{3}(?!\d)/],
  ["a decimal point in an amount", /\d\.\d+\s?€/],
  ["a unit that can leave its number", /\d h(?!\p{L})/u],
  ["a brace left open", /\{\{|\$\{|undefined|NaN|\[object/],
];

/** May break at their dash, unless their element holds them together. */
const RANGE = /\d\u00A0h(?:\u00A0\d\d)?\u00A0–\u00A0\d|20\d\d-20\d\d/;

const TEXT_NODE = 3;

/** The ranges of a page that may be cut at the end of a line. */
function listLooseRanges(document: Document): string[] {
  return [...document.body.querySelectorAll("*")]
    .filter((element) => !element.matches("script, style, option, textarea") && !element.closest(".whitespace-nowrap, .visually-hidden"))
    .flatMap((element) => [...element.childNodes])
    .filter(({ nodeType, textContent }) => nodeType === TEXT_NODE && RANGE.test(textContent ?? ""))
    .map(({ textContent }) => textContent ?? "");
}

for (const path of [...canonicalPaths, "/catalogue"])
  test(`${path} is set in French type`, async ({ see }) => {
    const html = (await see(path)).html.replaceAll(/<(script|style|code)\b.*?<\/\1>/gs, "");
    const texts = readBlocks(html).filter((content) => !/https?:|@/.test(content));
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) for (const [fault, pattern] of FAULTS) expect(text.match(pattern)?.input, fault).toBeUndefined();
  });

test("ranges stay on one line, without characters that would be copied with them", async ({ see }) => {
  for (const path of [...canonicalPaths, ...Object.values(SELECTION_STATES), "/catalogue", "/404", "/nulle-part"]) {
    const { html, document } = await see(path);
    expect(html, path).not.toMatch(/[\u2011\u2060]/);
    expect(listLooseRanges(document), path).toEqual([]);
  }
});
