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

/** What finding a browser asks of a machine. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  /** Where Playwright keeps its own Chromium. The headless shell that comes with it has no path in its API. */
  ownBrowser: string;
  isRoot: boolean;
  exists(file: string): boolean;
  /** Runs a command to its end; whether it ended well. */
  run(command: string, args: readonly string[]): boolean;
  say(line: string): void;
}

/**
 * Path of a Chromium for the tests: CHROMIUM_PATH, else Playwright's own (undefined: it finds that by itself), else the system's,
 * else one that is installed now, which one line tells. PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 forbids that.
 * Throws a CliError when there is none.
 */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    if (!machine.exists(named)) throw new CliError(`CHROMIUM_PATH names "${named}", which does not exist.`);
    return named;
  }
  if (machine.exists(machine.ownBrowser)) return undefined;
  return SYSTEM_BROWSERS.find(machine.exists) ?? installBrowser(machine);
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

function installBrowser(machine: Machine): string | undefined {
  const forbidden = machine.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD;
  if (forbidden && forbidden !== "0")
    throw new CliError(`The end-to-end tests need a browser, and PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD forbids to install one: ${BY_HAND}.`);
  machine.say(
    "The end-to-end tests need a browser and there is none: installing Playwright's Chromium (PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 forbids it)…",
  );
  const isDownloaded = machine.run("playwright", ["install", "chromium"]) && machine.exists(machine.ownBrowser);
  // A download that lacks libraries of the system does not start.
  if (isDownloaded && machine.run(machine.ownBrowser, ["--headless", "--no-sandbox", "--version"])) return undefined;
  const found = installSystemBrowser(machine);
  if (!found) throw new CliError(`No browser could be installed for the end-to-end tests: ${BY_HAND}.`);
  return found;
}

function installSystemBrowser(machine: Machine): string | undefined {
  if (!machine.exists(APT)) return undefined;
  const apt = (...args: string[]) => (machine.isRoot ? machine.run("apt-get", args) : machine.run("sudo", ["-n", "apt-get", ...args]));
  machine.say(
    `That did not work here: installing the system's package instead (${machine.isRoot ? "" : "sudo -n "}apt-get install ${PACKAGES[0]})…`,
  );
  apt("update", "-qq");
  PACKAGES.find((name) => apt("install", "-y", "-qq", "--no-install-recommends", name));
  return SYSTEM_BROWSERS.find(machine.exists);
}

function thisMachine(): Machine {
  return {
    env: process.env,
    ownBrowser: chromium.executablePath(),
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    run: (command, args) =>
      spawnSync(command, args, {
        stdio: "ignore",
        timeout: INSTALL_TIMEOUT_MS,
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
        shell: process.platform === "win32",
      }).status === 0,
    say: (line) => console.log(line),
  };
}
