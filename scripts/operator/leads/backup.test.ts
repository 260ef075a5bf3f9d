import { mkdtempDisposableSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { ROOT } from "#scripts/toolbox.ts";
import { openMemoryStores } from "#tests/operator/memory-stores.ts";
import { listTaskRuns, TASK_NAMES } from "#workers/db/task-runs.ts";
import { backUp } from "./backup.ts";
import type { Operator } from "./operator.ts";

const NOW = new Date("2026-11-23T09:00:00.000Z");

test("each backup of a minute has a name of its own, and none replaces another", async () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "backups-"));
  const exportNothing = `#!/bin/sh\nfor file; do :; done\ncat ${ROOT}/migrations/*.sql > "$file"\n`;
  writeFileSync(path.join(folder.path, "wrangler"), exportNothing, { mode: 0o755 });
  vi.stubEnv("PATH", `${folder.path}:${process.env.PATH}`);
  const operator = { stores: openMemoryStores(), now: NOW, note: () => undefined, print: () => undefined } as unknown as Operator;
  await Promise.all([backUp(operator, [], folder.path), backUp(operator, [], folder.path)]);
  expect(readdirSync(folder.path)).toEqual(["2026-11-23-10h00-2.sql", "2026-11-23-10h00.sql", "wrangler"]);
});

test("a backup that fails is noted, for the site to tell, and the old ones go all the same", async () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "backups-"));
  for (const day of ["2026-10-01", "2026-11-20"]) {
    const file = path.join(folder.path, `${day}-05h10.sql`);
    writeFileSync(file, "");
    utimesSync(file, new Date(`${day}T04:10:00.000Z`), new Date(`${day}T04:10:00.000Z`));
  }
  const stores = openMemoryStores();
  const prepare = (sql: string) => {
    if (sql.includes("count(*)")) throw new Error("D1 is down");
    return stores.database.prepare(sql);
  };

  const operator = { stores: { ...stores, database: { ...stores.database, prepare } }, now: NOW, note: () => undefined };
  await expect(backUp(operator as unknown as Operator, [], folder.path)).rejects.toThrow("D1 is down");
  expect(readdirSync(folder.path)).toEqual(["2026-11-20-05h10.sql"]);

  expect(await listTaskRuns(stores.database)).toEqual([
    expect.objectContaining({ name: TASK_NAMES.backup, started_at: NOW.toISOString(), failed: "backup" }),
  ]);
});
