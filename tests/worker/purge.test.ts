import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { privacyRules } from "#app/content/legal/constants.ts";
import { privacyPolicy } from "#app/content/legal/privacy-policy.ts";
import { retention } from "#app/content/legal/retention.ts";
import { listTables } from "#tests/empty-tables.ts";
import { outcome } from "#tests/people.ts";
import { RECORD_TABLES, type RecordTable } from "#workers/db/vocabulary.ts";
import { purgeExpired } from "#workers/scheduled/purge-expired.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { addErasure } from "#workers/storage/erasure-list.ts";
import { addToOutbox } from "#workers/storage/outbox.ts";
import { failing, override, withFault } from "./faulty-stores.ts";
import { countRows, listKeys, whileTableFails } from "./forms.ts";
import { insertInto, makeBooking, makeLead, makeQuotation, makeRequest } from "./make-records.ts";
import { addRequest, contextOf, find, NOW, note, refusal } from "./people.ts";

function limitOf(table: RecordTable, shiftMs: number): string {
  const limit = new Date(NOW);
  limit.setUTCMonth(limit.getUTCMonth() - retention[table].months);
  return new Date(limit.getTime() + shiftMs).toISOString();
}

const MAKERS = {
  catalogue_downloads: (created_at: string) => makeLead({ created_at, consent_phone: true }),
  callback_requests: (created_at: string) => makeRequest({ created_at, nom: `Petit${created_at}` }),
  quotation_requests: (created_at: string) => makeQuotation({ created_at }),
  calendly_bookings: (created_at: string) => makeBooking({ created_at }),
};

async function add(table: RecordTable, shiftMs: number): Promise<string> {
  const record = MAKERS[table](limitOf(table, shiftMs));
  await insertInto(env.DB, table, record);
  return record.id;
}

async function idsIn(table: string): Promise<unknown[]> {
  const name = RECORD_TABLES.some((known) => known === table) ? "id" : "record_id";
  const { results } = await env.DB.prepare(`SELECT DISTINCT ${name} AS id FROM ${table}`).all<{ id: string }>();
  return results.map(({ id }) => id);
}

test.each(RECORD_TABLES)(
  "%s: a record a millisecond past its retention is deleted with its companions, one at the limit is kept",
  async (table) => {
    const [, kept] = [await add(table, -1), await add(table, 0)];
    const { deleted, failed } = await purgeExpired(env, NOW);

    expect({ deleted: deleted[table], failed }).toEqual({ deleted: 1, failed: [] });
    expect(await idsIn(table)).toEqual([kept]);
    if (table === "calendly_bookings") return;
    for (const companion of ["person_keys", "open_calls"]) expect(await idsIn(companion), companion).toEqual([kept]);
  },
);

test("entries are deleted with their record; a refusal is kept as a keyed hash for as long as the privacy page says", async () => {
  await add("callback_requests", -1);
  await note("petit", outcome("joint"));
  await note("petit", refusal("email"));
  await note("petit", { kind: "lifting", channel: "email", note: null });
  await note("petit", refusal());
  await purgeExpired(env, NOW);

  expect(await idsIn("entries")).toEqual([]);
  expect(await countRows("oppositions")).toBe(1);
  await addRequest({ created_at: "2026-11-24T10:00:00.000Z" });
  expect((await find("martin")).standing.telephone.state).toBe("unsure");

  const released = new Date(NOW);
  released.setUTCFullYear(released.getUTCFullYear() + privacyRules.oppositionYears);
  await purgeExpired(env, released);
  expect(await countRows("oppositions")).toBe(1);
  await purgeExpired(env, new Date(released.getTime() + 1));
  expect(await countRows("oppositions")).toBe(0);
});

test("after the nightly run no table or file holds personal data past the retention of the privacy page", async () => {
  for (const table of RECORD_TABLES) {
    await add(table, -1);
    const record = MAKERS[table](limitOf(table, -1));
    await addToOutbox(env.OUTBOX, table, record);
    const customMetadata = { createdAt: record.created_at };
    await env.OUTBOX.put(`outbox/refused/${table}/${crypto.randomUUID()}.json`, "{", { customMetadata });
  }
  await note("petit", { kind: "note", note: "Rappeler le soir" });
  await env.DB.exec("INSERT INTO announcements SELECT 'callback_requests', id, NULL FROM callback_requests");
  await env.DB.exec("INSERT INTO ongoing_calls SELECT 'callback_requests', id, 'Nadia', created_at FROM callback_requests");

  await purgeExpired(env, NOW);

  const tables = (await listTables(env.DB)).filter((name) => name !== "task_runs");
  expect(tables.length).toBeGreaterThan(8);
  for (const table of tables) expect(await countRows(table), table).toBe(0);
  expect(await listKeys()).toEqual([]);
});

async function addExpiredRequests(count: number) {
  const requests = Array.from({ length: count }, (_, index) => makeRequest({ created_at: limitOf("callback_requests", -1000 + index) }));
  await Promise.all(requests.map((request) => insertInto(env.DB, "callback_requests", request)));
  return requests;
}

