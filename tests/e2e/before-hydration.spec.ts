import { faqItem } from "#tests/references.ts";
import { expect, openUnhydrated, test } from "./fixtures.ts";

/** While the scripts load. What a choice made then does: restored.spec.ts. */

test.use({ actsBeforeHydration: true });

test("a question opened or searched for before hydration stays open or found", async ({ page }) => {
  const { release } = await openUnhydrated(page, "/faq");
  const found = faqItem("puis-je-annuler-ou-reporter-mon-inscription");
  const answer = page.getByText(found.answer);
  await page.locator("summary").filter({ hasText: found.question }).click();
  await expect(answer).toBeVisible();
  await page.getByRole("searchbox", { name: "Rechercher une question" }).fill("annuler");
  await release();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^1 /);
  await expect(answer).toBeVisible();
});

test("the header works before hydration", async ({ page }) => {
  const { release } = await openUnhydrated(page, "/");
  await test.step("a button of the header leads to its page", async () => {
    await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/contact\?source=header_cta#/);
  });
  await test.step("the drawer of a phone stays open after hydration", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await release();
    await expect(drawer).toBeVisible();
  });
});

test("the path of a programme is folded from the first paint", async ({ page }) => {
  await openUnhydrated(page, "/formations/generalistes/diagnostic-endometriose");
  await expect(page.getByRole("button", { name: "Afficher tout le parcours" })).toBeVisible();
  await expect(page.locator("#etapes > li").nth(4)).toHaveCSS("filter", "blur(1.6px)");
});
