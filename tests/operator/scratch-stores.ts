import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unstable_splitSqlQuery } from "wrangler";
import { openLocalStores } from "#scripts/operator/stores/local-stores.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { ROOT } from "#scripts/toolbox.ts";
import { query } from "./query.ts";

/** A D1 with all migrations and empty buckets, in a folder of their own that `close` deletes. */
export async function openScratchStores(): Promise<Stores> {
  const folder = mkdtempSync(path.join(tmpdir(), "cimes-back-office-"));
  const stores = await openLocalStores(folder);
  const migrations = path.join(ROOT, "migrations");
  for (const name of readdirSync(migrations).sort()) {
    if (!name.endsWith(".sql")) continue;
    for (const statement of unstable_splitSqlQuery(readFileSync(path.join(migrations, name), "utf8"))) await query(stores, statement);
  }
  return {
    ...stores,
    async close() {
      await stores.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
