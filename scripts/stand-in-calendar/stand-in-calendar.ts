import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const FILES: Readonly<Record<string, [file: string, type: string]>> = {
  "/calendar": ["calendar.html", "text/html; charset=utf-8"],
  "/widget.js": ["widget.js", "text/javascript; charset=utf-8"],
};

/** A local scheduling provider, which books nothing. A different port is a different origin. `vars` point a site to it. */
export async function startStandInCalendar(answer: RequestListener = answerFile) {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    vars: { SCHEDULING_URL: `${origin}/calendar`, SCHEDULING_SCRIPT_URL: `${origin}/widget.js`, SCHEDULING_ORIGIN: origin },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const answerFile: RequestListener = ({ url = "/" }, response) => {
  const [file, type] = FILES[new URL(url, "http://stand-in").pathname] ?? [];
  if (!file) return void response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(readFileSync(path.join(import.meta.dirname, file)));
};
