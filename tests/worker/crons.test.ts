import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { listTaskRuns, noteTaskRun, TASK_NAMES } from "#workers/db/task-runs.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { openChannels } from "./channels.ts";
import { failing, override, withFault } from "./faulty-stores.ts";
import { putLead } from "./forms.ts";
import { readLines } from "./log.ts";

const HOUR_MS = 60 * 60_000;
const NIGHTLY = "* 3 * * *";
const EVERY_MINUTE = "* * * * *";
const ERRORS = "https://erreurs.cimes.test/";
const { mail, webhook, readSent, stores } = openChannels();
const watched = { ...stores, ERROR_WEBHOOK: ERRORS } as Env;
let now = Date.parse("2030-11-26T09:00:00.000Z");

beforeEach(() => {
  // Alerts of the previous test are over an hour old.
  now += 7 * 24 * HOUR_MS;
  vi.useFakeTimers({ toFake: ["Date"], now });
});

async function runAt(hours: number, cron: string, site: Env = watched): Promise<void> {
  vi.setSystemTime(now + hours * HOUR_MS);
  await runScheduled({ cron, scheduledTime: Date.now() }, site);
}

const readRun = async (name: string) => (await listTaskRuns(env.DB)).find((run) => run.name === name);
const listErrors = () => readSent().flatMap(({ text, ...line }) => ("event" in line ? [text] : []));

test("each cron stores its run; any cron but the minute's is the nightly one", async () => {
  await runAt(0, EVERY_MINUTE);
  await runAt(0.1, "15 4 * * *");
  expect(await readRun(TASK_NAMES.everyMinute)).toMatchObject({ started_at: new Date(now).toISOString(), failed: "" });
  expect(await readRun(TASK_NAMES.nightly)).toMatchObject({ started_at: new Date(now + 0.1 * HOUR_MS).toISOString(), failed: "" });
  expect(readLines()).toEqual([]);
});

test.each<[string, Partial<Env>, string, string]>([
  ["outbox", { OUTBOX: override(env.OUTBOX, { list: failing("R2: claire@exemple.fr") }) }, EVERY_MINUTE, "replay"],
  ["base", { DB: withFault(env.DB, failing("D1_ERROR: 06 12 34 56 78")) }, EVERY_MINUTE, "announce"],
])("a run whose %s fails sends one alert an hour, without personal data, and continues", async (_, broken, cron, task) => {
  await putLead({ email: "claire@exemple.fr" });
  for (const hours of [0, 0.1, 0.9, 1.1]) await runAt(hours, cron, { ...watched, ...broken } as Env);
  const alerts = readSent().filter((line) => "task" in line && line.task === task);
  expect(alerts).toHaveLength(2);
  expect(webhook.mock.calls.map(([address]) => address)).toContain(ERRORS);
  expect(alerts.map(({ text }) => text).join()).not.toMatch(/claire|exemple|06 12/i);
});

test("the minute's run alerts when the nightly one is later than 26 hours, or has never run", async () => {
  for (const hours of [0, 1, 26]) await runAt(hours, EVERY_MINUTE);
  expect(listErrors()).toEqual([]);
  await runAt(26.1, EVERY_MINUTE);
  expect(listErrors()).toEqual([expect.stringContaining("« nuit »")]);
  await runAt(26.2, NIGHTLY);
  webhook.mockClear();
  for (const hours of [27.5, 52]) await runAt(hours, EVERY_MINUTE);
  expect(listErrors()).toEqual([]);
});

test("the nightly run alerts when the minute's has stopped", async () => {
  await runAt(0, EVERY_MINUTE);
  await runAt(0.2, NIGHTLY);
  expect(listErrors()).toEqual([]);
  await runAt(0.3, NIGHTLY);
  expect(listErrors()).toEqual([expect.stringContaining("« chaque-minute »")]);
});

test("an alert is retried until the webhook accepts it, then known as sent in every isolate", async () => {
  const DB = override(env.DB, {});
  webhook.mockResolvedValue(new Response("", { status: 500 }));
  await putLead({ created_at: new Date(now - HOUR_MS).toISOString() });
  const broken = { ...watched, DB: withFault(DB, (work, statements) => (statements.length > 1 ? failing()(work, statements) : work())) };
  for (const hours of [0, 0.1]) await runAt(hours, EVERY_MINUTE, broken);
  const late = () => listErrors().filter((text) => text.includes("attend"));
  expect(late()).toHaveLength(2);

  webhook.mockResolvedValue(new Response("ok"));
  for (const hours of [0.2, 0.3]) await runAt(hours, EVERY_MINUTE, broken);
  expect(late()).toHaveLength(3);
  const names = (await env.DB.prepare("SELECT name FROM task_runs").all<{ name: string }>()).results.map(({ name }) => name);
  expect(names).toContain("alerte outbox-late");
  expect((await listTaskRuns(env.DB)).map(({ name }) => name)).not.toContain("alerte outbox-late");
});

test("a requested test message is sent once on each channel, and the run stores which accepted it", async () => {
  const request = { name: TASK_NAMES.testMessage, failed: "", summary: "" };
  await noteTaskRun(env.DB, { ...request, started_at: new Date(now).toISOString() });
  webhook.mockResolvedValue(new Response("", { status: 500 }));
  for (const minutes of [1, 2]) await runAt(minutes / 60, EVERY_MINUTE, stores);
  expect([webhook.mock.calls.length, mail.mock.calls.length]).toEqual([1, 1]);
  expect(mail.mock.calls[0]?.[0].subject).toBe("Message d’essai");
  expect(await readRun(TASK_NAMES.testMessage)).toMatchObject({ failed: "webhook", summary: '{"sent":["email"]}' });
  expect(JSON.parse((await readRun(TASK_NAMES.everyMinute))?.summary ?? "{}").watch).toEqual({ channels: ["webhook", "email"] });
});
