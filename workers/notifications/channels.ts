import { organisation } from "#app/content/organisation.ts";
import { logError } from "../log.ts";
import { type EmailSettings, readEmailSettings, readSetting } from "../settings/settings.ts";
import { withinTimeLimit } from "../time-limit.ts";
import type { Message } from "./messages.ts";

const TIMEOUT_MS = 5000;

export interface Channel {
  name: "webhook" | "email";
  /** Throws an Error without addresses or secrets. */
  send(message: Message): Promise<void>;
}

export function listChannels(env: Env): Channel[] {
  const webhook = readSetting(env, "NOTIFICATION_WEBHOOK");
  const email = readEmailSettings(env);
  const channels: Channel[] = [];
  if (webhook) channels.push({ name: "webhook", send: ({ chat }) => postToWebhook(webhook, { text: chat }) });
  if (email) channels.push({ name: "email", send: (message) => mail(env.EMAIL, email, message) });
  return channels;
}

/** Logs failures and returns the channels that accepted. */
export async function sendToAll(channels: readonly Channel[], message: Message): Promise<Channel["name"][]> {
  const outcomes = await Promise.allSettled(channels.map((channel) => channel.send(message)));
  return channels.flatMap(({ name }, index) => {
    const outcome = outcomes[index];
    if (outcome?.status === "fulfilled") return [name];
    logError("notification", outcome?.reason, { channel: name });
    return [];
  });
}

/** Throws an Error without the address, which is a secret. */
export async function postToWebhook(address: string, body: object): Promise<void> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new Error("The webhook did not answer");
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}

/** One message per address; sent once any accepts, so a dead one can't block the rest. */
async function mail(service: SendEmail, { sender, recipients }: EmailSettings, { email }: Message): Promise<void> {
  const from = { name: organisation.name, email: sender };
  const outcomes = await Promise.allSettled(
    recipients.map((to) => withinTimeLimit("The e-mail service", service.send({ from, to, ...email }), TIMEOUT_MS)),
  );
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === "rejected" ? [{ error: new Error(describe(outcome.reason)), address: index + 1 }] : [],
  );
  if (failures.length === recipients.length) throw failures[0]?.error;
  for (const { error, address } of failures) logError("notification", error, { channel: "email", address });
}

/** The service's message may quote an address; its code and these two can't. */
function describe(reason: unknown): string {
  const { code, message } = (reason ?? {}) as { code?: unknown; message?: unknown };
  if (typeof message === "string" && message.startsWith("The e-mail service did not answer")) return message;
  if (typeof message === "string" && message.includes("is not a verified address"))
    return "The e-mail service knows no such verified address";
  return typeof code === "string" && /^E_[A-Z_]+$/.test(code)
    ? `The e-mail service answered ${code}`
    : "The e-mail service took no message";
}
