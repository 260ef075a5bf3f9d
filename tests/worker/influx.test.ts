import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { forms, leadsPath, post, requestsPath } from "./forms.ts";

const MINUTE_MS = 60_000;
const ADDRESSES = ["zoe", "ali", "mia", "leo", "eva"].map((name) => `${name}@cimes.test`);
const START = Date.parse("2026-11-24T09:00:00.000Z");

const mail = vi.fn<(message: { to: string; subject: string; text: string }) => Promise<{ messageId: string }>>();
const webhook = vi.fn<(url: unknown, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  mail.mockResolvedValue({ messageId: "1" });
  webhook.mockResolvedValue(new Response("ok"));
  vi.stubGlobal("fetch", webhook);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const spy of [mail, webhook]) spy.mockReset();
});

const stores = {
  ...env,
  EMAIL: { send: mail },
  NOTIFICATION_EMAILS: ADDRESSES.join(","),
  NOTIFICATION_SENDER: "site@cimes.test",
  NOTIFICATION_WEBHOOK: "https://hooks.cimes.test/secret-path",
} as unknown as Env;

/** So many requests at even distances within some minutes; returns their references. */
async function flood(count: number, minutes: number): Promise<string[]> {
  const references: string[] = [];
  for (let index = 0; index < count; index++) {
    vi.setSystemTime(Date.now() + Math.floor((minutes * MINUTE_MS) / count));
    const path = index % 4 === 0 ? leadsPath : requestsPath;
    const response = await post(path, forms[path](), { stores });
    references.push((await response.json<{ reference: string }>()).reference);
  }
  return references;
}

async function runFor(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    vi.setSystemTime(Date.now() + MINUTE_MS);
    await runScheduled({ cron: "* * * * *", scheduledTime: Date.now() }, stores);
  }
}

function readChats(): string[] {
  return webhook.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { text: string }).text);
}

test("a flood is announced once on each channel, with its number and its time, and the message names each one that nobody was told of", async () => {
  const references = await flood(214, 3);
  const single = readChats().length;
  expect(single).toBeLessThan(20);
  expect(mail).toHaveBeenCalledTimes(single * ADDRESSES.length);

  await runFor(30);

  const chats = readChats();
  expect(chats).toHaveLength(single + 1);
  expect(chats.at(-1)).toMatch(/^214\sdemandes en 3\sminutes\./);
  expect(mail).toHaveBeenCalledTimes((single + 1) * ADDRESSES.length);
  expect(mail.mock.calls.at(-1)?.[0].subject).toMatch(/^214\sdemandes en 3\sminutes$/);
  for (const reference of references) {
    expect(
      chats.filter((text) => text.includes(reference)),
      reference,
    ).toHaveLength(1);
    expect(
      mail.mock.calls.filter(([{ to, text }]) => to === ADDRESSES[0] && text.includes(reference)),
      reference,
    ).toHaveLength(1);
  }
}, 120_000);

test("after a flood each request is announced by itself again", async () => {
  await flood(30, 1);
  await runFor(10);
  webhook.mockClear();

  const [reference = ""] = await flood(1, 1);

  expect(readChats()).toEqual([expect.stringContaining(reference)]);
});

test("a flood that does not end is told after a quarter of an hour", async () => {
  for (let minute = 0; minute < 16; minute++) {
    await flood(12, 1);
    await runScheduled({ cron: "* * * * *", scheduledTime: Date.now() }, stores);
  }
  await runFor(2);

  expect(readChats().filter((text) => /demandes en \d+\sminutes\./.test(text))).toHaveLength(1);
}, 120_000);

test("a message about many that no channel took is sent later, once", async () => {
  await flood(30, 1);
  webhook.mockClear();
  webhook.mockResolvedValue(new Response("", { status: 503 }));
  await runFor(6);
  const refused = webhook.mock.calls.length;
  expect(refused).toBeGreaterThan(0);
  webhook.mockResolvedValue(new Response("ok"));
  await runFor(30);

  expect(webhook).toHaveBeenCalledTimes(refused + 1);
  expect(readChats().at(-1)).toMatch(/^30\sdemandes en 1\sminute\./);
});
