import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { callInPage, clickActions, type Engine, keyActions, wheelActions } from "./engine.ts";

interface Message {
  id?: number;
  method?: string;
  params?: { level?: string; text?: string | null };
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

const CENTIMETRES = { page: { width: 21, height: 29.7 }, margin: { top: 1.4, right: 1.4, bottom: 1.4, left: 1.4 } };

/** The system's Firefox over WebDriver BiDi. */
export async function openFirefox(executable: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), "engine-firefox-"));
  const downloads = mkdtempSync(path.join(tmpdir(), "engine-downloads-"));
  writeFileSync(path.join(profile, "user.js"), writePreferences(downloads));
  const browser = spawn(executable, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(browser, "exit");
  const { socket, send } = await connect(await readAddress(browser.stderr));
  const faults: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as Message;
    if (method === "log.entryAdded" && params?.level === "error") faults.push(String(params.text));
  });

  const { capabilities } = await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  // The page that it starts with never has the focus.
  const { context } = await send("browsingContext.create", { type: "tab" });
  const act = (actions: unknown) => send("input.performActions", { context, actions });
  const { browserName, browserVersion } = capabilities as Record<string, string>;

  return {
    name: `${browserName} ${browserVersion}`,
    async open(address) {
      await send("browsingContext.navigate", { context, url: address, wait: "complete" });
    },
    async run(code, ...input) {
      const { result, exceptionDetails } = (await send("script.evaluate", {
        expression: callInPage(code, input),
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    clickAt: async (x, y) => void (await act(clickActions(x, y))),
    wheelAt: async (x, y, down) => void (await act(wheelActions(x, y, down))),
    type: async (keys) => void (await act(keyActions(keys))),
    resize: async (width, height) => void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
    picture: async () => decode(await send("browsingContext.captureScreenshot", { context })),
    print: async () => decode(await send("browsingContext.print", { context, background: true, ...CENTIMETRES })),
    listDownloads: () => readdirSync(downloads).filter((name) => !name.endsWith(".part")),
    takeFaults: () => faults.splice(0),
    async close() {
      await send("browser.close", {});
      await exited;
      for (const folder of [profile, downloads]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writePreferences(downloads: string): string {
  const preferences = {
    "browser.download.folderList": 2,
    "browser.download.dir": downloads,
    "pdfjs.disabled": true,
    "browser.helperApps.neverAsk.saveToDisk": "application/pdf",
    "ui.prefersReducedMotion": 1,
    "ui.useOverlayScrollbars": 1,
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "toolkit.telemetry.enabled": false,
    "app.update.enabled": false,
    "app.normandy.enabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
  };
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}

/** Where the browser listens, which it says on its error stream. */
async function readAddress(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stream)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return `${address}/session`;
  }
  throw new Error("Firefox ended before it could be driven.");
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener("message", ({ data }) => {
    const { id = 0, result, error, message } = JSON.parse(String(data)) as Message;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result ?? {});
  });
  let last = 0;
  function send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = ++last;
    const asked = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(id, asked);
    socket.send(JSON.stringify({ id, method, params }));
    return asked.promise;
  }
  return { socket, send };
}

function decode({ data }: Record<string, unknown>): Buffer {
  return Buffer.from(String(data), "base64");
}