test.each([400, 0])("with 400 expired records, %i of them refusals, no run exceeds 50 statements", async (refusals) => {
  await addExpiredRequests(400);
  await env.DB.prepare(
    `INSERT INTO entries (record_table, record_id, at, id, author, kind, channel, trail)
    SELECT 'callback_requests', id, created_at, id, 'Nadia', 'refusal', 'telephone', id FROM callback_requests LIMIT ?`,
  )
    .bind(refusals)
    .run();
  for (let minute = 0; minute < 6; minute++) {
    const DB = withFault(env.DB);
    await runScheduled({ cron: "* 3 * * *", scheduledTime: NOW.getTime() + minute * 60_000 }, { ...env, DB });
    expect(DB.statements.length, `minute ${minute}`).toBeLessThanOrEqual(50);
  }
  expect(await idsIn("callback_requests")).toEqual([]);
});

test("a run deletes the oldest records up to its limit, and the next runs the rest", async () => {
  const requests = await addExpiredRequests(300);
  const first = await purgeExpired(env, NOW);
  expect(first).toMatchObject({ failed: [] });
  const left = await idsIn("callback_requests");
  expect(left.length).toBeGreaterThan(0);
  expect(left).toHaveLength(300 - (first.deleted.callback_requests ?? 0));
  expect(new Set(left)).toEqual(new Set(requests.slice(-left.length).map(({ id }) => id)));
  for (let minute = 0; minute < 4; minute++) await purgeExpired(env, NOW);
  for (const table of ["callback_requests", "person_keys", "open_calls"]) expect(await idsIn(table), table).toEqual([]);
});

test("an erasure is kept as long as the oldest backup, in D1 and in R2", async () => {
  const erasure = { author: "Nadia", records: [{ table: "callback_requests" as const, id: "a" }], oppositions: [] };
  const at = await addErasure(env.OUTBOX, NOW, erasure);
  await env.DB.prepare("INSERT INTO erasures VALUES ('callback_requests', 'a', ?, 'Nadia')").bind(at).run();
  const after = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60_000);
  await purgeExpired(env, after(privacyRules.backupDays));
  expect([await idsIn("erasures"), await listKeys()]).toEqual([["a"], [`erasures/${at}.json`]]);
  await purgeExpired(env, new Date(after(privacyRules.backupDays).getTime() + 1));
  expect([await idsIn("erasures"), await listKeys()]).toEqual([[], []]);
  expect(JSON.stringify(privacyPolicy)).toContain(`${privacyRules.backupDays}\u00A0jours, comme la plus ancienne sauvegarde`);
});

test("a failing table or bucket does not stop the other steps", async () => {
  await add("callback_requests", -1);
  await add("calendly_bookings", -1);
  const broken = override(env.OUTBOX, { list: failing("R2 is down") });
  const { failed } = await purgeExpired({ DB: env.DB, OUTBOX: broken }, NOW);
  expect(failed).toContain("erasure files");
  expect([await idsIn("callback_requests"), await idsIn("calendly_bookings")]).toEqual([[], []]);

  await add("callback_requests", -1);
  await add("calendly_bookings", -1);
  await whileTableFails("entries", async () => {
    expect((await purgeExpired(env, NOW)).failed).toEqual(["callback_requests"]);
  });
  expect(await idsIn("callback_requests")).toHaveLength(1);
  expect(await idsIn("calendly_bookings")).toEqual([]);
});

test("a record with a refusal is kept until its hash can be stored", async () => {
  await add("callback_requests", -1);
  await note("petit", refusal());
  const broken = override(env.OUTBOX, { get: failing("R2 is down") });
  expect((await purgeExpired({ DB: env.DB, OUTBOX: broken }, NOW)).failed).toEqual(["callback_requests"]);
  expect(await idsIn("callback_requests")).toHaveLength(1);
});

test("of two refusals under one telephone the later one holds, in whichever order their records are read", async () => {
  const [older, newer] = ["2025-03-01T09:00:00.000Z", "2025-09-01T09:00:00.000Z"];
  for (const [id, nom] of [
    ["a", "Premier"],
    ["b", "Second"],
  ] as const)
    await addRequest({ id, nom, created_at: limitOf("callback_requests", -1) });
  await note("premier", refusal(), contextOf("Nadia", new Date(newer)));
  // Entries are dated after all others, so the older one is dated by hand.
  await env.DB.exec(
    `INSERT INTO entries (record_table, record_id, at, id, author, kind, channel, trail)
    SELECT 'callback_requests', id, '${older}', 'older', 'Inès', 'refusal', 'telephone', 'older' FROM callback_requests WHERE nom = 'Second'`.replaceAll(
      "\n",
      " ",
    ),
  );
  await purgeExpired(env, NOW);
  expect(await idsIn("callback_requests")).toEqual([]);
  await addRequest({ created_at: "2025-06-01T09:00:00.000Z" });
  expect((await find("martin")).standing.telephone).toMatchObject({ state: "refused", at: newer });
});

test("what waits in the outbox is kept as long as the table that it is meant for", async () => {
  const lead = MAKERS.catalogue_downloads(limitOf("catalogue_downloads", 86_400_000));
  const booking = MAKERS.calendly_bookings(limitOf("calendly_bookings", -86_400_000));
  await addToOutbox(env.OUTBOX, "catalogue_downloads", lead);
  await addToOutbox(env.OUTBOX, "calendly_bookings", booking);
  await purgeExpired(env, NOW);
  expect(await listKeys()).toEqual([`outbox/catalogue_downloads/${lead.id}.json`]);
});
