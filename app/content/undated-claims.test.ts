import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listTexts, plainly } from "#tests/plain-text.ts";

/** Claims on money, payers, yearly hours, the obligation or a year belong in dated records. */

const CLAIM = /€|\bh par an|\bAgence\b|OPCO|FAF|FIF|obligation|\b20[12]\d\b/;

/** Phrases that name their year, or the Agency as place of registration. */
const DATED =
  /barème (?:20\d\d|\$)|(?:en|de) (?:2026|\$)|(?:catalogue|édition|formations)\s(?:20\d\d|\$)|depuis 2024|2023-2026|et en 2027/i;
const REGISTRATION = /(?:auprès|site) de l[’']Agence nationale du DPC/g;

/** By export. Sentences built by functions: app/routes/as-of-any-day.test.ts. */
const ALLOWED = {
  "names the Agency or a funder, without saying what they pay": ["enrolmentHelp.never", "faqDrawings", "financingPage", "organisationPage"],
  "words of the answer, which its dated records show or withhold": [
    "financingAnswers",
    "heads",
    "amountWords",
    "payerWords",
    "qualiopiClause",
  ],
  "a question, a link to the answer, or the page on the years themselves": ["faqEntries", "nextYearPage", "selectionPage.meta"],
};

/** Contracts carry a version date, programmes the day of their last change. */
const files = globSync("app/content/**/*.ts").filter((file) => !/\.test\.ts$|schema\.ts$|\/(?:legal|programmes)\//.test(file));

const isClaim = (text: string) => {
  const plain = plainly(text).replaceAll(REGISTRATION, "");
  return /\s/.test(text) && CLAIM.test(plain) && !DATED.test(plain);
};

/** Reads amounts with the words beside them. */
function findInValue(value: unknown, place: string, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return isClaim(value) ? [place] : [];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  if ("successor" in value || "until" in value || "url" in value || "readOn" in value) return [];
  seen.add(value);
  const parts = Object.entries(value).filter(([key]) => key !== "keywords");
  const isAmount = "amount" in value || ("value" in value && ("label" in value || "after" in value));
  if (isAmount && DATED.test(plainly(listTexts(value).join(" ")))) return [];
  return parts.flatMap(([key, part]) => findInValue(part, `${place}.${key}`, seen));
}

test("every claim is in a dated record, names its own year, or is listed with a reason", async () => {
  const allowed = Object.values(ALLOWED).flat();
  const used = new Set<string>();
  const found = new Set<string>();
  for (const file of files) {
    const exports: Record<string, unknown> = await import(path.resolve(file));
    for (const place of Object.entries(exports).flatMap(([name, value]) => findInValue(value, name))) {
      const exception = allowed.find((name) => place === name || place.startsWith(`${name}.`));
      (exception ? used : found).add(exception ?? place);
    }
  }
  expect([...found]).toEqual([]);
  expect([...used].sort()).toEqual([...allowed].sort());
});
