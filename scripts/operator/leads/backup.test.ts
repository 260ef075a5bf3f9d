import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openScratchStores } from "#tests/operator/scratch-stores.ts";
import { listTaskRuns, TASK_NAMES } from "#workers/db/task-runs.ts";
import { backUp } from "./backup.ts";
import type { Operator } from "./operator.ts";

const NOW = new Date("2026-11-23T09:00:00.000Z");

test("a backup that fails is noted, for the site to tell, and the old ones go all the same", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "backups-"));
  for (const [name, at] of [
    ["2026-10-01-05h10.sql", "2026-10-01T03:10:00.000Z"],
    ["2026-11-20-05h10.sql", "2026-11-20T04:10:00.000Z"],
  ] as const) {
    writeFileSync(path.join(folder, name), "");
    utimesSync(path.join(folder, name), new Date(at), new Date(at));
  }
  const stores = await openScratchStores();
  const database = new Proxy(stores.database, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (name !== "prepare" || typeof member !== "function") return member;
      return (sql: string) => {
        if (sql.includes("count(*)")) throw new Error("D1 is down");
        return member.call(target, sql);
      };
    },
  });

  const operator = { stores: { ...stores, database }, now: NOW, note: () => undefined } as unknown as Operator;
  await expect(backUp(operator, [], folder)).rejects.toThrow("D1 is down");
  expect(readdirSync(folder)).toEqual(["2026-11-20-05h10.sql"]);

  expect(await listTaskRuns(stores.database)).toEqual([
    expect.objectContaining({ name: TASK_NAMES.backup, started_at: NOW.toISOString(), failed: "backup" }),
  ]);
  await stores.close();
  rmSync(folder, { recursive: true });
});
