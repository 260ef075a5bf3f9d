import { expect, test, vi } from "vitest";
import { FLOOD } from "#workers/notifications/notifications.ts";
import { openChannels, runCron } from "./channels.ts";
import { forms, leadsPath, post, requestsPath } from "./forms.ts";

const MINUTE_MS = 60_000;
const ADDRESSES = ["zoe", "ali", "mia", "leo", "eva"].map((name) => `${name}@cimes.test`);

const { mail, webhook, readChats, ...channels } = openChannels();
const stores = { ...channels.stores, NOTIFICATION_EMAILS: ADDRESSES.join(",") } as unknown as Env;

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
    await runCron(stores);
  }
}

test("a flood is announced once on each channel, by a message that names each one that nobody was told of", async () => {
  const references = await flood(120, 3);
  const single = readChats().length;
  expect(single).toBe(FLOOD.most);
  expect(mail).toHaveBeenCalledTimes(single * ADDRESSES.length);

  await runFor(30);

  const chats = readChats();
  expect(chats).toHaveLength(single + 1);
  expect(chats.at(-1)).toMatch(/^120\sdemandes en 3\sminutes\./);
  expect(chats.at(-1)).toContain("npm run back-office -- --remote");
  expect(mail).toHaveBeenCalledTimes((single + 1) * ADDRESSES.length);
  expect(mail.mock.calls.at(-1)?.[0].subject).toMatch(/^120\sdemandes en 3\sminutes$/);
  const mails = mail.mock.calls.flatMap(([{ to, text }]) => (to === ADDRESSES[0] ? [text] : []));
  for (const reference of references)
    expect([chats, mails].map((texts) => texts.filter((text) => text.includes(reference)).length)).toEqual([1, 1]);
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
    await flood(6, 1);
    await runCron(stores);
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
