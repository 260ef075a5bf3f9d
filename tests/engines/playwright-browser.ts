import type { BrowserType } from "playwright";
import { callInPage, type Engine } from "./engine.ts";

const NAMES: Record<string, string> = { "\uE004": "Tab", "\uE007": "Enter", "\uE00C": "Escape" };
const MARGIN = "14mm";

/** A browser that Playwright drives: its own Firefox or WebKit, which it cannot print from, or any Chromium. */
export async function openPlaywright(type: BrowserType, options?: Parameters<BrowserType["launch"]>[0]): Promise<Engine> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ locale: "fr-FR", timezoneId: "Europe/Paris", reducedMotion: "reduce" });
  const downloads: string[] = [];
  const faults: string[] = [];
  page.on("download", (download) => void download.path().then(() => downloads.push(download.suggestedFilename())));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", ({ message }) => faults.push(message));
  return {
    name: `${type.name()} ${browser.version()}`,
    open: async (address) => void (await page.goto(address)),
    run: async (code, ...input) => JSON.parse(await page.evaluate(callInPage(code, input))),
    clickAt: (x, y) => page.mouse.click(Math.round(x), Math.round(y)),
    async wheelAt(x, y, down) {
      await page.mouse.move(Math.round(x), Math.round(y));
      await page.mouse.wheel(0, down);
    },
    type: (keys) => (NAMES[keys] ? page.keyboard.press(NAMES[keys]) : page.keyboard.type(keys)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    print: async () =>
      type.name() === "chromium"
        ? page.pdf({ format: "A4", printBackground: true, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } })
        : null,
    listDownloads: () => downloads,
    takeFaults: () => faults.splice(0),
    close: () => browser.close(),
  };
}
