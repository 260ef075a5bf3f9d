import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { privacyRules } from "#app/content/legal/constants.ts";
import { privacyPolicy } from "#app/content/legal/privacy-policy.ts";
import { retention } from "#app/content/legal/retention.ts";
import { listTables } from "#tests/empty-tables.ts";
import { addRefusals } from "#workers/db/contact-refusals.ts";
import { addFollowUps } from "#workers/db/follow-up-entries.ts";
import { addCorrections } from "#workers/db/record-corrections.ts";
import type { Records } from "#workers/db/record-tables.ts";
import { ENTRY_TABLES } from "#workers/db/record-tables.ts";
import { listTaskRuns, TASK_NAMES } from "#workers/db/task-runs.ts";
import { RECORD_TABLES, type RecordTable } from "#workers/db/vocabulary.ts";
import { readPeople } from "#workers/people/read-people.ts";
import { purgeExpired } from "#workers/scheduled/purge-expired.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { failing, override } from "./faulty-stores.ts";
import { countRows, insert, listKeys, readRows, whileTableFails } from "./forms.ts";
import { readLog } from "./log.ts";
import { makeBooking, makeLead, makeRequest } from "./make-records.ts";

const NOW = new Date("2026-11-15T00:00:00.000Z");
const brokenBucket = override(env.OUTBOX, { list: failing("R2 is down") });
const NIGHTLY = { cron: "30 3 * * *", scheduledTime: NOW.getTime() };

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
  await insert(table, rows[table]);
  const entry = { id: crypto.randomUUID(), at: created_at, author: "Nadia" };
  await addFollowUps(env.DB, entry, [{ table, recordId: id, after: null, status: "joint" }]);
  if (table !== "calendly_bookings") {
    await addRefusals(env.DB, [{ ...entry, channel: "email", isRefused: true, note: null }], [{ table, id }]);
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
  "%s: what is past its time goes from D1, the outbox and its refused ones, with all that was noted of it; the rest stays",
  async (table) => {
    await putRow(table, limitOf(table, -1));
    const kept = await putRow(table, limitOf(table, 0));
    for (const place of ["outbox", "outbox/refused"]) {
      await addToOutboxAt(`${place}/${table}/old.json`, limitOf(table, -1));
      await addToOutboxAt(`${place}/${table}/new.json`, limitOf(table, 0));
    }

    const { deleted, failed } = await purgeExpired(env, NOW);

    expect(await readRows(table)).toEqual([expect.objectContaining({ id: kept })]);
    for (const ids of await haveEntries(table)) expect(ids).toEqual([kept]);
    expect(await listKeys()).toEqual([`outbox/${table}/new.json`, `outbox/refused/${table}/new.json`]);
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
      for (const place of ["outbox", "outbox/refused"]) await addToOutboxAt(`${place}/${table}/${days}.json`, monthsAgo(oldest, days));
    }
    await putRow(table, monthsAgo(oldest, -1));
  }

  await runScheduled(NIGHTLY, env);

  const limit = monthsAgo(months.others, 0);
  for (const name of await listTables(env.DB)) {
    // What was refused keeps its day: as hashes for as long as the page says of them, and on what the same person sent since.
    if (name === "oppositions" || name === "contact_refusals") continue;
    const values = (await readRowsOf(name)).flatMap((row) => Object.values(row).map(String));
    const moments = values.filter((value) => /^\d{4}-\d\d-\d\dT/.test(value));
    for (const moment of moments) expect(moment >= limit, `${name}: ${moment}`).toBe(true);
  }
  expect((await readRows("calendly_bookings")).map(({ created_at }) => created_at)).toEqual([monthsAgo(months.bookings, -1)]);
  expect(await countRows("catalogue_downloads")).toBe(1);
  const { results: refused } = await env.DB.prepare("SELECT DISTINCT record_id FROM contact_refusals").all();
  expect(refused).toHaveLength((await countRows("catalogue_downloads")) + (await countRows("callback_requests")));
  expect(await listKeys()).toEqual([]);
});

test.each([...RECORD_TABLES, ...ENTRY_TABLES])(
  "while the table %s fails, everything else is purged, and the failure is logged",
  async (broken) => {
    for (const table of RECORD_TABLES) {
      await putRow(table, limitOf(table, -1));
      await addToOutboxAt(`outbox/${table}/old.json`, limitOf(table, -1));
    }
    await whileTableFails(broken, async () => {
      const { failed } = await purgeExpired(env, NOW);
      expect(failed.length).toBeGreaterThan(0);
    });

    // What a person refused is told by all that they sent and all that was noted: what names people waits for another night.
    const isNeeded = broken !== "calendly_bookings";
    for (const table of RECORD_TABLES) {
      const waits = table === "calendly_bookings" ? table === broken : isNeeded;
      expect(await countRows(table), table).toBe(waits ? 1 : 0);
    }
    expect(await listKeys()).toEqual([]);
    expect(readLog()).toContain('"event":"purge"');
  },
);

test("a refusal outlives its record: what was refused stays as hashes, for as long as the privacy page states", async () => {
  await putRow("catalogue_downloads", limitOf("catalogue_downloads", -1));
  await putRow("callback_requests", limitOf("callback_requests", -1));

  expect((await purgeExpired(env, NOW)).failed).toEqual([]);
  // Of the lead its telephone, which the request has too, and its e-mail.
  const kept = { channel: "email", kept_since: NOW.toISOString() };
  expect(await readRowsOf("oppositions")).toEqual([expect.objectContaining(kept), expect.objectContaining(kept)]);

  await purgeExpired(env, yearsLater(privacyRules.oppositionYears, 0));
  expect(await countRows("oppositions")).toBe(2);
  await purgeExpired(env, yearsLater(privacyRules.oppositionYears, 1));
  expect(await countRows("oppositions")).toBe(0);
});

