import { HtmlValidate } from "html-validate";
import { expect } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
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
    // Titles say what the page is and whose it is.
    "long-title": "off",
    // Modules and preloads of the same origin; their names carry a hash.
    "require-sri": "off",
    // Phone numbers are set by app/content/format.ts.
    "tel-non-breaking": "off",
    // Not every page has the buttons of the hidden forms.
    "wcag/h32": "off",
    // Of the two tables of contents of a legal page, one is displayed.
    "unique-landmark": "off",
    // Ark writes the region of an answer as a role.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

for (const path of [...canonicalPaths, ...Object.values(SELECTION_STATES), "/catalogue", "/404", "/nulle-part"]) {
  test(`the HTML of ${path} has no fault`, async ({ get }) => {
    const html = await (await get(path)).text();
    const report = await validator.validateString(html);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${line}:${column}, ${selector})`),
    );
    expect(faults).toEqual([]);
  });
}
