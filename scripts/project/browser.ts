import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { CliError } from "../toolbox.ts";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Path of a Chromium for the tests: CHROMIUM_PATH, else Playwright's own, else the system's, else one that is installed now,
 * which one line tells. PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 forbids that. Throws a CliError when there is none.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new CliError(`CHROMIUM_PATH names "${named}", which does not exist.`);
    return named;
  }
  return findOwnBrowser() ?? findSystemBrowser() ?? installBrowser();
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

function findOwnBrowser(): string | undefined {
  return [chromium.executablePath()].find((file) => existsSync(file));
}

function findSystemBrowser(): string | undefined {
  return SYSTEM_BROWSERS.find((file) => existsSync(file));
}

const BY_HAND = "run `npx playwright install --with-deps chromium`, or give the path of a Chromium in CHROMIUM_PATH";

function installBrowser(): string {
  const forbidden = process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD;
  if (forbidden && forbidden !== "0")
    throw new CliError(`The end-to-end tests need a browser, and PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD forbids to install one: ${BY_HAND}.`);
  console.log(
    "The end-to-end tests need a browser and there is none: installing Playwright's Chromium (PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 forbids it)…",
  );
  attempt("playwright", ["install", "chromium"]);
  const own = findOwnBrowser();
  // A download that lacks libraries of the system does not start.
  if (own && attempt(own, ["--headless", "--no-sandbox", "--version"])) return own;
  const found = installSystemBrowser();
  if (!found) throw new CliError(`No browser could be installed for the end-to-end tests: ${BY_HAND}.`);
  return found;
}

function installSystemBrowser(): string | undefined {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  console.log(`That did not work here: installing the system's package instead (${[...sudo, "apt-get install chromium"].join(" ")})…`);
  for (const step of [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
  ]) {
    const [command = "", ...args] = [...sudo, ...step];
    attempt(command, args);
  }
  return findSystemBrowser();
}

function attempt(command: string, args: readonly string[]): boolean {
  return (
    spawnSync(command, args, {
      stdio: "ignore",
      timeout: INSTALL_TIMEOUT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      shell: process.platform === "win32",
    }).status === 0
  );
}
