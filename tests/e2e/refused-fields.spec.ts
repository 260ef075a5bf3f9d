import type { Locator, Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { quotationTexts } from "#app/content/quotation.ts";
import { pain } from "#tests/references.ts";
import { callbackDialog, openCallback } from "./callback-journey.ts";
import { typedDetails } from "./catalogue-journey.ts";
import { expect, test } from "./fixtures.ts";

/** A message says what is wrong: once it no longer is, it goes, from its field and from the summary. */

const RIGHT: Readonly<Record<string, string>> = { ...typedDetails, email_formation: "formation@chu.exemple" };
const QUOTATION = `/dossier-employeur?profession=infirmiers&statut=salarie&employeur=hopital-public&formats=${pain.PI}`;

const forms: [name: string, submit: string, open: (page: Page) => Promise<Locator>, fields: number][] = [
  [
    "the catalogue's dialog",
    catalogueForm.submit,
    async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: catalogueForm.open }).first().click();
      return page.getByRole("dialog", { name: catalogueForm.title });
    },
    4,
  ],
  [
    "the page of the catalogue",
    catalogueForm.submit,
    async (page) => {
      await page.goto("/catalogue");
      return page.getByRole("main");
    },
    4,
  ],
  ["the callback's dialog", callbackTexts.form.submit, openCallback, 7],
  [
    "the page of contact",
    callbackTexts.form.submit,
    async (page) => {
      await page.goto("/contact");
      return page.locator("#demande-de-rappel");
    },
    7,
  ],
  [
    "a quotation in the callback's dialog",
    callbackTexts.form.submit,
    async (page) => {
      await page.goto(QUOTATION);
      await page.getByRole("link", { name: quotationTexts.ask }).first().click();
      const dialog = page.getByRole("dialog", { name: quotationTexts.title });
      await dialog.locator("[name=email_formation]").fill("service formation");
      return dialog;
    },
    7,
  ],
];

for (const [name, submit, open, fields] of forms) {
  test(`${name}: the message of a field goes as soon as the field is right`, async ({ warmPage: page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/400/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const form = await open(page);
    await form.getByRole("button", { name: submit }).click();
    const wrong = form.locator("[aria-invalid]");
    await expect(wrong).toHaveCount(fields);
    await expect(form.locator(":focus")).toHaveCount(1);
    for (let left = fields; left > 0; left--) {
      const field = wrong.first();
      const message = await field.evaluate((element) => {
        const [id = ""] = element.getAttribute("aria-describedby")?.split(" ") ?? [];
        return document.getElementById(id)?.textContent ?? "";
      });
      expect(message).toMatch(/.{5}/);
      if (/^email/.test((await field.getAttribute("name")) ?? "")) {
        await field.fill("claire@");
        await expect(wrong).toHaveCount(left);
      }
      await correct(field);
      await expect(wrong).toHaveCount(left - 1);
      await expect(form.getByText(message, { exact: true })).toHaveCount(0);
    }
    await expect(form.getByRole("alert")).toHaveCount(0);
    await expect(callbackDialog(page).getByRole("status").filter({ hasText: "corriger" })).toHaveCount(0);
  });
}

async function correct(field: Locator): Promise<void> {
  const { name, type } = await field.evaluate(({ name, type }: HTMLInputElement) => ({ name, type }));
  if (type === "checkbox") return field.check();
  if (RIGHT[name]) return field.fill(RIGHT[name]);
  await field.getByRole("radio").first().check();
}
