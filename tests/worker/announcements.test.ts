import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  countUnannounced,
  deleteAnnouncementsBefore,
  listTriedChannels,
  listUnannounced,
  noteAnnounced,
  noteFailedAttempt,
} from "#workers/db/announcements.ts";
import type { Records } from "#workers/db/record-tables.ts";
import { insertRecord } from "#workers/db/records.ts";
import type { NotificationChannel } from "#workers/db/vocabulary.ts";
import { makeLead, makeRequest } from "./make-records.ts";

const after = "2026-11-02T08:00:00.000Z";
const before = "2026-11-02T12:00:00.000Z";
const now = "2026-11-02T12:05:00.000Z";
const at = (minute: number) => `2026-11-02T10:${String(minute).padStart(2, "0")}:00.000Z`;

function insert<Table extends keyof Records>(table: Table, record: Records[Table]): Promise<void> {
  return insertRecord(env.DB, table, record, { sentences: [], erasureHashes: [] });
}

async function listIds(table: "catalogue_downloads" | "callback_requests", limit = 10): Promise<string[]> {
  return (await listUnannounced(env.DB, table, "email", { after, before, now, limit })).map(({ record }) => record.id);
}

test("what waits is what came between two moments, oldest first, without what fell into the honeypot", async () => {
  await insert("callback_requests", makeRequest({ id: "second", created_at: at(2) }));
  await insert("callback_requests", makeRequest({ id: "first", created_at: at(1), suspect: "too-fast" }));
  await insert("callback_requests", makeRequest({ id: "robot", created_at: at(1), suspect: "trap" }));
  await insert("callback_requests", makeRequest({ id: "too early", created_at: after }));
  await insert("callback_requests", makeRequest({ id: "too late", created_at: before }));
  await insert("catalogue_downloads", makeLead({ id: "lead", created_at: at(3) }));

  expect(await listIds("callback_requests")).toEqual(["first", "second"]);
  expect(await listIds("callback_requests", 1)).toEqual(["first"]);
  expect(await listIds("catalogue_downloads")).toEqual(["lead"]);
  expect(await countUnannounced(env.DB, "email", { after, before })).toEqual({ count: 3, oldest: at(1), failed: 0 });
});

test("what was announced on one channel still waits for the other, and a lead and a request of one id are two", async () => {
  await insert("callback_requests", makeRequest({ id: "same", created_at: at(1) }));
  await insert("catalogue_downloads", makeLead({ id: "same", created_at: at(2) }));
  await noteAnnounced(env.DB, { table: "callback_requests", id: "same", channel: "webhook" }, now);
  await noteAnnounced(env.DB, { table: "catalogue_downloads", id: "same", channel: "email" }, now);

  expect(await listIds("callback_requests")).toEqual(["same"]);
  expect(await listIds("catalogue_downloads")).toEqual([]);
  expect(await countUnannounced(env.DB, "email", { after, before })).toEqual({ count: 1, oldest: at(1), failed: 0 });
  expect(await countUnannounced(env.DB, "webhook", { after, before })).toEqual({ count: 1, oldest: at(2), failed: 0 });
});

test("a failed attempt waits until it is due, is counted each time, and is settled by a success", async () => {
  const announcement = { table: "callback_requests", id: "refused", channel: "email" } as const;
  await insert("callback_requests", makeRequest({ id: "refused", created_at: at(1) }));
  const countAttempts = async (channel: NotificationChannel) =>
    (await listUnannounced(env.DB, "callback_requests", channel, { after, before, now, limit: 1 }))[0]?.attempts;
  expect(await countAttempts("email")).toBe(0);
  expect(await listTriedChannels(env.DB, "callback_requests", "refused")).toEqual([]);

  await noteFailedAttempt(env.DB, announcement, "2026-11-02T12:05:00.001Z");
  expect(await listIds("callback_requests")).toEqual([]);
  await noteFailedAttempt(env.DB, announcement, now);
  expect(await listIds("callback_requests")).toEqual(["refused"]);
  expect(await countAttempts("email")).toBe(2);
  expect(await countAttempts("webhook")).toBe(0);
  expect(await countUnannounced(env.DB, "email", { after, before })).toEqual({ count: 1, oldest: at(1), failed: 1 });
  expect(await listTriedChannels(env.DB, "callback_requests", "refused")).toEqual(["email"]);

  await noteAnnounced(env.DB, announcement, now);
  expect(await listIds("callback_requests")).toEqual([]);
  expect(await countUnannounced(env.DB, "email", { after, before })).toEqual({ count: 0, oldest: null, failed: 0 });
});

test("notes older than a moment are deleted, told or not, and counted", async () => {
  await noteAnnounced(env.DB, { table: "callback_requests", id: "told", channel: "email" }, at(1));
  await noteFailedAttempt(env.DB, { table: "callback_requests", id: "refused", channel: "email" }, at(2));
  await noteAnnounced(env.DB, { table: "callback_requests", id: "told", channel: "webhook" }, at(3));
  await noteFailedAttempt(env.DB, { table: "catalogue_downloads", id: "refused", channel: "email" }, at(3));

  expect(await deleteAnnouncementsBefore(env.DB, at(3))).toBe(2);
  expect(await listTriedChannels(env.DB, "callback_requests", "told")).toEqual(["webhook"]);
  expect(await listTriedChannels(env.DB, "catalogue_downloads", "refused")).toEqual(["email"]);
});
