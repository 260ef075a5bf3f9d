import { TASK_WORDS } from "#people/task-words.ts";
import type { LogLine } from "../log.ts";
import { readErrorWebhook } from "../settings/settings.ts";
import { takeTurn } from "../storage/outbox.ts";
import { quoteAsCode } from "./chat-text.ts";
import { type Channel, listChannels, type Message } from "./notification-channels.ts";

const WEBHOOK_TIMEOUT_MS = 5000;
/** A store that is down fails every request: one report tells as much as a thousand. */
const QUIET_MS = 60_000;
const ALERT_EVERY_MS = 60 * 60_000;

const SEE_OUTBOX = "À voir : npm run leads -- outbox --remote";
const SEE_STATE = "À voir : npm run back-office, écran « État »";

/** Faults that need a person, also sent to the notification channels: the cause, and a text without personal data. */
const ALERTS: Record<string, (line: LogLine) => { cause: string; words: string }> = {
  "outbox-late": ({ text }) => ({ cause: "", words: String(text) }),
  "record-quarantined": () => ({ cause: "", words: `Un envoi est mis à part : la base ne le prend pas. ${SEE_OUTBOX}` }),
  "record-lost": () => ({
    cause: "",
    words:
      "Un envoi n’a pas pu être gardé : la base et les fichiers ont échoué ensemble. Le visiteur l’a su. À voir : l’état de Cloudflare",
  }),
  scheduled: ({ task }) => ({
    cause: String(task),
    words: `Une tâche de fond a échoué : ${TASK_WORDS[String(task)] ?? task}. Elle recommence d’elle-même. ${SEE_STATE}`,
  }),
  purge: () => ({
    cause: "",
    words: `Une tâche de fond a échoué en partie : ${TASK_WORDS.purge}. Elle recommence la nuit prochaine. ${SEE_STATE}`,
  }),
  "backup-failed": ({ text }) => ({ cause: "", words: String(text) }),
  "backup-late": ({ text }) => ({ cause: "", words: String(text) }),
};

/** When each event was last reported by this isolate, epoch milliseconds. */
const reportedAt = new Map<string, number>();

/**
 * Reports errors: every event to ERROR_WEBHOOK, at most once a minute each; faults that need a person also to every notification
 * channel, at most once an hour per cause. With ERROR_WEBHOOK set, the advisers' webhook is left out.
 * Never throws, and nothing waits for it: `waitUntil` keeps the Worker running meanwhile.
 */
export function createErrorReport(env: Env, waitUntil: (work: Promise<void>) => void): (line: LogLine) => void {
  return (line) => {
    const errorWebhook = readErrorWebhook(env);
    if (errorWebhook !== null && isDue(line.event, QUIET_MS)) waitUntil(send(errorWebhook, line));
    const alert = ALERTS[line.event]?.(line);
    if (!alert) return;
    const channels = listChannels(env).filter(({ name }) => errorWebhook === null || name !== "webhook");
    if (channels.length > 0) waitUntil(tellOnceAnHour(env, channels, line.event, alert));
  };
}

/** Whether an event is due in this isolate; notes it if so. A clock that is set back silences nothing. */
function isDue(event: string, periodMs: number): boolean {
  const now = Date.now();
  if (Math.abs(now - (reportedAt.get(event) ?? Number.NEGATIVE_INFINITY)) < periodMs) return false;
  reportedAt.set(event, now);
  return true;
}

/** All isolates share the hour through R2; while that does not answer, each has its own. */
async function tellOnceAnHour(env: Env, channels: readonly Channel[], event: string, { cause, words }: { cause: string; words: string }) {
  const name = ["told", event, cause].filter(Boolean).join("-");
  const isTurn = await takeTurn(env.OUTBOX, name, new Date(), ALERT_EVERY_MS).catch(() => isDue(name, ALERT_EVERY_MS));
  if (!isTurn) return;
  const message: Message = {
    chat: words,
    fields: { type: "alert", event, text: words },
    email: { subject: `À voir : ${words.split(/[:.]/)[0]?.trim()}`, text: `${words}\n` },
  };
  // One that fails is in the log already, or will be with the next announcement.
  await Promise.allSettled(channels.map((channel) => channel.send(message)));
}

/** `text` is what Slack and its kin show; the other fields are those of the log line. */
async function send(webhook: string, line: LogLine): Promise<void> {
  const text = line.text ?? `Erreur ${quoteAsCode(`${line.event} (${line.route}) : ${line.name}, ${line.message}`)}`;
  try {
    await fetch(webhook, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...line, text }),
      redirect: "manual",
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
  } catch {
    // The log already says it.
  }
}
