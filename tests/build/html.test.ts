import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { expect } from "vitest";
import { callbackTexts } from "#app/content/callback.ts";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import type { PlainBrowser } from "./plain-browser.ts";
import { test } from "./site.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // How React writes attributes and elements.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    // Drawings set custom properties.
    "no-inline-style": "off",
    // Titles hold the name of the page and of the site.
    "long-title": "off",
    // Modules and preloads of the same origin; their names carry a hash.
    "require-sri": "off",
    // Phone numbers are set by app/content/format.ts.
    "tel-non-breaking": "off",
    // Not every page has the buttons of the hidden forms.
    "wcag/h32": "off",
    // Ark writes the region of an answer as a role.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

const layersSheet = readFileSync(new URL("../../app/ui/layers.css", import.meta.url), "utf8");
const LAYERS = /@layer ([^;]+)/.exec(layersSheet)?.[1]?.split(", ");

/** Elements read apart from the words beside them. */
const APART =
  "a, button, caption, dd, details, div, dl, dt, fieldset, figure, figcaption, form, h1, h2, h3, h4, input, label, legend, li, nav, ol, p, section, select, svg, table, td, th, ul";

const REFUSED = "a refused form";

const sendEmptyForm = async (browser: PlainBrowser) => browser.press(await browser.visit("/contact"), callbackTexts.form.submit);

for (const path of [...canonicalPaths, ...Object.values(SELECTION_STATES), "/catalogue", "/404", "/nulle-part", REFUSED])
  test(`the HTML of ${path} has no fault`, async ({ browser, see, get }) => {
    const { html, document } = path === REFUSED ? await sendEmptyForm(browser) : await see(path);
    const report = await validator.validateString(html);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${line}:${column}, ${selector})`),
    );
    expect(faults).toEqual([]);

    const joined = [...document.querySelectorAll(".visually-hidden")].flatMap((hidden) => {
      if (hidden.matches(APART)) return [];
      const read = `${readBeside(hidden, "previousSibling")}|${hidden.textContent}|${readBeside(hidden, "nextSibling")}`;
      return /[\p{L}\d]\|[\p{L}\d]/u.test(read) ? [read] : [];
    });
    expect(joined).toEqual([]);

    // The first sheet sets the order, so that no reset comes after what it resets.
    const [, first = ""] = /<link rel="stylesheet" href="([^"#]+)/.exec(html) ?? [];
    const css = await (await get(first)).text();
    const layers = [...css.matchAll(/@layer ([\w., ]+)[;{]/g)].flatMap(([, names = ""]) => names.split(/, ?/));
    expect([...new Set(layers)]).toEqual(LAYERS);
  });

/** The words that touch an element on one side. */
function readBeside(element: Element, side: "previousSibling" | "nextSibling"): string {
  const sibling = element[side];
  if (!sibling) return element.parentElement && !element.parentElement.matches(APART) ? readBeside(element.parentElement, side) : "";
  // React puts a comment between two texts.
  if (sibling.nodeName === "#comment") return readBeside(sibling as unknown as Element, side);
  const isApart = (sibling as Element).matches?.(APART) || (sibling as Element).querySelector?.(APART);
  return isApart ? "" : (sibling.textContent ?? "");
}
