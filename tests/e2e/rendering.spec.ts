import { canonicalPaths } from "#app/content/redirects.ts";
import { expect, test } from "./fixtures.ts";

const paths = [...canonicalPaths, "/catalogue"];

/** What French typography forbids in visible text. */
const FAULTS: ReadonlyArray<readonly [string, RegExp]> = [
  ["a straight apostrophe", /\p{L}'\p{L}/u],
  ["a plain space before ; ! ? : »", / [;!?:»]/],
  ["a plain space after «", /« /],
  ["no space before ; ! ?", /\p{L}[;!?](?![\p{L}/])/u],
  ["a plain space before € or %", /\d [€%]/],
  ["no space before € or %", /\d[€%]/],
  ["plain thousands", /\d \d{3}(?!\d)/],
  ["a decimal point in an amount", /\d\.\d+\s?€/],
  ["a unit that can leave its number", /\d h(?!\p{L})/u],
  ["a brace left open", /\{\{|\$\{|undefined|NaN|\[object/],
];

for (const path of paths) {
  test(`${path} is set in French type`, async ({ page }) => {
    await page.goto(path);
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest("script, style, code, input, textarea") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const blocks = new Map<Element, string>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const block =
          node.parentElement?.closest(
            "p, li, h1, h2, h3, h4, dt, dd, td, th, a, button, label, summary, figcaption, blockquote, caption, legend, div",
          ) ?? document.body;
        blocks.set(block, (blocks.get(block) ?? "") + (node.textContent ?? ""));
      }
      const attributes = [...document.querySelectorAll("[aria-label], [placeholder], [title], img[alt]")].flatMap((element) =>
        ["aria-label", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
      );
      return [...blocks.values(), ...attributes, document.title];
    });
    for (const text of texts.filter((content) => !/https?:|@/.test(content))) {
      for (const [fault, pattern] of FAULTS) expect(text.match(pattern)?.input ?? "", fault).toBe("");
    }
  });
}

for (const path of [
  "/",
  "/formations",
  "/formations-generalistes",
  "/formations-infirmiers",
  "/formations/infirmiers/amelioration-douleur",
  "/financement",
]) {
  test(`on ${path} every star has one meaning`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.locator("#bareme")).toHaveText(/^\* Montants au barème \d{4}/);

    const notes = await main.locator("p").filter({ hasText: /^\* / }).all();
    for (const note of notes) {
      expect((await note.getAttribute("id")) ?? (await note.getByRole("link").getAttribute("href"))).toMatch(/^#?bareme$/);
    }
  });
}

for (const width of [320, 390, 820, 1440, 2560]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test("nothing shifts while a page loads", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/", "/formations-generalistes", "/formations/infirmiers/amelioration-douleur", "/faq"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let total = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
                if (!entry.hadRecentInput) total += entry.value;
            }).observe({ type: "layout-shift", buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
          }),
      );
      expect(shift, `${path} at ${width}`).toBeLessThan(0.01);
    }
  }
});
