import { formatEuros } from "#app/content/format.ts";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { findAmounts } from "#tests/amounts.ts";
import { expect, test } from "./fixtures.ts";

test("a general practitioner on a phone finds in two taps from home what can still be finished and what it pays", async ({
  warmPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Médecins généralistes" }).first().click();
  const filter = page.getByRole("navigation", { name: "Filtrer les programmes" });
  const card = page.getByRole("article").first();
  // Outside the season there is nothing to filter: the first tap was enough.
  if (await filter.isVisible()) {
    await filter.getByRole("link", { name: "Cette année" }).click();
    await expect(page).toHaveURL(/quand=cette-annee$/);
    await expect(card.getByText(/encore réalisable/)).toBeVisible();
    await expect(card.locator(".programme-card-amount")).toHaveText("135 €*");
  }
  await expect(card.locator(".programme-card-amount")).toBeVisible();
});

test("the format that is chosen on a card is the one that its page opens with, whether the title, the card or its arrow is clicked", async ({
  warmPage: page,
}) => {
  for (const target of ["h3 a", ".i-lucide-arrow-right"]) {
    await page.goto("/formations-generalistes");
    const card = page.getByRole("article").first();
    await card.getByRole("radio", { name: /^EPP/ }).check();
    await expect(card.locator(".programme-card-amount")).toHaveText("180 €*");
    await card.locator(target).scrollIntoViewIfNeeded();
    const box = await card.locator(target).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    await expect(page).toHaveURL(/diagnostic-endometriose\?format=EPP$/);
  }
});

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
