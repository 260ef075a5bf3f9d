import { catalogueForm } from "#app/content/catalogue.ts";
import { expect, test } from "./fixtures.ts";

test.use({ hasStores: false });

const { fields, toasts } = catalogueForm;

const typed = { prenom: "Claire", nom: "Martin", email: "claire.martin@exemple.fr", telephone: "06 12 34 56 78" } as const;

async function fillForm(page: import("playwright/test").Page) {
  for (const [name, value] of Object.entries(typed)) {
    await page.getByRole("textbox", { name: fields[name as keyof typeof typed], exact: true }).fill(value);
  }
  await page.getByRole("button", { name: catalogueForm.submit }).click();
}

test("when the lead can be kept nowhere the toast says so, the dialog stays and nothing typed is lost", async ({
  warmPage: page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/503/);
  await page.goto("/");
  await page.getByRole("button", { name: catalogueForm.open }).first().click();
  await fillForm(page);
  const dialog = page.getByRole("dialog", { name: catalogueForm.professionQuestion });

  await dialog.getByRole("button", { name: "Infirmiers IDE" }).click();

  await expect(page.getByText(toasts.failureTitle)).toBeVisible();
  await expect(page.getByText("Erreur lors de la sauvegarde des données")).toBeVisible();
  await dialog.getByRole("button", { name: catalogueForm.back }).click();
  for (const [name, value] of Object.entries(typed)) {
    await expect(page.getByRole("textbox", { name: fields[name as keyof typeof typed], exact: true })).toHaveValue(value);
  }
});

test("without JavaScript the page says so, and nothing typed is lost", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/catalogue");
  await fillForm(page);

  await page.getByRole("button", { name: "Infirmiers IDE" }).click();

  await expect(page.getByText("Erreur lors de la sauvegarde des données")).toBeVisible();
  await page.getByRole("button", { name: catalogueForm.back }).click();
  await expect(page.getByRole("textbox", { name: fields.email, exact: true })).toHaveValue(typed.email);
  await context.close();
});
