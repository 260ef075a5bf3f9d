import { organisation } from "#app/content/organisation.ts";
import { logError } from "../log.ts";
import { readEmailSettings, readSetting } from "../settings/settings.ts";
import { withinTimeLimit } from "../time-limit.ts";
import type { Message } from "./messages.ts";

const TIMEOUT_MS = 5000;

export interface Channel {
  name: "webhook" | "email";
  /** Throws an Error without addresses or secrets. */
  send(message: Message): Promise<void>;
}

/** Each e-mail address is a channel, so a dead one can't block the rest. */
export function listChannels(env: Env): Channel[] {
  const webhook = readSetting(env, "NOTIFICATION_WEBHOOK");
  const { sender = "", recipients = [] } = readEmailSettings(env) ?? {};
  const from = { name: organisation.name, email: sender };
  return [
    ...(webhook ? [{ name: "webhook" as const, send: ({ chat }: Message) => postToWebhook(webhook, { text: chat }) }] : []),
    ...recipients.map((to) => ({ name: "email" as const, send: ({ email }: Message) => mail(env.EMAIL, { from, to, ...email }) })),
  ];
}

export function nameChannels(channels: readonly Channel[]): Channel["name"][] {
  return [...new Set(channels.map(({ name }) => name))];
}

/** Logs failures and returns the channels that accepted. */
export async function sendToAll(channels: readonly Channel[], message: Message): Promise<Channel["name"][]> {
  const sending = channels.map(async (channel, index) => {
    try {
      await channel.send(message);
      return [channel];
    } catch (error) {
      logError("notification", error, { channel: channel.name, number: index + 1 });
      return [];
    }
  });
  return nameChannels((await Promise.all(sending)).flat());
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

/** The service's message may quote an address; its code can't. */
async function mail(service: SendEmail, message: Parameters<SendEmail["send"]>[0]): Promise<void> {
  const sent = service.send(message).catch(({ code }: { code?: unknown }) => {
    throw new Error(`The e-mail service took no message: ${/^E_[A-Z_]+$/.test(String(code)) ? code : "no code"}`);
  });
  await withinTimeLimit("The e-mail service", sent, TIMEOUT_MS);
}
