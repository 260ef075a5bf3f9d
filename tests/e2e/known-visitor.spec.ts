import type { Locator, Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
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

for (const [profession, path] of [
  ["infirmiers", "/formations-infirmiers"],
  ["generalistes", "/formations/generalistes/diagnostic-alzheimer"],
] as const) {
  // On every list and programme: tests/build/links-and-forms.test.ts.
  test(`from a page for ${profession} the callback form knows the profession, as that of /contact after a link, and the catalogue leads with it; after a general page it asks`, async ({
    warmPage: page,
  }) => {
    const choice = (scope: Locator, name: Profession) => scope.getByRole("radio", { name: form.professions[name] });
    const expectKnown = async (scope: Locator) => {
      await expect(scope.getByText(form.professions[profession], { exact: true })).toBeVisible();
      await expect(scope.locator("input[type=hidden][name=profession]")).toHaveValue(profession);
    };
    const dialog = callbackDialog(page);
    const callBack = page.getByRole("banner").getByRole("button", { name: "Être rappelé" });
    await page.goto(path);
    await callBack.click();
    await expectKnown(dialog);
    await page.keyboard.press("Escape");

    const download = await openCatalogue(page);
    await fillCatalogue(download);
    await download.getByRole("button", { name: catalogueForm.submit }).click();
    await expect(download.locator("button[name=catalogue_type]").first()).toHaveAttribute("value", profession);
    await expect(download.locator("button[name=catalogue_type]")).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(download).toBeHidden();

    await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await callBack.click();
    for (const name of PROFESSIONS) await expect(choice(dialog, name)).not.toBeChecked();
    await page.keyboard.press("Escape");

    await page.goBack();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expectKnown(page.getByRole("main"));
    await page.getByRole("main").getByRole("button", { name: "Être rappelé(e)", exact: true }).click();
    await expectKnown(dialog);
  });
}

test("what was typed for the catalogue survives Escape, a click outside, another page, a failed download and a reload, in the tab alone; a success takes it away", async ({
  warmPage: page,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of (404|502|503)/);
  const stored = () => page.evaluate((key) => sessionStorage.getItem(key), trackerNames.catalogueDraft);
  await page.goto("/formations-infirmiers");
  await fillCatalogue(await openCatalogue(page));
  await page.keyboard.press("Escape");
  await expect(catalogue(page)).toBeHidden();
  await expect(field(await openCatalogue(page), "email")).toHaveValue("claire.martin@exemple.fr");
  await page.mouse.click(3, 300);
  await expect(catalogue(page)).toBeHidden();

  await page.getByRole("contentinfo").getByRole("link", { name: "Médecins généralistes" }).click();
  await expect(page).toHaveURL(/formations-generalistes$/);
  const dialog = await openCatalogue(page);
  await expect(field(dialog, "telephone")).toHaveValue("06 12 34 56 78");
  await dialog.getByRole("button", { name: catalogueForm.submit }).click();
  await site.whileCataloguesAreMissing(async () => {
    await dialog.getByRole("button", { name: "Infirmiers IDE" }).click();
    await expect(page.getByText(catalogueForm.toasts.failureTitle)).toBeVisible();
  });

  await page.reload();
  expect(await stored()).toContain("claire.martin@exemple.fr");
  expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain("claire");
  expect(JSON.stringify(await page.context().cookies())).not.toContain("claire");
  await expect(field(await openCatalogue(page), "nom")).toHaveValue("Martin");
  await dialog.getByRole("button", { name: catalogueForm.submit }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Infirmiers IDE" }).click();
  await download;
  await expect(catalogue(page)).toBeHidden();
  expect(await stored()).toBeNull();
});

test("the form of /catalogue has the same draft; emptying the form forgets it", async ({ warmPage: page }) => {
  const stored = () => page.evaluate((key) => sessionStorage.getItem(key), trackerNames.catalogueDraft);
  await page.goto("/catalogue");
  const name = field(page.getByRole("main"), "nom");
  await name.fill("Martin");
  await page.reload();
  await expect(name).toHaveValue("Martin");
  expect(await stored()).toContain("Martin");

  await name.fill("");
  expect(await stored()).toBeNull();
});
