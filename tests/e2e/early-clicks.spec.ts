import type { Page } from "playwright/test";
import { faqItems } from "#app/content/faq.ts";
import { HYDRATED_EVENT } from "#app/features/page-life.ts";
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

test("a click made again takes no focus from where the visitor has gone meanwhile", async ({ page }) => {
  const { wake } = await openAsleep(page, "/faq");
  const first = page.getByRole("button", { name: questions[0] });
  const second = page.getByRole("button", { name: questions[1] });
  await first.click();
  await second.focus();

  await wake();

  await expect(first).toHaveAttribute("aria-expanded", "true");
  await expect(second).toBeFocused();
});

test("a click that React has heard is not made again", async ({ page }) => {
  await page.addInitScript((event) => {
    function press() {
      const question = document.querySelector<HTMLElement>("main [aria-expanded]");
      question?.focus();
      question?.click();
    }
    document.addEventListener(event, () => queueMicrotask(press));
  }, HYDRATED_EVENT);
  const { wake } = await openAsleep(page, "/faq");

  await wake();

  await expect(page.getByRole("button", { name: questions[0] })).toHaveAttribute("aria-expanded", "true");
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

test("in a browser that does not know commands, a drawer wished before the page is alive opens as soon as it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
    document.addEventListener("command", (event) => event.preventDefault(), true);
  });
  const { wake } = await openAsleep(page, "/");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(drawer).toBeHidden();

  await wake();

  await expect(drawer).toBeVisible();
});
