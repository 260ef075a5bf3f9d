import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm, catalogueSuccess } from "#app/content/catalogue.ts";
import { parisDate } from "#app/content/dated.ts";
import { callbackLabel, menuTexts } from "#app/content/navigation.ts";
import { programmeTexts } from "#app/content/pages/programme-texts.server.ts";
import { findProgramme } from "#app/content/programmes/index.ts";
import { selectionLinks } from "#app/content/selection-links.ts";
import { plainly } from "#tests/plain-text.ts";
import { endometriosis, faqItems, hoursOf, indemnityOf, priceOf } from "#tests/references.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import { expect, test } from "./visitor.ts";

const PAIN = "/formations/infirmiers/amelioration-douleur";

const squeeze = (text: string) => text.replace(/\s+/g, " ");
const path = () => window.location.pathname;
const shows = (selector: string, words: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].some(
    (element) => element.getClientRects().length > 0 && element.innerText.replace(/\s+/g, " ").includes(words.replace(/\s+/g, " ")),
  );
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim();
const scrolled = () => Math.round(window.scrollY);

/** Without digits: Firefox embeds lining figures without their characters. */
const lettersOf = (text: string) => text.normalize("NFKC").replaceAll(/[^\p{L}]/gu, "");

/** The choice, texts and links of the first card of a list. */
function readFirstCard() {
  const card = document.querySelector("main article");
  const shown = Array.from(
    card?.querySelectorAll<HTMLElement>(".programme-card-plate, label:has(input:checked), .programme-card-foot") ?? [],
  );
  const links = Array.from(card?.querySelectorAll("a") ?? []).filter((link) => link.getClientRects().length > 0);
  return {
    chosen: card?.querySelector<HTMLInputElement>("input:checked")?.value ?? null,
    text: shown
      .map(({ innerText }) => innerText)
      .join(" ")
      .replace(/\s+/g, " "),
    links: links.map(({ href }) => href),
  };
}

test("a visitor receives the catalogue", async ({ visitor, site }) => {
  await visitor.visit("/");
  await visitor.click("main button", catalogueForm.open);
  await visitor.sees(focused, catalogueForm.title);
  await visitor.fill("#catalogue-prenom", "Claire");
  await visitor.fill("#catalogue-nom", "Martin");
  await visitor.fill("#catalogue-email", "claire.martin@exemple.fr");
  await visitor.fill("#catalogue-telephone", "06 12 34 56 78");
  await visitor.click("dialog button", catalogueForm.submit);
  await visitor.click("dialog button", "Infirmiers IDE");
  await visitor.sees(shows, true, "[data-sonner-toast]", catalogueSuccess("infirmiers"));
  await expect.poll(() => visitor.listDownloads()).toEqual(["Catalogue-DPC-2025-Infirmiers-IDE.pdf"]);
  expect(await site.readRows("catalogue_downloads")).toHaveLength(1);
});

test("a visitor asks for a call in a dialog that stops the page from scrolling", async ({ visitor, site }) => {
  const { form } = callbackTexts;
  await visitor.visit("/faq");
  await visitor.click("header button", callbackLabel);
  await visitor.sees(focused, callbackTexts.title);
  await visitor.scrollAt(20, 450);
  await visitor.press("Escape");
  await visitor.sees(focused, callbackLabel);
  await visitor.sees(scrolled, 0);

  await visitor.click("header button", callbackLabel);
  await visitor.click("dialog .callback-choice-plate");
  await visitor.click("dialog .callback-choice-plate", form.slots["fin-de-journee"].label);
  await visitor.fill("dialog input[name=telephone]", "06 12 34 56 78");
  await visitor.fill("dialog input[name=prenom]", "Claire");
  await visitor.fill("dialog input[name=nom]", "Martin");
  await visitor.click("dialog label", form.professions.infirmiers);
  await visitor.click("dialog input[name=consent]");
  await visitor.click("dialog button", form.submit);

  await visitor.sees(shows, true, "dialog", form.done);
  expect(await site.readRows("callback_requests")).toHaveLength(1);
});

