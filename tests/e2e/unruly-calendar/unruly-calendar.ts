import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { answerFile, startStandInCalendar } from "#scripts/stand-in-calendar/stand-in-calendar.ts";

/**
 * `held`: the script answers on `release()`. `failing`: 503. `empty`: no calendar. `hostile`: malformed events, and
 * another origin's forgery.
 */
type Mode = "normal" | "held" | "failing" | "empty" | "hostile";

export type UnrulyCalendar = Awaited<ReturnType<typeof startUnrulyCalendar>>;

/** The stand-in calendar, which can also misbehave. */
export async function startUnrulyCalendar() {
  let mode: Mode = "normal";
  let requests: string[] = [];
  let waiting: (() => void)[] = [];

  const forger = await startStandInCalendar((_, response) => send(response, readFile("forger.html")));
  const calendar = await startStandInCalendar((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://stand-in");
    requests.push(pathname);
    const answer = () => answerFile(request, response);
    if (pathname === "/calendar" && mode === "hostile") return send(response, readHostilePage(forger.origin));
    if (pathname !== "/widget.js") return answer();
    if (mode === "held") return void waiting.push(answer);
    if (mode === "failing") return void response.writeHead(503).end();
    return mode === "empty" ? void response.writeHead(200, { "Content-Type": "text/javascript" }).end() : answer();
  });

  /** Answers the scripts held back. */
  function release() {
    for (const answer of waiting) answer();
    waiting = [];
  }

  return {
    ...calendar,
    /** Origin of the page that forges events in hostile mode. */
    forgerOrigin: forger.origin,
    /** Paths requested since the mode last changed. */
    get requests(): readonly string[] {
      return requests;
    },
    setMode(next: Mode) {
      release();
      mode = next;
      requests = [];
    },
    release,
    async close() {
      await Promise.all([calendar.close(), forger.close()]);
    },
  };
}

function send(response: ServerResponse, html: string): void {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" }).end(html);
}

function readFile(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), "utf8");
}

/** The calendar with malformed events and a forger's frame. */
function readHostilePage(forger: string): string {
  const page = readFile("../../../scripts/stand-in-calendar/calendar.html");
  return page.replace("</body>", `${readFile("hostile.html").replace("%FORGER%", forger)}</body>`);
}
