import { retention } from "#app/content/legal/retention.ts";
import { deleteBefore, deleteNotificationsBefore, deleteOrphanFollowUps } from "../db/purge.ts";
import { logInfo } from "../log.ts";
import { NOTIFICATION_WINDOW_MS } from "../notifications.ts";
import { deleteQuarantinedBefore, RECORD_TABLES, type RecordTable } from "../storage/outbox.ts";

/** Deletes what is older than the privacy policy promises (app/content/legal/retention.ts). Returns the rows deleted per table. */
export async function purgeExpired(env: Pick<Env, "DB" | "OUTBOX">, now: Date): Promise<Record<RecordTable, number>> {
  const deleted = { catalogue_downloads: 0, callback_requests: 0, calendly_bookings: 0 };
  for (const table of RECORD_TABLES) {
    const limit = monthsBefore(now, retention[table].months).toISOString();
    deleted[table] = await deleteBefore(env.DB, table, limit);
    await deleteQuarantinedBefore(env.OUTBOX, table, limit);
    await deleteOrphanFollowUps(env.DB, table);
  }
  // Beyond the window nothing is sent any more, so nothing need be remembered.
  await deleteNotificationsBefore(env.DB, new Date(now.getTime() - 2 * NOTIFICATION_WINDOW_MS).toISOString());
  logInfo("purge", deleted);
  return deleted;
}

/** The same day some months earlier, or the last day of that month when it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCMonth(result.getUTCMonth() - months);
  if (result.getUTCDate() !== date.getUTCDate()) result.setUTCDate(0);
  return result;
}
