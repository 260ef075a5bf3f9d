import type { Page } from "playwright/test";
import { faqItems } from "#app/content/faq.ts";
import { expect, test } from "./fixtures.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Rechercher une question" });
const count = (page: Page) => page.getByRole("main").getByRole("status");
const question = (page: Page, text = "") => page.locator("summary").filter({ hasText: text });

test("questions are listed under their category, one open in each; a search gives its own, their count and its address", async ({
  warmPage: page,
}) => {
  const { id, answer: linked } = faqItems[2] ?? { id: "", answer: "" };
  await page.goto(`/faq#${id}`);
  await expect(page.getByText(linked), "a link to a question opens it").toBeVisible();
  await expect(count(page)).toHaveText(`${faqItems.length} questions trouvées`);
  for (const category of new Set(faqItems.map((item) => item.category)))
    await expect(page.getByRole("main").getByRole("heading", { level: 2, name: category, exact: true })).toBeVisible();
  const [first, second] = faqItems.filter(({ category }) => category === "DPC Général");

  await question(page, first?.question).click();
  await expect(page.getByText(first?.answer ?? "")).toBeVisible();
  await question(page, second?.question).click();
  await expect(page.getByText(second?.answer ?? "")).toBeVisible();
  await expect(page.getByText(first?.answer ?? "")).toBeHidden();

  await page.emulateMedia({ media: "print" });
  for (const { answer } of faqItems) await expect(page.getByText(answer), "on paper").toBeVisible();
  await page.emulateMedia({ media: null });

  // What a search finds: app/routes/faq/filter-faq.test.ts.
  await search(page).fill("RETRACTATION");
  await expect(question(page, "Puis-je annuler")).toBeVisible();
  await expect(count(page)).toHaveText(/^\d questions? trouvées?$/);
  await expect(page).toHaveURL(/q=RETRACTATION/);

  await test.step("on a phone its button is a square beside the box", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const button = await page.getByRole("button", { name: "Rechercher", exact: true }).boundingBox();
    expect(button?.width).toBe(button?.height);
    expect((await search(page).boundingBox())?.width).toBeGreaterThan(250);
  });
});
