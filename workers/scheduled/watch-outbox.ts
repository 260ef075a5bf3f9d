import { logError } from "../log.ts";
import { countOutbox, type OutboxCount, takeTurn } from "../storage/outbox.ts";

/** A record that waits longer is late: the cron has had fifteen turns. */
export const LATE_AFTER_MS = 15 * 60_000;
/** How often the same delay is reported. */
const ALERT_EVERY_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** Age of the oldest waiting record in milliseconds; 0 when none waits. */
export function measureAge({ oldestCreatedAt }: OutboxCount, now: Date): number {
  return oldestCreatedAt === null ? 0 : Math.max(0, now.getTime() - Date.parse(oldestCreatedAt));
}

/** Tells people, once an hour, of records that have waited for more than 15 minutes. Throws what R2 throws. */
export async function watchOutbox(env: Pick<Env, "OUTBOX">, now: Date): Promise<void> {
  const count = await countOutbox(env.OUTBOX);
  const ageMs = measureAge(count, now);
  if (ageMs <= LATE_AFTER_MS || !(await takeTurn(env.OUTBOX, "outbox-late", now, ALERT_EVERY_MS))) return;
  const minutes = Math.floor(ageMs / MINUTE_MS);
  logError("outbox-late", new Error("Records have waited too long for D1"), {
    waiting: count.waiting,
    minutes,
    text: `${count.waiting} demande(s) attendent d’entrer dans la base, la plus ancienne depuis ${minutes} minutes. À voir : npm run leads -- outbox --remote`,
  });
}
