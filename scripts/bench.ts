import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { canonicalPaths } from "#app/content/redirects.ts";
import { weighBarePage } from "./bench/bare-page.ts";
import { sendLoad } from "./bench/load.ts";
import { weighPage } from "./bench/page-weight.ts";
import { startWorkerd, type WorkerdServer } from "./bench/workerd-server.ts";
import { buildSite } from "./build-site.ts";
import { PlainError, ROOT, runMain } from "./project.ts";

/** `npm run bench`: the weight and the speed of the built site beside the least that its stack can do. */

const PATHS = [...canonicalPaths, "/catalogue", "/404"];
const MEASURED_PATH = "/";
/** Answered by the Worker without rendering. */
const UNRENDERED_PATH = "/api/";
const CONNECTIONS = 32;
const ROUNDS = 7;
const WARM_REQUESTS = 8000;
const COLD_REQUESTS = 300;
const START_UPS = 5;
const KB = 1000;
const MIB = 1024 * 1024;

interface Measure {
  name: string;
  floor: string;
  ours: string;
  target: string;
}

await runMain(async () => {
  if (process.platform !== "linux") throw new PlainError("The bench reads /proc: it runs on Linux only.");
  const folder = mkdtempSync(path.join(tmpdir(), "cimes-bench-"));
  try {
    await buildSite();
    const siteFolder = path.join(folder, "site");
    cpSync(path.join(ROOT, "build", "server"), siteFolder, { recursive: true });
    await printWeights(siteFolder, await weighBarePage(path.join(folder, "bare")));
    await printSpeeds(siteFolder, path.join(folder, "floor"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function startSite(folder: string): Promise<WorkerdServer> {
  const { vars } = JSON.parse(readFileSync(path.join(folder, "wrangler.json"), "utf8")) as { vars: Record<string, string> };
  const bindings = Object.fromEntries(Object.entries(vars).map(([name, text]) => [name, { text }]));
  return startWorkerd({ folder, bindings: { ...bindings, VERSION: { json: { id: "bench" } } }, firstPath: UNRENDERED_PATH });
}

async function printWeights(siteFolder: string, floor: Awaited<ReturnType<typeof weighBarePage>>): Promise<void> {
  const server = await startSite(siteFolder);
  const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);
  const rows: Record<string, Record<string, string>> = {};
  for (const page of PATHS) {
    const response = await fetch(`http://127.0.0.1:${server.port}${page}`);
    const { html, script, style, font } = weighPage(await response.text(), path.join(ROOT, "build", "client"));
    rows[page] = {
      script: kilobytes(script),
      "over floor (≤ 25)": `+${kilobytes(script - floor.script)}`,
      "style (≤ 15)": kilobytes(style),
      "fonts (≤ 60)": kilobytes(font),
      html: kilobytes(html),
    };
  }
  await server.stop();
  print(`Weight of a first visit in kB: everything that the HTML of the built Worker links to and that loads by itself, brotli 11 (fonts as they are).
The floor is one heading on the same React and React Router: ${kilobytes(floor.script)} kB of script.`);
  console.table(rows);
}

async function printSpeeds(siteFolder: string, floorFolder: string): Promise<void> {
  const siteStarts: Starts = { startUp: [], startUpCpu: [], firstPage: [] };
  const floorStarts: Starts = { startUp: [], startUpCpu: [], firstPage: [] };
  await prepareFloor(siteFolder, floorFolder);
  const startFloor = () =>
    startWorkerd({
      folder: floorFolder,
      bindings: {
        BODY: { data: "page.html" },
        HEADERS: { json: JSON.parse(readFileSync(path.join(floorFolder, "headers.json"), "utf8")) },
      },
      firstPath: UNRENDERED_PATH,
    });
  for (let count = 0; count < START_UPS; count++) {
    for (const [start, times] of [
      [startFloor, floorStarts],
      [() => startSite(siteFolder), siteStarts],
    ] as const) {
      const server = await start();
      times.startUp.push(server.startUpMs);
      times.startUpCpu.push(server.startUpCpuMs);
      times.firstPage.push(await timePage(server));
      await server.stop();
    }
  }

  const [site, floor] = [await startSite(siteFolder), await startFloor()];
  const cold = await measureCold(site);
  const warm: Round[] = [];
  const bare: Round[] = [];
  // In turns, so that what else the machine does weighs on both.
  for (let round = -1; round < ROUNDS; round++) {
    const pair = [await measureWarm(floor), await measureWarm(site)] as const;
    if (round < 0) continue;
    bare.push(pair[0]);
    warm.push(pair[1]);
  }
  await site.stop();
  await floor.stop();

  const ratios = warm.map(({ perSecond }, index) => perSecond / (bare[index]?.perSecond ?? Number.NaN));
  const cpuRatios = warm.map(({ cpuMs }, index) => (bare[index]?.cpuMs ?? Number.NaN) / cpuMs);
  const scriptBytes = globSync("**/*.js", { cwd: siteFolder }).reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(siteFolder, name))).length,
    0,
  );
  const measures: Measure[] = [
    { name: "Worker script, gzip", floor: "", ours: `${(scriptBytes / 1024).toFixed(0)} KiB`, target: `≤ ${MIB / 1024} KiB` },
    {
      name: "start of the process to the first answer",
      floor: ms(median(floorStarts.startUp)),
      ours: ms(median(siteStarts.startUp)),
      target: "",
    },
    {
      name: "start-up of the Worker: ours - floor",
      floor: "",
      ours: ms(median(siteStarts.startUp) - median(floorStarts.startUp)),
      target: "< 400 ms",
    },
    { name: "CPU of the start", floor: ms(median(floorStarts.startUpCpu)), ours: ms(median(siteStarts.startUpCpu)), target: "" },
    { name: "first page of an isolate", floor: ms(median(floorStarts.firstPage)), ours: ms(median(siteStarts.firstPage)), target: "" },
    { name: "CPU of a cold page", floor: "", ours: ms(cold), target: "< 10 ms" },
    {
      name: "CPU of a warm page",
      floor: ms(median(bare.map(({ cpuMs }) => cpuMs))),
      ours: ms(median(warm.map(({ cpuMs }) => cpuMs))),
      target: "< 1 ms",
    },
    {
      name: "warm pages per second",
      floor: median(bare.map(({ perSecond }) => perSecond)).toFixed(0),
      ours: median(warm.map(({ perSecond }) => perSecond)).toFixed(0),
      target: "",
    },
    { name: "throughput, ours / floor", floor: "1", ours: median(ratios).toFixed(2), target: "≥ 0.9" },
    { name: "CPU, floor / ours", floor: "1", ours: median(cpuRatios).toFixed(2), target: "" },
  ];
  print(`Speed of ${MEASURED_PATH} on bare workerd, ${CONNECTIONS} kept connections, medians of ${ROUNDS} rounds of ${WARM_REQUESTS} requests in turns with the floor; CPU is that of the process (/proc).
The floor is a Hono route that answers the same bytes and headers; a cold page is rendered, hashed and kept, each under a host of its own.`);
  console.table(Object.fromEntries(measures.map(({ name, ...rest }) => [name, rest])));
}

/** Builds the floor's Worker, with the page of the site and its headers beside it. */
async function prepareFloor(siteFolder: string, floorFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: path.join(ROOT, "scripts", "bench", "floor-worker.ts"),
      outDir: floorFolder,
      minify: true,
      rolldownOptions: { output: { entryFileNames: "index.js" } },
    },
    ssr: { noExternal: true, target: "webworker" },
  });
  const site = await startSite(siteFolder);
  const page = await fetch(`http://127.0.0.1:${site.port}${MEASURED_PATH}`);
  mkdirSync(floorFolder, { recursive: true });
  writeFileSync(path.join(floorFolder, "page.html"), await page.text());
  const sent = [...page.headers].filter(([name]) => !["content-length", "transfer-encoding", "connection", "date"].includes(name));
  writeFileSync(path.join(floorFolder, "headers.json"), JSON.stringify(Object.fromEntries(sent)));
  await site.stop();
}

