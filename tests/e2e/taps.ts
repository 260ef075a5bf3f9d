import type { Locator, Page } from "playwright/test";

/** Counts taps, not scrolling or typing. */
export function countTaps() {
  let taps = 0;
  return {
    async tap(target: Locator) {
      taps++;
      await target.tap();
    },
    get taps() {
      return taps;
    },
  };
}

/** Collects the titles of printed pages, from the next page on. */
export async function notePrints(page: Page): Promise<string[]> {
  const prints: string[] = [];
  await page.exposeFunction("printed", (title: string) => prints.push(title));
  await page.addInitScript(() => {
    window.print = () => void (window as unknown as { printed(title: string): void }).printed(document.title);
  });
  return prints;
}
