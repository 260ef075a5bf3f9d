import type { TaskRun } from "../db/schema.ts";
import { listTaskRuns, NIGHTLY_LATE_MS, noteTaskRun, TASK_NAMES } from "../db/task-runs.ts";
import { logError } from "../log.ts";
import { listChannels, type Message } from "../notifications/notification-channels.ts";
import { isAlertDue } from "../storage/alerts.ts";

/** How often the same backup fault is reported. */
const ALERT_EVERY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

const TEST_TEXT = "Message d’essai : vous serez prévenu ici. Il n’y a rien à faire.";
const TEST_MESSAGE: Message = {
  chat: TEST_TEXT,
  fields: { type: "test", text: TEST_TEXT },
  email: { subject: "Message d’essai", text: `${TEST_TEXT}\n` },
};

/** What a machine of the operator has noted: a backup that failed or stays away, and the wish for a test message. */
export async function tellOperators(env: Env, now: Date): Promise<void> {
  const runs = await listTaskRuns(env.DB);
  const runOf = (name: string) => runs.find((run) => run.name === name);
  await watchBackup(env, runOf(TASK_NAMES.backup), now);
  await sendTestMessage(env, runOf(TASK_NAMES.testMessage), now);
}

/** Reports once a day that a backup failed or is overdue; `npm run leads -- backup` notes each. A site without any is not overdue. */
async function watchBackup(env: Env, last: TaskRun | undefined, now: Date): Promise<void> {
  if (last === undefined) return;
  const ageMs = now.getTime() - Date.parse(last.started_at);
  const event = last.failed !== "" ? "backup-failed" : ageMs > NIGHTLY_LATE_MS ? "backup-late" : null;
  if (event === null || !(await isAlertDue(env.OUTBOX, event, now, ALERT_EVERY_MS))) return;
  const hours = Math.floor(ageMs / HOUR_MS);
  const late = `La sauvegarde de la base n’a pas eu lieu depuis ${hours} heures`;
  const words = event === "backup-late" ? late : "La dernière sauvegarde de la base a échoué";
  const text = `${words}. À refaire : npm run leads -- backup --remote`;
  logError(event, new Error("The last backup failed or stays away"), { hours, text });
}

/** Sends the test message that `npm run leads -- test-message` asked for within the last hour, once, and notes which channels took it. */
async function sendTestMessage(env: Env, wish: TaskRun | undefined, now: Date): Promise<void> {
  if (wish === undefined || wish.summary !== "" || now.getTime() - Date.parse(wish.started_at) > HOUR_MS) return;
  const startedAt = Date.now();
  const told: string[] = [];
  const failed: string[] = [];
  for (const { name, send } of listChannels(env)) {
    try {
      await send(TEST_MESSAGE);
      told.push(name);
    } catch (error) {
      failed.push(name);
      logError("notification", error, { channel: name });
    }
  }
  await noteTaskRun(env.DB, { ...wish, took_ms: Date.now() - startedAt, failed: failed.join(" "), summary: JSON.stringify({ told }) });
}
