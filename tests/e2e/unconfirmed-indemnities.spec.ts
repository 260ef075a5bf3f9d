import { readHomeProfessions } from "#app/content/pages/home.ts";
import { expect, test } from "./fixtures.ts";

test("the first screen of a phone has room for « à confirmer » on both plates", async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const hero = page.getByRole("region", { name: "Votre DPC, en ligne" });
  for (const { plate } of readHomeProfessions("2026-11-26")) {
    const upTo = hero.getByRole("link", { name: plate.title }).getByText(plate.upTo, { exact: true });
    await upTo.evaluate((element) => element.replaceChildren("à confirmer, jusqu’à"));
  }
  expect(await hero.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(844);
});
