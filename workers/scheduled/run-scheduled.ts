import { createErrorReport } from "../error-report.ts";
import { logError, withLogContext } from "../log.ts";
import { sendWaitingNotifications } from "../notifications.ts";
import { purgeExpired } from "./purge-expired.ts";
import { replayOutbox } from "./replay-outbox.ts";

/** The nightly cron of wrangler.toml; every other one replays the outbox and tells of what nobody was told. */
const PURGE_CRON = "30 3 * * *";

/** What the crons of wrangler.toml start. A failure is logged and tried again at the next turn. */
export function runScheduled(
  controller: Pick<ScheduledController, "cron" | "scheduledTime">,
  env: Env,
  context?: Pick<ExecutionContext, "waitUntil">,
): Promise<void> {
  const report = createErrorReport(env, (work) => context?.waitUntil(work));
  return withLogContext({ requestId: crypto.randomUUID(), route: `cron ${controller.cron}`, report }, () => run(controller, env));
}

async function run({ cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">, env: Env): Promise<void> {
  try {
    if (cron === PURGE_CRON) return void (await purgeExpired(env, new Date(scheduledTime)));
    await replayOutbox(env);
    await sendWaitingNotifications(env, new Date(scheduledTime));
  } catch (error) {
    logError("scheduled", error, { cron });
  }
}
