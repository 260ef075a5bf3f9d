import { formatEuros } from "#app/content/format.ts";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { findAmounts } from "#tests/amounts.ts";
import { expect, test } from "./fixtures.ts";

test("the hover indemnities appear on hover and keyboard focus of the list cards", async ({ warmPage: page }) => {
  for (const [profession, path, amounts] of [
    ["generalistes", "/formations-generalistes", ["450 €", "450 €", "180 €", "180 €"]],
    ["infirmiers", "/formations-infirmiers", ["471,20 €", "209 €", "114 €"]],
  ] as const) {
    await page.goto(path);
    const cards = page.getByRole("main").getByRole("article");
    for (const [index, amount] of amounts.entries()) {
      const card = cards.nth(index);
      const shown = card.locator(".programme-card-amount");
      const atRest = formatEuros(programmesOf(profession).map(highestIndemnityInCents)[index] ?? 0);
      const read = async () => findAmounts(await shown.innerText());
      expect(await read()).toEqual(findAmounts(atRest));
      await card.hover();
      await expect.poll(read).toEqual([amount]);
      await page.mouse.move(0, 0);
      await expect.poll(read).toEqual(findAmounts(atRest));
      await card.getByRole("link").first().focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect.poll(read).toEqual([amount]);
      await card.getByRole("link").first().blur();
    }
  }
});
