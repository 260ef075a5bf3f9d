import { expect, test } from "./fixtures.ts";

/** Finer than any width at which the tables change. */
const STEP_PX = 4;

for (const search of ["", "?statut=salarie"])
  test(`the amounts of /financement${search} stand under their headings from 320 to 1440 px`, async ({ page }) => {
    await page.goto(`/financement${search}`);
    const section = page.locator("#bareme");
    const wrong: string[] = [];
    for (let width = 320; width <= 1440; width += STEP_PX) {
      await page.setViewportSize({ width, height: 800 });
      const tables = await section.evaluate((element) =>
        [...element.querySelectorAll("table")].map((table) =>
          [...table.querySelectorAll("tr")].map((row) =>
            [...row.querySelectorAll("thead th:not(:first-child), td")].map((cell) => Math.round(cell.getBoundingClientRect().right)),
          ),
        ),
      );
      expect(tables).toHaveLength(2);
      for (const [head = [], ...body] of tables) {
        expect(head.length).toBeGreaterThan(2);
        expect(body.length).toBeGreaterThan(3);
        const displaced = body.find((row) => row.join() !== head.join());
        if (displaced) wrong.push(`${width} px: ${displaced} under ${head}`);
      }
    }
    expect(wrong).toEqual([]);
  });
