import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/**
 * `held`: the script answers on `release()`. `failing`: 503. `empty`: no calendar. `hostile`: malformed events, and
 * another origin's forgery.
 */
type StandInMode = "normal" | "held" | "failing" | "empty" | "hostile";

export type StandInCalendar = Awaited<ReturnType<typeof startStandInCalendar>>;

/** A local scheduling provider for tests and development, which books nothing. A different port is a different origin. */
export async function startStandInCalendar() {
  let mode: StandInMode = "normal";
  let requests: string[] = [];
  const waiting: ServerResponse[] = [];

  const forger = createServer((_, response) => sendFile(response, "forger.html"));
  const forgerOrigin = await listen(forger);

  const calendar = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://stand-in");
    requests.push(pathname);
    if (pathname === "/calendar") return sendFile(response, "calendar.html", { "%FORGER%": mode === "hostile" ? forgerOrigin : "" });
    if (pathname !== "/widget.js") return void response.writeHead(404).end();
    if (mode === "held") return void waiting.push(response);
    if (mode === "failing") return void response.writeHead(503).end();
    return mode === "empty" ? void response.writeHead(200, SCRIPT).end() : sendFile(response, "widget.js");
  });
  const origin = await listen(calendar);

  /** Answers the scripts held back. */
  function release() {
    for (const response of waiting.splice(0)) sendFile(response, "widget.js");
  }

  return {
    /** Settings that point a site here. */
    vars: { SCHEDULING_URL: `${origin}/calendar`, SCHEDULING_SCRIPT_URL: `${origin}/widget.js`, SCHEDULING_ORIGIN: origin },
    origin,
    /** Origin of the page that forges events in hostile mode. */
    forgerOrigin,
    /** Paths requested since the mode last changed. */
    get requests(): readonly string[] {
      return requests;
    },
    setMode(next: StandInMode) {
      release();
      mode = next;
      requests = [];
    },
    release,
    async close() {
      await Promise.all([close(calendar), close(forger)]);
    },
  };
}

const SCRIPT = { "Content-Type": "text/javascript; charset=utf-8" };
const PAGE = { "Content-Type": "text/html; charset=utf-8" };

function sendFile(response: ServerResponse, name: string, values: Record<string, string> = {}): void {
  let text = readFileSync(path.join(import.meta.dirname, name), "utf8");
  for (const [mark, value] of Object.entries(values)) text = text.replaceAll(mark, value);
  response.writeHead(200, { ...(name.endsWith(".js") ? SCRIPT : PAGE), "Cache-Control": "no-store" }).end(text);
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
