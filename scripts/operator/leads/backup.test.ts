import { expect, test } from "vitest";
import { runCommand } from "#tests/operator/run-command.ts";
import { openScratchStores } from "#tests/operator/scratch-stores.ts";
import { listTaskRuns, TASK_NAMES } from "#workers/db/task-runs.ts";

const NOW = new Date("2026-11-23T09:00:00.000Z");

test("a backup that fails is noted, for the site to tell", async () => {
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

  await expect(runCommand({ ...stores, database }, "backup", NOW)).rejects.toThrow();

  expect(await listTaskRuns(stores.database)).toEqual([
    expect.objectContaining({ name: TASK_NAMES.backup, started_at: NOW.toISOString(), failed: "backup" }),
  ]);
  await stores.close();
});
