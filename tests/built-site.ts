import { readFileSync } from "node:fs";
import path from "node:path";
import { createTestHarness } from "wrangler";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { ROOT } from "#scripts/command.ts";
import { catalogueKey } from "#workers/storage/catalogues.ts";
import { findEntry, writeWhole } from "./built-worker.ts";
import { emptyTables, withoutTable } from "./empty-tables.ts";
import { LIVE_SETTINGS } from "./live-settings.ts";
import { onePerProcess } from "./one-per-process.ts";

/** The built Worker on its own in-memory D1 and R2. */
export interface Site {
  address: string;
  env: Env;
  /** The log of the Worker and its runtime. */
  readLogs(): readonly unknown[];
  readRows(table: string): Promise<Record<string, unknown>[]>;
  whileTableFails(table: string, work: () => Promise<void>): Promise<void>;
  whileCataloguesAreMissing(work: () => Promise<void>): Promise<void>;
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** The Worker serves what is published; the content of a catalogue is tested next to its generator. */
const CATALOGUE = "%PDF-1.7\n%%EOF\n";
const BUILT = path.join(ROOT, "build/server");

/**
 * Starts the built site with placeholder catalogues, at the tests' own day unless another is given. Without stores,
 * nothing that a visitor sends can be saved.
 */
export async function startBuiltSite({
  vars = {},
  hasStores = true,
  day,
}: {
  vars?: Record<string, string>;
  hasStores?: boolean;
  day?: string | undefined;
} = {}): Promise<Site> {
  const harness = createTestHarness({
    workers: [{ configPath: writeConfig(hasStores, day), vars: { ...LIVE_SETTINGS, ...vars } }],
  });
  const { url } = await harness.listen();
  const worker = harness.getWorker<Env>();
  if (hasStores) await worker.applyD1Migrations("DB");
  const env = await worker.getEnv();
  /** An idle connection may have been closed; the next query notices it. */
  const wake = async (): Promise<Env> => {
    const ask = () => env.DB.prepare("SELECT 1").first();
    await ask().catch(ask);
    return env;
  };
  const publish = async () => {
    const { CATALOGUES } = await wake();
    for (const profession of PROFESSIONS) await CATALOGUES.put(catalogueKey(profession), CATALOGUE);
  };
  await publish();
  return {
    address: url.origin,
    env,
    readLogs: () => harness.getLogs(),
    async readRows(table) {
      const { DB } = await wake();
      return (await DB.prepare(`SELECT * FROM ${table} ORDER BY created_at`).all<Record<string, unknown>>()).results;
    },
    whileTableFails: async (table, work) =>
      withoutTable((await wake()).DB, table, async () => {
        await work();
        await wake();
      }),
    async whileCataloguesAreMissing(work) {
      await (await wake()).CATALOGUES.delete(PROFESSIONS.map(catalogueKey));
      try {
        await work();
      } finally {
        await publish();
      }
    },
    forget: async () => emptyTables((await wake()).DB),
    close: () => harness.close(),
  };
}

/** The built configuration, beside the built code. */
function writeConfig(hasStores: boolean, day?: string): string {
  const config = JSON.parse(readFileSync(path.join(BUILT, "wrangler.json"), "utf8")) as { r2_buckets: { binding: string }[] };
  const buckets = config.r2_buckets.filter(({ binding }) => hasStores || binding !== "OUTBOX");
  const file = path.join(BUILT, `wrangler-${hasStores ? "whole" : "without-outbox"}-${day ?? "as-the-tests"}.json`);
  writeWhole(file, JSON.stringify({ ...config, main: findEntry(BUILT, day), r2_buckets: buckets }));
  return file;
}

/** For Vitest and Playwright: one built site per process, emptied after each test. */
export const builtSiteFixtures = {
  server: onePerProcess(() => startBuiltSite()),
  site: async ({ server }: { server: Site }, use: (site: Site) => Promise<void>) => {
    await use(server);
    await server.forget();
  },
};
