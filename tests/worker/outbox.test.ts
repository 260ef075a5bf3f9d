import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { catalogueConsent } from "#app/content/consent-versions.ts";
import { saveRecord } from "#workers/people/records/save-record.ts";
import { applyErasures } from "#workers/people/rights/erasures.ts";
import { RECORDS_PER_RUN, replayOutbox } from "#workers/scheduled/replay-outbox.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { addErasure } from "#workers/storage/erasure-list.ts";
import { addToOutbox, listOutbox, readOutbox, removeFromOutbox, sendAgain } from "#workers/storage/outbox.ts";
import { openChannels } from "./channels.ts";
import { failing, override, withFault } from "./faulty-stores.ts";
import { countRows, leadsPath, listKeys, putLead, readRows, tables, whileTableFails } from "./forms.ts";
import { readLines, readLog } from "./log.ts";
import { makeBooking, makeLead } from "./make-records.ts";

const LEADS = tables[leadsPath];
const NOW = new Date("2026-11-02T10:05:00.000Z");
const NOTHING = { stored: 0, refused: 0, failed: 0 };
const { mail, stores, webhook } = openChannels();

const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** D1 that refuses only what holds this text. */
function withPoison(text: string, message = "D1_ERROR: out of memory"): D1Database {
  return withFault(env.DB, (work, statements) => (statements.flat().includes(text) ? Promise.reject(new Error(message)) : work()));
}

test("waiting records are stored oldest first, a few per minute", async () => {
  const moments = [3, 1, 7, 5, 2, 4, 6].map((minute) => new Date(Date.parse("2026-11-02T10:00:00.000Z") + minute * 1000).toISOString());
  for (const created_at of moments) await putLead({ created_at });
  expect(await replayOutbox(env, NOW)).toEqual({ ...NOTHING, stored: RECORDS_PER_RUN });
  const first = moments.toSorted().slice(0, RECORDS_PER_RUN);
  expect((await readRows(LEADS)).map(({ created_at }) => created_at)).toEqual(first);
  expect(await listKeys()).toHaveLength(moments.length - RECORDS_PER_RUN);
});

test("a replayed record has its keys, call and announcement, as if stored at once", async () => {
  const lead = await putLead({ consent_text_version: catalogueConsent.version, consent_phone: true });
  await replayOutbox(stores, NOW);
  expect(await readRows(LEADS)).toEqual([expect.objectContaining({ id: lead.id, consent_phone: 1 })]);
  for (const table of ["person_keys", "open_calls", "announcements"]) {
    const { results } = await env.DB.prepare(`SELECT DISTINCT record_table, record_id FROM ${table}`).all();
    expect(results, table).toEqual([{ record_table: LEADS, record_id: lead.id }]);
  }
});

test("concurrent runs, or one that dies before emptying the outbox, duplicate nothing", async () => {
  for (let index = 0; index < 3; index++) await putLead();
  const dying = override(env.OUTBOX, { delete: () => Promise.reject(new Error("the isolate is gone")) });
  await expect(replayOutbox({ ...env, OUTBOX: dying }, NOW)).rejects.toThrow("gone");
  expect([await countRows(LEADS), (await listKeys()).length]).toEqual([3, 3]);
  await Promise.all([replayOutbox(env, NOW), replayOutbox(env, NOW)]);
  expect([await countRows(LEADS), (await listKeys()).length]).toEqual([3, 0]);
});

test("while D1 is down nothing is lost, and few calls a minute are made", async () => {
  for (let index = 0; index < 9; index++) await putLead();
  const DB = withFault(env.DB, failing());
  for (let minute = 0; minute < 3; minute++)
    expect(await replayOutbox({ ...env, DB }, after(minute))).toEqual({ ...NOTHING, failed: RECORDS_PER_RUN });
  expect(DB.calls).toBe(3 * RECORDS_PER_RUN);
  expect(await listOutbox(env.OUTBOX)).toHaveLength(9);
});

const FULL = `CREATE TRIGGER full BEFORE INSERT ON ${LEADS} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`;

