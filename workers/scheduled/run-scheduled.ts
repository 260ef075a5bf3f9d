import { applyErasures } from "#workers/people/rights/erasures.ts";
import type { TaskRun } from "../db/schema.ts";
import { isLate, listTaskRuns, noteTaskRun, TASK_NAMES } from "../db/task-runs.ts";
import { logError, withLogContext } from "../log.ts";
import { announceWaiting, sendTestMessage } from "../notifications/announce-records.ts";
import { listChannels, nameChannels } from "../notifications/channels.ts";
import { createErrorReport } from "../notifications/error-report.ts";
import { purgeExpired } from "./purge-expired.ts";
import { replayOutbox } from "./replay-outbox.ts";

/** The every-minute cron of wrangler.toml; the other runs each minute of an hour of the night. */
const EVERY_MINUTE = "* * * * *";
const HOUR_MS = 60 * 60_000;

/** A failing task is logged, doesn't stop the others, and is retried on the next run. */
export async function runScheduled({ cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">, env: Env): Promise<void> {
  const reports: Promise<unknown>[] = [];
  const now = new Date(scheduledTime);
  const keep = (work: Promise<unknown>) => void reports.push(work);
  const report = createErrorReport(env, keep);
  await withLogContext({ requestId: crypto.randomUUID(), route: `cron ${cron}`, report }, () =>
    cron === EVERY_MINUTE ? runMinute(env, now) : runNight(env, now),
  );
  await Promise.all(reports);
}

async function runMinute(env: Env, now: Date): Promise<void> {
  await runTasks(TASK_NAMES.everyMinute, env, now, {
    replay: () => replayOutbox(env, now),
    // After the replay: nobody is told of an erased person.
    erasures: async () => ({ applied: await applyErasures({ database: env.DB, outbox: env.OUTBOX }, now) }),
    announce: async () => ({ announced: await announceWaiting(env, now) }),
    async watch() {
      const runs = await listTaskRuns(env.DB);
      await warnIfLate(env.DB, runs, TASK_NAMES.nightly, now);
      await sendTestMessage(env, runs);
      // « État » reads the summary.
      return { channels: nameChannels(listChannels(env)) };
    },
  });
}

async function runNight(env: Env, now: Date): Promise<void> {
  await runTasks(TASK_NAMES.nightly, env, now, {
    purge: () => purgeExpired(env, now),
    watch: async () => warnIfLate(env.DB, await listTaskRuns(env.DB), TASK_NAMES.everyMinute, now),
  });
}

/** Never throws. */
async function runTasks(name: string, env: Env, now: Date, tasks: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  const failed: string[] = [];
  const results: Record<string, unknown> = {};
  for (const [task, run] of Object.entries(tasks)) {
    try {
      results[task] = await run();
    } catch (error) {
      failed.push(task);
      logError("scheduled", error, { task });
    }
  }
  const run = { name, started_at: now.toISOString(), failed: failed.join(" "), summary: JSON.stringify(results) };
  await noteTaskRun(env.DB, run).catch((error: unknown) => logError("task-run", error, { task: name }));
}

/** Reports the other cron when late. Its first check starts the clock. */
async function warnIfLate(database: D1Database, runs: readonly TaskRun[], name: string, now: Date): Promise<void> {
  const run = runs.find((each) => each.name === name);
  if (run === undefined) await noteTaskRun(database, { name, started_at: now.toISOString() });
  else if (isLate(run, now)) {
    const hours = Math.round((now.getTime() - Date.parse(run.started_at)) / HOUR_MS);
    logError("task-late", new Error("A scheduled task has stopped"), { task: name, hours });
  }
}
