import { expect, test } from "./fixtures.ts";

test("nothing shifts while a page loads", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/", "/formations-generalistes", "/formations/infirmiers/amelioration-douleur", "/faq"]) {
      await page.goto(path);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let total = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
                if (!entry.hadRecentInput) total += entry.value;
            }).observe({ type: "layout-shift", buffered: true });
            document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(total))));
          }),
      );
      expect(shift, `${path} at ${width}`).toBeLessThan(0.01);
    }
  }
});
