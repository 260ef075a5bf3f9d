import { test as base, expect } from "playwright/test";
import type { KeyInput } from "puppeteer-core";
import { extractText, getDocumentProxy } from "unpdf";
import { builtSiteFixtures, type Site } from "#tests/built-site.ts";
import { type BrowserName, type Engine, type EnginePage, openBrowser } from "./browser.ts";

/** A visitor at a browser, who reads, clicks and types like a person. */
export interface Visitor {
  page: EnginePage;
  /** Opens a page of the site and waits until its buttons answer. */
  visit(path: string): Promise<void>;
  /** Opens another page and steps back to this one, which the browser loads again. */
  leaveAndReturn(): Promise<void>;
  reload(): Promise<void>;
  /** Waits for an element that shows, or is named by, these words; clicks its middle. */
  click(selector: string, words?: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  press(key: KeyInput): Promise<void>;
  /** Scrolls down by 600 px with the wheel. */
  scrollAt(x: number, y: number): Promise<void>;
  print(): Promise<string[]>;
  listDownloads(): string[];
  sees<Input extends unknown[]>(read: (...input: Input) => unknown, expected: unknown, ...input: Input): Promise<void>;
}

interface WorkerFixtures {
  browserKind: BrowserName;
  engine: Engine;
  server: Site;
}

/** A journey on the built site in the browser of the project. Fails on an error in the browser's console. */
export const test = base.extend<{ visitor: Visitor; site: Site }, WorkerFixtures>({
  browserKind: ["chromium", { option: true, scope: "worker" }],

  engine: [
    async ({ browserKind }, use) => {
      const engine = await openBrowser(browserKind);
      console.log(engine.version);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],

  ...builtSiteFixtures,

  visitor: async ({ engine, site }, use) => {
    const visitor = { ...openVisitor(engine.page, site.address), listDownloads: engine.listDownloads };
    await engine.page.setViewport({ width: 1440, height: 900 });
    await visitor.visit("/accessibilite");
    await engine.page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    engine.takeFaults();
    await use(visitor);
    expect(engine.takeFaults(), "errors of the console").toEqual([]);
  },
});

export { expect };

function openVisitor(page: EnginePage, address: string): Omit<Visitor, "listDownloads"> {
  async function sees<Input extends unknown[]>(read: (...input: Input) => unknown, expected: unknown, ...input: Input): Promise<void> {
    // A step back may replace the page while it is read.
    await expect(async () => expect(await page.evaluate(read as () => unknown, ...(input as unknown as []))).toEqual(expected)).toPass();
  }
  async function click(selector: string, words = ""): Promise<void> {
    let place: { x: number; y: number } | null = null;
    await expect
      .poll(async () => {
        place = await page.evaluate(locate, selector, words);
        return place !== null;
      }, `${selector} « ${words} »`)
      .toBe(true);
    const { x, y } = place ?? { x: 0, y: 0 };
    await page.mouse.click(x, y);
  }
  const isHydrated = () => sees(() => "hydrated" in document.documentElement.dataset, true);
  return {
    page,
    sees,
    click,
    async visit(path) {
      await page.goto(address + path);
      await isHydrated();
    },
    async leaveAndReturn() {
      await page.goto(`${address}/accessibilite`);
      await page.goBack();
      await isHydrated();
    },
    async reload() {
      await page.reload();
      await isHydrated();
    },
    async fill(selector, text) {
      await click(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    async scrollAt(x, y) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: 600 });
    },
    async print() {
      const side = "14mm";
      const pdf = await page.pdf({ format: "A4", printBackground: true, margin: { top: side, right: side, bottom: side, left: side } });
      return (await extractText(await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 }))).text;
    },
  };
}

/** The middle of the first visible element with this name, scrolled into view; null while there is none. */
function locate(selector: string, words: string): { x: number; y: number } | null {
  const squeeze = (text: string) => text.replace(/\s+/g, " ");
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const name = `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`;
    return squeeze(name).includes(squeeze(words)) && element.getClientRects().length > 0;
  });
  if (!found) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return found.contains(hit) || hit?.contains(found) ? { x, y } : null;
}
