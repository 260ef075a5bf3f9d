import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callbackErrors } from "#app/features/callback/errors.ts";
import { insertRecord } from "#workers/db/records.ts";
import type { CalendlyBooking, CatalogueDownload } from "#workers/db/schema.ts";
import { purgeExpired } from "#workers/scheduled/purge-expired.ts";
import { replayOutbox } from "#workers/scheduled/replay-outbox.ts";
import { putAside } from "#workers/storage/outbox.ts";
import { createMemoryBucket, type Fault, failing, never, override, withFault } from "./faulty-stores.ts";
import { countRows, emptyStores, type FormPath, formPaths, forms, leadsPath, listKeys, post, readRows, send, tables } from "./forms.ts";

const LEADS = tables[leadsPath];
const log = vi.spyOn(console, "error");

beforeEach(() => {
  log.mockImplementation(() => undefined);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

afterEach(async () => {
  vi.useRealTimers();
  log.mockReset();
  await emptyStores();
});

function readLog(): string {
  return JSON.stringify(log.mock.calls);
}

function makeLead(fields: Partial<CatalogueDownload> = {}): CatalogueDownload {
  const id = crypto.randomUUID();
  return {
    id,
    created_at: "2026-11-02T10:00:00.000Z",
    nom: "Martin",
    prenom: "Claire",
    email: `${id}@exemple.fr`,
    telephone: "06 12 34 56 78",
    catalogue_type: "infirmiers",
    source_page: "/",
    consent_phone: false,
    consent_email: false,
    consent_text_version: "2026-11",
    consent_at: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    suspect: null,
    ...fields,
  };
}

async function putLead(fields: Partial<CatalogueDownload> = {}): Promise<CatalogueDownload> {
  const lead = makeLead(fields);
  await putAside(env.OUTBOX, LEADS, lead);
  return lead;
}

function failTimes(times: number, after = false): Fault {
  let left = times;
  return async (work) => {
    if (left-- <= 0) return work();
    if (after) await work();
    throw new Error("D1_ERROR: Network connection lost.");
  };
}

const brokenBucket = override(env.OUTBOX, {
  put: () => Promise.reject(new Error("R2 is down")),
  get: () => Promise.reject(new Error("R2 is down")),
  list: () => Promise.reject(new Error("R2 is down")),
});

test.each(formPaths)("%s: D1 that throws twice and then works keeps the record in D1, and nothing is put aside", async (path) => {
  const response = await post(path, forms[path](), { stores: { DB: withFault(env.DB, failTimes(2)) } });

  expect(response.status).toBe(201);
  expect(await countRows(tables[path])).toBe(1);
  expect(await listKeys()).toEqual([]);
});

test.each(formPaths)("%s: D1 that saves but loses its answer makes one row", async (path) => {
  const response = await post(path, forms[path](), { stores: { DB: withFault(env.DB, failTimes(2, true)) } });

  expect(response.status).toBe(201);
  expect(await readRows(tables[path])).toEqual([expect.objectContaining({ id: (await response.json<{ id: string }>()).id })]);
});

test.each(formPaths)("%s: with D1 down the record waits in the outbox and the replay moves it into D1 unchanged", async (path) => {
  const response = await post(path, forms[path]({ utm_source: "lettre" }), { stores: { DB: withFault(env.DB, failing()) } });
  expect(response.status).toBe(201);
  const { id } = await response.json<{ id: string }>();
  expect(await listKeys()).toEqual([`outbox/${tables[path]}/${id}.json`]);
  const waiting = await (await env.OUTBOX.get(`outbox/${tables[path]}/${id}.json`))?.json<Record<string, unknown>>();

  expect(await replayOutbox(env)).toEqual({ replayed: 1, quarantined: 0, left: 0 });

  expect(await readRows(tables[path])).toEqual([withNumbers(waiting)]);
  expect(await listKeys()).toEqual([]);
});

/** SQLite has no booleans. */
function withNumbers(record: Record<string, unknown> = {}) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, typeof value === "boolean" ? Number(value) : value]));
}

