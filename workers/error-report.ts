import { quoteAsCode } from "./chat-text.ts";
import type { LogLine } from "./log.ts";
import { readErrorWebhook, readNotificationSettings } from "./settings.ts";

const WEBHOOK_TIMEOUT_MS = 5000;
/** A store that is down fails every request: one report tells as much as a thousand. */
const QUIET_MS = 60_000;

/** What a person must see to: told to the advisers' webhook when there is none for errors. */
const ALERTS = ["outbox-late", "record-quarantined", "record-lost"];

/** When each event was last reported by this isolate, epoch milliseconds. */
const reportedAt = new Map<string, number>();

/**
 * What tells ERROR_WEBHOOK of an error, once a minute for each event; without that setting only NOTIFICATION_WEBHOOK, of alerts only.
 * It never throws, and nothing waits for it: `waitUntil` keeps the Worker running meanwhile.
 */
export function createErrorReport(env: Env, waitUntil: (work: Promise<void>) => void): ((line: LogLine) => void) | undefined {
  const errorWebhook = readErrorWebhook(env);
  const alertWebhook = errorWebhook ?? readNotificationSettings(env)?.webhook;
  if (!alertWebhook) return undefined;
  return (line) => {
    if (errorWebhook === null && !ALERTS.includes(line.event)) return;
    const now = Date.now();
    if (now - (reportedAt.get(line.event) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    reportedAt.set(line.event, now);
    waitUntil(send(alertWebhook, line));
  };
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
