import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { plainly } from "#tests/plain-text.ts";

/** No sentence on money, payers, hours a year, the obligation or a year stands outside a dated record, but for these, by name. */

const EXPORTS_ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "names its own year or scale beside each figure, and promises nothing of another one (as-of-any-day.test.ts)": [
    ...["claims", "scaleFootnote", "scaleNote", "formationsPage", "homePage"],
    ...["programmePage", "selectionPage", "financingPage"],
  ],
  "names the edition of the catalogue, which is a document of that year": [
    ...["catalogueBooklet", "catalogueForm", "cataloguePage", "cataloguePdf", "popupTexts"],
  ],
  "names the agency as the place where one registers, or who does not call": ["enrolment", "enrolmentHelp", "organisationPage"],
  "names a page, a question, a search word or a drawing whose words are records": [
    ...["faqDrawings", "faqEntries", "faqPage", "footerGroups", "nextYearLink", "nextYearPage", "employerFile"],
  ],
  "names a source with its year": ["payerSources", "sampleQuestions", "scaleSources"],
};

/** Contracts have a version date; prices, hours and references of a programme have the day of its last change. */
const FOLDERS_ALLOWED = /^app\/content\/(?:legal|programmes)\//;

const CLAIM = /€|\bh par an|\bAgence\b|OPCO|FAF|FIF|obligation|\b20[12]\d\b/;

/** The words of an export with a claim in them, those of dated records left out. */
function listClaims(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return /\s/.test(value) && CLAIM.test(plainly(value)) ? [value] : [];
  if (typeof value !== "object" || value === null || seen.has(value) || ("validUntil" in value && "successor" in value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((each) => listClaims(each, seen));
}

test("every claim stands in a dated record, or in an export that is listed with its reason", async () => {
  const found = new Set<string>();
  for (const file of globSync("app/content/**/*.ts").sort()) {
    if (/\.test\.ts$|schema\.ts$/.test(file) || FOLDERS_ALLOWED.test(file)) continue;
    const exports: Record<string, unknown> = await import(path.resolve(file));
    for (const [name, value] of Object.entries(exports)) if (listClaims(value).length > 0) found.add(name);
  }
  expect([...found].sort()).toEqual(Object.values(EXPORTS_ALLOWED).flat().sort());
});
