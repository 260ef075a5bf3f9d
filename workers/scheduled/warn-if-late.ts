import type { TaskRun } from "../db/schema.ts";
import { expectTask } from "../db/task-runs.ts";
import { logError } from "../log.ts";

const MINUTE_MS = 60_000;
/** A cron that has not run for this long has stopped; a killed isolate leaves no other trace. */
const LATE_AFTER_MS: Readonly<Record<string, number>> = { "chaque-minute": 15 * MINUTE_MS, nuit: 26 * 60 * MINUTE_MS };

function isLate({ name, started_at }: Pick<TaskRun, "name" | "started_at">, now: Date): boolean {
  return now.getTime() - Date.parse(started_at) > (LATE_AFTER_MS[name] ?? Number.POSITIVE_INFINITY);
}

/** Reports the other cron when it is late. The first check of one that has never run starts its clock. */
export async function warnIfLate(database: D1Database, runs: readonly TaskRun[], name: string, now: Date): Promise<void> {
  const run = runs.find((each) => each.name === name);
  if (run === undefined) await expectTask(database, name, now.toISOString());
  else if (isLate(run, now)) {
    const hours = Math.round((now.getTime() - Date.parse(run.started_at)) / (60 * MINUTE_MS));
    logError("task-late", new Error("A scheduled task has stopped"), { task: name, hours });
  }
}
