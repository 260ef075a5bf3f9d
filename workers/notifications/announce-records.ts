import { listAddressKeys } from "#workers/people/identity/person-keys.ts";
import { findOppositionsOf } from "#workers/people/rights/opposition-list.ts";
import { claimAnnouncement, listUnannounced, noteAnnounced } from "../db/announcements.ts";
import type { SentRecord } from "../db/people.ts";
import type { Records, TaskRun } from "../db/schema.ts";
import { noteTaskRun, TASK_NAMES } from "../db/task-runs.ts";
import { HONEYPOT, type RecordTable } from "../db/vocabulary.ts";
import { logError } from "../log.ts";
import { listChannels, nameChannels, sendToAll } from "./channels.ts";
import { describeRecords, TEST_MESSAGE } from "./messages.ts";

/** After a message, those of the next minute are told together. */
const BRAKE_MS = 60_000;
/** A request that tells its record at once is given this long. */
const LEFT_TO_REQUEST_MS = 2 * 60_000;
/** Younger records may still be told at once. */
const SETTLING_MS = 10_000;
const MOST_IN_ONE_MESSAGE = 1000;

/** Announces one record after the response, unless another was within the minute: the cron tells the rest, and retries. Never throws. */
export async function announceRecord<Table extends RecordTable>(env: Env, table: Table, record: Records[Table]): Promise<void> {
  if (!("suspect" in record) || record.suspect === HONEYPOT) return;
  const sent = { table, ...record } as SentRecord;
  await announceAtOnce(env, sent).catch((error: unknown) => logError("notification", error, { table }));
}

async function announceAtOnce(env: Env, record: SentRecord): Promise<void> {
  const now = new Date();
  const isFirst = await claimAnnouncement(env.DB, record, now.toISOString(), before(now, BRAKE_MS));
  if (isFirst || listChannels(env).length === 0) await announce(env, [record]);
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}

/** Sends at least once: a run that dies before storing its result repeats. Returns how many records the message named. */
export async function announceWaiting(env: Env, now: Date): Promise<number> {
  const span = { before: before(now, SETTLING_MS), claimedSince: before(now, LEFT_TO_REQUEST_MS) };
  const waiting = await listUnannounced(env.DB, span, MOST_IN_ONE_MESSAGE);
  return waiting.length > 0 ? announce(env, waiting) : 0;
}

async function findOpposed(env: Env, records: readonly SentRecord[]): Promise<Set<string>> {
  const kept = await findOppositionsOf(
    { database: env.DB, outbox: env.OUTBOX },
    records.flatMap((record) => listAddressKeys(record)),
  );
  const isOpposed = (key: string) => kept.get(key)?.some(({ channel }) => channel === "telephone");
  return new Set(records.filter((record) => listAddressKeys(record).some(isOpposed)).map(({ id }) => id));
}

/** Returns how many were announced: all once any channel accepted, else none. Without channels, none is announced later either. */
async function announce(env: Env, records: readonly SentRecord[]): Promise<number> {
  const channels = listChannels(env);
  const takers = channels.length > 0 ? await sendToAll(channels, describeRecords(records, await findOpposed(env, records))) : [];
  if (takers.length > 0 || channels.length === 0) await noteAnnounced(env.DB, records, new Date().toISOString());
  return takers.length > 0 ? records.length : 0;
}

/** Sends a requested test message once, and stores which channels accepted it. */
export async function sendTestMessage(env: Env, runs: readonly TaskRun[]): Promise<void> {
  const wish = runs.find(({ name }) => name === TASK_NAMES.testMessage);
  if (wish === undefined || wish.summary !== "") return;
  const channels = listChannels(env);
  const takers = await sendToAll(channels, TEST_MESSAGE);
  const failed = nameChannels(channels).filter((name) => !takers.includes(name));
  await noteTaskRun(env.DB, { ...wish, failed: failed.join(" "), summary: JSON.stringify({ sent: takers }) });
}
