import type { Page } from "playwright/test";
import { catalogueForm } from "#app/content/catalogue.ts";
import { organisation } from "#app/content/organisation.ts";
import { catalogueErrors } from "#app/features/catalogue/lead-schema.ts";
import { DIALOG, expectNoViolation } from "./axe.ts";
import { callbackDialog } from "./callback-journey.ts";
import { detailField, detailNames, sendDetails, typedDetails } from "./catalogue-journey.ts";
import { expect, test } from "./fixtures.ts";

const { toasts } = catalogueForm;

async function openForm(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: catalogueForm.open }).first().click();
  const dialog = page.getByRole("dialog", { name: catalogueForm.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function goBackToWhatWasTyped(page: Page) {
  await professionDialog(page).getByRole("button", { name: catalogueForm.back }).click();
  for (const name of detailNames) await expect(detailField(page, name)).toHaveValue(typedDetails[name]);
}

const professionDialog = (page: Page) => page.getByRole("dialog", { name: catalogueForm.professionQuestion });

test("the form gives the chosen PDF", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const dialog = await openForm(page);
  const email = detailField(page, "email");
  await expectNoViolation(page, "the form", DIALOG);
  // Escape: app/ui/dialog.test.tsx.
  await test.step("Tab stays inside", async () => {
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press("Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
  });

  await test.step("an empty form shows its four messages, and each leads to its field", async () => {
    await dialog.getByRole("button", { name: catalogueForm.submit }).click();
    const summary = dialog.getByRole("alert");
    await expect(summary).toBeFocused();
    for (const text of ["Le prénom est requis", "Le nom est requis", "L’adresse email est requise", "Le numéro de téléphone est requis"])
      await expect(summary.getByRole("link", { name: text })).toBeVisible();
    await expectNoViolation(page, "its errors", DIALOG);
    await summary.getByRole("link", { name: "L’adresse email est requise" }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription("L’adresse email est requise");
  });

  await test.step("a wrong address is refused, and what was typed stays, after « Retour » too", async () => {
    await detailField(page, "prenom").fill("Claire");
    await email.fill("claire@exemple");
    await dialog.getByRole("button", { name: catalogueForm.submit }).click();
    await expect(email).toHaveAccessibleDescription("Adresse email invalide");
    await expect(detailField(page, "prenom")).toHaveValue("Claire");
    await expect(email).toHaveValue("claire@exemple");

    await sendDetails(page);
    await goBackToWhatWasTyped(page);
  });
  expect(await site.readRows("catalogue_downloads")).toEqual([]);

  await test.step("it asks for the profession last", async () => {
    await page.getByLabel("J’accepte d’être rappelé(e)").check();
    await dialog.getByRole("button", { name: catalogueForm.submit }).click();
    await expect(professionDialog(page)).toBeVisible();
    await expectNoViolation(page, "the profession choice", DIALOG);
  });

  await test.step("the PDF is the chosen one, and what was typed is stored with the consent", async () => {
    const download = page.waitForEvent("download");
    await professionDialog(page).getByRole("button", { name: "Infirmiers IDE" }).click();
    const fileName = `Catalogue-DPC-${organisation.catalogueEdition}-Infirmiers-IDE.pdf`;
    expect((await download).suggestedFilename()).toBe(fileName);
    // Through both dialogs.
    await expect(page.getByRole("button", { name: catalogueForm.open }).first()).toBeFocused();
    // A message under the mouse stays.
    const again = page.waitForEvent("download");
    await page.getByRole("link", { name: toasts.again }).click();
    expect((await again).suggestedFilename()).toBe(fileName);
    await expect(page.getByText(toasts.successTitle)).toBeVisible();
    await expect(page.getByText("Le catalogue Infirmiers IDE a été téléchargé avec succès.", { exact: true })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const rows = await site.readRows("catalogue_downloads");
    const consent = { consent_phone: 1, consent_email: 0, consent_fault: null };
    expect(rows).toEqual([expect.objectContaining({ ...typedDetails, catalogue_type: "infirmiers", source_page: "/", ...consent })]);
  });

  await test.step("then the form opens empty", async () => {
    await page.getByRole("button", { name: catalogueForm.open }).first().click();
    for (const name of detailNames) await expect(detailField(page, name)).toHaveValue("");
  });
});

test("a download that ends after its dialog was closed leaves the next dialog open", async ({ page }) => {
  await openForm(page);
  await sendDetails(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/catalogue-downloads", async (route) => {
    await held.promise;
    await route.continue();
  });
  const download = page.waitForEvent("download");
  await professionDialog(page).getByRole("button", { name: "Infirmiers IDE" }).click();
  await test.step("the buttons are disabled while it runs", async () => {
    for (const name of ["Infirmiers IDE", "Médecins Généralistes", catalogueForm.back])
      await expect(professionDialog(page).getByRole("button", { name })).toBeDisabled();
    await expect(professionDialog(page).getByRole("status")).toHaveText(catalogueForm.downloading);
  });

  await page.keyboard.press("Escape");
  await expect(professionDialog(page)).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
  await expect(callbackDialog(page)).toBeVisible();
  held.resolve();
  await download;
  await expect(page.getByText(toasts.successTitle)).toBeVisible();
  await expect(callbackDialog(page)).toBeVisible();
});

test("every failure shows a toast until a success replaces it", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/, /404|503/);
  const generalists = professionDialog(page).getByRole("button", { name: "Médecins Généralistes" });
  // The narrowest screen, on which a message must not cover the buttons.
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  await sendDetails(page);
  await test.step("a lost connection", async () => {
    await page.context().setOffline(true);
    await generalists.click();
    await expect(page.getByText(toasts.thrown)).toBeVisible();
    await page.context().setOffline(false);
    await goBackToWhatWasTyped(page);
  });
  await test.step("a lead that cannot be stored", async () => {
    // As the Worker answers: tests/worker/faults.test.ts.
    await page.route("**/api/catalogue-downloads", (route) => route.fulfill({ status: 503, json: { error: catalogueErrors.save } }));
    await page.getByRole("button", { name: catalogueForm.submit }).click();
    await generalists.click();
    await expect(page.getByText("Erreur lors de la sauvegarde des données")).toBeVisible();
    await goBackToWhatWasTyped(page);
    await page.unroute("**/api/catalogue-downloads");
  });
  await test.step("a missing PDF, for which the choice stays", async () => {
    await page.getByRole("button", { name: catalogueForm.submit }).click();
    await site.whileCataloguesAreMissing(async () => {
      await generalists.click();
      await expect(page.getByText("Fichier catalogue non trouvé")).toBeVisible();
      await expect(page.getByText(toasts.failureTitle)).toHaveCount(1);
      await expect(professionDialog(page)).toBeVisible();
    });
  });

  await test.step("a success takes their place", async () => {
    const download = page.waitForEvent("download");
    await generalists.click();
    expect((await download).suggestedFilename()).toContain("Medecins-Generalistes");
    await expect(professionDialog(page)).toHaveCount(0);
    await expect(page.getByText(toasts.successTitle)).toBeVisible();
    await expect(page.getByText(toasts.failureTitle)).toHaveCount(0);
  });
});
