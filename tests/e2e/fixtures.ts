import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect, type Page, type Response } from "playwright/test";
import { createTestHarness } from "wrangler";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { ALIVE_EVENT } from "#app/features/page-life.ts";
import { buildCatalogue } from "#scripts/catalogues/build-catalogue.ts";
import { ROOT } from "#scripts/project.ts";
import { type StandInCalendar, startStandInCalendar } from "#scripts/stand-in-calendar/stand-in-calendar.ts";
import { catalogueKey } from "#workers/storage/catalogues.ts";

/** The built Worker on a D1 and an R2 of its own, in memory. */
export interface Site {
  address: string;
  env: Env;
  /** What the Worker and its runtime have logged. */
  readLogs(): readonly unknown[];
  /** Rows of a table, oldest first. */
  readRows(table: string): Promise<Record<string, unknown>[]>;
  /** Runs `work` while every use of a table fails. */
  whileTableFails(table: string, work: () => Promise<void>): Promise<void>;
  /** Runs `work` while no catalogue is published. */
  whileCataloguesAreMissing(work: () => Promise<void>): Promise<void>;
}

interface TestFixtures {
  site: Site;
  /** Messages of the browser's console that a test expects; any other error fails it. */
  expectedConsoleErrors: RegExp[];
}

interface WorkerFixtures {
  /** Whether the site has an external calendar; `test.use({ hasCalendar: true })` gives it the stand-in. */
  hasCalendar: boolean;
  calendar: StandInCalendar;
  /** Whether D1 and the outbox work; `test.use({ hasStores: false })` gives a site on which nothing can be kept. */
  hasStores: boolean;
  server: Site;
}

/** A browser on the built site. Fails on a console error, an uncaught exception or a request to another origin than the calendar's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hasCalendar: [false, { option: true, scope: "worker" }],

  calendar: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const calendar = await startStandInCalendar();
      await use(calendar);
      await calendar.close();
    },
    { scope: "worker" },
  ],

  hasStores: [true, { option: true, scope: "worker" }],

  server: [
    async ({ hasCalendar, calendar, hasStores }, use) => {
      // First, for it keeps this process busy for longer than a connection to the Worker lasts.
      const catalogues = await Promise.all(PROFESSIONS.map(buildCatalogue));
      const harness = createTestHarness({
        workers: [{ configPath: hasStores ? BUILT_CONFIG : writeConfigWithoutOutbox(), vars: hasCalendar ? calendar.vars : {} }],
      });
      const { url } = await harness.listen();
      const worker = harness.getWorker<Env>();
      if (hasStores) await worker.applyD1Migrations("DB");
      const env = await worker.getEnv();
      await publish(env, catalogues);
      await use({
        address: url.origin,
        env,
        readLogs: () => harness.getLogs(),
        async readRows(table) {
          return (await env.DB.prepare(`SELECT * FROM ${table} ORDER BY created_at`).all<Record<string, unknown>>()).results;
        },
        async whileTableFails(table, work) {
          await env.DB.exec(`ALTER TABLE ${table} RENAME TO ${table}_hidden`);
          try {
            await work();
          } finally {
            await env.DB.exec(`ALTER TABLE ${table}_hidden RENAME TO ${table}`);
          }
        },
        async whileCataloguesAreMissing(work) {
          await env.CATALOGUES.delete(PROFESSIONS.map(catalogueKey));
          try {
            await work();
          } finally {
            await publish(env, catalogues);
          }
        },
      });
      await harness.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => use(server.address),

  // The rows of one test are not those of the next.
  site: async ({ server }, use) => {
    await use(server);
    const { results } = await server.env.DB.prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name <> 'd1_migrations'",
    ).all<{ name: string }>();
    for (const { name } of results) await server.env.DB.exec(`DELETE FROM ${name}`);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
  expectedConsoleErrors: async ({}, use) => use([]),

  page: async ({ page, javaScriptEnabled, site, hasCalendar, calendar, expectedConsoleErrors }, use) => {
    if (javaScriptEnabled !== false) await readBeforeClicking(page);
    const origins = hasCalendar ? [site.address, calendar.origin, calendar.forgerOrigin] : [site.address];
    const faults: string[] = [];
    // The local asset layer answers 500 now and then on a busy machine; these are the very files that it would send.
    await page.route(STATIC_FILES, (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = pathname === "/speculation-rules.json" ? { contentType: "application/speculationrules+json" } : {};
      return route.fulfill({ path: path.join(CLIENT_FOLDER, pathname), ...contentType });
    });
    page.on("console", (message) => {
      if (message.type() === "error" && !expectedConsoleErrors.some((pattern) => pattern.test(message.text()))) faults.push(message.text());
    });
    page.on("response", (response) => {
      if (response.status() !== 500) return;
      faults.push(`500 from ${response.url()}: ${JSON.stringify(site.readLogs().slice(-3)).slice(0, 1500)}`);
    });
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && !origins.includes(origin)) faults.push(`request to ${origin}`);
    });
    await use(page);
    expect(faults, "console errors and requests to other origins").toEqual([]);
  },
});

export { expect };

declare global {
  interface Window {
    isAlive?: boolean;
  }
}

/** `goto` and `reload` end when the page is alive: what is clicked before goes its way without scripts. */
async function readBeforeClicking(page: Page): Promise<void> {
  await page.addInitScript((event) => document.addEventListener(event, () => (window.isAlive = true)), ALIVE_EVENT);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  async function waitIfScripted(response: Response | null, waitUntil?: string) {
    if (waitUntil !== "commit" && (await response?.text())?.includes("/assets/entry.client")) await waitUntilAlive(page);
    return response;
  }
  page.goto = async (url, options) => waitIfScripted(await goto(url, options), options?.waitUntil);
  page.reload = async (options) => waitIfScripted(await reload(options), options?.waitUntil);
}

export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.isAlive);
}

const STATIC_FILES =
  /^http:\/\/127\.0\.0\.1:\d+\/(?:(?:assets|fonts|images|icons)\/|speculation-rules\.json|manifest\.webmanifest|favicon\.ico)/;
const CLIENT_FOLDER = path.join(ROOT, "build/client");
const BUILT_CONFIG = path.join(ROOT, "build/server/wrangler.json");

function writeConfigWithoutOutbox(): string {
  const config = JSON.parse(readFileSync(BUILT_CONFIG, "utf8")) as { r2_buckets: { binding: string }[] };
  const file = path.join(path.dirname(BUILT_CONFIG), "wrangler.without-outbox.json");
  writeFileSync(file, JSON.stringify({ ...config, r2_buckets: config.r2_buckets.filter(({ binding }) => binding !== "OUTBOX") }));
  return file;
}

async function publish(env: Env, catalogues: readonly Uint8Array[]): Promise<void> {
  await Promise.all(
    PROFESSIONS.map((profession, index) => env.CATALOGUES.put(catalogueKey(profession), catalogues[index] ?? new Uint8Array())),
  );
}
