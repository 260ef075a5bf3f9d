import { expect } from "vitest";
import { faqItems } from "#tests/references.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

test("a shared search has its result in the HTML", async ({ browser }) => {
  const { main: shared, text } = await browser.visit("/faq?q=eligibilite");
  expect(shared.querySelector('input[type="search"]')?.getAttribute("value")).toBe("eligibilite");
  expect(text).toContain("Suis-je éligible");
  expect(text).not.toContain("Puis-je annuler");
});

test("a search without a match offers other words and a call", async ({ browser }) => {
  const { main, text } = await browser.visit("/faq?q=zzz");
  expect([...main.querySelectorAll("h2, h3")].map(readText)).toContain("Aucun résultat trouvé");
  expect(text).toContain("Essayez avec d’autres mots-clés ou contactez-nous directement pour obtenir de l’aide.");
  expect([...main.querySelectorAll("button")].map(readText)).toContain("Être rappelé(e)");
});

test("without JavaScript the questions can be read and searched", async ({ browser }) => {
  const page = await browser.visit("/faq");
  expect(page.main.querySelector('input[type="search"]')?.getAttribute("placeholder")).toBe("Rechercher dans la FAQ...");
  const unfolded = [...page.main.querySelectorAll("details")];
  const answers = new Map(unfolded.map((details) => [readText(details.querySelector("summary") as Element), readText(details)]));
  for (const { question, answer } of faqItems)
    expect(answers.get(question.replaceAll(/\s+/g, " ")), question).toContain(answer.replaceAll(/\s+/g, " "));
  const result = await browser.press(page, "Rechercher", { q: "annuler" });
  expect(result.url.pathname + result.url.search).toBe("/faq?q=annuler");
  expect([...result.main.querySelectorAll("h3")].map(readText).join()).toContain("Puis-je annuler");
  expect(result.text).not.toContain("Suis-je éligible");
});
