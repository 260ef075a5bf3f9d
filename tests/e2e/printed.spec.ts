import type { Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { faqPage } from "#app/content/pages/faq.ts";
import { programmeTexts } from "#app/content/pages/programme-texts.server.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { expect, test } from "./fixtures.ts";

/** Letters and digits alone: typesetting adds spaces and hyphens. */
const squeeze = (text: string) => text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The texts a page has for paper, folded ones included. */
function readPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    const names = folded.map((details) => details.name);
    for (const details of folded) Object.assign(details, { name: "", open: true });
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || parentElement.closest("svg, .visually-hidden, style")) continue;
      found.push(nodeValue ?? "");
    }
    for (const [index, details] of folded.entries()) Object.assign(details, { open: false, name: names[index] });
    return found;
  });
}

const FILLED = ["more than the hours", "the employer's file"].map((state) => SELECTION_STATES[state] as string);

for (const path of [...canonicalPaths, "/catalogue", ...FILLED])
  test(`${path} prints its whole text, with movement allowed`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
    const held = await readPaper(page);
    await page.emulateMedia({ media: null, reducedMotion: "no-preference" });
    const pdf = await page.pdf({ format: "A4" });
    const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 }), { mergePages: true });
    const printed = squeeze(text);
    expect(held.length).toBeGreaterThan(0);
    expect(held.filter((words) => !printed.includes(squeeze(words)))).toEqual([]);
  });

test("the FAQ prints on one sheet, under its subject and our number", async ({ page }) => {
  await page.goto("/faq");
  const pdf = await page.pdf({ format: "A4" });
  const { text, totalPages } = await extractText(await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 }));
  expect(totalPages).toBe(1);
  expect(squeeze(text[0] ?? "")).toMatch(/CimesDPCFAQ\d{10}/);
  expect(squeeze(text[0] ?? "")).not.toContain(squeeze(faqPage.search.label));
});

test("the second sheet of a programme names it, leads back to its page and has room for notes", async ({ page }) => {
  for (const { path, title } of programmes) {
    await page.goto(path);
    const pdf = await page.pdf({ format: "A4" });
    const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 }));
    const [first = "", second = ""] = text.map(squeeze);
    expect.soft(first, path).toContain(squeeze(`${title}, feuille 1 sur 2`));
    expect.soft(second, path).toContain(squeeze(`${title}, feuille 2 sur 2`));
    for (const words of [programmeTexts.paper.codeCaption, programmeTexts.paper.notes, path]) expect.soft(second).toContain(squeeze(words));
  }
});

test("a programme prints on two sheets, its path unbroken, and a selection on one", async ({ page }) => {
  const countSheets = async () => (await getDocumentProxy(Uint8Array.from(await page.pdf({ format: "A4" })), { verbosity: 0 })).numPages;
  for (const { path } of programmes) {
    await page.goto(path);
    expect.soft(await countSheets(), path).toBe(2);
    await page.emulateMedia({ media: "print" });
    await expect.soft(page.locator(".path")).toHaveCSS("break-inside", "avoid");
    await page.emulateMedia({ media: null });
  }
  for (const state of ["nothing chosen", "two programmes", "an employee"]) {
    await page.goto(SELECTION_STATES[state] as string);
    expect.soft(await countSheets(), state).toBe(1);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Infirmier, infirmière, salarié", { exact: true })).toBeVisible();
});
