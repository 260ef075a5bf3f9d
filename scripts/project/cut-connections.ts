import { spawn } from "node:child_process";
import { connect, type Socket } from "node:net";
import { CliError, findFreePort, ROOT, runMain, waitForServer } from "../toolbox.ts";

/** `npm run cut-connections`: starts the site as a newcomer does, treats it as bad networks and worse visitors do, and asks it again each time. */

const CUT_POSTS = 60;
const ABORTED_GETS = 60;
const IDLE_CONNECTIONS = 3;
/** Longer than servers keep a connection on which nothing is asked. */
const IDLE_MS = 6000;
const HOSTILE_REQUESTS = 20_000;
const CONCURRENT = 50;
const ANSWER_LIMIT_MS = 10_000;

const HOSTILE = [
  "GET /%c0%ae%c0%ae/etc/passwd HTTP/1.1",
  "GET /../../wrangler.toml HTTP/1.1",
  "GET /formations/%ff%fe HTTP/1.1",
  `GET /?q=${"a".repeat(4000)} HTTP/1.1`,
  "PROPFIND / HTTP/1.1",
  "GET / HTTP/9.9",
  "POST /api/catalogue-downloads HTTP/1.1",
  "\u0016\u0003\u0001 no words of this protocol",
] as const;

await runMain(async () => {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const site = spawn(process.execPath, ["scripts/run.mjs", "project/start"], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [site.stdout, site.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  let unanswered = 0;
  async function ask(): Promise<void> {
    const answer = await fetch(`${address}/contact`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).catch(() => null);
    if (answer?.status !== 200) unanswered++;
    await answer?.arrayBuffer();
  }
  try {
    await waitForServer(address, 180_000);
    for (const [what, count, cut] of [
      ["POSTs cut half-way", CUT_POSTS, cutPost],
      ["GETs aborted", ABORTED_GETS, abortGet],
      [`connections idle for ${IDLE_MS / 1000} s`, IDLE_CONNECTIONS, waitIdle],
    ] as const) {
      for (let index = 0; index < count; index++) {
        await cut(port);
        await ask();
      }
      console.log(`${count} ${what}: ${unanswered} requests after them without an answer`);
    }
    for (let sent = 0; sent < HOSTILE_REQUESTS; sent += CONCURRENT) {
      await Promise.all(Array.from({ length: CONCURRENT }, (_, index) => sendHostile(port, sent + index)));
      if (sent % 1000 === 0) await ask();
    }
    await ask();
    console.log(`${HOSTILE_REQUESTS} hostile requests: ${unanswered} requests after them without an answer`);
  } finally {
    const ended = new Promise((resolve) => site.once("exit", resolve));
    site.kill("SIGTERM");
    await ended;
  }
  const restarts = output.split("ended by itself").length - 1;
  console.log(`The server ended by itself ${restarts} times.`);
  if (unanswered > 0 || restarts > 0) throw new CliError(`The local site does not stay up.\n${output.slice(-3000)}`);
});

/** Opens a connection, which may end at any time and in any way. */
function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket.off("error", reject).on("error", () => undefined)));
    socket.once("error", reject);
  });
}

async function cutPost(port: number): Promise<void> {
  const socket = await open(port);
  const body = JSON.stringify({ prenom: "Claire", nom: "Martin" });
  const head = `POST /api/catalogue-downloads HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  await new Promise((resolve) => socket.write(head + body.slice(0, body.length / 2), resolve));
  socket.resetAndDestroy();
}

async function abortGet(port: number): Promise<void> {
  const socket = await open(port);
  await new Promise((resolve) => socket.write(`GET /formations HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`, resolve));
  socket.resetAndDestroy();
}

/** A kept connection on which nothing more is asked, then one more request. */
async function waitIdle(port: number): Promise<void> {
  const socket = await open(port);
  const request = `GET /contact HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  socket.write(request);
  socket.resume();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  socket.write(request);
  socket.destroy();
}

/** Sends one of the hostile requests and waits until the server has answered or hung up. */
async function sendHostile(port: number, index: number): Promise<void> {
  const socket = await open(port);
  const line = HOSTILE[index % HOSTILE.length];
  await new Promise<void>((resolve) => {
    socket.once("data", () => resolve()).once("close", () => resolve());
    socket.setTimeout(ANSWER_LIMIT_MS, resolve);
    socket.write(`${line}\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 0\r\n\r\n`);
  });
  socket.destroy();
}
