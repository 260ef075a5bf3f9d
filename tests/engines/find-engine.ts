import { existsSync } from "node:fs";
import { type BrowserType, chromium, firefox, webkit } from "playwright";
import { launchOptions } from "#scripts/browser.mjs";
import { Refusal } from "#scripts/command.ts";
import type { Engine } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { openPlaywright } from "./playwright-browser.ts";
import { openWebKit } from "./webkit.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const WEBKIT = ["/usr/bin/WebKitWebDriver", "/usr/bin/gjs", "/usr/bin/Xvfb"];
const PACKAGES = { firefox: "firefox-esr", webkit: "webkit2gtk-driver gir1.2-webkit2-4.1 gjs xvfb" };

/** Starts an engine: Playwright's own where it is installed, else the system's. Throws a Refusal that says how to install one. */
export async function openEngine(name: EngineName): Promise<Engine> {
  if (name === "chromium") return openPlaywright(chromium, launchOptions());
  const own: BrowserType = { firefox, webkit }[name];
  if (existsSync(own.executablePath())) return openPlaywright(own);
  const system = name === "firefox" ? FIREFOX.find(existsSync) : WEBKIT.every(existsSync);
  if (!system) {
    throw new Refusal(
      `There is no ${name}: run \`npx playwright install --with-deps ${name}\`, or on Debian \`apt-get install ${PACKAGES[name]}\`.`,
    );
  }
  return typeof system === "string" ? openFirefox(system) : openWebKit();
}
