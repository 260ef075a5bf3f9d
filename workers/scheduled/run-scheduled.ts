import { logError } from "../log.ts";
import { purgeExpired } from "./purge-expired.ts";
import { replayOutbox } from "./replay-outbox.ts";

/** The nightly cron of wrangler.toml; every other one replays the outbox. */
const PURGE_CRON = "30 3 * * *";

/** What the crons of wrangler.toml start. A failure is logged and tried again at the next turn. */
export async function runScheduled({ cron, scheduledTime }: Pick<ScheduledController, "cron" | "scheduledTime">, env: Env): Promise<void> {
  try {
    if (cron === PURGE_CRON) await purgeExpired(env, new Date(scheduledTime));
    else await replayOutbox(env);
  } catch (error) {
    logError("scheduled", error, { cron });
  }
}
