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

async function run({ cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">, env: Env): Promise<void> {
  const now = new Date(scheduledTime);
  const tasks =
    cron === PURGE_CRON
      ? [() => purgeExpired(env, now)]
      : [() => replayOutbox(env, now), () => watchOutbox(env, now), () => sendWaitingNotifications(env, now)];
  for (const task of tasks) {
    try {
      await task();
    } catch (error) {
      logError("scheduled", error, { cron });
    }
  }
}
