import type { Page } from "playwright/test";
import { faqItems } from "#app/content/faq.ts";
import { expect, test, waitUntilAlive } from "./fixtures.ts";

const questions = faqItems.map(({ question }) => question);

/** Opens a page whose scripts do not come until `wake` is called. */
async function openAsleep(page: Page, path: string): Promise<{ wake: () => Promise<void> }> {
  const awake = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await awake.promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: "commit" });
  return {
    async wake() {
      awake.resolve();
      await waitUntilAlive(page);
    },
  };
}

test("a question clicked before the page is alive opens as soon as it is", async ({ page }) => {
  const { wake } = await openAsleep(page, "/faq");
  const question = page.getByRole("button", { name: questions[1] });
  await question.click();

  await wake();

  await expect(question).toHaveAttribute("aria-expanded", "true");
});

test("only the last click is made again, and only once", async ({ page }) => {
  const { wake } = await openAsleep(page, "/faq");
  const first = page.getByRole("button", { name: questions[0] });
  const second = page.getByRole("button", { name: questions[1] });
  await first.click();
  await second.click();

  await wake();

  await expect(second).toHaveAttribute("aria-expanded", "true");
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await second.click();
  await expect(second).toHaveAttribute("aria-expanded", "false");
});

test("a call wished before the page is alive leads to the form, at once", async ({ page }) => {
  await openAsleep(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Être rappelé" }).click({ noWaitAfter: true });

  await expect(page).toHaveURL(/\/contact/);
});

test("a drawer opened before the page is alive stays open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { wake } = await openAsleep(page, "/");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Ouvrir le menu" }).press("Enter");
  await expect(drawer).toBeVisible();

  await wake();

  await expect(drawer).toBeVisible();
});
