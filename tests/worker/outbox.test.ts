import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { catalogueConsent } from "#app/content/consent-versions.ts";
import { takesRowsOf } from "#workers/db/reachability.ts";
import { RECORDS_PER_RUN, replayOutbox } from "#workers/scheduled/replay-outbox.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { addToOutbox, countOutbox, deleteFromOutboxBefore, openOutbox } from "#workers/storage/outbox.ts";
import { createMemoryBucket, failing, override, withFault } from "./faulty-stores.ts";
import { countRows, leadsPath, listKeys, putLead, readRows, send, tables, whileTableFails } from "./forms.ts";
import { readLog } from "./log.ts";
import { makeBooking, makeLead } from "./make-records.ts";

const LEADS = tables[leadsPath];
const NOW = new Date("2026-11-02T10:05:00.000Z");
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOTHING = { replayed: 0, quarantined: 0, postponed: 0 };
const WEBHOOK = "https://erreurs.cimes.test/";

test("a replay says in the log what it did, and nothing when there was nothing to do", async () => {
  const info = vi.spyOn(console, "log");
  await replayOutbox(env, NOW);
  expect(info).not.toHaveBeenCalled();

  await putLead();
  await replayOutbox(env, NOW);
  expect(JSON.parse(info.mock.calls[0]?.[0])).toMatchObject({ event: "outbox-replayed", replayed: 1, quarantined: 0, postponed: 0 });
});

test("more than a page of R2 is counted to its end, and listed oldest first", async () => {
  const { bucket } = createMemoryBucket();
  const moment = (index: number) => new Date(NOW.getTime() - index * 1000).toISOString();
  for (let index = 0; index < 2001; index++) await addToOutbox(bucket, LEADS, makeLead({ created_at: moment(index) }));

  expect(await countOutbox(bucket)).toEqual({ waiting: 2001, oldestCreatedAt: moment(2000), quarantined: 0, isWhole: true });
  expect(await countOutbox(bucket, 2)).toMatchObject({ waiting: 2000, isWhole: false });
  let listed = 0;
  for await (const page of openOutbox(bucket).list()) {
    const moments = page.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted());
    listed += page.length;
  }
  expect(listed).toBe(2001);
});

test("a record that was taken meanwhile is not quarantined", async () => {
  const lead = await putLead();
  const [key = ""] = await listKeys();
  await env.OUTBOX.delete(key);

  await openOutbox(env.OUTBOX).quarantine(key, "refused");
  expect(await listKeys()).toEqual([]);
  expect(await openOutbox(env.OUTBOX).read(key)).toBeNull();
  expect(await countRows(LEADS), lead.id).toBe(0);
});

test("a record that an operator has put here has its own age, not that of its way here", async () => {
  const created_at = "2026-10-01T10:00:00.000Z";
  await env.OUTBOX.put(`outbox/${LEADS}/x.json`, JSON.stringify(makeLead({ id: "x", created_at })));

  expect(await readEntries()).toEqual([expect.objectContaining({ createdAt: created_at })]);
  expect((await countOutbox(env.OUTBOX)).oldestCreatedAt).toBe(created_at);
  expect(await deleteFromOutboxBefore(env.OUTBOX, "callback_requests", "2027-01-01T00:00:00.000Z")).toBe(0);
  expect(await deleteFromOutboxBefore(env.OUTBOX, LEADS, created_at)).toBe(0);
  expect(await deleteFromOutboxBefore(env.OUTBOX, LEADS, "2026-10-01T10:00:00.001Z")).toBe(1);
});

function after(ms: number): Date {
  return new Date(NOW.getTime() + ms);
}

/** D1 that takes everything but what holds this text. */
function withPoison(text: string): D1Database {
  const refusal = new Error("D1_ERROR: out of memory");
  return withFault(env.DB, (work, statements) => (statements.flat().includes(text) ? Promise.reject(refusal) : work()));
}

async function readEntries() {
  const entries = [];
  for await (const page of openOutbox(env.OUTBOX).list()) entries.push(...page);
  return entries;
}

test("a record that R2 sends in part waits for the next run, and is not quarantined", async () => {
  const lead = await putLead();
  const whole = JSON.stringify(lead);
  const half = { size: whole.length, arrayBuffer: async () => new TextEncoder().encode(whole.slice(0, 40)).buffer };
  const bucket = override(env.OUTBOX, { get: () => Promise.resolve(half) });

  expect(await replayOutbox({ ...env, OUTBOX: bucket }, NOW)).toEqual(NOTHING);
  expect(await replayOutbox(env, NOW)).toEqual({ ...NOTHING, replayed: 1 });
});

