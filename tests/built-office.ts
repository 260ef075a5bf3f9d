import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createTestHarness } from "wrangler";
import type { OfficeEnv } from "../back-office/context.ts";
import { findEntry } from "./built-worker.ts";
import { emptyTables } from "./empty-tables.ts";

const BUILT = path.resolve(import.meta.dirname, "..", "back-office", "build", "server");

/** The identity from Cloudflare Access on this machine; null as before it protects the Worker. */
export type Access = { aud: string; identity: Record<string, string> } | null;

const NADIA = { aud: "local", identity: { email: "nadia@localhost", name: "Nadia" } };
export const INES = { aud: "local", identity: { email: "ines@localhost", name: "Inès" } };

/** The built Worker of the back office on its own in-memory D1 and R2. */
export interface BuiltOffice {
  address: string;
  /** The same stores, where Nadia works. */
  colleague: string;
  env: OfficeEnv;
  forget(): Promise<void>;
  close(): Promise<void>;
}

export async function startBuiltOffice(access: Access = INES): Promise<BuiltOffice> {
  const folder = mkdtempSync(path.join(BUILT, "config-"));
  const own = writeConfig(folder, access);
  const colleague = writeConfig(folder, NADIA, { name: "cimes-dpc-suivi-nadia", routes: [`${COLLEAGUE}/*`] });
  const harness = createTestHarness({ workers: [{ configPath: own }, { configPath: colleague }] });
  const { url } = await harness.listen();
  const worker = harness.getWorker<OfficeEnv>();
  await worker.applyD1Migrations("DB");
  const env = await worker.getEnv();
  return {
    address: url.origin,
    colleague: `http://${COLLEAGUE}:${url.port}`,
    env,
    async forget() {
      await emptyTables(env.DB);
      const { objects } = await env.OUTBOX.list();
      await env.OUTBOX.delete(objects.map(({ key }) => key));
    },
    async close() {
      await harness.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Another name of this machine, which leads to the colleague's Worker. */
const COLLEAGUE = "localhost";

/** The built configuration with another identity, beside the built code. */
function writeConfig(folder: string, access: Access, other: { name?: string; routes?: string[] } = {}) {
  const config = JSON.parse(readFileSync(path.join(BUILT, "wrangler.json"), "utf8")) as object;
  const file = path.join(folder, `${other.name ?? "wrangler"}.json`);
  const moved = {
    main: `../${findEntry(BUILT)}`,
    assets: { html_handling: "none", not_found_handling: "none", directory: "../../client" },
  };
  const d1 = { binding: "DB", database_name: "cimes-dpc", migrations_dir: "../../../../migrations" };
  writeFileSync(file, JSON.stringify({ ...config, ...moved, d1_databases: [d1], access: access ? { dev: access } : undefined, ...other }));
  return file;
}
