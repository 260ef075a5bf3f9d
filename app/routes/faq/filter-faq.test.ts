import { expect, test } from "vitest";
import { readYear } from "#app/answer/year.ts";
import type { FaqItem } from "#app/content/faq.ts";
import { readFaq } from "#app/content/faq.ts";
import { legalIdentity } from "#app/content/legal-identity.ts";
import { faqPage } from "#app/content/pages/faq.ts";
import { qualiopiClause } from "#app/content/payers/words.ts";
import { typeset } from "#app/content/typeset.ts";
import { agreedPhone } from "#tests/agreed.ts";
import { FUNDED_DAY, UNPUBLISHED_DAY } from "#tests/days.ts";
import { plainly } from "#tests/plain-text.ts";
import { faqItems } from "#tests/references.ts";
import { filterFaq, groupFaq, readExcerpt, splitAtFound } from "./filter-faq.ts";

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
  ["finds a word of three letters or less only as a whole", "je an", []],
  ["finds a short word beside an apostrophe", "m", ["inscrire"]],
  ["finds short words among others", "la en charge", ["eligible"]],
])("a search %s", (_, search, ids) => expect(filterFaq(items, search).map(({ id }) => id)).toEqual(ids));

test.each([
  ["as they are written", "eligib", "[Éligible] ? Je suis [éligible] : comment m’inscrire, et mon inscription dans un mois ?"],
  [
    "wherever the search matches inside",
    "inscri",
    "Éligible ? Je suis éligible : comment [m’inscrire], et mon [inscription] dans un mois ?",
  ],
  [
    "for each word of the search",
    "mois inscription",
    "Éligible ? Je suis éligible : comment m’inscrire, et mon [inscription] dans un [mois] ?",
  ],
  ["only as a whole when short", "je on un", "Éligible ? [Je] suis éligible : comment m’inscrire, et mon inscription dans [un] mois ?"],
  ["never for a punctuation mark alone", "?", "Éligible ? Je suis éligible : comment m’inscrire, et mon inscription dans un mois ?"],
  ["never for an empty search", " ", "Éligible ? Je suis éligible : comment m’inscrire, et mon inscription dans un mois ?"],
])("found words are marked %s", (_, search, marked) => {
  const parts = splitAtFound("Éligible ? Je suis éligible : comment m’inscrire, et mon inscription dans un mois ?", search);
  expect(parts.map((part, index) => (index % 2 === 1 ? `[${part}]` : part)).join("")).toBe(marked);
});

test("grouping keeps the order of the page and loses no question", () => {
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
  expect(readExcerpt(answer, "ici")).toContain("chacun cherche ici");
});

/** What visitors type first. */
const FIRST_WORDS = [
  ...["combien", "prix", "tarif", "gratuit", "coût", "payer", "remboursement", "rembourse", "Qualiopi", "avis", "arnaque"],
  ...["mot de passe", "numéro", "sanction", "handicap", "heures", "combien de temps"],
  ...["je ne peux pas m'inscrire", "je n'arrive pas à m'inscrire"],
  ...["ANFH", "plafond", "attestation", "devis", "convention"],
];

test.each([FUNDED_DAY, UNPUBLISHED_DAY])("on %s, the first words of visitors and those offered find an answer", (day) => {
  const items = readFaq(readYear(day));
  expect([...faqPage.empty.words, ...FIRST_WORDS].filter((words) => filterFaq(items, words).length === 0)).toEqual([]);
});

test("who asks for a password or a certificate reads what is true", () => {
  const answer = (words: string) =>
    filterFaq(readFaq(readYear(FUNDED_DAY)), words)
      .map((item) => plainly(item.answer))
      .join();
  expect(answer("mot de passe")).toContain("nous ne vous demandons jamais votre mot de passe agencedpc.fr");
  expect(answer("numéro")).toContain(agreedPhone);
  expect(answer("Qualiopi")).toContain(legalIdentity.qualityCertificate ?? plainly(qualiopiClause));
});
