import { type Settlement, settleOutbox } from "#workers/people/settle-outbox.ts";
import { logError, logInfo } from "../log.ts";
import { readErasurePepper } from "../settings/settings.ts";
import { openOutbox } from "../storage/outbox.ts";

/** A slice that fits into the 10 ms of CPU and, with all else of a run, the 50 queries of the free plan; the cron comes every minute. */
export const RECORDS_PER_RUN = 6;

/** Settles a slice of what waits in the outbox. Throws MissingPepper. */
export async function replayOutbox(env: Pick<Env, "DB" | "OUTBOX">, now: Date): Promise<Settlement> {
  const stores = { outbox: openOutbox(env.OUTBOX), database: env.DB, pepper: readErasurePepper(env), tell: logError };
  const result = await settleOutbox(stores, now, { most: RECORDS_PER_RUN, isEarly: false });
  if (Object.values(result).some((count) => count > 0)) logInfo("outbox-replayed", { ...result });
  return result;
}
