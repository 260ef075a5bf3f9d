import type { Locator, Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { callbackDialog } from "./callback-journey.ts";
import { expect, test } from "./fixtures.ts";

/** What the site knows already is not asked again: the profession of the page one comes from, what was typed before. */

const { form } = callbackTexts;
const catalogue = (page: Page) => page.getByRole("dialog");
const field = (scope: Locator, name: keyof typeof catalogueForm.fields) =>
  scope.getByRole("textbox", { name: catalogueForm.fields[name], exact: true });

async function openCatalogue(page: Page) {
  await page.getByRole("main").getByRole("button", { name: catalogueForm.open }).first().click();
  await expect(field(catalogue(page), "prenom")).toBeVisible();
  return catalogue(page);
}

async function fillCatalogue(dialog: Locator) {
  await field(dialog, "prenom").fill("Claire");
  await field(dialog, "nom").fill("Martin");
  await field(dialog, "email").fill("claire.martin@exemple.fr");
  await field(dialog, "telephone").fill("06 12 34 56 78");
}

for (const [profession, ...paths] of [
  ["infirmiers", "/formations-infirmiers", "/formations/infirmiers/vaccination-enjeux"],
  ["generalistes", "/formations-generalistes", "/formations/generalistes/diagnostic-alzheimer"],
] as const) {
  test(`from pages for ${profession} the callback form has its profession chosen, and the catalogue leads with it`, async ({
    warmPage: page,
  }) => {
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
      await expect(callbackDialog(page).getByRole("radio", { name: form.professions[profession] })).toBeChecked();
      await page.keyboard.press("Escape");

      const dialog = await openCatalogue(page);
      await fillCatalogue(dialog);
      await dialog.getByRole("button", { name: catalogueForm.submit }).click();
      await expect(dialog.locator("button[name=catalogue_type]").first()).toHaveAttribute("value", profession);
      await expect(dialog.locator("button[name=catalogue_type]")).toHaveCount(2);
    }
  });
}

test("a link from a list or a programme to /contact brings its profession to the form there, and to the modal", async ({
  warmPage: page,
}) => {
  for (const [profession, path] of [
    ["infirmiers", "/formations-infirmiers"],
    ["generalistes", "/formations/generalistes/diagnostic-alzheimer"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("main").getByRole("radio", { name: form.professions[profession] })).toBeChecked();
    await page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true }).click();
    await expect(callbackDialog(page).getByRole("radio", { name: form.professions[profession] })).toBeChecked();
  }
});

test("nothing is preselected when coming from a general page", async ({ warmPage: page }) => {
  await page.goto("/formations-infirmiers");
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
  await expect(callbackDialog(page).getByRole("radio", { name: form.professions.infirmiers })).not.toBeChecked();
  await expect(callbackDialog(page).getByRole("radio", { name: form.professions.generalistes })).not.toBeChecked();
});

test("what was typed for the catalogue survives Escape, a click outside, another page and a reload", async ({ page }) => {
  await page.goto("/formations-infirmiers");
  await fillCatalogue(await openCatalogue(page));
  await page.keyboard.press("Escape");
  await expect(catalogue(page)).toBeHidden();
  await expect(field(await openCatalogue(page), "email")).toHaveValue("claire.martin@exemple.fr");

  await page.mouse.click(3, 300);
  await expect(catalogue(page)).toBeHidden();
  await page.goto("/formations-generalistes");
  await expect(field(await openCatalogue(page), "telephone")).toHaveValue("06 12 34 56 78");

  await page.reload();
  await expect(field(await openCatalogue(page), "prenom")).toHaveValue("Claire");
});

test("it survives a failed download, goes with a success, and is kept in the tab alone", async ({
  page,
  site,
  expectedConsoleErrors,
  context,
}) => {
  expectedConsoleErrors.push(/status of (404|502|503)/);
  const stored = () => page.evaluate((key) => sessionStorage.getItem(key), trackerNames.catalogueDraft);
  await page.goto("/formations-infirmiers");
  let dialog = await openCatalogue(page);
  await fillCatalogue(dialog);
  await dialog.getByRole("button", { name: catalogueForm.submit }).click();
  await site.whileCataloguesAreMissing(async () => {
    await dialog.getByRole("button", { name: "Infirmiers IDE" }).click();
    await expect(page.getByText(catalogueForm.toasts.failureTitle)).toBeVisible();
  });
  await page.reload();
  expect(await stored()).toContain("claire.martin@exemple.fr");
  expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain("claire");
  expect(JSON.stringify(await context.cookies())).not.toContain("claire");

  dialog = await openCatalogue(page);
  await expect(field(dialog, "nom")).toHaveValue("Martin");
  await dialog.getByRole("button", { name: catalogueForm.submit }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Infirmiers IDE" }).click();
  await download;
  await expect(catalogue(page)).toBeHidden();
  expect(await stored()).toBeNull();
});

test("emptying the form forgets it", async ({ warmPage: page }) => {
  await page.goto("/formations-infirmiers");
  const dialog = await openCatalogue(page);
  await field(dialog, "prenom").fill("Claire");
  await field(dialog, "prenom").fill("");
  expect(await page.evaluate((key) => sessionStorage.getItem(key), trackerNames.catalogueDraft)).toBeNull();
});

test("the form of /catalogue has the same draft", async ({ page }) => {
  await page.goto("/catalogue");
  await field(page.getByRole("main"), "nom").fill("Martin");
  await page.reload();
  await expect(field(page.getByRole("main"), "nom")).toHaveValue("Martin");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a nurse list leads to forms that know the profession", async ({ page }) => {
    await page.goto("/formations-infirmiers");
    await page.getByRole("main").getByRole("button", { name: "Être rappelé(e)" }).click();
    await expect(page).toHaveURL(/profession=infirmiers/);
    await expect(page.getByRole("radio", { name: form.professions.infirmiers })).toBeChecked();

    await page.goto("/formations-infirmiers");
    await page.getByRole("main").getByRole("button", { name: catalogueForm.open }).first().click();
    await fillCatalogue(page.getByRole("main"));
    await page.getByRole("button", { name: catalogueForm.submit }).click();
    await expect(page.locator("button[name=catalogue_type]").first()).toHaveAttribute("value", "infirmiers");
  });
});