interface Starts {
  startUp: number[];
  startUpCpu: number[];
  firstPage: number[];
}

async function timePage(server: WorkerdServer): Promise<number> {
  return sendLoad({ port: server.port, requests: [{ path: MEASURED_PATH, host: "site.test" }], connections: 1 });
}

interface Round {
  perSecond: number;
  /** Per request. */
  cpuMs: number;
}

async function measureWarm(server: WorkerdServer): Promise<Round> {
  const requests = Array.from({ length: WARM_REQUESTS }, () => ({ path: MEASURED_PATH, host: "site.test" }));
  const cpuBefore = server.readCpuMs();
  const elapsedMs = await sendLoad({ port: server.port, requests, connections: CONNECTIONS });
  return { perSecond: (WARM_REQUESTS / elapsedMs) * 1000, cpuMs: (server.readCpuMs() - cpuBefore) / WARM_REQUESTS };
}

/** CPU milliseconds of a page that no cache has. The rendering code itself is warm. */
async function measureCold(server: WorkerdServer): Promise<number> {
  const render = (from: number, count: number) =>
    sendLoad({
      port: server.port,
      requests: Array.from({ length: count }, (_, index) => ({ path: MEASURED_PATH, host: `site-${from + index}.test` })),
      connections: 1,
    });
  await render(0, 50);
  const cpuBefore = server.readCpuMs();
  await render(50, COLD_REQUESTS);
  return (server.readCpuMs() - cpuBefore) / COLD_REQUESTS;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
}

function print(text: string): void {
  console.log(`\n${text}`);
}
