import type { Locator, Page } from "playwright/test";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { callbackDialog } from "./callback-journey.ts";
import { detailField, sendDetails, typeDetails, typedDetails } from "./catalogue-journey.ts";
import { closeByEscape, expect, expectPage, test } from "./fixtures.ts";

/** No form asks again for what is known. */

const { form } = callbackTexts;
const catalogue = (page: Page) => page.getByRole("dialog");

async function openCatalogue(page: Page) {
  await page.getByRole("main").getByRole("button", { name: catalogueForm.open }).first().click();
  await expect(detailField(catalogue(page), "prenom")).toBeVisible();
  return catalogue(page);
}

// On every list and programme: tests/build/links-and-forms.test.ts.
test("the forms know the profession of the page before", async ({ page }) => {
  const expectKnown = async (scope: Locator, profession: Profession) => {
    await expect(scope.getByText(form.professions[profession], { exact: true })).toBeVisible();
    await expect(scope.locator("input[type=hidden][name=profession]")).toHaveValue(profession);
  };
  const dialog = callbackDialog(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [main, footer] = [page.getByRole("main"), page.getByRole("contentinfo")];
  const callBack = async () => {
    await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
    await expect(dialog).toBeVisible();
  };
  await page.goto("/formations-infirmiers");
  await test.step("the callback form knows it", async () => {
    await callBack();
    await expectKnown(dialog, "infirmiers");
    await closeByEscape(dialog);
  });

  await test.step("the catalogue lists it first", async () => {
    const download = await openCatalogue(page);
    await sendDetails(download);
    await expect(download.locator("button[name=catalogue_type]").first()).toHaveAttribute("value", "infirmiers");
    await expect(download.locator("button[name=catalogue_type]")).toHaveCount(2);
    await closeByEscape(download);
  });
  await test.step("after a general page they ask for the profession", async () => {
    await footer.getByRole("link", { name: "FAQ" }).click();
    await expectPage(page, "/faq");
    await callBack();
    for (const name of PROFESSIONS) await expect(dialog.getByRole("radio", { name: form.professions[name] })).not.toBeChecked();
    await closeByEscape(dialog);
    await page.goBack();
    await expectPage(page, "/formations-infirmiers");
  });
  await test.step("the page of contact after a link knows it too", async () => {
    await footer.getByRole("link", { name: "Contact" }).click();
    await expectPage(page, "/contact");
    await expectKnown(main, "infirmiers");
    await callBack();
    await expectKnown(dialog, "infirmiers");
    await closeByEscape(dialog);
  });
});

test("what was typed for the catalogue stays until a download succeeds", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of (404|502|503)/);
  const stored = () => page.evaluate((key) => sessionStorage.getItem(key), trackerNames.catalogueDraft);
  const dialog = catalogue(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/formations-infirmiers");
  await test.step("it survives Escape, a click outside and another page", async () => {
    await typeDetails(await openCatalogue(page));
    await closeByEscape(dialog);
    await expect(detailField(await openCatalogue(page), "email")).toHaveValue(typedDetails.email);
    await page.mouse.click(3, 300);
    await expect(dialog).toBeHidden();

    await page.getByRole("contentinfo").getByRole("link", { name: "Médecins généralistes" }).click();
    await expectPage(page, "/formations-generalistes");
    await expect(detailField(await openCatalogue(page), "telephone")).toHaveValue(typedDetails.telephone);
  });
  await test.step("it survives a failed download and a reload", async () => {
    await dialog.getByRole("button", { name: catalogueForm.submit }).click();
    await site.whileCataloguesAreMissing(async () => {
      await dialog.getByRole("button", { name: "Infirmiers IDE" }).click();
      await expect(page.getByText(catalogueForm.toasts.failureTitle)).toBeVisible();
    });
    await page.reload();
    expect(await stored()).toContain(typedDetails.email);
    expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain("claire");
    expect(JSON.stringify(await page.context().cookies())).not.toContain("claire");
    await expect(detailField(await openCatalogue(page), "nom")).toHaveValue(typedDetails.nom);
  });
  await dialog.getByRole("button", { name: catalogueForm.submit }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Infirmiers IDE" }).click();
  await download;
  await expect(dialog).toBeHidden();
  await expect.poll(stored).toBeNull();
});

test("the form of /catalogue has the same draft", async ({ page }) => {
  await page.goto("/catalogue");
  const name = detailField(page.getByRole("main"), "nom");
  await name.fill("Martin");
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), trackerNames.catalogueDraft)).toContain("Martin");
  await page.reload();
  await expect(name).toHaveValue("Martin");
});
