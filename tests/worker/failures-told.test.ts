import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { callbackConsent, catalogueConsent } from "#app/content/consent-versions.ts";
import { noteTaskRun, TASK_NAMES } from "#workers/db/task-runs.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { addToOutbox } from "#workers/storage/outbox.ts";
import { openChannels } from "./channels.ts";
import { failing, override, withFault } from "./faulty-stores.ts";
import { insert } from "./forms.ts";
import { makeBooking, makeLead, makeRequest } from "./make-records.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NIGHTLY = "30 3 * * *";
const EVERY_MINUTE = "* * * * *";

const { mail, webhook, readMails, readChats, ...channels } = openChannels();
let now = Date.parse("2030-11-26T09:00:00.000Z");

beforeEach(() => {
  // A Tuesday again, so that no weekly summary is due; what an isolate remembers of the test before is more than an hour old.
  now += 7 * 24 * HOUR_MS;
  vi.useFakeTimers({ toFake: ["Date"], now });
});

function withChannels(stores: Partial<Env> = {}, settings: Record<string, string> = {}): Env {
  return { ...channels.stores, ...stores, ...settings } as Env;
}

async function runAt(minutes: number, stores: Env, cron = EVERY_MINUTE): Promise<void> {
  vi.setSystemTime(now + minutes * MINUTE_MS);
  await runScheduled({ cron, scheduledTime: Date.now() }, stores);
}

const FAILING: [string, Partial<Env>, string, string][] = [
  ["replay", { OUTBOX: override(env.OUTBOX, { list: failing("R2: claire@exemple.fr") }) }, EVERY_MINUTE, "ranger ce qui attend"],
  ["announcements", { DB: withFault(env.DB, failing("D1_ERROR: Claire Martin")) }, EVERY_MINUTE, "annoncer les demandes"],
  ["purge", { DB: withFault(env.DB, failing("D1_ERROR: 06 12 34 56 78")) }, NIGHTLY, "effacer ce qui est trop ancien"],
];

test.each(FAILING)(
  "a cron whose %s fails is reported on every channel, once an hour, without personal data",
  async (_, stores, cron, words) => {
    await insert("callback_requests", makeRequest({ created_at: new Date(now - HOUR_MS).toISOString() }));
    await addToOutbox(env.OUTBOX, "catalogue_downloads", makeLead({ email: "claire@exemple.fr" }));
    for (const minutes of [0, 1, 59, 61]) await runAt(minutes, withChannels(stores), cron);

    for (const texts of [readMails(), readChats()])
      expect(texts.filter((text) => text.includes(words) && text.includes("npm run back-office -- --remote"))).toHaveLength(2);
    expect(mail.mock.calls.map(([{ subject }]) => subject)).toContainEqual(expect.stringMatching(/^À voir : Une tâche de fond a échoué/));

    await runAt(122, withChannels(stores, { ERROR_WEBHOOK: "https://erreurs.cimes.test/" }), cron);
    expect(webhook.mock.calls.map(([address]) => address)).toContain("https://erreurs.cimes.test/");
    const alerts = [...readMails(), ...readChats()].filter((text) => !text.startsWith("Erreur ") && !/^(Nouvelle|Rappel)/.test(text));
    expect(alerts.join()).not.toMatch(/Claire|Martin|exemple|06 12/i);
  },
);

test("a record that D1 will never take is told on every channel, naming nobody", async () => {
  const lead = makeLead({ created_at: new Date(now - MINUTE_MS).toISOString() });
  await addToOutbox(env.OUTBOX, "catalogue_downloads", { ...lead, catalogue_type: "dentistes" } as never);
  await runAt(0, withChannels());

  for (const texts of [readMails(), readChats()]) {
    expect(texts).toEqual([expect.stringContaining("Un envoi est mis à part")]);
    expect(texts.join()).not.toMatch(/Claire|Martin|exemple|06 12|dentistes/i);
  }
});

