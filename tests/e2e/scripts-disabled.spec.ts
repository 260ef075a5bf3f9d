import { catalogueForm } from "#app/content/catalogue.ts";
import { faqItems } from "#app/content/faq.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { expect, test } from "./fixtures.ts";

// What can be checked from the HTML alone is in tests/build/links-and-forms.test.ts.
test.use({ javaScriptEnabled: false });

test("the catalogue comes down by itself at the end of its forms", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: catalogueForm.open }).first().click();
  for (const [name, value] of [
    ["prenom", "Claire"],
    ["nom", "Martin"],
    ["email", "claire.martin@exemple.fr"],
    ["telephone", "06 12 34 56 78"],
  ] as const) {
    await page.getByRole("textbox", { name: catalogueForm.fields[name], exact: true }).fill(value);
  }
  await page.getByRole("button", { name: catalogueForm.submit }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Infirmiers IDE" }).click();

  expect((await download).suggestedFilename()).toBe("Catalogue DPC 2025 - Infirmiers IDE.pdf");
});

test("a programme shows every step sharp", async ({ page }) => {
  const [programme] = programmes;
  await page.goto(programme?.path ?? "/");
  expect(
    await page
      .getByText(programme?.learnerPath.at(-1)?.title ?? "", { exact: true })
      .evaluate((step) => getComputedStyle(step.closest("li") ?? step).filter),
  ).toBe("none");
});

test("the menu of the header opens on hover, on a phone the drawer, and a question; a callback button leads down to the form of the contact page", async ({
  page,
}) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  await navigation.getByRole("link", { name: "Formations", exact: true }).hover();
  await expect(navigation.getByRole("link", { name: "Médecins généralistes" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");

  const [, closed] = faqItems;
  await page.locator("summary").filter({ hasText: closed?.question }).click();
  await expect(page.getByText(closed?.answer ?? "")).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
  await expect(page).toHaveURL(/\/contact\?source=header_cta#demande-de-rappel$/);
});
