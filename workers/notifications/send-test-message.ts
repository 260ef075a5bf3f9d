import type { TaskRun } from "../db/schema.ts";
import { noteTaskRun, TASK_NAMES } from "../db/task-runs.ts";
import { listChannels, sendToAll } from "./channels.ts";
import { TEST_MESSAGE } from "./messages.ts";

const HOUR_MS = 60 * 60_000;

/** Sends the test message that an adviser has asked for within the last hour, once, and notes which channels took it. */
export async function sendTestMessage(env: Env, runs: readonly TaskRun[], now: Date): Promise<void> {
  const wish = runs.find(({ name }) => name === TASK_NAMES.testMessage);
  if (wish === undefined || wish.summary !== "" || now.getTime() - Date.parse(wish.started_at) > HOUR_MS) return;
  const channels = listChannels(env);
  const takers = await sendToAll(channels, TEST_MESSAGE);
  const failed = channels.map(({ name }) => name).filter((name) => !takers.includes(name));
  await noteTaskRun(env.DB, { ...wish, failed: failed.join(" "), summary: JSON.stringify({ sent: takers }) });
}
