import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import type { Judged, Target } from "./judge.ts";
import { sendLoad } from "./load.ts";
import { median } from "./median.ts";
import { type Bindings, startSite, startWorkerd, type WorkerdServer } from "./workerd-server.ts";

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
  const bindings = await prepareFloor(siteFolder, floorFolder);
  const startFloor = () => startWorkerd(floorFolder, bindings);
  const floorStarts: Start[] = [];
  const siteStarts: Start[] = [];
  for (let count = 0; count < START_UPS; count++) {
    floorStarts.push(await measureStart(await startFloor()));
    siteStarts.push(await measureStart(await startSite(siteFolder)));
  }

  const [site, floor] = [await startSite(siteFolder), await startFloor()];
  const cold = await measureCold(site);
  const warm: Round[] = [];
  const bare: Round[] = [];
  // In turns, so that what else the machine does weighs on both.
  for (let round = -1; round < ROUNDS; round++) {
    const [ofFloor, ofSite] = [await measureWarm(floor), await measureWarm(site)];
    if (round < 0) continue;
    bare.push(ofFloor);
    warm.push(ofSite);
  }
  await site.stop();
  await floor.stop();

  const ratios = warm.map(({ perSecond }, index) => perSecond / (bare[index]?.perSecond ?? Number.NaN));
  const cpuRatios = warm.map(({ cpuMs }, index) => (bare[index]?.cpuMs ?? Number.NaN) / cpuMs);
  const scriptBytes = globSync("**/*.js", { cwd: siteFolder }).reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(siteFolder, name))).length,
    0,
  );
  const medianOf = <Name extends string>(name: Name, measured: readonly Record<Name, number>[]) =>
    median(measured.map((each) => each[name]));
  const [startUp, floorStartUp] = [medianOf("startUpMs", siteStarts), medianOf("startUpMs", floorStarts)];
  const rows: readonly Row[] = [
    ["Worker script, gzip, in KiB", scriptBytes / KIB, null, { is: "≤", than: 1024 }],
    ["start of the process to the first answer, in ms", startUp, floorStartUp],
    ["start-up of the Worker: ours - floor, in ms", startUp - floorStartUp, null, { is: "<", than: 400 }],
    ["CPU of the start, in ms", medianOf("startUpCpuMs", siteStarts), medianOf("startUpCpuMs", floorStarts)],
    ["first page of an isolate, in ms", medianOf("firstPageMs", siteStarts), medianOf("firstPageMs", floorStarts)],
    ["CPU of a cold page, in ms", cold, null, { is: "<", than: 10 }],
    ["CPU of a warm page, in ms", medianOf("cpuMs", warm), medianOf("cpuMs", bare), { is: "<", than: 1 }],
    ["warm pages per second", medianOf("perSecond", warm), medianOf("perSecond", bare)],
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

/** Builds the floor's Worker with the site's page next to it. Returns what it answers. */
async function prepareFloor(siteFolder: string, floorFolder: string): Promise<Bindings> {
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
  writeFileSync(path.join(floorFolder, "page.html"), await page.text());
  const sent = [...page.headers].filter(([name]) => !["content-length", "transfer-encoding", "connection", "date"].includes(name));
  await site.stop();
  return { BODY: { data: "page.html" }, HEADERS: { json: Object.fromEntries(sent) } };
}

interface Start {
  startUpMs: number;
  startUpCpuMs: number;
  firstPageMs: number;
}

async function measureStart(server: WorkerdServer): Promise<Start> {
  const { port, startUpMs, startUpCpuMs } = server;
  const firstPageMs = await sendLoad({ port, requests: [{ path: MEASURED_PATH, host: "site.test" }], connections: 1 });
  await server.stop();
  return { startUpMs, startUpCpuMs, firstPageMs };
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
