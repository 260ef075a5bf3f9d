import type { LogLine } from "../log.ts";
import { readErrorWebhook } from "../settings/settings.ts";
import { findAlert, tellAlert } from "./alerts.ts";
import { quoteAsCode } from "./chat-text.ts";
import { postToWebhook } from "./notification-channels.ts";

/** A store that is down fails every request: one report tells as much as a thousand. */
const QUIET_MS = 60_000;

/** When each event was last reported by this isolate, epoch milliseconds. */
const reportedAt = new Map<string, number>();

/**
 * Reports errors: every event to ERROR_WEBHOOK, at most once a minute each; faults that need a person also to people (alerts.ts).
 * Never throws, and nothing waits for it: `waitUntil` keeps the Worker running meanwhile.
 */
export function createErrorReport(
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
  clock = () => new Date(),
): (line: LogLine) => void {
  return (line) => {
    const now = clock();
    const webhook = readErrorWebhook(env);
    const isReported = webhook !== null && isDue(line.event, now.getTime()) ? send(webhook, line) : Promise.resolve(false);
    const alert = findAlert(line);
    waitUntil(alert === null ? isReported : tellAlert(env, alert, now, isReported));
  };
}

/** Whether an event is due in this isolate; notes it if so. A clock that is set back silences nothing. */
function isDue(event: string, now: number): boolean {
  if (Math.abs(now - (reportedAt.get(event) ?? Number.NEGATIVE_INFINITY)) < QUIET_MS) return false;
  reportedAt.set(event, now);
  return true;
}

/** Whether the webhook took it. `text` is what Slack and its kin show; the other fields are those of the log line. */
async function send(webhook: string, line: LogLine): Promise<boolean> {
  const text = line.text ?? `Erreur ${quoteAsCode(`${line.event} (${line.route}) : ${line.name}, ${line.message}`)}`;
  try {
    return (await postToWebhook(webhook, { ...line, text })).ok;
  } catch {
    // The log already says it.
    return false;
  }
}
