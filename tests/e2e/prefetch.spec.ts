import { expect, test } from "./fixtures.ts";

test("a page whose link was hovered has its data fetched once", async ({ page }) => {
  await page.goto("/contact");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "FAQ" });
  const fetched = page.waitForResponse(/\/faq\.data/);
  await link.hover();
  await (await fetched).finished();
  await link.click();
  await expect(page).toHaveURL("/faq");
  const transferred = await page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry.name.includes("/faq.data") && (entry as PerformanceResourceTiming).transferSize > 0).length,
  );
  expect(transferred).toBe(1);
});