test.each(formPaths)("%s: D1 that never answers is given up in favour of the outbox", async (path) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const database = withFault(env.DB, never);

  const answer = post(path, forms[path](), { stores: { DB: database } });
  await advanceUntil(answer);

  expect((await answer).status).toBe(201);
  expect(await listKeys()).toHaveLength(1);
  expect(readLog()).toContain("D1 did not answer within 2000 ms");
});

/** Lets fake time pass until the work is done; the stores themselves take real time. */
async function advanceUntil(work: Promise<unknown>) {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await vi.advanceTimersByTimeAsync(500);
    await scheduler.wait(1);
  }
}

test("a constraint error is not tried again: the lead is put aside, and the replay sets it apart for a person", async () => {
  const database = withFault(env.DB, failing("D1_ERROR: CHECK constraint failed: x: SQLITE_CONSTRAINT"));

  const response = await post(leadsPath, forms[leadsPath](), { stores: { DB: database } });
  expect(response.status).toBe(201);
  expect(database.calls).toBe(1);
  const { id } = await response.json<{ id: string }>();

  expect(await replayOutbox({ ...env, DB: database })).toEqual({ replayed: 0, quarantined: 1, left: 0 });
  expect(await listKeys()).toEqual([`quarantine/${LEADS}/${id}.json`]);
  expect(readLog()).not.toMatch(/Martin|Claire|exemple\.fr|06 12/);
});

test("what a visitor writes never makes a passing failure look like a refusal", async () => {
  const lead = await putLead({ nom: "constraint failed", prenom: "datatype mismatch" });
  await env.DB.exec(`ALTER TABLE ${LEADS} RENAME TO hidden`);
  try {
    expect(await replayOutbox(env)).toEqual({ replayed: 0, quarantined: 0, left: 1 });
  } finally {
    await env.DB.exec(`ALTER TABLE hidden RENAME TO ${LEADS}`);
  }
  expect(await listKeys()).toEqual([`outbox/${LEADS}/${lead.id}.json`]);
});

test.each([
  ["throws", () => Promise.reject(new Error("R2 is down"))],
  ["never answers", () => new Promise<never>(() => undefined)],
])("with D1 down and R2 that %s every form answers 503 with its own message, and the log names nobody", async (_, put) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stores = { DB: withFault(env.DB, failing()), OUTBOX: override(env.OUTBOX, { put }) };
  const messages: Record<FormPath, string> = {
    "/api/catalogue-downloads": "Erreur lors de la sauvegarde des données",
    "/api/callback-requests": callbackErrors.save,
    "/api/bookings": callbackErrors.tracking,
  };
  for (const path of formPaths) {
    const answer = post(path, forms[path](), { stores });
    await advanceUntil(answer);
    expect((await answer).status).toBe(503);
    expect(await (await answer).json()).toMatchObject({ success: false, error: messages[path] });
    expect((await answer).headers.get("X-Request-Id")).toMatch(/^[\w-]{20,}$/);
  }
  expect(readLog()).not.toMatch(/Martin|Claire|exemple\.fr|06 12/);
});

test("a rate limiter that throws lets the lead through", async () => {
  const LEAD_LIMITER = { limit: () => Promise.reject(new Error("no limiter")) };

  expect((await post(leadsPath, forms[leadsPath](), { stores: { LEAD_LIMITER } })).status).toBe(201);
  expect(await countRows(LEADS)).toBe(1);
});

test("a PDF opens for a lead in the outbox while D1 throws or hangs", async () => {
  await env.CATALOGUES.put("infirmiers.pdf", "%PDF");
  const { id } = await putLead();

  expect((await send(`${leadsPath}/${id}/pdf`, {}, { ...env, DB: withFault(env.DB, failing()) })).status).toBe(200);

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = send(`${leadsPath}/${id}/pdf`, {}, { ...env, DB: withFault(env.DB, never) });
  await advanceUntil(answer);
  expect((await answer).status).toBe(200);
});

