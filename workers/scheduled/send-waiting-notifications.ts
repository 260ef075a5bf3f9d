import { retryDelayMs } from "#workers/people/settle-outbox.ts";
import {
  ANNOUNCED_TABLES,
  type AnnouncementKey,
  listUnannounced,
  measureInflux,
  noteAnnounced,
  noteFailedAttempt,
  readAnnounced,
  releaseAnnouncements,
  type Waiting,
} from "../db/announcements.ts";
import { logError } from "../log.ts";
import { describeInflux } from "../notifications/influx-message.ts";
import { type Channel, listChannels, RefusedMessage } from "../notifications/notification-channels.ts";
import { announce, CLAIM_MS, claim, FLOOD, NOTIFICATION_WINDOW_MS } from "../notifications/notifications.ts";

/** For all channels together, so that a run stays within the queries that D1 allows. */
const ANNOUNCEMENTS_PER_RUN = 8;
const MOST_IN_ONE_MESSAGE = 1000;
/** After so many failures in a row the channel is down, not merely refusing one message. */
const FAILURES_THAT_END_A_RUN = 3;
/** A flood that goes on is not waited for any longer. */
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * Sends the notifications of the last day that are still missing on each channel, oldest first; many at once become one message. A failed
 * one is retried after a delay that doubles each time and holds up no other; nor does a channel that is down. Returns how many records were
 * announced.
 */
export async function sendWaitingNotifications(env: Env, now: Date): Promise<number> {
  const channels = listChannels(env);
  let announced = 0;
  for (const channel of channels) {
    const waiting = await listWaiting(channel, env, now);
    announced +=
      waiting.length > FLOOD.most
        ? await sendTogether(channel, env, now, waiting)
        : await sendOneByOne(channel, env, now, waiting.slice(0, Math.floor(ANNOUNCEMENTS_PER_RUN / channels.length)));
  }
  return announced;
}

/** What is younger than a claim is being sent by its own request. */
function listWaiting(channel: Channel, env: Env, now: Date): Promise<Waiting[]> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return listUnannounced(env.DB, channel.name, {
    after: before(NOTIFICATION_WINDOW_MS),
    before: before(CLAIM_MS),
    now: now.toISOString(),
    limit: MOST_IN_ONE_MESSAGE,
  });
}

async function sendOneByOne(channel: Channel, env: Env, now: Date, waiting: readonly Waiting[]): Promise<number> {
  const claimed = waiting.length === 0 ? [] : await claim(env, channel, waiting, now);
  const left = new Set(claimed);
  let sent = 0;
  let failuresInARow = 0;
  for (const table of ANNOUNCED_TABLES) {
    const keys = claimed.filter((key) => key.table === table);
    const ids = keys.map(({ id }) => id);
    const records = ids.length === 0 ? [] : await readAnnounced(env.DB, table, ids);
    for (const record of records) {
      left.delete(keys.find(({ id }) => id === record.id) as AnnouncementKey);
      try {
        await announce(env, channel, table, record);
        sent++;
        failuresInARow = 0;
      } catch (error) {
        logError("notification", error, { table, channel: channel.name });
        await putOff(channel, env, now, waiting, [{ table, id: record.id }]);
        failuresInARow = error instanceof RefusedMessage ? 0 : failuresInARow + 1;
        if (failuresInARow < FAILURES_THAT_END_A_RUN) continue;
        await releaseAnnouncements(env.DB, channel.name, [...left]);
        return sent;
      }
    }
  }
  return sent;
}

/** One message for all, once no more come in than usual, or when the first has waited long enough. */
async function sendTogether(channel: Channel, env: Env, now: Date, waiting: readonly Waiting[]): Promise<number> {
  const oldest = waiting.map(({ created_at }) => Date.parse(created_at)).reduce((a, b) => Math.min(a, b));
  const influx = await measureInflux(env.DB, {
    since: new Date(oldest - FLOOD.withinMs).toISOString(),
    recently: new Date(now.getTime() - FLOOD.withinMs).toISOString(),
  });
  if (influx.recent > FLOOD.most && now.getTime() - oldest < LONGEST_WAIT_MS) return 0;
  const claimed = await claim(env, channel, waiting, now);
  if (claimed.length === 0) return 0;
  try {
    await channel.send(describeInflux(claimed, influx));
  } catch (error) {
    logError("notification", error, { message: "influx", channel: channel.name });
    await putOff(channel, env, now, waiting, claimed);
    return 0;
  }
  await noteAnnounced(env.DB, channel.name, claimed, new Date().toISOString());
  return claimed.length;
}

async function putOff(channel: Channel, env: Env, now: Date, waiting: readonly Waiting[], keys: readonly AnnouncementKey[]): Promise<void> {
  const ids = new Set(keys.map(({ id }) => id));
  const failures = waiting.filter(({ id }) => ids.has(id)).map(({ attempts }) => attempts);
  const dueAt = new Date(now.getTime() + retryDelayMs(Math.max(0, ...failures))).toISOString();
  await noteFailedAttempt(env.DB, channel.name, keys, dueAt);
}
