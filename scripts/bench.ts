import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import autocannon from "autocannon";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { createRequestHandler, type ServerBuild } from "react-router";
import { programmeTexts } from "#app/content/pages/programme-texts.server.ts";
import { selectionLinks } from "#app/content/selection-links.ts";
import { FLOOR, KB, WEIGHED_PATHS, weighPage } from "#tests/build/page-weight.ts";
import { type BuiltPage, measureStartUp, PHONE, SLOWDOWN } from "./bench-start-up.ts";
import { launchOptions } from "./browser.mjs";
import { main, Refusal, ROOT, run } from "./command.ts";

const PORTS = { site: 9471, bare: 9472 };
const CONNECTIONS = 32;
const WARM_REQUESTS = 8000;
const COLD_REQUESTS = 300;
const ROUNDS = 3;
/** Taps vary more than loads. */
const TAP_ROUNDS = 7;
const CLIENT = path.join(ROOT, "build", "client");
const PROGRAMME = "/formations/generalistes/vaccination";
const CONFIG = readFileSync(path.join(ROOT, "wrangler.toml"), "utf8");
/** `USER_HZ`, the unit of /proc: constant on Linux. */
const TICK_MS = 10;
const BARE_WORKER = "export default { fetch: (_, env) => new Response(env.BODY, { headers: { 'Content-Type': 'text/html' } }) };";

/** One heading on the same React and React Router. */
async function buildFloor(folder: string): Promise<BuiltPage> {
  cpSync(path.join(import.meta.dirname, "bench-floor"), folder, { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
  run("react-router", ["build", folder], { isQuiet: true });
  const build = (await import(pathToFileURL(path.join(folder, "build", "server", "index.js")).href)) as ServerBuild;
  const page = await createRequestHandler(build)(new Request("http://bare.test/"));
  return { address: "/", html: await page.text(), client: path.join(folder, "build", "client") };
}

const STARTED = ["/", "/formations-infirmiers", PROGRAMME, "/faq"];

/** Blocking time and long tasks of the first load on a phone, beside the floor's. */
async function startPages(floor: BuiltPage) {
  console.log(`\nA first visit on a phone, processor ${SLOWDOWN} times slower (at most 1.3 times the floor).`);
  const pages: Record<string, BuiltPage> = { floor };
  for (const address of STARTED) pages[address] = { address, html: await ask(PORTS.site, address), client: CLIENT };
  return measureStartUp(pages);
}

/** A first visit's downloads in kB, brotli except fonts. */
async function weighPages(floor: number): Promise<Record<string, Record<string, string>>> {
  console.log(`\nFirst visit in kB. Floor: ${floor} bytes of script, in tests/build/page-weight.ts: ${FLOOR.script}.`);
  const rows: Record<string, Record<string, string>> = {};
  for (const page of WEIGHED_PATHS) {
    const { html, script, style, font } = weighPage(await ask(PORTS.site, page), CLIENT);
    const figures = { html, script, "script over floor": script - floor, style, font };
    rows[page] = Object.fromEntries(Object.entries(figures).map(([name, bytes]) => [name, (bytes / KB).toFixed(1)]));
  }
  return rows;
}

/** CPU per page and pages per second, against the bare page: best of alternating rounds. */
async function measurePages([site, bare]: readonly ChildProcess[]) {
  if (!site || !bare) throw new Error("no servers");
  console.log(`\nHome on bare workerd, ${CONNECTIONS} connections; a cold page is rendered, each under a host of its own.`);
  const hosts = Array.from({ length: COLD_REQUESTS }, (_, index) => ({ headers: { host: `h${index}.test` } }));
  const cold = await load(site, PORTS.site, COLD_REQUESTS, { requests: hosts, connections: 1 });
  const rounds: Record<"site" | "bare", Awaited<ReturnType<typeof load>>>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ bare: await load(bare, PORTS.bare, WARM_REQUESTS), site: await load(site, PORTS.site, WARM_REQUESTS) });
  const best = (name: "site" | "bare") => rounds.map((round) => round[name]).sort((a, b) => a.cpuMs - b.cpuMs)[0];
  return { "cold page": cold, "warm page": best("site"), "bare page": best("bare") };
}

async function load(server: ChildProcess, port: number, amount: number, options: Partial<autocannon.Options> = {}) {
  const before = readCpuMs(server);
  const result = await autocannon({ url: `http://127.0.0.1:${port}/`, amount, connections: CONNECTIONS, ...options });
  if (result.non2xx > 0 || result.errors > 0) throw new Refusal(`${result.non2xx + result.errors} réponses ne sont pas des pages.`);
  return { cpuMs: (readCpuMs(server) - before) / amount, perSecond: Math.round(amount / result.duration) };
}

/** Starts a built Worker on workerd alone: no development server, assets or database. */
async function startWorker(folder: string, port: number, bindings: readonly string[]): Promise<ChildProcess> {
  const modules = ["index.js", ...globSync("assets/*.js", { cwd: folder })].map(
    (name) => `(name = ${JSON.stringify(name)}, esModule = embed ${JSON.stringify(name)})`,
  );
  const date = /compatibility_date = ("[^"]+")/.exec(CONFIG)?.[1];
  const worker = `(modules = [${modules.join(", ")}], bindings = [${bindings.join(", ")}], compatibilityDate = ${date})`;
  const config = path.join(folder, "workerd.capnp");
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = ${worker})],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);`,
  );
  const server = spawn("workerd", ["serve", config], { stdio: ["ignore", "ignore", "inherit"] });
  const start = performance.now();
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) await wait(5);
  console.log(`Worker on port ${port}: first page after ${Math.round(performance.now() - start)} ms.`);
  return server;
}

const ask = async (port: number, page: string) => (await fetch(`http://127.0.0.1:${port}${page}`)).text();

