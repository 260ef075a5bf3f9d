import { organisation } from "#app/content/organisation.ts";
import type { NotificationChannel } from "../db/vocabulary.ts";
import { logError } from "../log.ts";
import { type EmailSettings, readEmailSettings, readWebhookSettings, type WebhookSettings } from "../settings/settings.ts";
import { withinTimeLimit } from "../time-limit.ts";

/** The channels on which people are notified: a chat, through its webhook, and e-mail. */

const TIMEOUT_MS = 5000;
/** Not of the message's making: request timeout, too early, too many requests. */
const PASSING_STATUSES = [408, 425, 429];

/** Opens the records of the live site; without the option the command opens those of the machine that it runs on. */
export const OPEN_BACK_OFFICE = "npm run back-office -- --remote";

/** One notification in the form of each channel. None contains more personal data than its channel may carry. */
export interface Message {
  chat: string;
  /** Beside the text: what a program behind the webhook reads. */
  fields: object;
  email: { subject: string; text: string };
}

export interface Channel {
  name: NotificationChannel;
  /** Throws RefusedMessage, or an Error that names neither an address nor a secret. */
  send(message: Message): Promise<void>;
}

/** The channel works but refuses this one message. */
export class RefusedMessage extends Error {
  override name = "RefusedMessage";
}

/** The channels that are configured. */
export function listChannels(env: Env): Channel[] {
  const webhook = readWebhookSettings(env);
  const email = readEmailSettings(env);
  const channels: Channel[] = [];
  if (webhook) channels.push({ name: "webhook", send: (message) => post(webhook, message) });
  if (email) channels.push({ name: "email", send: (message) => mail(env.EMAIL, email, message) });
  return channels;
}

/** Posts an object to a webhook. Throws an Error without the address, which is a secret. */
export async function postToWebhook(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new Error("The webhook did not answer");
  });
}

async function post({ address, format }: WebhookSettings, { chat, fields }: Message): Promise<void> {
  const response = await postToWebhook(address, format === "slack" ? { text: chat } : fields);
  if (response.ok) return;
  const isRefused = response.status >= 400 && response.status < 500 && !PASSING_STATUSES.includes(response.status);
  throw new (isRefused ? RefusedMessage : Error)(`The webhook answered ${response.status}`);
}

/** One message for each address. It counts as told when one took it: one that has gone silences nobody else, and nobody reads it twice. */
async function mail(service: SendEmail, { sender, recipients }: EmailSettings, { email }: Message): Promise<void> {
  const from = { name: organisation.name, email: sender };
  const outcomes = await Promise.allSettled(
    recipients.map((to) =>
      withinTimeLimit("The e-mail service", service.send({ from, to, subject: onOneLine(email.subject), text: email.text }), TIMEOUT_MS),
    ),
  );
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === "rejected" ? [{ error: new Error(describe(outcome.reason)), address: index + 1 }] : [],
  );
  if (failures.length === recipients.length) throw failures[0]?.error;
  for (const { error, address } of failures) logError("notification", error, { channel: "email", address });
}

/** A header ends where its line does. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}

/** What the service says may quote an address; its code does not, nor do these two. */
function describe(reason: unknown): string {
  const { code, message } = (reason ?? {}) as { code?: unknown; message?: unknown };
  if (typeof message === "string" && message.startsWith("The e-mail service did not answer")) return message;
  if (typeof message === "string" && message.includes("is not a verified address"))
    return "The e-mail service knows no such verified address";
  return typeof code === "string" && /^E_[A-Z_]+$/.test(code)
    ? `The e-mail service answered ${code}`
    : "The e-mail service took no message";
}
