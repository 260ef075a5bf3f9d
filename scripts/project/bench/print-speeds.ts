import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import type { Judged, Target } from "./judge.ts";
import { sendLoad } from "./load.ts";
import { startSite, UNRENDERED_PATH } from "./start-site.ts";
import { startWorkerd, type WorkerdServer } from "./workerd-server.ts";

const MEASURED_PATH = "/";
const CONNECTIONS = 32;
const ROUNDS = 7;
const WARM_REQUESTS = 8000;
const COLD_REQUESTS = 300;
/** Until the rendering code is compiled. */
const WARM_UP_REQUESTS = 50;
const START_UPS = 5;
const KIB = 1024;

/** Prints start-up, CPU and throughput of the built Worker next to those of a bare route. Returns the figures that have a target. */
export async function printSpeeds(siteFolder: string, floorFolder: string): Promise<Judged[]> {
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
  const cpuOf = (rounds: readonly Round[]) => median(rounds.map(({ cpuMs }) => cpuMs));
  const speedOf = (rounds: readonly Round[]) => median(rounds.map(({ perSecond }) => perSecond));
  const [startUp, floorStartUp] = [median(siteStarts.startUp), median(floorStarts.startUp)];
  const rows: readonly Row[] = [
    ["Worker script, gzip, in KiB", scriptBytes / KIB, null, { is: "≤", than: 1024 }],
    ["start of the process to the first answer, in ms", startUp, floorStartUp],
    ["start-up of the Worker: ours - floor, in ms", startUp - floorStartUp, null, { is: "<", than: 400 }],
    ["CPU of the start, in ms", median(siteStarts.startUpCpu), median(floorStarts.startUpCpu)],
    ["first page of an isolate, in ms", median(siteStarts.firstPage), median(floorStarts.firstPage)],
    ["CPU of a cold page, in ms", cold, null, { is: "<", than: 10 }],
    ["CPU of a warm page, in ms", cpuOf(warm), cpuOf(bare), { is: "<", than: 1 }],
    ["warm pages per second", speedOf(warm), speedOf(bare)],
    ["throughput, ours / floor", median(ratios), 1, { is: "≥", than: 0.9 }],
    ["CPU, floor / ours", median(cpuRatios), 1],
  ];
  console.log(`\nSpeed of ${MEASURED_PATH} on bare workerd, ${CONNECTIONS} kept connections, medians of ${ROUNDS} rounds of ${WARM_REQUESTS} requests in turns with the floor; CPU is that of the process (/proc).
The floor is a Hono route that answers the same bytes and headers; a cold page is rendered, hashed and kept, each under a host of its own.`);
  const show = (value: number) => value.toFixed(Math.abs(value) < 10 ? 2 : 0);
  const columns = rows.map(([name, ours, floor, target]) => [
    name,
    { floor: floor === null ? "" : show(floor), ours: show(ours), target: target ? `${target.is} ${target.than}` : "" },
  ]);
  console.table(Object.fromEntries(columns));
  return rows.flatMap(([name, value, , target]) => (target ? [{ name, value, target }] : []));
}

type Row = readonly [name: string, ours: number, floor: number | null, target?: Target];

/** Builds the floor's Worker and saves the site's page and headers next to it. */
async function prepareFloor(siteFolder: string, floorFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: path.join(import.meta.dirname, "floor-worker.ts"),
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
  await render(0, WARM_UP_REQUESTS);
  const cpuBefore = server.readCpuMs();
  await render(WARM_UP_REQUESTS, COLD_REQUESTS);
  return (server.readCpuMs() - cpuBefore) / COLD_REQUESTS;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