test("each record leaves the outbox as soon as it is in D1: what fails later does not keep it waiting", async () => {
  for (let index = 0; index < 6; index++) await putLead();
  const states: { left: number; rows: number }[] = [];
  const bucket = override(env.OUTBOX, {
    delete: async (key: string) => {
      await env.OUTBOX.delete(key);
      states.push({ left: (await listKeys()).length, rows: await countRows(LEADS) });
    },
  });

  await replayOutbox({ ...env, OUTBOX: bucket }, NOW);

  expect(states).toEqual([5, 4, 3, 2, 1, 0].map((left) => ({ left, rows: 6 - left })));
});

test("while D1 is down nothing is lost, no attempt is counted, and D1 is asked once for each table", async () => {
  for (let index = 0; index < 6; index++) await putLead();
  const database = withFault(env.DB, failing());

  expect(await replayOutbox({ ...env, DB: database }, NOW)).toEqual(NOTHING);

  expect(database.calls).toBe(2);
  expect(await readEntries()).toEqual(Array(6).fill(expect.objectContaining({ attempts: 0, dueAt: "" })));
});

test.each<[string, string, string]>([
  [
    "is full",
    `CREATE TRIGGER full BEFORE INSERT ON ${LEADS} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
    "DROP TRIGGER full",
  ],
  ...["consent_sentences", "erasure_hashes", "oppositions", "contact_refusals"].map((table): [string, string, string] => [
    `has come back without the table ${table}`,
    `ALTER TABLE ${table} RENAME TO hidden`,
    `ALTER TABLE hidden RENAME TO ${table}`,
  ]),
])("while D1 %s, it answers questions but takes nothing: no attempt is counted, nothing is quarantined", async (_, spoil, mend) => {
  const lead = await putLead({ consent_text_version: catalogueConsent.version });
  await env.DB.exec(spoil);
  try {
    for (let day = 0; day < 20; day++) expect(await replayOutbox(env, after(day * DAY_MS))).toEqual(NOTHING);
  } finally {
    await env.DB.exec(mend);
  }
  expect(await readEntries()).toEqual([expect.objectContaining({ attempts: 0, dueAt: "" })]);

  expect(await replayOutbox(env, after(20 * DAY_MS))).toEqual({ ...NOTHING, replayed: 1 });
  expect(await readRows(LEADS)).toEqual([expect.objectContaining({ id: lead.id })]);
});

test("what asks whether D1 takes rows leaves none", async () => {
  await putLead({ nom: "Poison" });

  expect(await replayOutbox({ ...env, DB: withPoison("Poison") }, NOW)).toEqual({ ...NOTHING, postponed: 1 });
  for (const table of Object.values(tables)) expect(await takesRowsOf(env.DB, table)).toBe(true);

  for (const table of [...Object.values(tables), "consent_sentences"]) expect(await countRows(table)).toBe(0);
});

test("while one table fails its records wait, whatever a visitor wrote in them, and those of the others are moved", async () => {
  const { id } = await putLead({ nom: "constraint failed", prenom: "datatype mismatch" });
  await addToOutbox(env.OUTBOX, "calendly_bookings", makeBooking());
  await whileTableFails(LEADS, async () => {
    expect(await replayOutbox(env, NOW)).toEqual({ ...NOTHING, replayed: 1 });
  });
  expect(await countRows("calendly_bookings")).toBe(1);
  expect(await listKeys()).toEqual([`outbox/${LEADS}/${id}.json`]);
});

test("records that always fail hold up no other, and are tried again after twice as long each time", async () => {
  for (let index = 0; index < RECORDS_PER_RUN; index++) await putLead({ nom: "Poison", created_at: "2026-11-02T09:00:00.000Z" });
  const good = await putLead();
  const DB = withPoison("Poison");

  expect(await replayOutbox({ ...env, DB }, NOW)).toEqual({ ...NOTHING, postponed: RECORDS_PER_RUN });
  expect(await replayOutbox({ ...env, DB }, NOW)).toEqual({ ...NOTHING, replayed: 1 });
  expect(await readRows(LEADS)).toEqual([expect.objectContaining({ id: good.id })]);

  expect(await replayOutbox({ ...env, DB }, after(MINUTE_MS - 1))).toEqual(NOTHING);
  expect(await replayOutbox({ ...env, DB }, after(MINUTE_MS))).toEqual({ ...NOTHING, postponed: RECORDS_PER_RUN });
  const [entry] = await readEntries();
  expect(entry).toMatchObject({ attempts: 2, createdAt: "2026-11-02T09:00:00.000Z", dueAt: after(3 * MINUTE_MS).toISOString() });

  expect(await replayOutbox(env, after(3 * MINUTE_MS))).toEqual({ ...NOTHING, replayed: RECORDS_PER_RUN });
});

test("a record that has failed ten times and for three days is quarantined with the reason, and told", async () => {
  await putLead({ nom: "Poison", created_at: NOW.toISOString() });
  const DB = withPoison("Poison");
  let now = NOW;
  const longestDelayMs = 6 * 60 * MINUTE_MS;
  for (let run = 0; (await listKeys())[0]?.startsWith("outbox/"); run++) {
    expect(run).toBeLessThan(40);
    await replayOutbox({ ...env, DB }, now);
    now = new Date(now.getTime() + longestDelayMs);
  }

  expect(now.getTime() - NOW.getTime()).toBeGreaterThan(3 * DAY_MS);
  const [key = ""] = await listKeys();
  expect((await env.OUTBOX.head(key))?.customMetadata).toEqual({ createdAt: NOW.toISOString(), reason: "failing" });
  expect(await (await env.OUTBOX.get(key))?.json()).toMatchObject({ nom: "Poison" });
  expect(readLog()).toContain("record-quarantined");
  expect(readLog()).not.toMatch(/Poison|Claire|exemple\.fr/);
});

test("a record erased while a run fails on it does not come back", async () => {
  const lead = await putLead({ nom: "Poison" });
  const bucket = override(env.OUTBOX, {
    put: async (...parameters: Parameters<R2Bucket["put"]>) => {
      await env.OUTBOX.delete(`outbox/${LEADS}/${lead.id}.json`);
      return env.OUTBOX.put(...parameters);
    },
  });

  await replayOutbox({ ...env, DB: withPoison("Poison"), OUTBOX: bucket }, NOW);

  expect(await listKeys()).toEqual([]);
});

test("when the isolate dies after D1 has saved and before the outbox is emptied, the next run doubles nothing", async () => {
  for (let index = 0; index < 3; index++) await putLead();
  const dying = override(env.OUTBOX, { delete: () => Promise.reject(new Error("the isolate is gone")) });

  await replayOutbox({ ...env, OUTBOX: dying }, NOW);
  expect([await countRows(LEADS), (await listKeys()).length]).toEqual([3, 3]);

  expect(await replayOutbox(env, NOW)).toEqual({ ...NOTHING, replayed: 3 });
  expect([await countRows(LEADS), (await listKeys()).length]).toEqual([3, 0]);
});

test("when the isolate dies while it sets a record apart, the record is still in one of the two places", async () => {
  await env.OUTBOX.put(`outbox/${LEADS}/x.json`, "{");
  const dying = override(env.OUTBOX, { put: () => Promise.reject(new Error("the isolate is gone")) });

  expect(await replayOutbox({ ...env, OUTBOX: dying }, NOW)).toEqual(NOTHING);
  expect(await listKeys()).toEqual([`outbox/${LEADS}/x.json`]);
});

const unfit: [string, string][] = [
  ["text cut short", '{"id":"a","nom":"Martin'],
  ["nothing", ""],
  ["null", "null"],
  ["a number", "42"],
  ["a list", "[]"],
  ["an object without fields", "{}"],
  ["a record without an e-mail", JSON.stringify({ ...makeLead(), email: undefined })],
  ["a record with a number as name", JSON.stringify({ ...makeLead(), nom: 42 })],
  ["a record without a readable time", JSON.stringify({ ...makeLead(), created_at: "hier" })],
  ["a record of a profession that D1 refuses", JSON.stringify({ ...makeLead(), catalogue_type: "dentistes" })],
];

test("an object that can never become a row is quarantined whole and blocks no other record", async () => {
  for (const [index, [, text]] of unfit.entries()) {
    await env.OUTBOX.put(`outbox/${LEADS}/${index}.json`, text, { customMetadata: { createdAt: "2020-01-01T00:00:00.000Z" } });
  }
  await putLead();

  const results = [await replayOutbox(env, NOW), await replayOutbox(env, NOW)];
  expect(results.reduce((sum, { quarantined }) => sum + quarantined, 0)).toBe(unfit.length);
  expect(results.reduce((sum, { replayed }) => sum + replayed, 0)).toBe(1);

  expect(await countRows(LEADS)).toBe(1);
  for (const [index, [, text]] of unfit.entries()) {
    const object = await env.OUTBOX.get(`quarantine/${LEADS}/${index}.json`);
    expect(await object?.text()).toBe(text);
    expect(object?.customMetadata?.reason).toBe(index === unfit.length - 1 ? "refused" : "unreadable");
  }
  expect(readLog()).not.toMatch(/Martin|Claire|exemple\.fr|06 12|dentistes/);
});

test("400 waiting records are replayed in slices of few calls, and more than a page of them as well", async () => {
  for (const total of [400, 1200]) {
    const { bucket, objects, calls } = createMemoryBucket();
    const saved = new Set<string>();
    const statement = { bind: (id: string) => ({ run: async () => saved.add(id) && { results: [], meta: {} } }) };
    const stores = { ...env, OUTBOX: bucket, DB: { prepare: () => statement } as unknown as D1Database };
    for (let index = 0; index < total; index++) await addToOutbox(bucket, "calendly_bookings", makeBooking({ id: String(index) }));

    let runs = 0;
    for (; objects.size > 0; runs++) {
      Object.assign(calls, { list: 0, get: 0, delete: 0 });
      const before = saved.size;
      await replayOutbox(stores, NOW);
      // The free plan: 50 queries of D1 and 1 000 calls of R2 per run.
      expect(saved.size - before).toBeLessThanOrEqual(20);
      expect(calls.list + calls.get + calls.delete).toBeLessThan(100);
    }

    expect(saved.size).toBe(total);
    expect(runs).toBe(Math.ceil(total / RECORDS_PER_RUN));
  }
});

test("health tells how much waits, for how long, and how much was quarantined; above 15 minutes it is 503", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  const ask = async () => {
    // A database of its own, so that no earlier answer is repeated.
    const response = await send("/api/health", {}, { ...env, DB: override(env.DB, {}) });
    const { outbox, ...health } = await response.json<{ outbox: unknown }>();
    expect(health).toMatchObject({ d1: true, r2: true });
    return [response.status, outbox];
  };
  expect(await ask()).toEqual([200, { waiting: 0, oldestSeconds: 0, quarantined: 0 }]);

  await putLead({ created_at: after(-15 * MINUTE_MS).toISOString() });
  await putLead({ created_at: after(-MINUTE_MS).toISOString() });
  await env.OUTBOX.put(`quarantine/${LEADS}/x.json`, "{");
  expect(await ask()).toEqual([200, { waiting: 2, oldestSeconds: 900, quarantined: 1 }]);

  vi.setSystemTime(after(1000));
  expect(await ask()).toEqual([503, { waiting: 2, oldestSeconds: 901, quarantined: 1 }]);
});

test("health asks the stores once in ten seconds, however often it is asked itself", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  const DB = withFault(env.DB, (work) => work());
  const ask = () => send("/api/health", {}, { ...env, DB });

  await Promise.all([ask(), ask(), ask()]);
  expect((await ask()).status).toBe(200);
  expect(DB.calls).toBe(1);

  vi.setSystemTime(after(10_000));
  await ask();
  expect(DB.calls).toBe(2);
});

test("when the oldest record has waited for more than 15 minutes, an alert is sent once an hour", async () => {
  const webhook = vi.fn<(url: unknown, init?: RequestInit) => Promise<Response>>().mockResolvedValue(new Response("ok"));
  vi.stubGlobal("fetch", webhook);
  await putLead({ created_at: NOW.toISOString() });
  await putLead({ created_at: after(5 * MINUTE_MS).toISOString() });
  const DB = withFault(env.DB, failing());
  const run = (minutes: number) =>
    runScheduled({ cron: "* * * * *", scheduledTime: after(minutes * MINUTE_MS).getTime() }, { ...env, DB, ERROR_WEBHOOK: WEBHOOK } as Env);
  const alerts = () => webhook.mock.calls.map(([, init]) => JSON.parse(String(init?.body))).filter(({ event }) => event === "outbox-late");

  await run(15);
  expect(alerts()).toEqual([]);
  for (const minutes of [16, 17, 75]) await run(minutes);
  expect(alerts()).toEqual([expect.objectContaining({ waiting: 2, minutes: 16, text: expect.stringContaining("depuis 16 minutes") })]);
  expect(JSON.stringify(alerts())).not.toMatch(/Martin|Claire|exemple\.fr/);
});