test("the menu of a phone opens, closes and navigates", async ({ visitor }) => {
  await visitor.page.setViewport({ width: 390, height: 844 });
  await visitor.visit("/faq");
  await test.step("it stops the page from scrolling, and returns the focus", async () => {
    await visitor.click("header button", menuTexts.openMenu);
    await visitor.sees(shows, true, "dialog a", "Financement");
    await visitor.scrollAt(195, 60);
    await visitor.press("Escape");
    await visitor.sees(shows, false, "dialog a", "Financement");
    await visitor.sees(focused, menuTexts.openMenu);
    await visitor.sees(scrolled, 0);
  });

  await test.step("a link closes it and opens its page", async () => {
    await visitor.click("header button", menuTexts.openMenu);
    await visitor.click("dialog a", "Financement");
    await visitor.sees(path, "/financement");
    await visitor.sees(shows, false, "dialog a", "Financement");
  });
});

test("a programme can be read, chosen and printed", async ({ visitor }) => {
  await visitor.visit(PAIN);
  await test.step("it shows its path", async () => {
    await visitor.click("button", programmeTexts.path.reveal);
    await visitor.sees(shows, true, "button", programmeTexts.path.fold);
  });
  await test.step("it adds a format to the selection", async () => {
    await visitor.click("main a", selectionLinks.add);
    await visitor.sees(shows, true, ".selection-added-offer", selectionLinks.added);
  });

  await test.step("it prints on two sheets", async () => {
    const sheets = await visitor.print();
    expect(sheets).toHaveLength(2);
    // The last text that is folded on screen.
    const source = String(findProgramme(PAIN)?.referenceTexts.at(-1)).slice(0, 30);
    expect(squeeze(sheets.join(" "))).toContain(squeeze(source));
  });
});

test("the employer's file prints each of its sheets on one page, none of them blank", async ({ visitor }) => {
  await visitor.visit(SELECTION_STATES["the employer's file"] ?? "");
  const count = await visitor.page.evaluate(() => document.querySelectorAll(".pack-sheet").length);
  const sheets = await visitor.print();
  expect(sheets).toHaveLength(count);
  for (const sheet of sheets) expect(sheet.length).toBeGreaterThan(200);
});

test("the FAQ prints every answer", async ({ visitor }) => {
  await visitor.visit("/faq");
  const printed = lettersOf((await visitor.print()).join(""));
  const answers = await visitor.page.evaluate(() =>
    Array.from(document.querySelectorAll("details[name=faq] > div > p"), (text) => text.textContent ?? ""),
  );
  expect(answers.length).toBeGreaterThanOrEqual(faqItems.length);
  // A page break may divide it.
  const isPrinted = (answer: string) =>
    [lettersOf(answer).slice(0, 30), lettersOf(answer).slice(-30)].every((part) => printed.includes(part));
  expect(answers.filter((answer) => !isPrinted(answer))).toEqual([]);
});

test("a card shows its chosen format after a step back and after a reload", async ({ visitor }) => {
  await visitor.visit("/formations-generalistes");
  await visitor.click("main article label", "FC");
  await expect.poll(async () => (await visitor.page.evaluate(readFirstCard)).chosen).toBe("FC");
  const chosen = await visitor.page.evaluate(readFirstCard);
  for (const words of [
    endometriosis.FC,
    hoursOf(endometriosis.FC),
    priceOf(endometriosis.FC),
    indemnityOf(endometriosis.FC, parisDate(new Date())),
  ])
    expect.soft(plainly(chosen.text)).toContain(words);
  expect(chosen.links.join()).toContain("format=FC");
  await visitor.leaveAndReturn();
  await visitor.sees(readFirstCard, chosen);
  await visitor.reload();
  await visitor.sees(readFirstCard, chosen);
});
