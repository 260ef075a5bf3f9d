import { FUNDED_DAY } from "#tests/days.ts";
import { bottomOf, expect, test } from "./fixtures.ts";

/** For who draws: what a first screen holds, in pixels. `npm run test:drawing`. */

test.use({ day: FUNDED_DAY });

test("the first screen of home holds the offer, the call and the amounts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const hero = page.getByRole("region", { name: "Votre DPC, en ligne" });
  const call = hero.getByRole("link", { name: "Appelez-nous 24/7" });
  const [charge, post] = [hero.getByText("à votre charge"), hero.getByRole("link", { name: /Infirmiers \(IDE\)/ })];

  await test.step("the first screen of a phone holds the offer, the call and the amounts", async () => {
    const inOrder = [hero.getByRole("link", { name: "Trouvez votre formation" }), call, charge, post];
    const bottoms: number[] = [];
    for (const element of inOrder) bottoms.push(await bottomOf(element));
    expect(bottoms).toEqual(bottoms.toSorted((one, other) => one - other));
    expect(await bottomOf(call), "out of the reach of a bar at the foot").toBeLessThanOrEqual(420);
    expect(await bottomOf(hero)).toBeLessThanOrEqual(844);
  });

  await test.step("on the smallest phone the call is in the first screen", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await bottomOf(call), "at 320 px").toBeLessThanOrEqual(480);
  });
});

for (const path of ["/formations", "/formations-generalistes", "/formations-infirmiers"])
  test(`the first screen of ${path} on a phone shows subject and amounts`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const main = page.getByRole("main");
    expect(await bottomOf(main.getByRole("heading", { level: 1, name: /formations/i }))).toBeLessThanOrEqual(844);
    for (const words of [/^0\s€/, "à votre charge si vous êtes éligible", "jusqu’à"])
      expect(await bottomOf(main.getByText(words).first()), String(words)).toBeLessThanOrEqual(844);
  });

test("the cards of a list begin in the first screen, before the legend and what is sure", async ({ page }) => {
  for (const path of ["/formations-generalistes", "/formations-infirmiers"])
    for (const [width, height, most] of [
      [390, 844, 560],
      [1440, 900, 480],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
      expect(await top("article"), `${path} at ${width} px`).toBeLessThanOrEqual(most);
      expect(await top("article")).toBeLessThan(await top('[data-answer="proofs"]'));
    }
});