function readCpuMs({ pid }: ChildProcess): number {
  // The program's name, in brackets, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Press duration, ms. */
const PRESS_MS = 90;
/** Time for a tap's effects to finish, ms. */
const SETTLED_MS = 1500;

const TAPPED: Readonly<Record<string, [address: string, find: (page: Page) => Locator]>> = {
  "a link to a page": ["/formations-infirmiers", (page) => page.getByRole("main").getByText("Voir le programme")],
  "a format of a programme": [PROGRAMME, (page) => page.locator("main label").filter({ hasText: /^FC/ })],
  "a format of a card": ["/formations-infirmiers", (page) => page.getByRole("article").locator("label").filter({ hasText: /^FC/ })],
  "the whole path": [PROGRAMME, (page) => page.getByRole("button", { name: programmeTexts.path.reveal })],
  "« Ajouter »": [PROGRAMME, (page) => page.getByRole("main").getByText(selectionLinks.add)],
  "a button that opens a dialog": [PROGRAMME, (page) => page.getByRole("main").getByRole("button", { name: /^Je m’inscris/ })],
  "the phone's menu": ["/", (page) => page.getByRole("button", { name: /menu/i })],
  "a tick in « Ma sélection »": [`${selectionLinks.path}?profession=generalistes`, (page) => page.locator("li label")],
};

/** INP of the first tap in ms: median of several rounds. */
async function measureTaps(): Promise<Record<string, number | undefined>> {
  console.log(`\nFrom the first tap on a phone to the next paint, processor ${SLOWDOWN} times slower (at most 100 ms).`);
  const browser = await chromium.launch(launchOptions());
  const taps: Record<string, number | undefined> = {};
  for (const [name, [address, find]] of Object.entries(TAPPED)) {
    const measured: number[] = [];
    for (let round = 0; round < TAP_ROUNDS; round++) measured.push(await measureTap(browser, address, find));
    taps[name] = measured.sort((a, b) => a - b)[Math.floor(TAP_ROUNDS / 2)];
  }
  await browser.close();
  return taps;
}

async function measureTap(browser: Browser, address: string, find: (page: Page) => Locator): Promise<number> {
  const context = await browser.newContext(PHONE);
  // Cloudflare serves files without invoking the Worker.
  await context.route(
    ({ pathname }) => path.extname(pathname) !== "" && existsSync(path.join(CLIENT, pathname)),
    (route) => route.fulfill({ path: path.join(CLIENT, new URL(route.request().url()).pathname) }),
  );
  const url = `http://127.0.0.1:${PORTS.site}${address}`;
  const point = await locate(await context.newPage(), url, find);
  // Locators leave listeners in their page, whose cost is not the site's.
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), point.scrolled);
  await page.evaluate(() => {
    // Browsers don't report responses quicker than a frame.
    const answersMs = [0];
    Object.assign(window, { answersMs });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) answersMs.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await wait(SETTLED_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: point.x, y: point.y }] });
  await wait(PRESS_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await wait(SETTLED_MS);
  const answers = await page.evaluate(() => (window as unknown as { answersMs: number[] }).answersMs);
  await context.close();
  return Math.max(...answers);
}

/** The target's centre in CSS pixels, in a window scrolled to show it in the middle. */
async function locate(page: Page, url: string, find: (page: Page) => Locator): Promise<{ x: number; y: number; scrolled: number }> {
  await page.goto(url, { waitUntil: "networkidle" });
  const target = find(page).filter({ visible: true }).first();
  const point = await target.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, scrolled: window.scrollY };
  });
  await page.close();
  return point;
}

/** Compares bytes, CPU and taps with a bare page. The byte budgets are tests. */
await main(async () => {
  if (process.platform !== "linux") throw new Refusal("Le banc d'essai lit /proc : il demande Linux.");
  run("react-router", ["build"], { isQuiet: true });
  const folder = mkdtempSync(path.join(tmpdir(), "cimes-bench-"));
  const servers: ChildProcess[] = [];
  try {
    const site = path.join(folder, "site");
    cpSync(path.join(ROOT, "build", "server"), site, { recursive: true });
    const { vars } = JSON.parse(readFileSync(path.join(site, "wrangler.json"), "utf8")) as { vars: Record<string, string> };
    const settings = Object.entries(vars).map(([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`);
    servers.push(await startWorker(site, PORTS.site, [...settings, `(name = "VERSION", json = ${JSON.stringify('{"id":"bench"}')})`]));
    const floor = await buildFloor(path.join(folder, "floor"));
    console.table(await weighPages(weighPage(floor.html, floor.client).script));
    console.table(await startPages(floor));
    const bare = path.join(folder, "bare");
    mkdirSync(bare);
    writeFileSync(path.join(bare, "index.js"), BARE_WORKER);
    writeFileSync(path.join(bare, "body"), await ask(PORTS.site, "/"));
    servers.push(await startWorker(bare, PORTS.bare, ['(name = "BODY", data = embed "body")']));
    console.table(await measurePages(servers));
    console.table(await measureTaps());
  } finally {
    for (const server of servers) server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
