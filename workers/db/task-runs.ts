import { drizzle } from "drizzle-orm/d1";
import { type TaskRun, taskRuns } from "./schema.ts";

/** Scheduled tasks, and the test message that an operator asks for. */
export const TASK_NAMES = {
  everyMinute: "chaque-minute",
  nightly: "nuit",
  weekly: "semaine",
  backup: "sauvegarde",
  testMessage: "essai",
} as const;

/** A nightly task that has not run for so long stays away. */
export const NIGHTLY_LATE_MS = 26 * 60 * 60_000;

/** Notes the last run of a task. */
export async function noteTaskRun(database: D1Database, run: TaskRun): Promise<void> {
  const { name: _, ...rest } = run;
  await drizzle(database).insert(taskRuns).values(run).onConflictDoUpdate({ target: taskRuns.name, set: rest });
}

/** The last runs of all tasks that have ever run. */
export async function listTaskRuns(database: D1Database): Promise<TaskRun[]> {
  return drizzle(database).select().from(taskRuns);
}
