import type { Page } from "playwright/test";
import { faqItem, faqItems } from "#tests/references.ts";
import { expect, test } from "./fixtures.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Rechercher une question" });
const count = (page: Page) => page.getByRole("main").getByRole("status");
const question = (page: Page, text = "") => page.locator("summary").filter({ hasText: text });

test("a question is found by a link, in its category or by a search", async ({ page }) => {
  const linked = faqItem("que-dois-je-faire-pour-respecter-mon-obligation-de-dpc");
  const [first, second] = [faqItem("qu-est-ce-que-le-dpc"), faqItem("qui-finance-ma-formation-et-vais-je-etre-indemnise-e")];
  await page.goto(`/faq#${linked.id}`);
  await test.step("a link to it opens it", async () => {
    await expect(page.getByText(linked.answer)).toBeVisible();
  });
  await test.step("all are listed under their category", async () => {
    await expect(count(page)).toHaveText(`${faqItems.length} questions trouvées`);
    for (const category of new Set(faqItems.map((item) => item.category)))
      await expect(page.getByRole("main").getByRole("heading", { level: 2, name: category, exact: true })).toBeVisible();
  });

  await test.step("one of a category is open at a time", async () => {
    await question(page, first.question).click();
    await expect(page.getByText(first.answer)).toBeVisible();
    await question(page, second.question).click();
    await expect(page.getByText(second.answer)).toBeVisible();
    await expect(page.getByText(first.answer)).toBeHidden();
  });
  // What it finds: app/routes/faq/filter-faq.test.ts.
  await test.step("a search gives its questions, their count and its address", async () => {
    await search(page).fill("RETRACTATION");
    await expect(question(page, "Puis-je annuler")).toBeVisible();
    await expect(count(page)).toHaveText(/^\d questions? trouvées?$/);
    await expect(page).toHaveURL(/q=RETRACTATION/);
  });

  await test.step("a search that finds nothing makes one offer", async () => {
    await search(page).fill("zzzz");
    await expect(page.getByRole("main").getByText(/^(Être rappelé|Nous contacter)/)).toHaveCount(1);
  });
});