test("a summary that fails on one channel is sent on the other", async () => {
  webhook.mockImplementation(async (_, init) => new Response("", { status: String(init?.body).includes("Semaine") ? 400 : 200 }));
  const monday = Date.parse("2031-01-06T07:00:00.000Z");
  vi.setSystemTime(monday);
  await runScheduled({ cron: EVERY_MINUTE, scheduledTime: monday }, withChannels({}, { NOTIFICATION_EMAILS: "" }));

  expect(readChats().at(-1)).toContain("envoyer le résumé de la semaine");
});

test("while the store that remembers the hour is down, an isolate remembers it", async () => {
  const OUTBOX = override(env.OUTBOX, { list: failing("R2 is down"), head: failing("R2 is down") });
  for (const minutes of [0, 1, 2, 61]) await runAt(minutes, withChannels({ OUTBOX }));

  expect(readMails().filter((text) => text.includes("ranger ce qui attend"))).toHaveLength(2);
});

test("the hour of an alert begins when a channel has taken it: one that none took is sent again until one does", async () => {
  const isDown = { channels: true };
  webhook.mockImplementation(async () => new Response("", { status: isDown.channels ? 503 : 200 }));
  mail.mockImplementation(() => (isDown.channels ? Promise.reject(new Error("down")) : Promise.resolve({ messageId: "1" })));
  await addToOutbox(env.OUTBOX, "catalogue_downloads", makeLead({ created_at: new Date(now - 16 * MINUTE_MS).toISOString() }));
  const stores = withChannels({ DB: withFault(env.DB, failing()) });
  const count = (texts: string[], words: string) => texts.filter((text) => text.includes(words)).length;
  for (const minutes of [0, 1]) await runAt(minutes, stores);
  await runAt(1, stores, NIGHTLY);
  for (const spy of [mail, webhook]) spy.mockClear();

  isDown.channels = false;
  for (const minutes of [2, 3, 30]) await runAt(minutes, stores);

  for (const texts of [readMails(), readChats()]) {
    expect(count(texts, "demande attend d’entrer dans la base")).toBe(1);
    // The purge fails once a night: the minutes after it tell what nobody took.
    expect(count(texts, "effacer ce qui est trop ancien")).toBe(1);
  }
  await runAt(63, stores);
  expect(count(readMails(), "demande attend d’entrer dans la base")).toBe(2);
  expect(count(readMails(), "effacer ce qui est trop ancien")).toBe(1);
});

test("lateness has been told before the replay takes its first record", async () => {
  await addToOutbox(env.OUTBOX, "catalogue_downloads", makeLead({ created_at: new Date(now - 16 * MINUTE_MS).toISOString() }));
  const told: string[][] = [];
  const OUTBOX = override(env.OUTBOX, {
    get: (key: string) => {
      told.push([...readMails(), ...readChats()]);
      return env.OUTBOX.get(key);
    },
  });
  await runAt(0, withChannels({ OUTBOX }));

  expect(told[0]).toEqual(Array(2).fill(expect.stringContaining("demande attend d’entrer dans la base")));
});

