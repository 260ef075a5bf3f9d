import { listAddressKeys } from "#workers/people/identity/person-keys.ts";
import { findOppositionsOf } from "#workers/people/rights/opposition-list.ts";
import { listUnannounced, noteAnnounced } from "../db/announcements.ts";
import type { SentRecord } from "../db/people.ts";
import type { Records, TaskRun } from "../db/schema.ts";
import { noteTaskRun, TASK_NAMES } from "../db/task-runs.ts";
import { HONEYPOT, type RecordTable } from "../db/vocabulary.ts";
import { logError } from "../log.ts";
import { listChannels, nameChannels, sendToAll } from "./channels.ts";
import { describeRecords, TEST_MESSAGE } from "./messages.ts";

/** Younger records are left to their own request. */
const LEFT_TO_REQUEST_MS = 2 * 60_000;
const MOST_IN_ONE_MESSAGE = 1000;

/** Announces one record after the response; on failure the cron retries. Never throws. */
export async function announceRecord<Table extends RecordTable>(env: Env, table: Table, record: Records[Table]): Promise<void> {
  if (!("suspect" in record) || record.suspect === HONEYPOT) return;
  await announce(env, [{ table, ...record } as SentRecord]).catch((error: unknown) => logError("notification", error, { table }));
}

/** Sends at least once: a run that dies before storing its result repeats. Returns how many records the message named. */
export async function announceWaiting(env: Env, now: Date): Promise<number> {
  const before = new Date(now.getTime() - LEFT_TO_REQUEST_MS).toISOString();
  const waiting = await listUnannounced(env.DB, before, MOST_IN_ONE_MESSAGE);
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
