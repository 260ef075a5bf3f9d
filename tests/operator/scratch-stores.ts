import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unstable_splitSqlQuery } from "wrangler";
import { openLocalStores } from "#scripts/operator/stores/local-stores.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { readMigrations } from "./memory-stores.ts";
import { query } from "./query.ts";

/** A D1 with all migrations and empty buckets, in a folder of their own that `close` deletes. */
export async function openScratchStores(): Promise<Stores> {
  const folder = mkdtempSync(path.join(tmpdir(), "cimes-back-office-"));
  const stores = await openLocalStores(folder);
  for (const statement of readMigrations().flatMap((sql) => unstable_splitSqlQuery(sql))) await query(stores, statement);
  return {
    ...stores,
    async close() {
      await stores.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