test.each([
  ["throws", () => Promise.reject(new Error("R2 is down")), 502, "Erreur lors du téléchargement du catalogue"],
  ["finds nothing", () => Promise.resolve(null), 404, "Fichier catalogue non trouvé"],
])("a PDF answers its message when R2 %s", async (_, get, status, error) => {
  const lead = makeLead();
  await insertRecord(env.DB, LEADS, lead, { sentences: [], erasureHashes: [] });
  const stores = { ...env, CATALOGUES: override(env.CATALOGUES, { get }) };

  const response = await send(`${leadsPath}/${lead.id}/pdf`, {}, stores);

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error });
});

test("a PDF that R2 stops sending half-way is a failed download, never a shorter file", async () => {
  const lead = makeLead();
  await insertRecord(env.DB, LEADS, lead, { sentences: [], erasureHashes: [] });
  const body = () => {
    let isStarted = false;
    return new ReadableStream({
      pull(controller) {
        if (isStarted) controller.error(new Error("R2 went away"));
        else controller.enqueue(new TextEncoder().encode("%PDF"));
        isStarted = true;
      },
    });
  };
  const get = () => Promise.resolve({ size: 1000, httpEtag: '"x"', body: body() });

  const response = await send(`${leadsPath}/${lead.id}/pdf`, {}, { ...env, CATALOGUES: override(env.CATALOGUES, { get }) });

  expect(response.headers.get("Content-Length")).toBe("1000");
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test("with both stores down a PDF answers 502, and health says so and which version it is", async () => {
  const stores = { ...env, DB: withFault(env.DB, failing()), OUTBOX: brokenBucket, CATALOGUES: brokenBucket };

  expect((await send(`${leadsPath}/${crypto.randomUUID()}/pdf`, {}, stores)).status).toBe(502);

  const health = await send("/api/health", {}, stores);
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ d1: false, r2: false, version: env.VERSION.id });
});

test("health answers even when a store hangs", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = send("/api/health", {}, { ...env, DB: withFault(env.DB, never) });
  await advanceUntil(answer);

  expect(await (await answer).json()).toMatchObject({ d1: false, r2: true });
});

test("a record that R2 sends in part waits for the next run, and is not set apart", async () => {
  const lead = await putLead();
  const whole = JSON.stringify(lead);
  const half = { size: whole.length, arrayBuffer: async () => new TextEncoder().encode(whole.slice(0, 40)).buffer };
  const bucket = override(env.OUTBOX, { get: () => Promise.resolve(half) });

  expect(await replayOutbox({ ...env, OUTBOX: bucket })).toEqual({ replayed: 0, quarantined: 0, left: 1 });
  expect(await replayOutbox(env)).toEqual({ replayed: 1, quarantined: 0, left: 0 });
});

test("a replay with R2 down loses nothing, and one with D1 down stops after three failures in a row", async () => {
  for (let index = 0; index < 6; index++) await putLead();
  await expect(replayOutbox({ ...env, OUTBOX: brokenBucket })).rejects.toThrow("R2 is down");

  const database = withFault(env.DB, failing());
  expect(await replayOutbox({ ...env, DB: database })).toEqual({ replayed: 0, quarantined: 0, left: 6 });
  expect(database.calls).toBe(3);
  expect(await listKeys()).toHaveLength(6);
});

test("the cron that runs twice at once, and thrice, moves each record once", async () => {
  for (let index = 0; index < 12; index++) await putLead();

  await Promise.all([replayOutbox(env), replayOutbox(env), replayOutbox(env)]);

  expect(await countRows(LEADS)).toBe(12);
  expect(await listKeys()).toEqual([]);
});

