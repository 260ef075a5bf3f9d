import type { Page } from "playwright/test";
import { parisDate } from "#app/content/dated.ts";
import { readFaq } from "#app/content/faq.ts";
import { expect, test } from "./fixtures.ts";

const faqItems = readFaq(parisDate(new Date()));

/** What answers while the scripts are still on their way: links, forms, `<details>`, the drawer and style. */

test.use({ actsBeforeHydration: true });

/** Opens a page whose scripts do not come until `release` is called. */
async function openUnhydrated(page: Page, path: string): Promise<{ release: () => Promise<void> }> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: "commit" });
  return {
    async release() {
      scripts.resolve();
      await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    },
  };
}

test("a question that is opened or searched for before the scripts stays so", async ({ warmPage: page }) => {
  const { release } = await openUnhydrated(page, "/faq");
  const found = faqItems.find(({ question }) => question.startsWith("Puis-je annuler"));
  const answer = page.getByText(found?.answer ?? "");
  await test.step("it opens at once", async () => {
    await page.locator("summary").filter({ hasText: found?.question }).click();
    await expect(answer).toBeVisible();
  });
  await test.step("what is searched for gives its results once they are there", async () => {
    await page.getByRole("searchbox", { name: "Rechercher une question" }).fill("annuler");
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");

    await release();

    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^1 /);
    await expect(answer).toBeVisible();
  });
});

test("menu, links, buttons and drawer of the header work without scripts", async ({ warmPage: page }) => {
  const { release } = await openUnhydrated(page, "/");
  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  await test.step("the menu opens on hover", async () => {
    await navigation.getByRole("link", { name: "Formations", exact: true }).hover();
    await expect(navigation.getByRole("link", { name: "Médecins généralistes" })).toBeVisible();
  });
  await test.step("links and buttons lead to their pages", async () => {
    await navigation.getByRole("link", { name: "Financement" }).click({ noWaitAfter: true });
    await expect(page).toHaveURL("/financement");
    await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/contact\?source=header_cta#/);
  });
  await test.step("the drawer of a phone stays open when the scripts come", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await expect(drawer).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    await release();
    await expect(drawer).toBeVisible();
  });
});

test("a programme is from the first paint as it will stay", async ({ warmPage: page }) => {
  const { release } = await openUnhydrated(page, "/formations/generalistes/diagnostic-endometriose");
  await test.step("its path is folded", async () => {
    await expect(page.getByRole("button", { name: "Afficher tout le parcours" })).toBeVisible();
    await expect(page.locator("#etapes > li").nth(4)).toHaveCSS("filter", "blur(1.6px)");
    await expect(page.locator("html")).toHaveAttribute("data-scripts");
  });
  await test.step("a format chosen early is the one that is shown", async () => {
    await page.getByRole("radio", { name: /^EPP/ }).check();

    await release();

    await expect(page.getByRole("radio", { name: /^EPP/ })).toBeChecked();
    await expect(page).toHaveURL(/format=EPP/);
  });
});
