import { catalogueForm } from "#app/content/catalogue.ts";
import { faqItems } from "#app/content/faq.ts";
import { menuTexts } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { sendDetails } from "./catalogue-journey.ts";
import { expect, test } from "./fixtures.ts";

// What can be checked from the HTML alone is in tests/build/links-and-forms.test.ts.
test.use({ javaScriptEnabled: false });

test("the catalogue comes down by itself at the end of its forms", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: catalogueForm.open }).first().click();
  await sendDetails(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Infirmiers IDE" }).click();

  expect((await download).suggestedFilename()).toBe(`Catalogue DPC ${organisation.catalogueEdition} - Infirmiers IDE.pdf`);
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

test("the menus, a question and a callback button do without scripts", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  await navigation.getByRole("link", { name: "Formations", exact: true }).hover();
  await expect(navigation.getByRole("link", { name: "Médecins généralistes" })).toBeVisible();

  await test.step("on a phone the menu leads down to the pages of the footer", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeHidden();
    await page.getByRole("link", { name: menuTexts.menu }).click();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
  });
  const [, closed] = faqItems;
  await page.locator("summary").filter({ hasText: closed?.question }).click();
  await expect(page.getByText(closed?.answer ?? "")).toBeVisible();

  await test.step("a callback button leads to the form of the contact page", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click();
    await expect(page).toHaveURL(/\/contact\?source=header_cta#demande-de-rappel$/);
  });
});
