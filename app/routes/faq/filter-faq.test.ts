import { expect, test } from "vitest";
import { readFaq } from "#app/content/faq.ts";
import { fundingYear } from "#app/content/funding.ts";
import { faqPage } from "#app/content/pages/faq.ts";
import type { FaqItem } from "#app/content/schema.ts";
import { typeset } from "#app/content/typeset.ts";
import { filterFaq, findMatchedWords, groupFaq, readExcerpt } from "./filter-faq.ts";

const FUNDED = `${fundingYear}-12-31`;
const LATER = `${Number(fundingYear) + 1}-01-01`;

function item(id: string, category: FaqItem["category"], question: string, answer: string): FaqItem {
  return { id, category, question, answer, hasDrawing: false };
}
const items = typeset([
  item("eligible", "Éligibilité", "Suis-je éligible à la prise en charge ?", "L'Agence finance les libéraux conventionnés."),
  item("annuler", "Inscription", "Puis-je annuler ou reporter mon inscription ?", "Oui, sous 14 jours. Voyez nos sœurs."),
  item("inscrire", "Inscription", "Comment m'inscrire ?", "Avec la référence 9A0X2499002."),
]);

test.each([
  ["ignores case", "SUIS-JE", ["eligible"]],
  ["ignores accents missing from the search", "eligibilite", ["eligible"]],
  ["ignores accents of the search alone", "ânnulér", ["annuler"]],
  ["ignores accents typed as combining marks", "e\u0301ligible", ["eligible"]],
  ["ignores a straight apostrophe", "l'agence", ["eligible"]],
  ["ignores a curly apostrophe", "m’inscrire", ["inscrire"]],
  ["ignores the no-break spaces of the text", "14 jours", ["annuler"]],
  ["ignores spaces around and between the words", "  prise   en charge ", ["eligible"]],
  ["ignores the ligature", "soeurs", ["annuler"]],
  ["looks in the answer", "9a0x2499002", ["inscrire"]],
  ["looks in the category", "inscription", ["annuler", "inscrire"]],
  ["takes its words in any order and place", "inscription annuler", ["annuler"]],
  ["needs every word", "inscription alpinisme", []],
  ["finds everything when empty", "", ["eligible", "annuler", "inscrire"]],
  ["takes a question mark as it is", "charge ?", ["eligible"]],
  ["takes a pattern as it is", ".*", []],
])("a search %s", (_, search, ids) => expect(filterFaq(items, search).map(({ id }) => id)).toEqual(ids));

test.each([
  ["as it is written in the text", "eligib", ["éligible"]],
  ["wherever the search matches inside it", "inscri", ["m’inscrire", "inscription"]],
  ["for each word of the search", "eligible inscription", ["éligible", "inscription"]],
  ["never for a sign alone", "?", []],
  ["never for an empty search", " ", []],
])("a matched word is given %s", (_, search, words) => {
  const found = findMatchedWords("Éligible ? Je suis éligible : comment m’inscrire, et mon inscription ?", search);
  expect(found.filter((word) => word !== "Éligible")).toEqual(words);
});

test("grouping keeps the order of the page and loses no question", () => {
  const faqItems = readFaq(FUNDED);
  const groups = groupFaq(faqItems);
  expect(groups.map(({ category }) => category)).toEqual([...new Set(faqItems.map(({ category }) => category))]);
  expect(groups.flatMap((group) => group.items)).toEqual(faqItems);
});

test("an excerpt shows the found word between whole words of its answer", () => {
  const answer =
    "Un premier mot, puis beaucoup d'autres mots avant que vienne enfin le devis que chacun cherche ici, et la suite est longue.";
  expect(readExcerpt(answer, "DEVIS")).toBe(
    "… d'autres mots avant que vienne enfin le devis que chacun cherche ici, et la suite est longue.",
  );
  expect(readExcerpt(answer, "premier")).toBe("Un premier mot, puis beaucoup d'autres mots avant que vienne enfin …");
  expect(readExcerpt(answer, "qualiopi")).toBe("");
});

test("the words offered when nothing is found find something, as do those of payers and their papers", () => {
  const words = [...faqPage.empty.words, "ANFH", "attestation", "devis", "convention"];
  for (const word of words) for (const day of [FUNDED, LATER]) expect(filterFaq(readFaq(day), word), `${word}, ${day}`).not.toEqual([]);
  expect(filterFaq(readFaq(FUNDED), "plafond")).not.toEqual([]);
});