test("the worst run of the cron asks D1 no more than the 50 questions of the free plan", async () => {
  const monday = Date.parse("2032-01-05T07:10:00.000Z");
  vi.setSystemTime(monday);
  const created = (minutesAgo: number) => new Date(monday - minutesAgo * MINUTE_MS).toISOString();
  const waiting = { created_at: created(25 * 60), consent_text_version: catalogueConsent.version };
  for (let index = 0; index < 20; index++) await addToOutbox(env.OUTBOX, "catalogue_downloads", makeLead(waiting));
  for (let index = 0; index < 4; index++) {
    await insert("callback_requests", makeRequest({ created_at: created(20) }));
    await insert("catalogue_downloads", makeLead({ created_at: created(20) }));
  }
  // One of each kind fails for a reason of its own, so that D1 is asked whether it takes rows.
  for (const [table, record] of [
    ["catalogue_downloads", makeLead({ nom: "Poison", created_at: created(26 * 60) })],
    ["callback_requests", makeRequest({ nom: "Poison", created_at: created(26 * 60), consent_text_version: callbackConsent.version })],
    ["calendly_bookings", makeBooking({ session_id: "Poison", created_at: created(26 * 60) })],
  ] as const)
    await addToOutbox(env.OUTBOX, table, record);
  await noteTaskRun(env.DB, { name: TASK_NAMES.testMessage, started_at: created(1), took_ms: 0, failed: "", summary: "" });
  let asked = 0;
  const DB = withFault(env.DB, (work, statements) => {
    asked += statements.length;
    return statements.flat().includes("Poison") ? Promise.reject(new Error("D1_ERROR: out of memory")) : work();
  });

  await runScheduled({ cron: EVERY_MINUTE, scheduledTime: monday }, withChannels({ DB }));

  expect(readMails().join()).toMatch(/Message d’essai.*Semaine du/s);
  expect(readChats().filter((text) => text.startsWith("Nouve"))).not.toEqual([]);
  expect(asked).toBeGreaterThan(30);
  expect(asked).toBeLessThanOrEqual(50);
});

test("a webhook for errors replaces the advisers' one, and the e-mail is still sent", async () => {
  const OUTBOX = override(env.OUTBOX, { list: failing("R2 is down") });
  await runAt(0, withChannels({ OUTBOX }, { ERROR_WEBHOOK: "https://erreurs.cimes.test/" }));

  expect(new Set(webhook.mock.calls.map(([address]) => address))).toEqual(new Set(["https://erreurs.cimes.test/"]));
  expect(readMails().join()).toContain("ranger ce qui attend");
});

test.each([
  ["failed", { failed: "backup", started_at: "2026-11-01T03:00:00.000Z" }, /La dernière sauvegarde de la base a échoué/],
  ["stays away", { failed: "", started_at: "2026-11-01T03:00:00.000Z" }, /n’a pas eu lieu depuis \d+ heures/],
])("a backup that %s is told once a day", async (_, run, words) => {
  await noteTaskRun(env.DB, { name: TASK_NAMES.backup, took_ms: 1, summary: "", ...run });
  for (const minutes of [0, 1, 120, 24 * 60 + 1]) await runAt(minutes, withChannels());

  for (const texts of [readMails(), readChats()]) expect(texts.filter((text) => words.test(text))).toHaveLength(2);
});

test("no alert is sent when last night's backup succeeded or when the site has no backups", async () => {
  await runAt(0, withChannels());
  const started_at = new Date(now - 25 * HOUR_MS).toISOString();
  await noteTaskRun(env.DB, { name: TASK_NAMES.backup, took_ms: 1, summary: "", failed: "", started_at });
  await runAt(1, withChannels());

  expect(mail).not.toHaveBeenCalled();
  expect(webhook).not.toHaveBeenCalled();
});

function wishForTest(minutesAgo: number): Promise<void> {
  const started_at = new Date(now - minutesAgo * MINUTE_MS).toISOString();
  return noteTaskRun(env.DB, { name: TASK_NAMES.testMessage, started_at, took_ms: 0, failed: "", summary: "" });
}

test("the test message goes out once on every channel, and what came of each is noted", async () => {
  webhook.mockResolvedValue(new Response("", { status: 404 }));
  await wishForTest(1);
  for (const minutes of [0, 1]) await runAt(minutes, withChannels());

  expect(mail.mock.calls.map(([{ subject }]) => subject)).toEqual(["Message d’essai"]);
  expect(webhook).toHaveBeenCalledTimes(1);
  const { results } = await env.DB.prepare("SELECT failed, summary FROM task_runs WHERE name = ?").bind(TASK_NAMES.testMessage).all();
  expect(results).toEqual([{ failed: "webhook", summary: '{"told":["email"]}' }]);
});

test("a test message that nobody waits for any more is not sent", async () => {
  await wishForTest(61);
  await runAt(0, withChannels());

  expect(mail).not.toHaveBeenCalled();
});
