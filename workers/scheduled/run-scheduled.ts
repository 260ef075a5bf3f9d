import { noteTaskRun, TASK_NAMES } from "../db/task-runs.ts";
import { logError, withLogContext } from "../log.ts";
import { sendUnsentAlerts } from "../notifications/alerts.ts";
import { createErrorReport } from "../notifications/error-report.ts";
import { noteErasureSecret } from "./note-erasure-secret.ts";
import { purgeExpired } from "./purge-expired.ts";
import { replayOutbox } from "./replay-outbox.ts";
import { sendWaitingNotifications } from "./send-waiting-notifications.ts";
import { isSummaryDue, sendWeeklySummary } from "./send-weekly-summary.ts";
import { tellOperators } from "./tell-operators.ts";
import { watchOutbox } from "./watch-outbox.ts";

/** This cron of wrangler.toml replays the outbox and tells of what nobody was told; any other is the nightly one, at whatever hour. */
const EVERY_MINUTE = "* * * * *";

/** What the crons start. A failure is logged and told, keeps nothing else from its turn, and is tried again at the next. */
export async function runScheduled({ cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">, env: Env): Promise<void> {
  const reports: Promise<unknown>[] = [];
  const now = new Date(scheduledTime);
  const keep = (work: Promise<unknown>) => void reports.push(work);
  const report = createErrorReport(env, keep, () => now);
  await withLogContext({ requestId: crypto.randomUUID(), route: `cron ${cron}`, report }, async () => {
    if (cron !== EVERY_MINUTE) return runTasks(TASK_NAMES.nightly, env, now, [{ name: "purge", run: () => purgeExpired(env, now) }]);
    await runTasks(TASK_NAMES.everyMinute, env, now, [
      // First what tells people, and to its end: nothing that the replay meets keeps it from them.
      {
        name: "watch",
        async run() {
          await watchOutbox(env, now);
          await Promise.all(reports);
          await sendUnsentAlerts(env, now);
        },
      },
      { name: "replay", run: () => replayOutbox(env, now) },
      { name: "secret", run: () => noteErasureSecret(env) },
      { name: "announce", run: () => sendWaitingNotifications(env, now) },
      { name: "operators", run: () => tellOperators(env, now) },
      { name: "summary", run: () => summariseWeek(env, now) },
    ]);
  });
  await Promise.all(reports);
}

async function summariseWeek(env: Env, now: Date): Promise<void> {
  if (!(await isSummaryDue(env, now))) return;
  await runTasks(TASK_NAMES.weekly, env, now, [{ name: "summary", run: () => sendWeeklySummary(env, now) }]);
}

interface Task {
  name: string;
  run(): Promise<unknown>;
}

/** Runs tasks one after the other and notes what came of them. Never throws. */
async function runTasks(name: string, env: Env, now: Date, tasks: readonly Task[]): Promise<void> {
  const startedAt = Date.now();
  const failed: string[] = [];
  const summaries: string[] = [];
  for (const task of tasks) {
    try {
      const result = await task.run();
      if (result !== undefined) summaries.push(`${task.name} ${JSON.stringify(result)}`);
    } catch (error) {
      failed.push(task.name);
      logError("scheduled", error, { task: task.name });
    }
  }
  const run = { name, started_at: now.toISOString(), took_ms: Date.now() - startedAt };
  await noteTaskRun(env.DB, { ...run, failed: failed.join(" "), summary: summaries.join(" ") }).catch((error: unknown) =>
    logError("task-run", error, { task: name }),
  );
}
