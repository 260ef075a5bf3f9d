import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { CliError } from "../toolbox.ts";

/** The headless shell first: without a window around each page, tests take half the time. */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const APT = "/usr/bin/apt-get";
/** What Debian calls it, and what others do. */
const PACKAGES = ["chromium-headless-shell", "chromium"];
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Path of a Chromium for the tests: CHROMIUM_PATH, else Playwright's own (undefined: it finds that by itself), else the system's,
 * else one that is installed now, which one line tells. PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 forbids that.
 * Throws a CliError when there is none.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new CliError(`CHROMIUM_PATH names "${named}", which does not exist.`);
  if (named) return named;
  // The headless shell that comes with it has no path in Playwright's API.
  if (existsSync(chromium.executablePath())) return undefined;
  return SYSTEM_BROWSERS.find(existsSync) ?? installBrowser();
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

const BY_HAND = "run `npx playwright install --with-deps chromium`, or give the path of a Chromium in CHROMIUM_PATH";

function installBrowser(): string | undefined {
  const forbidden = process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD;
  if (forbidden && forbidden !== "0")
    throw new CliError(`The end-to-end tests need a browser, and PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD forbids to install one: ${BY_HAND}.`);
  console.log(
    "The end-to-end tests need a browser and there is none: installing Playwright's Chromium (PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 forbids it)…",
  );
  const own = chromium.executablePath();
  // A download that lacks libraries of the system does not start.
  if (run("playwright", "install", "chromium") && run(own, "--headless", "--no-sandbox", "--version")) return undefined;
  const found = installSystemBrowser();
  if (!found) throw new CliError(`No browser could be installed for the end-to-end tests: ${BY_HAND}.`);
  return found;
}

function installSystemBrowser(): string | undefined {
  if (!existsSync(APT)) return undefined;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [command = "", ...before] = [...sudo, "apt-get"];
  console.log(`That did not work here: installing the system's package instead (${[...sudo, "apt-get install", PACKAGES[0]].join(" ")})…`);
  run(command, ...before, "update", "-qq");
  PACKAGES.find((name) => run(command, ...before, "install", "-y", "-qq", "--no-install-recommends", name));
  return SYSTEM_BROWSERS.find(existsSync);
}

/** Runs a command to its end; whether it ended well. */
function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status } = spawnSync(command, args, { stdio: "ignore", timeout: INSTALL_TIMEOUT_MS, env, shell: process.platform === "win32" });
  return status === 0;
}