test.each([
  ["is full", FULL, "DROP TRIGGER full"],
  ["lacks a table", "ALTER TABLE person_keys RENAME TO hidden", "ALTER TABLE hidden RENAME TO person_keys"],
])("while D1 %s, records wait for weeks without being refused", async (_, spoil, mend) => {
  await putLead();
  await env.DB.exec(spoil);
  for (let day = 0; day < 20; day++) expect(await replayOutbox(env, after(day * 24 * 60))).toEqual({ ...NOTHING, failed: 1 });
  await env.DB.exec(mend);
  expect(await replayOutbox(env, after(20 * 24 * 60))).toEqual({ ...NOTHING, stored: 1 });
});

test("while one table fails its records wait, even if they quote its errors, and other tables' are stored", async () => {
  for (let index = 0; index < RECORDS_PER_RUN; index++)
    await putLead({ nom: "constraint failed", prenom: "datatype mismatch", created_at: "2026-11-01T10:00:00.000Z" });
  await addToOutbox(env.OUTBOX, "calendly_bookings", makeBooking());
  await whileTableFails(LEADS, async () => expect(await replayOutbox(env, NOW)).toMatchObject({ stored: 1, refused: 0 }));
  expect(await listOutbox(env.OUTBOX)).toHaveLength(RECORDS_PER_RUN);
});

test("a record that fails while D1 takes others of its table is set aside, and delays none", async () => {
  await putLead({ nom: "Poison", created_at: "2026-11-01T10:00:00.000Z" });
  await putLead();
  const DB = withPoison("Poison");
  expect(await replayOutbox({ ...env, DB }, NOW)).toEqual({ stored: 1, refused: 1, failed: 0 });
  expect(await listOutbox(env.OUTBOX)).toEqual([expect.objectContaining({ isRefused: true })]);
});

test("a record truncated by R2 is neither stored nor set aside", async () => {
  const lead = await putLead();
  const whole = JSON.stringify(lead);
  const half = { size: whole.length, arrayBuffer: async () => new TextEncoder().encode(whole.slice(0, 40)).buffer };
  const OUTBOX = override(env.OUTBOX, { get: () => Promise.resolve(half) });
  await expect(replayOutbox({ ...env, OUTBOX }, NOW)).rejects.toThrow("a part");
  expect(await replayOutbox(env, NOW)).toEqual({ ...NOTHING, stored: 1 });
});

const broken = (fields: object) => JSON.stringify({ ...makeLead(), ...fields });
const UNFIT = [
  ...['{"id":"a","nom":"Martin', "", "null", "42", "[]", "{}"],
  broken({ id: "6", email: undefined }),
  broken({ id: "7", nom: 42 }),
  broken({ id: "8", created_at: "Nov 24 2026" }),
  broken({ id: "9", created_at: "2026-02-30T10:00:00.000Z" }),
  broken({ id: "another's" }),
  broken({ id: "11", catalogue_type: "dentistes" }),
];

test("a record that can never become a row is set aside whole, logged once, and delays no other", async () => {
  for (const [index, text] of UNFIT.entries()) await env.OUTBOX.put(`outbox/${LEADS}/${index}.json`, text);
  await putLead();
  for (let run = 0; run < 3; run++) await replayOutbox(env, NOW);
  expect(await countRows(LEADS)).toBe(1);
  const refused = await readOutbox(env.OUTBOX);
  expect(refused.map(({ key, text }) => [key, text]).sort()).toEqual(
    UNFIT.map((text, index) => [`outbox/refused/${LEADS}/${index}.json`, text]).sort(),
  );
  expect(refused.every(({ isRefused, table }) => isRefused && table === LEADS)).toBe(true);
  expect(readLines().filter(({ event }) => event === "record-refused")).toHaveLength(UNFIT.length);
  expect(readLog()).not.toMatch(/Martin|Claire|exemple\.fr|06 12|dentistes/);
});

