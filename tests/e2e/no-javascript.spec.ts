import { catalogueForm } from "#app/content/catalogue.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

const field = (page: import("playwright/test").Page, name: keyof typeof catalogueForm.fields) =>
  page.getByRole("textbox", { name: catalogueForm.fields[name], exact: true });

async function fillForm(page: import("playwright/test").Page) {
  await field(page, "prenom").fill("Claire");
  await field(page, "nom").fill("Martin");
  await field(page, "email").fill("claire.martin@exemple.fr");
  await field(page, "telephone").fill("06 12 34 56 78");
  await page.getByRole("button", { name: catalogueForm.submit }).click();
}

test("the catalogue button leads to a page where the whole flow works", async ({ page, site }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: catalogueForm.open }).first().click();
  await expect(page).toHaveURL(/\/catalogue/);

  await fillForm(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Infirmiers IDE" }).click();

  await expect(page.getByText("Le catalogue Infirmiers IDE")).toBeVisible();
  expect((await download).suggestedFilename()).toBe("Catalogue DPC 2025 - Infirmiers IDE.pdf");
  expect(await site.readRows("catalogue_downloads")).toEqual([
    expect.objectContaining({ nom: "Martin", catalogue_type: "infirmiers", source_page: "/" }),
  ]);
});

test("an empty form comes back with the specified messages and stores nothing", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 40[04]/);
  await page.goto("/catalogue");
  await page.getByRole("button", { name: catalogueForm.submit }).click();

  for (const message of ["Le prénom est requis", "Le nom est requis", "L’adresse email est requise", "Le numéro de téléphone est requis"]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }
  expect(await site.readRows("catalogue_downloads")).toEqual([]);
});

test("a wrong address comes back with everything typed", async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 40[04]/);
  await page.goto("/catalogue");
  await field(page, "prenom").fill("Claire");
  await field(page, "email").fill("claire@exemple");
  await page.getByRole("button", { name: catalogueForm.submit }).click();

  await expect(page.getByText("Adresse email invalide").first()).toBeVisible();
  await expect(field(page, "prenom")).toHaveValue("Claire");
  await expect(field(page, "email")).toHaveValue("claire@exemple");
});

test("« Retour » leads back to the form with everything typed", async ({ page }) => {
  await page.goto("/catalogue");
  await fillForm(page);
  await page.getByRole("button", { name: catalogueForm.back }).click();

  await expect(field(page, "nom")).toHaveValue("Martin");
});

test("a missing PDF is said in the specified words, with a way on", async ({ page, site, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of 40[04]/);
  await site.whileCataloguesAreMissing(async () => {
    await page.goto("/catalogue");
    await fillForm(page);
    await page.getByRole("button", { name: "Médecins Généralistes" }).click();

    await expect(page.getByText("Fichier catalogue non trouvé")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /04/ }).first()).toHaveAttribute("href", /^tel:/);
  });
});

test("the menu of the header opens on hover", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  await navigation.getByRole("link", { name: "Formations", exact: true }).hover();
  await expect(navigation.getByRole("link", { name: "Médecins généralistes" })).toBeVisible();
});

test("a programme shows every step sharp, and its format can be chosen", async ({ page }) => {
  const [programme] = programmes;
  await page.goto(programme?.path ?? "/");
  expect(
    await page
      .getByText(programme?.learnerPath.at(-1)?.title ?? "", { exact: true })
      .evaluate((step) => getComputedStyle(step.closest("li") ?? step).filter),
  ).toBe("none");

  await page.getByRole("radio", { name: /^EPP/ }).check();
  await page.getByRole("button", { name: "Afficher", exact: true }).click();

  await expect(page).toHaveURL(/format=EPP/);
  await expect(page.getByText("9A0X2425013").first()).toBeVisible();
});

test("a callback button leads to the form of the contact page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
  await expect(page).toHaveURL(/\/contact\?source=header_cta#demande-de-rappel$/);
});

test("a browser that hides where it comes from is served like any other", async ({ page, site }) => {
  await page.route("/catalogue", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace("<head>", '<head><meta name="referrer" content="no-referrer">');
    await route.fulfill({ response, body: html });
  });
  await page.goto("/catalogue");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await fillForm(page);

  expect((await (await posted).allHeaders()).origin).toBe("null");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Infirmiers IDE" }).click();

  await download;
  expect(await site.readRows("catalogue_downloads")).toHaveLength(1);
});
