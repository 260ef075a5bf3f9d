import { and, eq, gt, notLike } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type TaskRun, taskRuns } from "./schema.ts";

export const TASK_NAMES = { everyMinute: "chaque-minute", nightly: "nuit", testMessage: "essai" } as const;

const MINUTE_MS = 60_000;
/** A cron silent for this long has stopped; a killed isolate leaves no other trace. */
const LATE_AFTER_MS: Readonly<Record<string, number>> = {
  [TASK_NAMES.everyMinute]: 15 * MINUTE_MS,
  [TASK_NAMES.nightly]: 26 * 60 * MINUTE_MS,
};

export function isLate({ name, started_at }: Pick<TaskRun, "name" | "started_at">, now: Date): boolean {
  return now.getTime() - Date.parse(started_at) > (LATE_AFTER_MS[name] ?? Number.POSITIVE_INFINITY);
}

/** Prefix of rows that note when an error kind was last reported. */
const ALERT_PREFIX = "alerte ";

/** Replaces the previous run; without a result, the run is only expected. */
export async function noteTaskRun(database: D1Database, run: Pick<TaskRun, "name" | "started_at"> & Partial<TaskRun>): Promise<void> {
  const row = { failed: "", summary: "", ...run };
  await drizzle(database).insert(taskRuns).values(row).onConflictDoUpdate({ target: taskRuns.name, set: row });
}

export async function listTaskRuns(database: D1Database): Promise<TaskRun[]> {
  return drizzle(database)
    .select()
    .from(taskRuns)
    .where(notLike(taskRuns.name, `${ALERT_PREFIX}%`));
}

export async function wasAlertedSince(database: D1Database, kind: string, since: string): Promise<boolean> {
  const isRecent = and(eq(taskRuns.name, ALERT_PREFIX + kind), gt(taskRuns.started_at, since));
  return (await drizzle(database).select({ name: taskRuns.name }).from(taskRuns).where(isRecent)).length > 0;
}

export async function noteAlert(database: D1Database, kind: string, at: string): Promise<void> {
  await noteTaskRun(database, { name: ALERT_PREFIX + kind, started_at: at });
}
