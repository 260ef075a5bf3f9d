import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { PlainError } from "./project.ts";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const DOWNLOAD_TIMEOUT_MS = 180_000;

/**
 * Path of a Chromium for the tests: CHROMIUM_PATH, else Playwright's own (installed if it can be had), else the system's,
 * else one installed from the system's packages. Throws a PlainError when there is none.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new PlainError(`CHROMIUM_PATH names "${named}", which does not exist.`);
    return named;
  }
  const own = chromium.executablePath();
  if (existsSync(own) || installOwn(own)) return own;
  return findSystemBrowser() ?? installSystemBrowser();
}

/** How every script and test starts the browser. */
export function launchOptions() {
  return {
    executablePath: findBrowser(),
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      "--font-render-hinting=none",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  };
}

function findSystemBrowser(): string | undefined {
  return SYSTEM_BROWSERS.find((candidate) => existsSync(candidate));
}

function installOwn(own: string): boolean {
  // A machine that has a browser but no way to Playwright's download should not wait for it at each run.
  if (findSystemBrowser() && process.env.PLAYWRIGHT_DOWNLOAD !== "1" && !canReachDownload()) return false;
  console.log("Installing Playwright's Chromium…");
  spawnSync("playwright", ["install", "chromium"], { stdio: "ignore", timeout: DOWNLOAD_TIMEOUT_MS, shell: process.platform === "win32" });
  return existsSync(own);
}

function canReachDownload(): boolean {
  const probe = `fetch("https://cdn.playwright.dev/", { method: "HEAD", signal: AbortSignal.timeout(3000) }).then(() => process.exit(0), () => process.exit(1))`;
  return spawnSync(process.execPath, ["-e", probe], { stdio: "ignore" }).status === 0;
}

function installSystemBrowser(): string {
  if (existsSync("/usr/bin/apt-get")) {
    console.log("Installing the system's Chromium…");
    const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
    for (const step of [
      ["apt-get", "update", "-qq"],
      ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
    ]) {
      const [command = "", ...args] = [...sudo, ...step];
      spawnSync(command, args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    }
  }
  const found = findSystemBrowser();
  if (!found) throw new PlainError("No browser for the end-to-end tests: install Chromium, or give its path in CHROMIUM_PATH.");
  return found;
}
