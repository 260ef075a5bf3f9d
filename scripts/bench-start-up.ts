import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContextOptions, chromium } from "playwright";
import { launchOptions } from "./browser.mjs";

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "fr-FR" };
export const SLOWDOWN = 4;
/** Beyond it, a task keeps a tap waiting: ms. */
const LONG_MS = 50;
const ROUNDS = 7;
/** For what starts after the page has loaded, ms. */
const SETTLED_MS = 1500;

/** Where nothing listens: each answer comes from memory. */
const ORIGIN = "http://localhost";

/** A built page and the folder of its files. */
export interface BuiltPage {
  address: string;
  html: string;
  client: string;
}

interface Task {
  ms: number;
  /** What took most of it. */
  name: string;
}

/** Blocking time of a first visit on a phone in ms, the median of alternating rounds, and its long tasks; the first page is the floor. */
export async function measureStartUp(pages: Readonly<Record<string, BuiltPage>>) {
  const browser = await chromium.launch(launchOptions());
  const rounds: Record<string, Task[]>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const measured: Record<string, Task[]> = {};
    for (const [name, page] of Object.entries(pages)) measured[name] = await listTasks(browser, page);
    rounds.push(measured);
  }
  await browser.close();
  const middle = (name: string) =>
    rounds.map((round) => round[name] ?? []).sort((a, b) => blockingMs(a) - blockingMs(b))[Math.floor(ROUNDS / 2)] ?? [];
  const names = Object.keys(pages);
  const floorMs = blockingMs(middle(names[0] ?? ""));
  return Object.fromEntries(
    names.map((name) => {
      const tasks = middle(name).filter(({ ms }) => ms > LONG_MS);
      const ms = blockingMs(tasks);
      const longest = tasks.toSorted((a, b) => b.ms - a.ms).map((task) => `${Math.round(task.ms)} ms ${task.name}`);
      return [name, { "blocking ms": Math.round(ms), "times the floor": (ms / floorMs).toFixed(2), "long tasks": longest.join(" ; ") }];
    }),
  );
}

function blockingMs(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_MS), 0);
}

async function listTasks(browser: Browser, { address, html, client }: BuiltPage): Promise<Task[]> {
  const context = await browser.newContext(PHONE);
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(client, pathname);
    const isFile = path.extname(pathname) !== "" && existsSync(file);
    return route.fulfill(isFile ? { path: file } : { contentType: "text/html", body: html });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8"] });
  await page.goto(ORIGIN + address, { waitUntil: "networkidle" });
  await wait(SETTLED_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  return readTasks(traceEvents);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** µs, like the duration. */
  ts: number;
  dur?: number;
  /** Of the processor, µs: what other programs take doesn't count. */
  tdur?: number;
  args?: { name?: string; data?: { url?: string; functionName?: string } };
}

/** The tasks of the page's main thread. */
function readTasks(events: readonly TraceEvent[]): Task[] {
  const threads = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const own = events.filter(({ pid, tid, dur = 0 }) => dur > 0 && threads.has(`${pid} ${tid}`)).sort((a, b) => a.ts - b.ts);
  return own
    .filter(({ name }) => name === "RunTask")
    .map((task) => {
      const { ts, dur = 0, tdur = dur } = task;
      const within = own.filter((event) => event !== task && event.tid === task.tid && event.ts >= ts && event.ts < ts + dur);
      return { ms: tdur / 1000, name: nameWork(within) };
    });
}

/** « v8.evaluateModule 80, Layout 30 »: the outermost work of a task, largest first. */
function nameWork(events: readonly TraceEvent[]): string {
  const totals = new Map<string, number>();
  let endOfOuter = 0;
  for (const { name, ts, dur = 0, tdur = dur, args } of events) {
    if (ts < endOfOuter) continue;
    endOfOuter = ts + dur;
    const file = path.basename(args?.data?.url ?? "").replace(/-[\w-]{8}\.js$/, ".js");
    const label = [name, args?.data?.functionName ?? "", file].filter(Boolean).join(" ");
    totals.set(label, (totals.get(label) ?? 0) + tdur / 1000);
  }
  return [...totals]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([label, ms]) => `${label} ${Math.round(ms)}`)
    .join(", ");
}
