import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";

export const ZOE = "zoe@cimes.test";
export const SENDER = "site@cimes.test";
export const WEBHOOK = "https://hooks.cimes.test/secret-path";
/** A working day, the same in every run. */
export const TUESDAY = Date.parse("2026-11-24T09:00:00.000Z");

export interface Mail {
  from: unknown;
  to: string;
  subject: string;
  text: string;
}

/** Runs the minute's cron, `afterMs` from now. */
export function runCron(stores: Env, afterMs = 0): Promise<void> {
  return runScheduled({ cron: "* * * * *", scheduledTime: Date.now() + afterMs }, stores);
}

/** Fakes the e-mail service, the webhook and a Tuesday for each test of a file. `stores` has both channels. */
export function openChannels() {
  const mail = vi.fn<(mail: Mail) => Promise<{ messageId: string }>>(async () => ({ messageId: "1" }));
  const webhook = vi.fn<(url: unknown, init?: RequestInit) => Promise<Response>>(async () => new Response("ok"));
  beforeEach(() => {
    vi.stubGlobal("fetch", webhook);
    vi.useFakeTimers({ toFake: ["Date"], now: TUESDAY });
  });
  const settings = { NOTIFICATION_EMAILS: ZOE, NOTIFICATION_SENDER: SENDER, NOTIFICATION_WEBHOOK: WEBHOOK };
  return {
    mail,
    webhook,
    stores: { ...env, ...settings, EMAIL: { send: mail } } as unknown as Env,
    readMails: () => mail.mock.calls.map(([{ text }]) => text),
    readSent: () => webhook.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as { text: string; type?: string }),
    readChats: () => webhook.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { text: string }).text),
  };
}
