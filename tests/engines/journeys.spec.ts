import { extractText, getDocumentProxy } from "unpdf";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm, catalogueSuccess } from "#app/content/catalogue.ts";
import { callbackLabel, menuTexts } from "#app/content/navigation.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { findProgramme } from "#app/content/programmes/index.ts";
import { selectionLinks } from "#app/content/selection-links.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";
import type { Engine } from "./engine.ts";
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

/** The texts of the sheets that an engine prints. */
async function printSheets(engine: Engine): Promise<string[] | null> {
  const pdf = await engine.print();
  return pdf && (await extractText(await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 }))).text;
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
  await expect.poll(() => visitor.engine.listDownloads()).toEqual(["Catalogue DPC 2025 - Infirmiers IDE.pdf"]);
  expect(await site.readRows("catalogue_downloads")).toHaveLength(1);
});

test("a visitor asks to be called back in a dialog that holds the page still", async ({ visitor, site }) => {
  const { form } = callbackTexts;
  await visitor.visit("/faq");
  await visitor.click("header button", callbackLabel);
  await visitor.sees(focused, callbackTexts.title);
  await visitor.engine.wheelAt(20, 450, 600);
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

test("the menu of a phone leads on", async ({ visitor }) => {
  await visitor.engine.resize(390, 844);
  await visitor.visit("/faq");
  await test.step("it holds the page still, and gives the focus back", async () => {
    await visitor.click("header button", menuTexts.openMenu);
    await visitor.sees(shows, true, "dialog a", "Financement");
    await visitor.engine.wheelAt(195, 60, 600);
    await visitor.press("Escape");
    await visitor.sees(shows, false, "dialog a", "Financement");
    await visitor.sees(focused, menuTexts.openMenu);
    await visitor.sees(scrolled, 0);
  });

  await test.step("it leaves with a link that leads to its page", async () => {
    await visitor.click("header button", menuTexts.openMenu);
    await visitor.click("dialog a", "Financement");
    await visitor.sees(path, "/financement");
    await visitor.sees(shows, false, "dialog a", "Financement");
  });
});

test("on a wide screen Escape gives the focus back to the button of the dropdown that it closes", async ({ visitor }) => {
  await visitor.visit("/faq");
  await visitor.click("header button[aria-expanded]");
  await visitor.sees(shows, true, "header a", "Médecins généralistes");
  await visitor.engine.run(() => document.querySelector<HTMLElement>("header .navigation-dropdown ul a")?.focus());
  await visitor.press("Escape");
  await visitor.sees(shows, false, "header a", "Médecins généralistes");
  await visitor.sees(() => document.activeElement?.getAttribute("aria-expanded"), "false");
});

test("a programme serves whoever comes for it", async ({ visitor }) => {
  await visitor.visit(PAIN);
  await test.step("it shows its path", async () => {
    await visitor.click("button", programmePage.path.reveal);
    await visitor.sees(shows, true, "button", programmePage.path.fold);
  });
  await test.step("it adds a format to the selection", async () => {
    await visitor.click("main a", selectionLinks.add);
    await visitor.sees(shows, true, ".selection-added-offer", selectionLinks.added);
  });

  await test.step("it prints on two sheets", async () => {
    const sheets = await printSheets(visitor.engine);
    expect(sheets?.length ?? 2).toBe(2);
    // The last of what a screen folds away.
    const source = findProgramme(PAIN)?.referenceTexts.at(-1)?.slice(0, 30) ?? "";
    if (sheets) expect(squeeze(sheets.join(" "))).toContain(squeeze(source));
  });
});

test("the selection holds what is chosen", async ({ visitor }) => {
  await visitor.visit(SELECTION_STATES["two programmes"] ?? "");
  await test.step("it is counted", async () => {
    await visitor.sees(shows, true, "aside", "14 h choisies");
  });

  await test.step("it prints on one sheet", async () => {
    const sheets = await printSheets(visitor.engine);
    expect(sheets?.length ?? 1).toBe(1);
  });
});

test("the employer's file prints each of its sheets on one page, none of them blank", async ({ visitor }) => {
  await visitor.visit(SELECTION_STATES["the employer's file"] ?? "");
  const count = await visitor.engine.run(() => document.querySelectorAll(".pack-sheet").length);

  const sheets = await printSheets(visitor.engine);
  expect(sheets?.length ?? count).toBe(count);
  for (const sheet of sheets ?? []) expect(sheet.length).toBeGreaterThan(200);
});

test("what one engine alone makes of a line changes no line", async ({ visitor }) => {
  await visitor.engine.resize(320, 700);
  await visitor.visit("/");
  await test.step("the footer has none more", async () => {
    const [asItIs, plain] = await visitor.engine.run(() => {
      const footer = document.querySelector<HTMLElement>("body > footer");
      const before = footer?.offsetHeight;
      footer?.style.setProperty("text-wrap", "wrap");
      return [before, footer?.offsetHeight];
    });
    expect(asItIs).toBe(plain);
  });
  await test.step("no punctuation hangs out of one", async () => {
    const hangs = () =>
      getComputedStyle(document.querySelector(".testimonial-viewport") ?? document.body).getPropertyValue("hanging-punctuation");
    expect(["", "none"]).toContain(await visitor.engine.run(hangs));
  });
});
