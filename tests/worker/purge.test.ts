import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privacyRules } from "#app/content/legal/constants.ts";
import { privacyPolicy } from "#app/content/legal/privacy-policy.ts";
import { retention } from "#app/content/legal/retention.ts";
import { addRefusal } from "#workers/db/contact-refusals.ts";
import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { ENTRY_TABLES } from "#workers/db/purge.ts";
import { addCorrections } from "#workers/db/record-corrections.ts";
import type { Records } from "#workers/db/record-tables.ts";
import { insertRecord } from "#workers/db/records.ts";
import { listTaskRuns, TASK_NAMES } from "#workers/db/task-runs.ts";
import { RECORD_TABLES, type RecordTable } from "#workers/db/vocabulary.ts";
import { purgeExpired } from "#workers/scheduled/purge-expired.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { override, withFault } from "./faulty-stores.ts";
import { countRows, listKeys, readRows } from "./forms.ts";
import { makeBooking, makeLead, makeRequest } from "./make-records.ts";

const NOW = new Date("2026-11-15T00:00:00.000Z");
const log = vi.spyOn(console, "error");

beforeEach(() => {
  log.mockImplementation(() => undefined);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

afterEach(() => {
  log.mockReset();
});

/** The last moment that a table keeps, at NOW, moved by some milliseconds. */
function limitOf(table: RecordTable, shiftMs: number): string {
  const limit = new Date(NOW);
  limit.setUTCMonth(limit.getUTCMonth() - retention[table].months);
  return new Date(limit.getTime() + shiftMs).toISOString();
}

/** A row of a table created at a moment, with a follow-up. Returns its id. */
async function putRow<Table extends RecordTable>(table: Table, created_at: string): Promise<string> {
  const id = crypto.randomUUID();
  const rows: Records = {
    catalogue_downloads: makeLead({ id, created_at }),
    callback_requests: makeRequest({ id, created_at }),
    calendly_bookings: makeBooking({ id, created_at }),
  };
  await insertRecord(env.DB, table, rows[table], { sentences: [], erasureHashes: [] });
  const entry = { id: "e", at: created_at, author: "Nadia" };
  await addFollowUps(env.DB, entry, [{ table, recordId: id, after: null, status: "joint" }]);
  if (table !== "calendly_bookings") {
    await addRefusal(env.DB, { ...entry, channel: "email", isRefused: true, note: null }, [{ table, id }]);
    await addCorrections(env.DB, entry, [{ table, recordId: id, field: "nom", former: "Martin", value: "Petit" }]);
  }
  return id;
}

async function addToOutboxAt(key: string, createdAt: string) {
  await env.OUTBOX.put(key, "{}", { customMetadata: { createdAt } });
}

/** The records of a table that have an entry of each kind. */
async function haveEntries(table: RecordTable): Promise<unknown[][]> {
  const kinds = table === "calendly_bookings" ? (["follow_up_entries"] as const) : ENTRY_TABLES;
  return Promise.all(kinds.map(async (kind) => (await readRowsOf(kind)).map(({ record_id }) => record_id)));
}

async function readRowsOf(table: string) {
  return (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results;
}

test.each(RECORD_TABLES)(
  "%s: what is past its time goes from D1, the outbox and the quarantine, with all that was noted of it; the rest stays",
  async (table) => {
    await putRow(table, limitOf(table, -1));
    const kept = await putRow(table, limitOf(table, 0));
    for (const place of ["outbox", "quarantine"]) {
      await addToOutboxAt(`${place}/${table}/old.json`, limitOf(table, -1));
      await addToOutboxAt(`${place}/${table}/new.json`, limitOf(table, 0));
    }

    const { deleted, failed } = await purgeExpired(env, NOW);

    expect(await readRows(table)).toEqual([expect.objectContaining({ id: kept })]);
    for (const ids of await haveEntries(table)) expect(ids).toEqual([kept]);
    expect(await listKeys()).toEqual([`outbox/${table}/new.json`, `quarantine/${table}/new.json`]);
    expect(deleted).toMatchObject({ [table]: 1, [`${table} outbox`]: 2, [`${table} follow_up_entries`]: 1 });
    expect(failed).toEqual([]);
  },
);

test("after the night nothing of a visitor is older than the privacy page says, in any table or file", async () => {
  const page = JSON.stringify(privacyPolicy).replace(/\s/g, " ");
  const readMonths = (row: string) => {
    const [, count, unit] = new RegExp(`\\["${row}".*?(\\d+) (mois|ans)[^\\d\\]]*\\]`).exec(page) ?? [];
    return Number(count) * (unit === "ans" ? 12 : 1);
  };
  const months = { bookings: readMonths("Suivi des prises de rendez-vous"), others: readMonths("Téléchargement du catalogue") };
  expect(readMonths("Rappel par un conseiller")).toBe(months.others);
  const monthsAgo = (count: number, days: number) => new Date(Date.UTC(2026, 10 - count, 15 - days)).toISOString();
  for (const table of RECORD_TABLES) {
    const oldest = table === "calendly_bookings" ? months.bookings : months.others;
    for (const days of [400, 1]) {
      await putRow(table, monthsAgo(oldest, days));
      for (const place of ["outbox", "quarantine"]) await addToOutboxAt(`${place}/${table}/${days}.json`, monthsAgo(oldest, days));
    }
    await putRow(table, monthsAgo(oldest, -1));
  }

  await runScheduled({ cron: "30 3 * * *", scheduledTime: NOW.getTime() }, env);

  const limit = monthsAgo(months.others, 0);
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all();
  for (const { name } of results as { name: string }[]) {
    // Hashes of what was refused, kept for as long as the page says of them.
    if (name === "oppositions") continue;
    const moments = (await readRowsOf(name))
      .flatMap((row) => Object.values(row))
      .filter((value) => /^\d{4}-\d\d-\d\dT/.test(String(value)));
    expect(
      moments.filter((moment) => String(moment) < limit),
      name,
    ).toEqual([]);
  }
  expect((await readRows("calendly_bookings")).map(({ created_at }) => created_at)).toEqual([monthsAgo(months.bookings, -1)]);
  expect(await countRows("catalogue_downloads")).toBe(1);
  expect(await listKeys()).toEqual([]);
});

test("what was noted of announcements is forgotten after two days", async () => {
  const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
  for (const [id, at] of [
    ["old", ago(48.1)],
    ["new", ago(47.9)],
  ]) {
    await env.DB.prepare("INSERT INTO announcements VALUES ('callback_requests', ?, 'webhook', ?, 0, NULL)").bind(id, at).run();
    await env.DB.prepare("INSERT INTO announcements VALUES ('callback_requests', ?, 'email', NULL, 3, ?)").bind(id, at).run();
  }

  await purgeExpired(env, NOW);

  const rows = await readRowsOf("announcements");
  expect(rows.map(({ record_id, channel }) => `${record_id} ${channel}`).sort()).toEqual(["new email", "new webhook"]);
});

test.each([...RECORD_TABLES, ...ENTRY_TABLES, "announcements"])(
  "while the table %s fails, everything else is purged, and the failure is logged",
  async (broken) => {
    for (const table of RECORD_TABLES) {
      await putRow(table, limitOf(table, -1));
      await addToOutboxAt(`outbox/${table}/old.json`, limitOf(table, -1));
    }
    await env.DB.exec(`ALTER TABLE ${broken} RENAME TO hidden`);
    try {
      const { failed } = await purgeExpired(env, NOW);
      expect(failed.length).toBeGreaterThan(0);
    } finally {
      await env.DB.exec(`ALTER TABLE hidden RENAME TO ${broken}`);
    }

    // What was refused cannot be kept without these two: the records wait for another night.
    const isNeeded = ["contact_refusals", "record_corrections"].includes(broken);
    for (const table of RECORD_TABLES) {
      const waits = table === broken || (isNeeded && table !== "calendly_bookings");
      expect(await countRows(table), table).toBe(waits ? 1 : 0);
    }
    expect(await listKeys()).toEqual([]);
    expect(JSON.stringify(log.mock.calls)).toContain('\\"event\\":\\"purge\\"');
  },
);

test("a refusal outlives its record: what was refused stays as hashes, for as long as the privacy page states", async () => {
  await putRow("catalogue_downloads", limitOf("catalogue_downloads", -1));
  await putRow("callback_requests", limitOf("callback_requests", -1));

  expect((await purgeExpired(env, NOW)).failed).toEqual([]);
  const kept = await readRowsOf("oppositions");
  // Of the lead its telephone, which the request has too, and its e-mail.
  expect(kept.map(({ channel, kept_since }) => [channel, kept_since])).toEqual([
    ["email", NOW.toISOString()],
    ["email", NOW.toISOString()],
  ]);

  await purgeExpired(env, yearsLater(privacyRules.oppositionYears, 0));
  expect(await countRows("oppositions")).toBe(2);
  await purgeExpired(env, yearsLater(privacyRules.oppositionYears, 1));
  expect(await countRows("oppositions")).toBe(0);
});

test("without the secret a refused record waits, and the purge says that it failed; what nobody refused goes", async () => {
  await putRow("catalogue_downloads", limitOf("catalogue_downloads", -1));
  await putRow("calendly_bookings", limitOf("calendly_bookings", -1));
  await insertRecord(env.DB, "callback_requests", makeRequest({ created_at: limitOf("callback_requests", -1) }), {
    sentences: [],
    erasureHashes: [],
  });

  const { failed } = await purgeExpired({ ...env, ERASURE_PEPPER: undefined } as never, NOW);

  expect(failed).toEqual(["catalogue_downloads"]);
  expect(await countRows("catalogue_downloads")).toBe(1);
  expect(await haveEntries("catalogue_downloads")).not.toContainEqual([]);
  expect(await countRows("callback_requests")).toBe(0);
  expect(JSON.stringify(log.mock.calls)).toContain("ERASURE_PEPPER");
});

function yearsLater(years: number, shiftMs: number): Date {
  const later = new Date(NOW);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return new Date(later.getTime() + shiftMs);
}

test("while the bucket fails, the tables are purged", async () => {
  for (const table of RECORD_TABLES) await putRow(table, limitOf(table, -1));
  const OUTBOX = override(env.OUTBOX, { list: () => Promise.reject(new Error("R2 is down")) });

  const { failed } = await purgeExpired({ ...env, OUTBOX }, NOW);

  expect(failed).toEqual(RECORD_TABLES.map((table) => `${table} outbox`));
  for (const table of RECORD_TABLES) expect(await countRows(table)).toBe(0);
});

test("the nightly cron purges, and the other one does not", async () => {
  await putRow("calendly_bookings", limitOf("calendly_bookings", -1));

  await runScheduled({ cron: "* * * * *", scheduledTime: NOW.getTime() }, env);
  expect(await countRows("calendly_bookings")).toBe(1);
  await runScheduled({ cron: "30 3 * * *", scheduledTime: NOW.getTime() }, env);
  expect(await countRows("calendly_bookings")).toBe(0);
});

test("a purge that fails half-way changes nothing that it should keep", async () => {
  const kept = await putRow("callback_requests", NOW.toISOString());
  const DB = withFault(env.DB, () => Promise.reject(new Error("D1_ERROR: Network connection lost.")));

  await purgeExpired({ ...env, DB }, NOW);

  expect(await readRows("callback_requests")).toEqual([expect.objectContaining({ id: kept })]);
});

test("each run of a cron is noted with what it did, and with the parts that failed", async () => {
  await putRow("catalogue_downloads", limitOf("catalogue_downloads", -1));
  const noteOf = async (name: string) => (await listTaskRuns(env.DB)).find((run) => run.name === name);

  await runScheduled({ cron: "30 3 * * *", scheduledTime: NOW.getTime() }, env);
  expect(await noteOf(TASK_NAMES.nightly)).toMatchObject({ started_at: NOW.toISOString(), failed: "" });
  expect((await noteOf(TASK_NAMES.nightly))?.summary).toMatch(/^purge \{.*"catalogue_downloads":1.*\}$/);

  const brokenBucket = override(env.OUTBOX, { list: () => Promise.reject(new Error("R2 is down")) });
  await runScheduled({ cron: "* * * * *", scheduledTime: NOW.getTime() }, { ...env, OUTBOX: brokenBucket });
  expect((await noteOf(TASK_NAMES.everyMinute))?.failed).toBe("watch replay");
});
