import { type AnnouncedTable, listUnannounced, noteFailedAttempt } from "../db/announcements.ts";
import { logError } from "../log.ts";
import { listWays, RefusedMessage, type Way } from "../notification-ways.ts";
import { announce, NOTIFICATION_WINDOW_MS } from "../notifications.ts";

/** What is younger is being sent by its own request. */
const GRACE_MS = 2 * 60_000;
/** Of all ways together: with their notes, what a run may ask of D1. */
const ANNOUNCEMENTS_PER_RUN = 10;
const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 6 * 60 * 60_000;
/** So many in a row, and the way is down rather than particular. */
const FAILURES_THAT_END_A_RUN = 3;

const TABLES = ["callback_requests", "catalogue_downloads"] as const satisfies AnnouncedTable[];

/**
 * Tells of the records of the last day what each way has not told yet, oldest first. One that fails is tried again later, each time after
 * twice as long, and holds up no other; nor does a way that is down. Returns how many were sent. Throws what D1 throws.
 */
export async function sendWaitingNotifications(env: Env, now: Date): Promise<number> {
  const ways = listWays(env);
  let sent = 0;
  for (const way of ways) sent += await sendBy(way, env, now, Math.floor(ANNOUNCEMENTS_PER_RUN / ways.length));
  return sent;
}

async function sendBy(way: Way, env: Env, now: Date, most: number): Promise<number> {
  const after = new Date(now.getTime() - NOTIFICATION_WINDOW_MS).toISOString();
  const before = new Date(now.getTime() - GRACE_MS).toISOString();
  let sent = 0;
  let taken = 0;
  let failuresInARow = 0;
  for (const table of TABLES) {
    const waiting = await listUnannounced(env.DB, table, way.name, { after, before, now: now.toISOString(), limit: most - taken });
    for (const { record, attempts } of waiting) {
      taken++;
      try {
        await announce(env, way, table, record);
        sent++;
        failuresInARow = 0;
      } catch (error) {
        logError("notification", error, { table, way: way.name });
        const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
        const dueAt = new Date(now.getTime() + delayMs).toISOString();
        await noteFailedAttempt(env.DB, { table, id: record.id, way: way.name }, dueAt);
        failuresInARow = error instanceof RefusedMessage ? 0 : failuresInARow + 1;
        if (failuresInARow === FAILURES_THAT_END_A_RUN) return sent;
      }
    }
  }
  return sent;
}
