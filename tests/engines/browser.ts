import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer, { type Keyboard, type LaunchOptions, type Mouse, type Page } from "puppeteer-core";
import { findBrowser, launchOptions } from "#scripts/browser.mjs";
import { Refusal } from "#scripts/command.ts";
import { openWebKit } from "./webkit.ts";

export type BrowserName = "chromium" | "firefox" | "webkit";

/** The part of Puppeteer's page that journeys use, which WebKit has too. */
export interface EnginePage extends Pick<Page, "goto" | "goBack" | "reload" | "evaluate" | "setViewport" | "pdf"> {
  mouse: Pick<Mouse, "move" | "click" | "wheel">;
  keyboard: Pick<Keyboard, "press" | "type">;
}

export interface Browser {
  page: EnginePage;
  version: string;
  /** Returns the console errors since the last call. */
  takeFaults(): string[];
  close(): Promise<unknown>;
}

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const WEBKIT = ["/usr/bin/WebKitWebDriver", "/usr/bin/gjs", "/usr/bin/Xvfb"];

export interface Engine extends Browser {
  listDownloads(): string[];
}

/** Starts a browser of the system, without its back/forward cache. Throws a Refusal that names missing packages. */
export async function openBrowser(name: BrowserName): Promise<Engine> {
  const downloads = mkdtempSync(path.join(tmpdir(), "engine-downloads-"));
  const browser =
    name === "webkit" ? openSystemWebKit(downloads) : openPuppeteer(name === "firefox" ? firefox(downloads) : chromium(downloads));
  const { close, ...opened } = await browser;
  return {
    ...opened,
    listDownloads: () => readdirSync(downloads).filter((file) => !/\.(part|crdownload)$/.test(file)),
    async close() {
      await close();
      rmSync(downloads, { recursive: true });
    },
  };
}

function chromium(downloadPath: string): LaunchOptions {
  const args = [...launchOptions().args, "--force-prefers-reduced-motion", "--disable-features=BackForwardCache"];
  return { executablePath: findBrowser(), args, downloadBehavior: { policy: "allow", downloadPath } };
}

function firefox(downloads: string): LaunchOptions {
  const executablePath = FIREFOX.find(existsSync);
  if (!executablePath) throw missing("firefox-esr");
  const extraPrefsFirefox = {
    "browser.download.folderList": 2,
    "browser.download.dir": downloads,
    "browser.helperApps.neverAsk.saveToDisk": "application/pdf",
    "browser.sessionhistory.max_total_viewers": 0,
    "pdfjs.disabled": true,
    "ui.prefersReducedMotion": 1,
    "ui.useOverlayScrollbars": 1,
  };
  return { browser: "firefox", executablePath, extraPrefsFirefox };
}

async function openPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: null });
  const page = await browser.newPage();
  const faults: string[] = [];
  const setViewport = page.setViewport.bind(page);
  // Firefox 140 sets the size, but knows no orientation, which Puppeteer sets too.
  page.setViewport = (viewport) =>
    setViewport(viewport).catch((error: Error) => {
      if (!error.message.includes("unknown command emulation.setScreenOrientationOverride")) throw error;
    });
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  return { page, version: await browser.version(), takeFaults: () => faults.splice(0), close: () => browser.close() };
}

function openSystemWebKit(downloads: string): Promise<Browser> {
  if (!WEBKIT.every(existsSync)) throw missing("webkit2gtk-driver gir1.2-webkit2-4.1 gjs xvfb");
  return openWebKit(downloads);
}

function missing(packages: string): Refusal {
  return new Refusal(`This browser is not installed. On Debian: \`apt-get install ${packages}\`.`);
}
