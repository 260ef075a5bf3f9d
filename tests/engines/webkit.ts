import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Actions, Builder, Key } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/chrome.js";
import type { Browser } from "./browser.ts";

/** Debian's WebKitGTK over WebDriver, in our own window: its browser is wider than a phone and cannot print. */
export async function openWebKit(downloads: string): Promise<Browser> {
  const log = `${downloads}.log`;
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x4000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout, "data");
  // Without accessibility and a session bus it needs no desktop.
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: "1", DBUS_SESSION_BUS_ADDRESS: "disabled:" };
  // It takes the arguments of chromedriver.
  const service = new ServiceBuilder("/usr/bin/WebKitWebDriver")
    .setEnvironment(env as unknown as Map<string, string>)
    .setStdio(["ignore", openSync(log, "w"), "ignore"])
    .build();
  const window = { binary: "/usr/bin/gjs", args: [path.join(import.meta.dirname, "webkit-window.js"), downloads] };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: "gjs", "webkitgtk:browserOptions": window })
    .build();
  const run = (code: unknown, ...input: unknown[]) => driver.executeScript(code as () => unknown, ...input);
  const version = await run(() => new URL(document.URL).hash.slice(1));
  const readFaults = () => readFileSync(log, "utf8").match(/^CONSOLE.* ERROR.*/gm) ?? [];
  let [pointer, seen] = [{ x: 0, y: 0 }, 0];

  const page = {
    evaluate: run,
    goto: (address: string) => driver.get(address),
    goBack: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    setViewport: ({ width, height }: { width: number; height: number }) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    async pdf() {
      const file = `${downloads}.pdf`;
      // It counts the sheets of the last frame, so wait for one.
      await run(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await run((to: string) => (globalThis as unknown as PrintingWindow).webkit.messageHandlers.print.postMessage(to), file);
      return readFileSync(file);
    },
    mouse: {
      async move(x: number, y: number) {
        pointer = { x: Math.round(x), y: Math.round(y) };
      },
      click: (x: number, y: number) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .click()
          .perform(),
      // Its types lack scroll().
      wheel: ({ deltaY = 0 }) => (driver.actions() as ScrollingActions).scroll(pointer.x, pointer.y, 0, deltaY).perform(),
    },
    keyboard: {
      press: (key: string) =>
        driver
          .actions()
          .sendKeys(Key[key.toUpperCase() as "TAB"])
          .perform(),
      type: (text: string) => driver.actions().sendKeys(text).perform(),
    },
  };
  return {
    page: page as unknown as Browser["page"],
    version: `webkitgtk/${version}`,
    takeFaults() {
      const faults = readFaults().slice(seen);
      seen += faults.length;
      return faults;
    },
    async close() {
      // Stopping the driver closes the window.
      await service.kill();
      screen.kill();
    },
  };
}

interface ScrollingActions extends Actions {
  scroll(x: number, y: number, deltaX: number, deltaY: number): Actions;
}

/** What webkit-window.js adds to the page. */
interface PrintingWindow {
  webkit: { messageHandlers: { print: { postMessage(file: string): Promise<void> } } };
}
