import { expect, test } from "./fixtures.ts";

for (const search of ["", "?statut=salarie"])
  test(`the amounts of /financement${search} stand under their headings at every width from 320 px`, async ({ sharedPage: page }) => {
    await page.goto(`/financement${search}`);
    const table = page.locator("#bareme table");
    const wrong: string[] = [];
    for (let width = 320; width <= 1440; width++) {
      await page.setViewportSize({ width, height: 800 });
      const rows = await table.evaluate((element) =>
        [...element.querySelectorAll("tr")].flatMap((row) => {
          const cells = [...row.querySelectorAll("thead th:not(:first-child), td:not([colspan])")];
          return cells.length === 0 ? [] : [cells.map((cell) => Math.round(cell.getBoundingClientRect().right))];
        }),
      );
      const [head = [], ...body] = rows;
      expect(head.length).toBe(3);
      expect(body.length).toBeGreaterThan(5);
      const displaced = body.find((row) => row.join() !== head.join());
      if (displaced) wrong.push(`${width} px: ${displaced} under ${head}`);
    }
    expect(wrong).toEqual([]);
  });
