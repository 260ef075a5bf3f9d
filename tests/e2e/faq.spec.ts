import { faqItems } from "#app/content/faq.ts";
import { expect, test } from "./fixtures.ts";

const search = (page: import("playwright/test").Page) => page.getByRole("searchbox", { name: "Rechercher une question" });
const count = (page: import("playwright/test").Page) => page.getByRole("main").getByRole("status");
const question = (page: import("playwright/test").Page, text = "") => page.locator("summary").filter({ hasText: text });

test("all questions are listed under their category, one open per category", async ({ warmPage: page }) => {
  await page.goto("/faq");
  await expect(count(page)).toHaveText(`${faqItems.length} questions trouvées`);
  for (const category of new Set(faqItems.map((item) => item.category)))
    await expect(page.getByRole("main").getByRole("heading", { level: 2, name: category, exact: true })).toBeVisible();
  const [first, second] = faqItems.filter(({ category }) => category === "DPC Général");

  await question(page, first?.question).click();
  await expect(page.getByText(first?.answer ?? "")).toBeVisible();
  await question(page, second?.question).click();

  await expect(page.getByText(second?.answer ?? "")).toBeVisible();
  await expect(page.getByText(first?.answer ?? "")).toBeHidden();
});

test("a link to a question opens it", async ({ warmPage: page }) => {
  const { id, answer } = faqItems[2] ?? { id: "", answer: "" };
  await page.goto(`/faq#${id}`);

  await expect(page.getByText(answer)).toBeVisible();
});

test("on paper every answer can be read", async ({ warmPage: page }) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });

  for (const { answer } of faqItems) await expect(page.getByText(answer)).toBeVisible();
});

test("a search finds without case or accents, in question, answer or category", async ({ warmPage: page }) => {
  await page.goto("/faq");
  for (const [query, expected] of [
    ["eligibilite", "Suis-je éligible à la prise en charge"],
    ["RETRACTATION", "Puis-je annuler"],
    ["plateforme", "Comment se déroule"],
  ] as const) {
    await search(page).fill(query);

    await expect(question(page, expected)).toBeVisible();
    await expect(count(page)).toHaveText(/^\d questions? trouvées?$/);
    await expect(page).toHaveURL(new RegExp(`q=${query}`));
  }
});

test("a search can be shared: the address alone gives the result", async ({ warmPage: page }) => {
  await page.goto("/faq?q=eligibilite");
  await expect(search(page)).toHaveValue("eligibilite");
  await expect(count(page)).toHaveText(/question/);
});

test("on a phone the search button is a square beside the box", async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/faq");
  const button = await page.getByRole("button", { name: "Rechercher", exact: true }).boundingBox();

  expect(button?.width).toBe(button?.height);
  expect((await search(page).boundingBox())?.width).toBeGreaterThan(250);
});

test("without JavaScript every answer can be read and the search works", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/faq");
  for (const { question: text, answer } of faqItems) {
    await question(page, text).click();
    await expect(page.getByText(answer)).toBeVisible();
  }

  await search(page).fill("annuler");
  await search(page).press("Enter");

  await expect(page).toHaveURL(`${site.address}/faq?q=annuler`);
  await expect(page.getByRole("heading", { name: /Puis-je annuler/ })).toBeVisible();
  await context.close();
});
