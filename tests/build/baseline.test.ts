import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test as plainTest } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { ROOT } from "#scripts/toolbox.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { listBeyondBaseline, listPageFeatures, listScriptFeatures, listStyleFeatures } from "./browser-features.ts";
import { test } from "./site.ts";

/** What the site uses although a browser of the baseline lacks it, and what that browser shows instead. */
const WITHOUT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  css: {
    "comes and goes at once, without movement": [
      "css at-rules starting-style",
      "css properties view-transition-name",
      "css selectors view-transition-group",
      "css selectors view-transition-image-pair",
      "css selectors view-transition-new",
      "css selectors view-transition-old",
    ],
    "lines break as they always did": ["css properties text-wrap", "css properties hanging-punctuation"],
    "prints with the browser's own margins and page breaks": [
      "css at-rules page",
      "css properties size",
      "css properties break-after avoid",
    ],
    "answers are opened for a print by script: app/document-script.tsx": [
      "css selectors details-content",
      "css properties content-visibility",
    ],
    "cards in a row do not share the heights of their parts": ["css properties grid-template-rows subgrid"],
    "the scroll bar shows": ["css properties scrollbar-width"],
    "the page moves by a scroll bar's width behind a dialog": ["css properties scrollbar-gutter"],
    "what is tapped flashes in the browser's own way, if at all": ["css properties -webkit-tap-highlight-color"],
    "has no such mode, or no such pointer": [
      "css properties forced-color-adjust",
      "css properties cursor not-allowed",
      "css properties cursor pointer",
      "css properties cursor progress",
    ],
    "UnoCSS names them beside [open], where the unknown is passed over: :is()": ["css selectors open", "css selectors popover-open"],
    "sonner's own sheet: the typeface is ours": ["css properties font-family ui-sans-serif"],
  },
  script: {
    "asked for before it is called, with another way": [
      "api Element checkVisibility",
      "api Navigator share",
      "api Navigator globalPrivacyControl",
    ],
    "React and React Router ask before they call": [
      "api Document startViewTransition",
      "api Element startViewTransition",
      "api Navigator connection",
      "javascript builtins RegExp escape",
    ],
  },
  page: {
    "several questions of a category stay open": ["html elements details name"],
    "a box without a role; the field has its label": ["html elements search"],
    "the browser shows its own frame": [
      "html elements link rel icon",
      "html elements link rel manifest",
      "html elements meta name theme-color",
      "html elements meta name viewport",
    ],
  },
};

const known = (kind: keyof typeof WITHOUT) =>
  Object.values(WITHOUT[kind] ?? {})
    .flat()
    .sort();

const assets = path.join(ROOT, "build", "client", "assets");
const readAssets = (extension: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(path.join(assets, name), "utf8"));

plainTest("the styles need no more than the baseline, but for what is known to do without", () => {
  expect(listBeyondBaseline(readAssets(".css").flatMap(listStyleFeatures))).toEqual(known("css"));
});

plainTest("the scripts need no more than the baseline, but for what is known to do without", () => {
  expect(listBeyondBaseline(readAssets(".js").flatMap(listScriptFeatures))).toEqual(known("script"));
});

plainTest("a finger does not hover: what hovering changes stands behind a query for a pointer that can", () => {
  const sheets = readAssets(".css");
  expect(sheets.join()).toContain("hover:hover");
  expect(sheets.flatMap(listAlwaysHovered)).toEqual([]);
});

/** The selectors of hovering that hold without a pointer which can. Sonner holds its messages while they are touched. */
function listAlwaysHovered(sheet: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, opened] of sheet.matchAll(/([^{};]*)\{|\}/g)) {
    if (opened === undefined) {
      open.pop();
      continue;
    }
    const isQueried = open.some((prelude) => prelude.includes("hover:hover"));
    if (/(?<!\\):hover/.test(opened.replaceAll(/:not\([^)]*\)|\[data-sonner.*|@.*/g, "")) && !isQueried) found.push(opened);
    open.push(opened);
  }
  return found;
}

test("the pages need no more than the baseline, but for what is known to do without", async ({ browser }) => {
  const paths = [...canonicalPaths, "/catalogue", ...Object.values(SELECTION_STATES)];
  const pages = await Promise.all(paths.map((path) => browser.visit(path)));
  expect(listBeyondBaseline(pages.flatMap(({ html }) => listPageFeatures(html)))).toEqual(known("page"));
});

plainTest.each([
  ["css at-rules media scripting", listStyleFeatures("@media (scripting:none){a{color:red}}")],
  ["css properties position-anchor", listStyleFeatures("a{position-anchor:--a}")],
  ["html elements button command", listPageFeatures('<button command="show-modal" commandfor="menu">Menu</button>')],
  ["javascript builtins Promise withResolvers", listScriptFeatures("let a=Promise.withResolvers();")],
  ["javascript builtins Set union", listScriptFeatures("let a=b.union(c);")],
])("%s would be found", (feature, features) => {
  expect(listBeyondBaseline(features)).toContain(feature);
});