test("a refused record can be sent again with its original date, and discarded", async () => {
  const { id } = await putLead({ nom: "Poison", created_at: "2026-11-01T10:00:00.000Z" });
  await replayOutbox({ ...env, DB: withPoison("Poison", "D1_ERROR: CHECK constraint failed: x") }, NOW);
  const [refused] = await listOutbox(env.OUTBOX);
  expect(refused).toMatchObject({ id, table: LEADS, isRefused: true, createdAt: "2026-11-01T10:00:00.000Z" });
  for (let turn = 0; turn < 2; turn++) await sendAgain(env.OUTBOX, refused?.key ?? "");
  const waiting = await listOutbox(env.OUTBOX);
  expect(waiting).toEqual([expect.objectContaining({ id, isRefused: false, createdAt: "2026-11-01T10:00:00.000Z" })]);
  await sendAgain(env.OUTBOX, waiting[0]?.key ?? "");
  await removeFromOutbox(env.OUTBOX, [waiting[0]?.key ?? ""]);
  expect(await listKeys()).toEqual([]);
});

test.each([
  ["is not replayed", ["erasures", "replay"]],
  ["is gone in the next minute when its replay was quicker", ["replay", "erasures"]],
])("a record erased while it waited %s", async (_, order) => {
  const [erased, other] = [await putLead(), await putLead()];
  await addErasure(env.OUTBOX, NOW, { author: "Nadia", records: [{ table: LEADS, id: erased.id }], oppositions: [] });
  const runs = {
    erasures: () => applyErasures({ database: env.DB, outbox: env.OUTBOX }, after(1)),
    replay: () => replayOutbox(env, after(1)),
  };
  for (const name of order) await runs[name as keyof typeof runs]();
  expect((await readRows(LEADS)).map(({ id }) => id)).toEqual([other.id]);
  expect(await countRows(`person_keys WHERE record_id = '${erased.id}'`)).toBe(0);
});

test("an outbox longer than one page of R2 is read whole, oldest first", async () => {
  const moments = [3, 1, 5, 2, 4].map((minutes) => after(minutes).toISOString());
  for (const created_at of moments) await putLead({ created_at });
  const inPages = override(env.OUTBOX, { list: (options: R2ListOptions) => env.OUTBOX.list({ ...options, limit: 2 }) });
  expect((await listOutbox(inPages)).map(({ createdAt }) => createdAt)).toEqual(moments.toSorted());
});

test("records that wait for more than 15 minutes raise an alert", async () => {
  await putLead({ created_at: after(-15).toISOString() });
  const DB = withFault(env.DB, failing());
  const listLate = () => readLines().filter(({ event }) => event === "outbox-late");
  await replayOutbox({ ...env, DB }, NOW);
  expect(listLate()).toEqual([]);
  await replayOutbox({ ...env, DB }, after(1));
  expect(listLate()).toEqual([expect.objectContaining({ waiting: 1, minutes: 16 })]);
});

test("a busy minute stays within 50 D1 statements and 50 calls in all", async () => {
  for (let index = 0; index < 60; index++) await putLead({ consent_phone: true, consent_text_version: "2026-11" });
  for (let index = 0; index < 3; index++)
    await env.OUTBOX.put(`outbox/${LEADS}/0${index}.json`, "{", { customMetadata: { createdAt: "2026" } });
  for (let index = 0; index < 40; index++) await saveRecord(env.DB, LEADS, makeLead({ created_at: "2026-11-02T09:00:00.000Z" }));
  let calls = 0;
  const OUTBOX = new Proxy(env.OUTBOX, {
    get:
      (bucket, name: "list") =>
      (...given: Parameters<R2Bucket["list"]>) =>
        [calls++, bucket[name](...given)][1],
  });
  const DB = withFault(env.DB);
  const settings = { NOTIFICATION_EMAILS: "a@b.fr,c@b.fr,d@b.fr,e@b.fr,f@b.fr", ERROR_WEBHOOK: "https://erreurs.cimes.test/" };

  await runScheduled({ cron: "* * * * *", scheduledTime: NOW.getTime() }, { ...stores, ...settings, DB, OUTBOX } as Env);

  expect((await listOutbox(env.OUTBOX)).filter(({ isRefused }) => isRefused)).toHaveLength(3);
  expect(DB.statements.length).toBeGreaterThan(RECORDS_PER_RUN);
  expect(DB.statements.length).toBeLessThanOrEqual(50);
  expect(webhook).toHaveBeenCalled();
  expect(mail).toHaveBeenCalledTimes(5);
  expect(DB.calls + calls + webhook.mock.calls.length + mail.mock.calls.length).toBeLessThanOrEqual(50);
});
