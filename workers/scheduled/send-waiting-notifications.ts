import { type AnnouncedTable, listUnannounced, noteFailedAttempt } from "../db/announcements.ts";
import { logError } from "../log.ts";
import { type Channel, listChannels, RefusedMessage } from "../notifications/notification-channels.ts";
import { announce, NOTIFICATION_WINDOW_MS } from "../notifications/notifications.ts";

/** What is younger is being sent by its own request. */
const GRACE_MS = 2 * 60_000;
/** For all channels together, so that a run stays within the queries that D1 allows. */
const ANNOUNCEMENTS_PER_RUN = 10;
const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 6 * 60 * 60_000;
/** After so many failures in a row the channel is down, not merely refusing one message. */
const FAILURES_THAT_END_A_RUN = 3;

const TABLES = ["callback_requests", "catalogue_downloads"] as const satisfies AnnouncedTable[];

/**
 * Sends the notifications of the last day that are still missing on each channel, oldest first. A failed one is retried after a delay that
 * doubles each time and holds up no other; nor does a channel that is down. Returns how many were sent. Throws what D1 throws.
 */
export async function sendWaitingNotifications(env: Env, now: Date): Promise<number> {
  const channels = listChannels(env);
  let sent = 0;
  for (const channel of channels) sent += await sendBy(channel, env, now, Math.floor(ANNOUNCEMENTS_PER_RUN / channels.length));
  return sent;
}

async function sendBy(channel: Channel, env: Env, now: Date, most: number): Promise<number> {
  const after = new Date(now.getTime() - NOTIFICATION_WINDOW_MS).toISOString();
  const before = new Date(now.getTime() - GRACE_MS).toISOString();
  let sent = 0;
  let taken = 0;
  let failuresInARow = 0;
  for (const table of TABLES) {
    const waiting = await listUnannounced(env.DB, table, channel.name, { after, before, now: now.toISOString(), limit: most - taken });
    for (const { record, attempts } of waiting) {
      taken++;
      try {
        await announce(env, channel, table, record);
        sent++;
        failuresInARow = 0;
      } catch (error) {
        logError("notification", error, { table, channel: channel.name });
        const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
        const dueAt = new Date(now.getTime() + delayMs).toISOString();
        await noteFailedAttempt(env.DB, { table, id: record.id, channel: channel.name }, dueAt);
        failuresInARow = error instanceof RefusedMessage ? 0 : failuresInARow + 1;
        if (failuresInARow === FAILURES_THAT_END_A_RUN) return sent;
      }
    }
  }
  return sent;
}
