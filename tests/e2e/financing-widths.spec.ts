import { expect, test } from "./fixtures.ts";

/**
 * First widths, in px, of each drawing of the tables: 20 and 34 rem of their own (360, 592 and, in two columns, 1200), the
 * page's breakpoints, and where the gutter begins and ends to grow with the window (500, 1000) and the page no longer does.
 */
const CHANGES = [360, 384, 500, 592, 640, 768, 960, 1000, 1024, 1200, 1280];
const COARSE_PX = 40;

const coarse = Array.from({ length: (1440 - 320) / COARSE_PX + 1 }, (_, step) => 320 + step * COARSE_PX);
const WIDTHS = [...new Set([...coarse, ...CHANGES.flatMap((width) => [width - 1, width, width + 1])])].toSorted((a, b) => a - b);

for (const search of ["", "?statut=salarie"])
  test(`the amounts of /financement${search} stand under their headings from 320 to 1440 px`, async ({ page }) => {
    await page.goto(`/financement${search}`);
    const section = page.locator("#bareme");
    const wrong: string[] = [];
    const drawings: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { tables, drawing } = await section.evaluate((element) => {
        const found = [...element.querySelectorAll("table")];
        const shown = [...element.querySelectorAll("table, tr, th")].map((part) => getComputedStyle(part).display);
        return {
          tables: found.map((table) =>
            [...table.querySelectorAll("tr")].map((row) =>
              [...row.querySelectorAll("thead th:not(:first-child), td")].map((cell) => Math.round(cell.getBoundingClientRect().right)),
            ),
          ),
          drawing: [...shown, new Set(found.map((table) => table.getBoundingClientRect().left)).size].join(),
        };
      });
      expect(tables).toHaveLength(2);
      for (const [head = [], ...body] of tables) {
        expect(head.length).toBeGreaterThan(2);
        expect(body.length).toBeGreaterThan(3);
        const displaced = body.find((row) => row.join() !== head.join());
        if (displaced) wrong.push(`${width} px: ${displaced} under ${head}`);
      }
      drawings.push(drawing);
    }
    expect(wrong).toEqual([]);
    const changed = WIDTHS.filter((_, place) => place > 0 && drawings[place] !== drawings[place - 1]);
    expect(changed, "each change of the drawing is looked at from one pixel to the next").toEqual([360, 592, 960, 1200]);
  });
