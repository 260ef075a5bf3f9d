import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { callInPage, clickActions, type Engine, keyActions, wheelActions } from "./engine.ts";

const WINDOW = path.join(import.meta.dirname, "webkit-window.js");
const START_MS = 20_000;

/**
 * Debian's WebKitGTK over WebDriver, in a window of our own: its own browser is never as narrow as a phone,
 * and WebDriver there cannot print.
 */
export async function openWebKit(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), "engine-webkit-"));
  const downloads = mkdtempSync(path.join(tmpdir(), "engine-downloads-"));
  const port = await findFreePort();
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x4000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout, "data");
  // Without accessibility and a bus of its own it needs no session of a desktop.
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: "1", DBUS_SESSION_BUS_ADDRESS: "disabled:" };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: ["ignore", "pipe", "ignore"] });
  const faults: string[] = [];
  createInterface(driver.stdout).on("line", (line) => /^CONSOLE.* ERROR/.test(line) && faults.push(line));
  const send = await connect(`http://127.0.0.1:${port}`, folder, downloads);
  const act = (actions: unknown) => send("POST", "/actions", { actions });
  const run: Engine["run"] = async (code, ...input) => {
    const script = `const done = arguments[0]; ${callInPage(code, input)}.then((text) => done({ text }), (error) => done({ error: String(error) }))`;
    const { text, error } = (await send("POST", "/execute/async", { script, args: [] })) as { text: string; error?: string };
    if (error) throw new Error(error);
    return JSON.parse(text);
  };

  return {
    name: `WebKitGTK ${await run(() => new URL(document.URL).hash.slice(1))}`,
    open: async (address) => void (await send("POST", "/url", { url: address })),
    run,
    clickAt: async (x, y) => void (await act(clickActions(x, y))),
    wheelAt: async (x, y, down) => void (await act(wheelActions(x, y, down))),
    type: async (keys) => void (await act(keyActions(keys))),
    resize: async (width, height) => void (await send("POST", "/window/rect", { width, height })),
    picture: async () => Buffer.from(String(await send("GET", "/screenshot")), "base64"),
    async print() {
      const file = path.join(folder, "page.pdf");
      // It counts the sheets of what was last drawn, and nobody prints sooner than that.
      await run(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await run((to) => (window as unknown as PrintingWindow).webkit.messageHandlers.print.postMessage(to), file);
      return readFileSync(file);
    },
    listDownloads: () => readdirSync(downloads),
    takeFaults: () => faults.splice(0),
    async close() {
      // The window goes with its driver.
      for (const started of [driver, screen]) {
        started.kill();
        await once(started, "exit");
      }
      for (const made of [folder, downloads]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** What webkit-window.js adds to the page. */
interface PrintingWindow {
  webkit: { messageHandlers: { print: { postMessage(file: string): Promise<void> } } };
}

type Send = (method: string, command: string, body?: object) => Promise<unknown>;

/** Begins a session once the driver answers. */
async function connect(address: string, ...args: string[]): Promise<Send> {
  const send: Send = async (method, command, body) => {
    const response = await fetch(address + command, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: { message?: string; error?: string } };
    if (!response.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    return value;
  };
  await untilReady(() => send("GET", "/status"));
  const options = { "webkitgtk:browserOptions": { binary: "/usr/bin/gjs", args: [WINDOW, ...args] } };
  const { sessionId } = (await send("POST", "/session", { capabilities: { alwaysMatch: options } })) as { sessionId: string };
  return (method, command, body) => send(method, `/session/${sessionId}${command}`, body);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
