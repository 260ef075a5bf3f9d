import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { CallbackRequestRow } from "#workers/db/schema.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { openChannels } from "./channels.ts";
import { insert } from "./forms.ts";
import { makeBooking, makeLead, makeRequest } from "./make-records.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Monday 23 November 2026, 8 o'clock in Paris. */
const MONDAY = Date.parse("2026-11-23T07:00:00.000Z");

const { mail, webhook, readSent, stores } = openChannels();
const both = { ...stores, NOTIFICATION_FORMAT: "json" } as unknown as Env;

function runAt(time: number, stores: Env = both): Promise<void> {
  return runScheduled({ cron: "* * * * *", scheduledTime: time }, stores);
}

const readSummaries = () => readSent().filter(({ type }) => type === "weekly_summary");

async function addCall(record: string, status: string, at: string, id = crypto.randomUUID()): Promise<void> {
  await env.DB.prepare(
    "INSERT INTO follow_up_entries (record_table, record_id, at, id, author, status) VALUES ('callback_requests', ?, ?, ?, 'Nadia', ?)",
  )
    .bind(record, at, id, status)
    .run();
}

function addRequest(id: string, createdAt: string, fields: Partial<CallbackRequestRow> = {}): Promise<void> {
  return insert("callback_requests", makeRequest({ id, created_at: createdAt, ...fields }));
}

test("on Monday at 8:00 in Paris every channel gets the figures of two weeks, without a name", async () => {
  // The week before, its first and last moment in Paris.
  await addRequest("a", "2026-11-08T23:00:00.000Z");
  await addRequest("b", "2026-11-15T22:59:59.000Z");
  // The last week.
  await addRequest("c", "2026-11-15T23:00:00.000Z");
  await addRequest("d", "2026-11-18T09:00:00.000Z");
  await addRequest("e", "2026-11-22T22:59:59.000Z", { suspect: "trap" });
  await insert("catalogue_downloads", makeLead({ id: "f", created_at: "2026-11-18T09:00:00.000Z" }));
  await insert("calendly_bookings", makeBooking({ id: "g", created_at: "2026-11-12T09:00:00.000Z" }));
  // This week, and three weeks ago.
  await addRequest("h", "2026-11-22T23:00:00.000Z");
  await insert("catalogue_downloads", makeLead({ id: "i", created_at: "2026-11-01T09:00:00.000Z" }));
  await addCall("a", "inscrit", "2026-11-12T09:00:00.000Z");
  await addCall("b", "joint", "2026-11-17T09:00:00.000Z");
  await addCall("c", "joint", "2026-11-17T09:00:00.000Z");
  await addCall("c", "inscrit", "2026-11-18T09:00:00.000Z");

  await runAt(MONDAY);

  expect(readSummaries()).toEqual([
    {
      type: "weekly_summary",
      du: "2026-11-16",
      au: "2026-11-22",
      catalogues: 1,
      demandes: 2,
      rendez_vous: 0,
      joints: 2,
      inscrits: 1,
      semaine_avant: { catalogues: 0, demandes: 2, rendez_vous: 1, joints: 1, inscrits: 1 },
      attendent_un_appel: 1,
      en_attente: 0,
      mis_a_part: 0,
    },
  ]);
  const [{ subject = "", text = "" } = {}] = mail.mock.calls.flat().filter(({ subject }) => subject.startsWith("Semaine"));
  expect(subject.replace(/\u00A0/g, " ")).toBe("Semaine du 16 au 22 novembre 2026");
  expect(text).toContain("Demandes de rappel : 2 (semaine d’avant : 2)");
  expect(text).toContain("Attendent un appel depuis plus d’un jour : 1");
  expect(text).toContain("npm run back-office -- --remote");
  expect(text).not.toMatch(/Claire|Martin|06 12|@/);
});

const CALLED = "2026-11-19T09:00:00.000Z";
const refusal = `INSERT INTO contact_refusals VALUES ('callback_requests', 'a', '${CALLED}', 'r', 'Nadia', 'telephone', 1, NULL)`;

test.each<[string, Partial<CallbackRequestRow>, () => unknown]>([
  ["sent today", { created_at: "2026-11-23T05:00:00.000Z" }, () => undefined],
  ["for today", { jour: "2026-11-23" }, () => undefined],
  ["for a day to come", { jour: "2026-11-25" }, () => undefined],
  ["that was called", {}, () => addCall("a", "joint", CALLED)],
  ["promised another call", {}, () => addCall("a", "a-rappeler", CALLED)],
  ["of who refuses to be called", {}, () => env.DB.exec(refusal)],
  ["of the honeypot", { suspect: "trap" }, () => undefined],
])("a request %s is not said to wait", async (_, fields, note) => {
  await addRequest("a", "2026-11-18T09:00:00.000Z", fields);
  await note();
  // And one that waits: its day is over, and a call was noted and undone.
  await addRequest("b", "2026-11-18T09:00:00.000Z", { jour: "2026-11-20" });
  await addCall("b", "joint", "2026-11-20T09:00:00.000Z");
  await addCall("b", "nouveau", "2026-11-20T09:05:00.000Z");

  await runAt(MONDAY);

  expect(readSummaries()).toEqual([expect.objectContaining({ attendent_un_appel: 1 })]);
});

test("the summary comes once a week, on Monday only, and in winter and summer at 8", async () => {
  for (const [time, count] of [
    [Date.parse("2026-11-22T07:00:00.000Z"), 0],
    [MONDAY - MINUTE_MS, 0],
    [MONDAY, 1],
    [MONDAY + 10 * MINUTE_MS, 1],
    [MONDAY + 2 * HOUR_MS, 1],
    [MONDAY + 24 * HOUR_MS, 1],
    [MONDAY + 7 * 24 * HOUR_MS, 2],
    [Date.parse("2027-05-03T05:59:00.000Z"), 2],
    [Date.parse("2027-05-03T06:00:00.000Z"), 3],
  ] as const) {
    await runAt(time);
    expect(readSummaries(), new Date(time).toISOString()).toHaveLength(count);
  }
});

test("it is tried again every ten minutes until noon, or until one channel takes it", async () => {
  webhook.mockImplementation(async () => new Response("", { status: 503 }));
  mail.mockRejectedValue(new Error("down"));
  const attempts = () => mail.mock.calls.filter(([{ subject }]) => subject.startsWith("Semaine")).length;
  for (const minutes of [0, 1, 9, 10, 20]) await runAt(MONDAY + minutes * MINUTE_MS);
  expect(attempts()).toBe(3);

  await runAt(MONDAY + 4 * HOUR_MS);
  expect(attempts()).toBe(3);

  mail.mockResolvedValue({ messageId: "1" });
  for (const minutes of [30, 40]) await runAt(MONDAY + minutes * MINUTE_MS);
  expect(attempts()).toBe(4);
});

test("with no channel configured there is no summary", async () => {
  await runAt(MONDAY, { ...both, NOTIFICATION_EMAILS: "", NOTIFICATION_WEBHOOK: "" } as Env);

  expect(mail).not.toHaveBeenCalled();
  expect(webhook).not.toHaveBeenCalled();
});
