import { expect, test } from "vitest";
import { breakLines } from "./text.ts";

/** Every letter is one wide. */
function countLetters(text: string): number {
  return text.length;
}

test("a line ends before the word that would pass the width, and at a line feed", () => {
  expect(breakLines("un deux trois", 7, countLetters)).toEqual(["un deux", "trois"]);
  expect(breakLines("Catalogue\n2025", 99, countLetters)).toEqual(["Catalogue", "2025"]);
  expect(breakLines("insécable", 3, countLetters)).toEqual(["insécable"]);
});

test("a figure stays with the word before it, and a small one with the word after it", () => {
  expect(breakLines("un guide validé en juin 2022", 23, countLetters)).toEqual(["un guide validé en", "juin 2022"]);
  expect(breakLines("selon la règle des 5 B", 20, countLetters)).toEqual(["selon la règle", "des 5 B"]);
});

test("a no-break space never ends a line", () => {
  expect(breakLines("combien ? rien : 0\u00A0€", 10, countLetters)).toEqual(["combien ?", "rien : 0\u00A0€"]);
});

test("a paragraph gives up some width so as not to end on one short word", () => {
  expect(breakLines("un conseiller fait le compte exact avec vous.", 39, countLetters)).toEqual([
    "un conseiller fait le compte exact",
    "avec vous.",
  ]);
});

test("a balanced title has lines of similar length, none of which ends with an article", () => {
  expect(breakLines("Améliorer la prise en charge de la douleur", 30, countLetters, true)).toEqual([
    "Améliorer la prise en charge",
    "de la douleur",
  ]);
});
