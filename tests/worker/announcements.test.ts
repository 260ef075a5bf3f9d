import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  claimAnnouncements,
  countUnannounced,
  deleteAnnouncementsBefore,
  listUnannounced,
  noteAnnounced,
  noteFailedAttempt,
  releaseAnnouncements,
} from "#workers/db/announcements.ts";
import type { NotificationChannel } from "#workers/db/vocabulary.ts";
import { insert } from "./forms.ts";
import { makeLead, makeRequest } from "./make-records.ts";

const after = "2026-11-02T08:00:00.000Z";
const before = "2026-11-02T12:00:00.000Z";
const now = "2026-11-02T12:05:00.000Z";
const at = (minute: number) => `2026-11-02T10:${String(minute).padStart(2, "0")}:00.000Z`;

async function listIds(channel: NotificationChannel = "email", limit = 10): Promise<string[]> {
  return (await listUnannounced(env.DB, channel, { after, before, now, limit })).map(({ id }) => id);
}

const REQUEST = { table: "callback_requests", id: "same" } as const;
const LEAD = { table: "catalogue_downloads", id: "same" } as const;

test("what waits is what came between two moments, requests first, without what fell into the honeypot", async () => {
  await insert("catalogue_downloads", makeLead({ id: "lead", created_at: at(0) }));
  await insert("callback_requests", makeRequest({ id: "second", created_at: at(2) }));
  await insert("callback_requests", makeRequest({ id: "first", created_at: at(1), suspect: "too-fast" }));
  await insert("callback_requests", makeRequest({ id: "robot", created_at: at(1), suspect: "trap" }));
  await insert("callback_requests", makeRequest({ id: "too early", created_at: after }));
  await insert("callback_requests", makeRequest({ id: "too late", created_at: before }));

  expect(await listIds()).toEqual(["first", "second", "lead"]);
  expect(await listIds("email", 1)).toEqual(["first"]);
  expect(await countUnannounced(env.DB, "email", { after, before })).toEqual({ count: 3, oldest: at(0), failed: 0 });
});

test("what was announced on one channel still waits for the other", async () => {
  await insert("callback_requests", makeRequest({ id: "same", created_at: at(1) }));
  await insert("catalogue_downloads", makeLead({ id: "same", created_at: at(2) }));
  await noteAnnounced(env.DB, "webhook", [REQUEST], now);
  await noteAnnounced(env.DB, "email", [LEAD], now);

  expect(await listUnannounced(env.DB, "email", { after, before, now, limit: 10 })).toEqual([
    { ...REQUEST, created_at: at(1), attempts: 0 },
  ]);
  expect(await listUnannounced(env.DB, "webhook", { after, before, now, limit: 10 })).toEqual([
    { ...LEAD, created_at: at(2), attempts: 0 },
  ]);
  expect(await countUnannounced(env.DB, "email", { after, before })).toEqual({ count: 1, oldest: at(1), failed: 0 });
  expect(await countUnannounced(env.DB, "webhook", { after, before })).toEqual({ count: 1, oldest: at(2), failed: 0 });
});

test("a failed attempt waits until it is due, is counted each time, and is settled by a success", async () => {
  await insert("callback_requests", makeRequest({ id: "same", created_at: at(1) }));
  const countAttempts = async (channel: NotificationChannel) =>
    (await listUnannounced(env.DB, channel, { after, before, now, limit: 1 }))[0]?.attempts;
  expect(await countAttempts("email")).toBe(0);

  await noteFailedAttempt(env.DB, "email", [REQUEST], "2026-11-02T12:05:00.001Z");
  expect(await listIds()).toEqual([]);
  await noteFailedAttempt(env.DB, "email", [REQUEST], now);
  expect(await listIds()).toEqual(["same"]);
  expect(await countAttempts("email")).toBe(2);
  expect(await countAttempts("webhook")).toBe(0);
  expect(await countUnannounced(env.DB, "email", { after, before })).toEqual({ count: 1, oldest: at(1), failed: 1 });

  await noteAnnounced(env.DB, "email", [REQUEST], now);
  expect(await listIds()).toEqual([]);
  expect(await countUnannounced(env.DB, "email", { after, before })).toEqual({ count: 0, oldest: null, failed: 0 });
});

test("of two that claim a record at once one gets it, until the claim has ended or was given back", async () => {
  await insert("callback_requests", makeRequest({ id: "same", created_at: at(1) }));
  const later = "2026-11-02T12:07:00.000Z";
  const claim = (moment = now) => claimAnnouncements(env.DB, "email", [REQUEST, LEAD], { now: moment, until: later });

  const both = await Promise.all([claim(), claim()]);
  expect(both.map((claimed) => claimed.length).sort()).toEqual([0, 2]);
  expect(await listIds()).toEqual([]);
  expect((await countUnannounced(env.DB, "email", { after, before })).failed).toBe(0);

  expect(await claim(later)).toEqual([REQUEST, LEAD]);
  await releaseAnnouncements(env.DB, "email", [LEAD]);
  expect(await claim()).toEqual([LEAD]);
  await noteAnnounced(env.DB, "email", [REQUEST, LEAD], now);
  expect(await claim("2026-11-03T12:00:00.000Z")).toEqual([]);
});

test("nothing is claimed once more records have come than a flood makes", async () => {
  const unless = { most: 2, since: at(0) };
  const claim = (id: string) => claimAnnouncements(env.DB, "email", [{ table: "callback_requests", id }], { now, until: now, unless });
  await insert("callback_requests", makeRequest({ created_at: at(0) }));
  await insert("callback_requests", makeRequest({ created_at: at(1) }));
  await insert("catalogue_downloads", makeLead({ created_at: at(1) }));
  expect(await claim("second")).toHaveLength(1);

  await insert("catalogue_downloads", makeLead({ created_at: at(2) }));
  expect(await claim("third")).toEqual([]);
});

test("notes older than a moment are deleted, told or not, and counted", async () => {
  await noteAnnounced(env.DB, "email", [REQUEST], at(1));
  await noteFailedAttempt(env.DB, "email", [LEAD], at(2));
  await noteAnnounced(env.DB, "webhook", [REQUEST], at(3));
  await noteFailedAttempt(env.DB, "webhook", [LEAD], at(3));

  expect(await deleteAnnouncementsBefore(env.DB, at(3))).toBe(2);
  const { results } = await env.DB.prepare("SELECT DISTINCT channel FROM announcements").all();
  expect(results).toEqual([{ channel: "webhook" }]);
});
