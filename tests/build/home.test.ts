import { expect } from "vitest";
import { professions } from "#app/content/professions.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

test("home leads to both lists from more than one place, to the stores in a new tab, and to the phone", async ({ browser }) => {
  const { main } = await browser.visit("/");
  const links = [...main.querySelectorAll("a")];
  for (const profession of PROFESSIONS)
    expect(links.filter((link) => link.getAttribute("href") === professions[profession].listPath).length).toBeGreaterThan(1);
  for (const store of ["App Store", "Google Play"]) {
    const [link] = links.filter((candidate) => readText(candidate).includes(store));
    expect(link?.getAttribute("target")).toBe("_blank");
    expect(readText(link as Element)).toContain("nouvel onglet");
  }
  const [call] = links.filter((link) => readText(link).includes("Appelez-nous 24/7"));
  expect(call?.getAttribute("href")).toMatch(/^tel:\+33\d{9}$/);
});