const zoe = { prenom: "Zoé", nom: "Martin", telephone: "06 12 34 56 78" };
const refuseCalls = (at: string) => ({ id: "r", at, author: "Nadia", channel: "telephone", isRefused: true, note: null }) as const;

test("who refused and asked again stays to be confirmed until an adviser's word settles it", async () => {
  const refusal = refuseCalls(limitOf("callback_requests", 0));
  const old = makeRequest({ ...zoe, created_at: limitOf("callback_requests", -1) });
  const recent = makeRequest({ ...zoe, telephone: "+33612345678", created_at: NOW.toISOString() });
  const standing = async () => (await readPeople(env.DB, NOW)).map((person) => person.standing.telephone);
  await insert("callback_requests", old);
  await addRefusals(env.DB, [refusal], [{ table: "callback_requests", id: old.id }]);
  await insert("callback_requests", recent);
  expect(await standing()).toEqual([{ state: "unsure", at: refusal.at }]);

  expect((await purgeExpired(env, NOW)).failed).toEqual([]);
  expect((await readRows("callback_requests")).map(({ id }) => id)).toEqual([recent.id]);
  expect(await standing()).toEqual([{ state: "unsure", at: refusal.at }]);

  const settled = { id: "s", at: new Date(NOW.getTime() + 1).toISOString(), author: "Nadia" };
  await addFollowUps(env.DB, settled, [{ table: "callback_requests", recordId: recent.id, after: null, status: "joint" }]);
  expect((await standing()).map(({ state }) => state)).toEqual(["accepted"]);
});

test("a refusal that was settled leaves with its record, and is no opposition", async () => {
  const old = makeRequest({ ...zoe, created_at: limitOf("callback_requests", -1) });
  const recent = makeRequest({ ...zoe, created_at: limitOf("callback_requests", 10) });
  const moment = (shiftMs: number) => limitOf("callback_requests", shiftMs);
  for (const record of [old, recent]) await insert("callback_requests", record);
  await addRefusals(env.DB, [refuseCalls(moment(5))], [{ table: "callback_requests", id: old.id }]);
  await addFollowUps(env.DB, { id: "s", at: moment(20), author: "Nadia" }, [
    { table: "callback_requests", recordId: old.id, after: null, status: "joint" },
  ]);

  expect((await purgeExpired(env, NOW)).failed).toEqual([]);
  expect(await countRows("oppositions")).toBe(0);
  expect(await countRows("contact_refusals")).toBe(0);
});

test("the file of a refusal that an erasure left goes with its hashes, and no younger one", async () => {
  const limits = [-1, 0].map((shiftMs) => yearsLater(-privacyRules.oppositionYears, shiftMs).toISOString());
  const files = limits.map((limit) => `erasures/oppositions/${limit}-x.json`);
  for (const key of [...files, "erasures/2020-01-01T00:00:00.000Z-x.json"]) await env.OUTBOX.put(key, "{}");

  expect((await purgeExpired(env, NOW)).deleted).toMatchObject({ "opposition files": 1 });
  expect(await listKeys()).toEqual(["erasures/2020-01-01T00:00:00.000Z-x.json", files[1]]);
});

test("without the secret a refused record waits, and the purge says that it failed; what nobody refused goes", async () => {
  await putRow("catalogue_downloads", limitOf("catalogue_downloads", -1));
  await putRow("calendly_bookings", limitOf("calendly_bookings", -1));
  await insert("callback_requests", makeRequest({ created_at: limitOf("callback_requests", -1) }));

  const { failed } = await purgeExpired({ ...env, ERASURE_PEPPER: undefined } as never, NOW);

  expect(failed).toEqual(["catalogue_downloads"]);
  expect(await countRows("catalogue_downloads")).toBe(1);
  expect(await haveEntries("catalogue_downloads")).not.toContainEqual([]);
  expect(await countRows("callback_requests")).toBe(0);
  expect(readLog()).toContain("ERASURE_PEPPER");
});

function yearsLater(years: number, shiftMs: number): Date {
  const later = new Date(NOW);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return new Date(later.getTime() + shiftMs);
}

test("while the bucket fails, the tables are purged", async () => {
  for (const table of RECORD_TABLES) await putRow(table, limitOf(table, -1));
  const { failed } = await purgeExpired({ ...env, OUTBOX: brokenBucket }, NOW);

  expect(failed).toEqual([...RECORD_TABLES.map((table) => `${table} outbox`), "opposition files"]);
  for (const table of RECORD_TABLES) expect(await countRows(table)).toBe(0);
});

test("the nightly cron purges, the other one does not; each run is noted with what it did, and with the parts that failed", async () => {
  await putRow("catalogue_downloads", limitOf("catalogue_downloads", -1));
  const noteOf = async (name: string) => (await listTaskRuns(env.DB)).find((run) => run.name === name);

  await runScheduled({ ...NIGHTLY, cron: "* * * * *" }, { ...env, OUTBOX: brokenBucket });
  expect((await noteOf(TASK_NAMES.everyMinute))?.failed).toBe("replay");
  expect(await countRows("catalogue_downloads")).toBe(1);

  await runScheduled(NIGHTLY, env);
  expect(await countRows("catalogue_downloads")).toBe(0);
  expect(await noteOf(TASK_NAMES.nightly)).toMatchObject({ started_at: NOW.toISOString(), failed: "" });
  expect((await noteOf(TASK_NAMES.nightly))?.summary).toContain(`"catalogue_downloads":1`);
});
