import { globSync, readFileSync } from "node:fs";
import { createGenerator } from "unocss";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { compactOptions } from "../back-office/theme.ts";
import { unoOptions } from "./ui/theme.ts";
import { lineHeights, spaceSteps, spaces, textStyles, typeScale } from "./ui/tokens.ts";

/** Values that the scale doesn't name, apart from the templates of grids: drawings and paper. */
const MOST_VALUES = 9;
const LONGEST_CLASSES = 140;

const files = globSync("{app,back-office}/**/*.{tsx,ts,css}").filter(
  (file) => !/\.test\.|\/build\/|\/content\/|(?:theme|button-shortcuts)\.ts$/.test(file),
);
const scripts = files.filter((file) => !file.endsWith(".css"));
const sheets = files.filter((file) => file.endsWith(".css"));

/** Each utility once, without its variants. */
const utilities = new Set([...(await match("app/", unoOptions)), ...(await match("back-office/", compactOptions))].map(stripVariants));

/** What the generator takes for a utility, not what looks like one. */
async function match(folder: string, options: typeof unoOptions): Promise<string[]> {
  const generator = await createGenerator(options);
  const code = scripts.filter((file) => file.startsWith(folder)).map((file) => readFileSync(file, "utf8"));
  return [...(await generator.generate(code.join("\n"), { preflights: false })).matched];
}

/** A variant ends with a colon outside brackets. */
function stripVariants(utility: string): string {
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...utility].entries()) {
    if (character === "[") depth++;
    if (character === "]") depth--;
    if (character === ":" && depth === 0) start = index + 1;
  }
  return utility.slice(start).replace(/^!|!$/g, "");
}

/** Strings of JSX and of constants; of a template, what stands between its values. */
function listStrings(file: string): string[] {
  const found: string[] = [];
  JSON.stringify(parseSync(file, readFileSync(file, "utf8")).program, (_, node) => {
    if (node?.type === "Literal" && typeof node.value === "string") found.push(node.value);
    if (node?.type === "TemplateElement") found.push(node.value.cooked);
    return node;
  });
  return found.map((text) => text.replace(/\s+/g, " ").trim());
}

test("a utility's space is one of the twelve, has a name, or is in millimetres of paper", () => {
  const named = [...spaceSteps, 0, "auto", "px", ...Object.keys(spaces), "sheet", "tip", ...spaceSteps.map((step) => `safe-${step}`)].map(
    String,
  );
  const off = [...utilities].flatMap((utility) => {
    const [, space] = utility.match(/^-?(?:[pm][trblxyse]?|gap(?:-[xy])?|space-[xy]|scroll-[pm][trblxy]?)-(.+)$/) ?? [];
    return space && !space.startsWith("[") && !named.includes(space) && !space.endsWith("mm") ? [utility] : [];
  });
  expect(off).toEqual([]);
});

test("a text's size, line height and letter spacing are names", () => {
  const sizes = [
    ...Object.keys(typeScale),
    ...Object.keys(textStyles),
    "item",
    "item-l",
    "label",
    "compact",
    "icon",
    "own",
    "print",
    "sheet",
  ];
  const off = [...utilities].filter((utility) => {
    const [, property, value = ""] = utility.match(/^(text|leading|tracking)-(.+)$/) ?? [];
    if (property === "leading") return !(value in lineHeights);
    if (property === "tracking") return !["tight", "snug", "normal"].includes(value);
    return property === "text" && /^(?:\[?[\d.]|\[(?:clamp|min|max|calc)|(?:xs|sm|base|lg|\d?xl)$)/.test(value) && !sizes.includes(value);
  });
  expect(off).toEqual([]);
});

test("few values stand in a utility without a name, and no more than now", () => {
  const isTemplate = (utility: string) => /^grid-(?:cols|rows)-\[/.test(utility);
  const values = [...utilities].filter((utility) => !isTemplate(utility) && /\[|[\d.](?:px|r?em|ch|[cd]?v[wh]|cq[iw]|%)$/.test(utility));
  expect(values.length, values.sort().join("\n")).toBeLessThanOrEqual(MOST_VALUES);
});

test("more classes than one can read at a glance are a sheet or a component", () => {
  const long = scripts.flatMap((file) =>
    listStrings(file)
      .filter((text) => text.length > LONGEST_CLASSES && text.split(" ").filter((word) => utilities.has(stripVariants(word))).length > 5)
      .map((text) => `${file} (${text.length}): ${text}`),
  );
  expect(long).toEqual([]);
});

test("sheets use the same spaces, sizes and line heights; drawings are placed as they need", () => {
  const steps = [...spaceSteps.map((step) => step / 4), 0];
  const off = sheets.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /(?<![\w-])(margin|padding|(?:row-|column-)?gap|font-size|line-height|font)(-[a-z-]+)?: ([^;{}]+);/g,
      ),
    ].flatMap(([line, property = "", , value = ""]) => {
      const plain = value.replace(/(?:var|calc|min|max|clamp|env)\((?:[^()]|\([^()]*\))*\)/g, "");
      if (/line-height/.test(property)) return /^(?:0|1|1\.05|1\.2|1\.4|1\.6|inherit)?$/.test(plain.trim()) ? [] : [`${file}: ${line}`];
      const lengths = [...plain.matchAll(/(?<![\w.])-?([\d.]+)rem/g)].map(([, length]) => Number(length));
      return lengths.every((length) => steps.includes(length)) ? [] : [`${file}: ${line}`];
    }),
  );
  expect(off).toEqual([]);
});
