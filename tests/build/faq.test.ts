import { expect } from "vitest";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

test("a search that is shared gives its result in the HTML, with the found words marked, accents or not", async ({ browser }) => {
  const { text } = await browser.visit("/faq?q=eligibilite");
  expect(text).toContain("Suis-je éligible");
  expect(text).not.toContain("Puis-je annuler");

  const { main } = await browser.visit("/faq?q=eligible");
  expect(readText(main.querySelector("summary mark") as Element)).toBe("éligible");
});

test("a search without a match offers other words and a call", async ({ browser }) => {
  const { main, text } = await browser.visit("/faq?q=zzz");
  expect([...main.querySelectorAll("h2, h3")].map(readText)).toContain("Aucun résultat trouvé");
  expect(text).toContain("Essayez avec d’autres mots-clés ou contactez-nous directement pour obtenir de l’aide.");
  expect([...main.querySelectorAll("button")].map(readText)).toContain("Être rappelé(e)");
});

test("the search box carries the agreed placeholder", async ({ browser }) => {
  const { main } = await browser.visit("/faq");
  expect(main.querySelector('input[type="search"]')?.getAttribute("placeholder")).toBe("Rechercher dans la FAQ...");
});
