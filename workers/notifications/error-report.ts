import { formatTask } from "#workers/people/labels/task-labels.ts";
import { noteAlert, wasAlertedSince } from "../db/task-runs.ts";
import type { LogLine } from "../log.ts";
import { readSetting } from "../settings/settings.ts";
import { withinTimeLimit } from "../time-limit.ts";
import { postToWebhook } from "./channels.ts";
import { quoteAsCode } from "./chat-text.ts";

/** Each kind of error is reported once per hour, across isolates. */
const QUIET_MS = 60 * 60_000;

/** When each kind was last reported (epoch ms); the only limit while D1 is down. */
const reportedAt = new Map<string, number>();

/** Reports errors to ERROR_WEBHOOK through `waitUntil`, each kind at most once an hour. Never throws. */
export function createErrorReport(env: Env, waitUntil: (work: Promise<unknown>) => void): (line: LogLine) => void {
  return (line) => {
    const webhook = readSetting(env, "ERROR_WEBHOOK");
    const now = Date.now();
    const kind = [line.event, line.task].filter(Boolean).join(" ");
    const elapsedMs = now - (reportedAt.get(kind) ?? 0);
    if (webhook === null || (elapsedMs >= 0 && elapsedMs < QUIET_MS)) return;
    reportedAt.set(kind, now);
    waitUntil(report(env.DB, webhook, kind, line, now));
  };
}

async function report(database: D1Database, webhook: string, kind: string, line: LogLine, now: number): Promise<void> {
  const since = new Date(now - QUIET_MS).toISOString();
  const isKnown = await withinTimeLimit("D1", wasAlertedSince(database, kind, since)).catch(() => false);
  if (isKnown) return;
  try {
    await postToWebhook(webhook, { ...line, text: describe(line) });
    await withinTimeLimit("D1", noteAlert(database, kind, new Date(now).toISOString())).catch(() => undefined);
  } catch {
    reportedAt.delete(kind);
  }
}

const WHERE = "À voir dans le suivi, à l’écran « État ».";

/** Faults that need a person. */
const SENTENCES: Readonly<Record<string, (line: LogLine) => string>> = {
  "outbox-late": ({ waiting, minutes }) =>
    `${waiting} envois attendent d’entrer dans la base, le plus ancien depuis ${minutes} minutes. ${WHERE}`,
  "record-refused": () => `La base refuse un envoi, qui est mis à part. ${WHERE}`,
  "record-lost": () => "Un envoi n’a pas pu être gardé : la base et les fichiers ont échoué ensemble. Le visiteur l’a su.",
  "task-late": ({ task, hours }) => `La tâche « ${task} » n’est pas passée depuis ${hours} h. ${WHERE}`,
  scheduled: ({ task }) => `Une tâche de fond a échoué : ${formatTask(String(task))} ; elle recommence d’elle-même. ${WHERE}`,
};

/** Slack and Mattermost show `text`. */
function describe(line: LogLine): string {
  return SENTENCES[line.event]?.(line) ?? `Erreur ${quoteAsCode(`${line.event} (${line.route}) : ${line.name}, ${line.message}`)}`;
}