test("when the isolate dies after D1 has saved and before the outbox is emptied, the next run doubles nothing", async () => {
  for (let index = 0; index < 3; index++) await putLead();
  const dying = override(env.OUTBOX, { delete: () => Promise.reject(new Error("the isolate is gone")) });

  await expect(replayOutbox({ ...env, OUTBOX: dying })).rejects.toThrow();
  expect([await countRows(LEADS), (await listKeys()).length]).toEqual([3, 3]);

  expect(await replayOutbox(env)).toEqual({ replayed: 3, quarantined: 0, left: 0 });
  expect([await countRows(LEADS), (await listKeys()).length]).toEqual([3, 0]);
});

test("when the isolate dies while it sets a record apart, the record is still in one of the two places", async () => {
  await env.OUTBOX.put(`outbox/${LEADS}/x.json`, "{");
  const dying = override(env.OUTBOX, { put: () => Promise.reject(new Error("the isolate is gone")) });

  expect(await replayOutbox({ ...env, OUTBOX: dying })).toEqual({ replayed: 0, quarantined: 0, left: 1 });
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

test("what can never become a row is set apart whole, holds up no other record, and the log quotes none of it", async () => {
  for (const [index, [, text]] of unfit.entries()) {
    await env.OUTBOX.put(`outbox/${LEADS}/${index}.json`, text, { customMetadata: { createdAt: "2020-01-01T00:00:00.000Z" } });
  }
  await putLead();

  expect(await replayOutbox(env)).toEqual({ replayed: 1, quarantined: unfit.length, left: 0 });

  expect(await countRows(LEADS)).toBe(1);
  for (const [index, [, text]] of unfit.entries())
    expect(await (await env.OUTBOX.get(`quarantine/${LEADS}/${index}.json`))?.text()).toBe(text);
  expect(readLog()).not.toMatch(/Martin|Claire|exemple\.fr|06 12|dentistes/);
});

test("the purge also forgets what was set apart too long ago", async () => {
  await env.OUTBOX.put(`quarantine/${LEADS}/old.json`, "{", { customMetadata: { createdAt: "2022-11-01T00:00:00.000Z" } });
  await env.OUTBOX.put(`quarantine/${LEADS}/new.json`, "{", { customMetadata: { createdAt: "2022-11-30T00:00:00.000Z" } });

  await purgeExpired(env, new Date("2026-11-15T00:00:00.000Z"));

  expect(await listKeys()).toEqual([`quarantine/${LEADS}/new.json`]);
});

test("10 000 waiting records, read in pages, are replayed oldest first in runs that stay below the limits of a Worker", {
  timeout: 30_000,
}, async () => {
  const { bucket, objects, calls } = createMemoryBucket();
  const saved: string[] = [];
  const statement = { bind: (id: string) => ({ run: async () => saved.push(id) && { results: [], meta: {} } }) };
  const stores = { OUTBOX: bucket, DB: { prepare: () => statement } as unknown as D1Database };
  const start = Date.parse("2026-11-02T10:00:00.000Z");
  for (let index = 0; index < 10_000; index++) {
    // Keys in another order than times.
    const id = `${(index * 7919) % 10_000}`.padStart(5, "0");
    await putAside(bucket, "calendly_bookings", makeBooking(id, new Date(start + index * 1000).toISOString()));
  }

  let runs = 0;
  for (let left = 1; left > 0; runs++) {
    Object.assign(calls, { list: 0, get: 0, delete: 0 });
    const before = saved.length;
    ({ left } = await replayOutbox(stores));
    expect(calls.list + calls.get + calls.delete + saved.length - before).toBeLessThan(950);
  }

  expect(runs).toBe(25);
  expect(objects.size).toBe(0);
  expect(saved).toEqual(Array.from({ length: 10_000 }, (_, index) => `${(index * 7919) % 10_000}`.padStart(5, "0")));
});

function makeBooking(id: string, created_at: string): CalendlyBooking {
  return {
    id,
    created_at,
    source_page: "/",
    source_type: "unknown",
    user_agent: null,
    referrer: "",
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    session_id: id,
    time_on_page: 1,
    scroll_depth: 1,
    programme: null,
    format_reference: null,
  };
}
