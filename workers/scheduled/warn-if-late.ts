import type { TaskRun } from "../db/schema.ts";
import { expectTask, isLate } from "../db/task-runs.ts";
import { logError } from "../log.ts";

const HOUR_MS = 60 * 60_000;

/** Reports the other cron when it is late. The first check of one that has never run starts its clock. */
export async function warnIfLate(database: D1Database, runs: readonly TaskRun[], name: string, now: Date): Promise<void> {
  const run = runs.find((each) => each.name === name);
  if (run === undefined) await expectTask(database, name, now.toISOString());
  else if (isLate(run, now)) {
    const hours = Math.round((now.getTime() - Date.parse(run.started_at)) / HOUR_MS);
    logError("task-late", new Error("A scheduled task has stopped"), { task: name, hours });
  }
}
