import { countFailedAnnouncements, noteFailedAnnouncement } from "../db/announcement-attempts.ts";
import { type AnnouncedRecords, type AnnouncedTable, listUnannounced } from "../db/lead-notifications.ts";
import { logError } from "../log.ts";
import { announce, NOTIFICATION_WINDOW_MS, RefusedAnnouncement } from "../notifications.ts";
import { readNotificationSettings } from "../settings.ts";

/** What is younger is being sent by its own request. */
const GRACE_MS = 2 * 60_000;
const ANNOUNCEMENTS_PER_RUN = 10;
const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 6 * 60 * 60_000;
/** So many in a row, and the webhook is down rather than particular. */
const FAILURES_THAT_END_A_RUN = 3;

const TABLES = ["callback_requests", "catalogue_downloads"] as const satisfies AnnouncedTable[];

/**
 * Tells of the records of the last day of which nobody was told, oldest first. One that fails is tried again later, each time after twice
 * as long, and holds up no other. Returns how many were sent. Throws what D1 throws.
 */
export async function sendWaitingNotifications(env: Env, now: Date): Promise<number> {
  const settings = readNotificationSettings(env);
  if (!settings) return 0;
  const after = new Date(now.getTime() - NOTIFICATION_WINDOW_MS).toISOString();
  const before = new Date(now.getTime() - GRACE_MS).toISOString();
  let sent = 0;
  let taken = 0;
  let failuresInARow = 0;
  for (const table of TABLES) {
    const limit = ANNOUNCEMENTS_PER_RUN - taken;
    const records = await listUnannounced(env.DB, table, { after, before, now: now.toISOString(), limit });
    for (const record of records) {
      taken++;
      try {
        await announce(env, settings, table, record);
        sent++;
        failuresInARow = 0;
      } catch (error) {
        logError("notification", error, { table });
        await postpone(env, table, record, now);
        failuresInARow = error instanceof RefusedAnnouncement ? 0 : failuresInARow + 1;
        if (failuresInARow === FAILURES_THAT_END_A_RUN) return sent;
      }
    }
  }
  return sent;
}

async function postpone(env: Env, table: AnnouncedTable, { id }: AnnouncedRecords[AnnouncedTable], now: Date): Promise<void> {
  const attempts = await countFailedAnnouncements(env.DB, table, id);
  const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
  await noteFailedAnnouncement(env.DB, table, id, new Date(now.getTime() + delayMs).toISOString());
}
