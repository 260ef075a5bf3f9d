import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Tests run twice as fast on the headless shell. */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Path of a Chromium: CHROMIUM_PATH, else Playwright's own, else the system's. Throws when CHROMIUM_PATH leads nowhere.
 * @returns {string | undefined}
 */
export function findBrowser(isOwnBroken = false) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH ne mène à aucun fichier : ${named}`);
  const own = isOwnBroken ? "" : chromium.executablePath();
  return [named ?? "", own, ...SYSTEM_BROWSERS].find((file) => file && existsSync(file));
}

export function launchOptions() {
  const found = findBrowser();
  return {
    // Playwright finds its own.
    executablePath: found === chromium.executablePath() ? undefined : found,
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      "--font-render-hinting=none",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  };
}
