import { noteTaskRun, TASK_NAMES } from "../db/task-runs.ts";
import { createErrorReport } from "../error-report.ts";
import { logError, withLogContext } from "../log.ts";
import { purgeExpired } from "./purge-expired.ts";
import { replayOutbox } from "./replay-outbox.ts";
import { sendWaitingNotifications } from "./send-waiting-notifications.ts";
import { watchOutbox } from "./watch-outbox.ts";

/** The nightly cron of wrangler.toml; the other comes every minute, replays the outbox and tells of what nobody was told. */
const PURGE_CRON = "30 3 * * *";

/** What the crons of wrangler.toml start. A failure is logged, keeps nothing else from its turn, and is tried again at the next. */
export function runScheduled(
  controller: Pick<ScheduledController, "cron" | "scheduledTime">,
  env: Env,
  context?: Pick<ExecutionContext, "waitUntil">,
): Promise<void> {
  const report = createErrorReport(env, (work) => context?.waitUntil(work));
  return withLogContext({ requestId: crypto.randomUUID(), route: `cron ${controller.cron}`, report }, () => run(controller, env));
}

interface Task {
  name: string;
  run(): Promise<unknown>;
}

async function run({ cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">, env: Env): Promise<void> {
  const now = new Date(scheduledTime);
  const startedAt = Date.now();
  const failed: string[] = [];
  const summaries: string[] = [];
  for (const { name, run: runTask } of listTasks(cron, env, now)) {
    try {
      const result = await runTask();
      if (result !== undefined) summaries.push(`${name} ${JSON.stringify(result)}`);
    } catch (error) {
      failed.push(name);
      logError("scheduled", error, { cron, task: name });
    }
  }
  const name = cron === PURGE_CRON ? TASK_NAMES.nightly : TASK_NAMES.everyMinute;
  try {
    await noteTaskRun(env.DB, {
      name,
      started_at: now.toISOString(),
      took_ms: Date.now() - startedAt,
      failed: failed.join(" "),
      summary: summaries.join(" "),
    });
  } catch (error) {
    logError("task-run", error, { cron });
  }
}

function listTasks(cron: string, env: Env, now: Date): Task[] {
  if (cron === PURGE_CRON) return [{ name: "purge", run: () => purgeExpired(env, now) }];
  return [
    { name: "replay", run: () => replayOutbox(env, now) },
    { name: "watch", run: () => watchOutbox(env, now) },
    { name: "announce", run: () => sendWaitingNotifications(env, now) },
  ];
}
