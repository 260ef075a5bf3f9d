import type { Page } from "playwright/test";

/**
 * Two ways to letters twice as large. Media queries follow the browser's setting, and the text zoom of Firefox and Safari; of a root
 * that a reader's own sheet has enlarged only containers know.
 */
export const LARGE_LETTERS = { "the browser's setting": setBrowserLetters, "the root's own size": setRootLetters };

async function setBrowserLetters(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const set = (standard: number) => session.send("Page.setFontSizes", { fontSizes: { standard } });
  await set(32);
  return async () => {
    await set(16);
    await session.detach();
  };
}

async function setRootLetters(page: Page): Promise<() => Promise<void>> {
  const set = (size: string) => page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  await set("200%");
  return async () => {
    await set("");
  };
}
