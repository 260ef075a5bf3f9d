import { capitalise, formatCount } from "#app/content/format.ts";
import { logError } from "../log.ts";
import { ALERT_EVERY_MS, SEE_STATE } from "../notifications/alerts.ts";
import { isAlertDue } from "../storage/alerts.ts";
import { countOutbox, type OutboxCount } from "../storage/outbox.ts";
import { withinTimeLimit } from "../time-limit.ts";

/** A record that waits longer is late: the cron has had fifteen turns. */
export const LATE_AFTER_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
/** What the watch may take of a run, so that a long outbox leaves the replay its turn: pages of R2, and time. */
const MOST_PAGES = 2;
const LIMIT_MS = 5000;

/** Age of the oldest waiting record in milliseconds; 0 when none waits. */
export function measureAge({ oldestCreatedAt }: Pick<OutboxCount, "oldestCreatedAt">, now: Date): number {
  return oldestCreatedAt === null ? 0 : Math.max(0, now.getTime() - Date.parse(oldestCreatedAt));
}

/** Tells people, once an hour, of records that have waited for more than 15 minutes. */
export async function watchOutbox(env: Pick<Env, "OUTBOX">, now: Date): Promise<void> {
  const count = await withinTimeLimit("R2", countOutbox(env.OUTBOX, MOST_PAGES), LIMIT_MS);
  const ageMs = measureAge(count, now);
  if (ageMs <= LATE_AFTER_MS || !(await isAlertDue(env.OUTBOX, "outbox-late", now, ALERT_EVERY_MS))) return;
  const minutes = Math.floor(ageMs / MINUTE_MS);
  const records = `${count.isWhole ? "" : "au moins "}${formatCount(count.waiting, "demande attend", "demandes attendent")}`;
  const words = `${capitalise(records)} d’entrer dans la base, la plus ancienne depuis ${minutes} minutes`;
  const text = `${words}. ${SEE_STATE}`;
  logError("outbox-late", new Error("Records have waited too long for D1"), { waiting: count.waiting, minutes, text });
}
