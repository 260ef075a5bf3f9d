import { SCREENS } from "#workers/people/screen-words.ts";
import { TASK_WORDS } from "#workers/people/task-words.ts";
import type { LogLine } from "../log.ts";
import { readErrorWebhook } from "../settings/settings.ts";
import { isAlertDue, keepUnsentAlert, listUnsentAlerts, noteAlertTold } from "../storage/alerts.ts";
import { withinTimeLimit } from "../time-limit.ts";
import { type Channel, listChannels, type Message, OPEN_BACK_OFFICE } from "./notification-channels.ts";

/** Faults that need a person, told on every notification channel: at most once an hour per cause, and until one of them has taken it. */

/** How often the same cause is told. */
export const ALERT_EVERY_MS = 60 * 60_000;

export const SEE_STATE = `À voir : ${OPEN_BACK_OFFICE}, « ${SCREENS.etat} »`;

export interface Alert {
  event: string;
  /** Alerts of one event with different causes each have an hour of their own. */
  cause: string;
  /** Without personal data. */
  words: string;
}

/** How an event is told; what a line says is in its `text`. */
const ALERTS: Record<string, (line: LogLine) => { cause?: string; words: string }> = {
  "outbox-late": ({ text }) => ({ words: String(text) }),
  "record-quarantined": () => ({ words: `Un envoi est mis à part : la base ne le prend pas. ${SEE_STATE}` }),
  "record-lost": () => ({
    words:
      "Un envoi n’a pas pu être gardé : la base et les fichiers ont échoué ensemble. Le visiteur l’a su. À voir : l’état de Cloudflare",
  }),
  scheduled: ({ task }) => ({
    cause: String(task),
    words: `Une tâche de fond a échoué : ${TASK_WORDS[String(task)] ?? task}. Elle recommence d’elle-même. ${SEE_STATE}`,
  }),
  purge: () => ({ words: `Une tâche de fond a échoué en partie : ${TASK_WORDS.purge}. Elle recommence la nuit prochaine. ${SEE_STATE}` }),
  "backup-failed": ({ text }) => ({ words: String(text) }),
  "backup-late": ({ text }) => ({ words: String(text) }),
};

/** The alert in a line of the error log; null when nobody need be told. */
export function findAlert(line: LogLine): Alert | null {
  const found = ALERTS[line.event]?.(line);
  return found ? { event: line.event, cause: "", ...found } : null;
}

/** When somebody last took an alert that this isolate sent, epoch milliseconds; asked while R2 does not answer. */
const toldAt = new Map<string, number>();
/** Alerts that this isolate is sending. */
const underWay = new Set<string>();

/**
 * Tells an alert unless it was told within the hour, which begins when a channel took it; what none takes is kept for `sendUnsentAlerts`.
 * `isReported` says whether ERROR_WEBHOOK has taken it, which counts where there is no channel. Never throws.
 */
export async function tellAlert(env: Env, alert: Alert, now: Date, isReported: Promise<boolean>): Promise<void> {
  const name = [alert.event, alert.cause].filter(Boolean).join("-");
  const channels = listAlertChannels(env);
  const isHeard = channels.length > 0 || readErrorWebhook(env) !== null;
  if (!isHeard || underWay.has(name)) return;
  underWay.add(name);
  try {
    const isDue = await withinTimeLimit("R2", isAlertDue(env.OUTBOX, name, now, ALERT_EVERY_MS)).catch(
      () => Math.abs(now.getTime() - (toldAt.get(name) ?? Number.NEGATIVE_INFINITY)) >= ALERT_EVERY_MS,
    );
    if (!isDue) return;
    const isTold = channels.length > 0 ? await sendAlert(channels, alert) : await isReported;
    if (isTold) {
      toldAt.set(name, now.getTime());
      await withinTimeLimit("R2", noteAlertTold(env.OUTBOX, name, now));
    } else await withinTimeLimit("R2", keepUnsentAlert(env.OUTBOX, name, alert));
  } catch {
    // R2 is down: this isolate remembers, and the log says it already.
  } finally {
    underWay.delete(name);
  }
}

/** Sends once more what no channel took. */
export async function sendUnsentAlerts(env: Env, now: Date): Promise<void> {
  const channels = listAlertChannels(env);
  if (channels.length === 0) return;
  for (const [name, alert] of await listUnsentAlerts<Alert>(env.OUTBOX)) {
    if (await sendAlert(channels, alert)) await noteAlertTold(env.OUTBOX, name, now);
  }
}

/** With ERROR_WEBHOOK set, the advisers' webhook is left out. */
function listAlertChannels(env: Env): Channel[] {
  const hasErrorWebhook = readErrorWebhook(env) !== null;
  return listChannels(env).filter(({ name }) => !hasErrorWebhook || name !== "webhook");
}

/** Whether a channel took it. One that did not is in the log already, or will be with the next announcement. */
async function sendAlert(channels: readonly Channel[], { event, words }: Alert): Promise<boolean> {
  const message: Message = {
    chat: words,
    fields: { type: "alert", event, text: words },
    email: { subject: `À voir : ${words.split(/[:.]/)[0]?.trim()}`, text: `${words}\n` },
  };
  const outcomes = await Promise.allSettled(channels.map((channel) => channel.send(message)));
  return outcomes.some(({ status }) => status === "fulfilled");
}
