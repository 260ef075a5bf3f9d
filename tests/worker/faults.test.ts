import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { callbackErrors } from "#app/features/callback/request-schema.ts";
import { quotationErrors } from "#app/features/quotation/quotation-schema.ts";
import { replayOutbox } from "#workers/scheduled/replay-outbox.ts";
import worker from "./entry.ts";
import { failing, never, override, withFault } from "./faulty-stores.ts";
import { countRows, type FormPath, formPaths, forms, leadsPath, listKeys, post, readRows, saveLead, send, tables } from "./forms.ts";
import { readLog } from "./log.ts";

const LEADS = tables[leadsPath];
const NOW = new Date("2026-11-02T10:05:00.000Z");

const isDown = failing("R2 is down");
const brokenBucket = override(env.OUTBOX, { put: isDown, get: isDown, head: isDown, list: isDown });

test.each(formPaths)("%s: while D1 is down the record waits in the outbox, then the replay moves it into D1 unchanged", async (path) => {
  const response = await post(path, forms[path]({ utm_source: "lettre" }), { stores: { DB: withFault(env.DB, failing()) } });
  expect(response.status).toBe(201);
  const { id } = await response.json<{ id: string }>();
  expect(await listKeys()).toEqual([`outbox/${tables[path]}/${id}.json`]);
  const waiting = await (await env.OUTBOX.get(`outbox/${tables[path]}/${id}.json`))?.json<Record<string, unknown>>();
  expect(await replayOutbox(env, NOW)).toEqual({ stored: 1, refused: 0, failed: 0 });
  const kept = Object.entries(waiting ?? {}).map(([name, value]) => [name, writeValue(value)]);
  expect(await readRows(tables[path])).toEqual([Object.fromEntries(kept)]);
  expect(await listKeys()).toEqual([]);
});

/** SQLite has neither booleans nor lists. */
function writeValue(value: unknown): unknown {
  if (typeof value === "boolean") return Number(value);
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

test.each(formPaths)("%s: a D1 that never responds is replaced by the outbox", async (path) => {
  const DB = withFault(env.DB, never);
  const response = await inFakeTime(() => post(path, forms[path](), { stores: { DB } }));
  expect(response.status).toBe(201);
  expect(DB.calls, "no second wait").toBe(1);
  expect(await listKeys()).toHaveLength(1);
  expect(readLog()).toContain("D1 did not answer within 2000 ms");
});

/** Advances fake time until the work is done; the stores themselves take real time. */
async function inFakeTime<Result>(work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let isDone = false;
  const result = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await vi.advanceTimersByTimeAsync(500);
    await scheduler.wait(1);
  }
  return result;
}

test("a request of a visitor who leaves while D1 hangs is stored", async () => {
  const context = createExecutionContext();
  const kept: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void kept.push(work);
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(forms[leadsPath]()) };
  const hanging = Promise.withResolvers<void>();
  const DB = withFault(env.DB, () => {
    hanging.resolve();
    return new Promise(() => undefined);
  });
  await inFakeTime(async () => {
    void worker.fetch(new Request(`https://cimes.test${leadsPath}`, init), { ...env, DB }, override(context, { waitUntil }));
    await hanging.promise;
    expect(kept, "work that outlives the request").toHaveLength(1);
    await kept[0];
  });
  expect(await listKeys()).toHaveLength(1);
});

test("a lead that D1 refuses is tried once, and the replay sets it aside", async () => {
  const database = withFault(env.DB, failing("D1_ERROR: CHECK constraint failed: x: SQLITE_CONSTRAINT"));
  const response = await post(leadsPath, forms[leadsPath](), { stores: { DB: database } });
  expect(response.status).toBe(201);
  expect(database.calls).toBe(1);
  const { id } = await response.json<{ id: string }>();
  expect(await replayOutbox({ ...env, DB: database }, NOW)).toEqual({ stored: 0, refused: 1, failed: 0 });
  expect(await listKeys()).toEqual([`outbox/refused/${LEADS}/${id}.json`]);
  expect(readLog()).not.toMatch(/Martin|Claire|exemple\.fr|06 12/);
});

test.each([
  ["throws", () => Promise.reject(new Error("R2 is down"))],
  ["never answers", () => new Promise<never>(() => undefined)],
])("with D1 down and an R2 that %s, every form gets 503 with its message, and the log no personal data", async (_, put) => {
  const stores = { DB: withFault(env.DB, failing()), OUTBOX: override(env.OUTBOX, { put }) };
  const messages: Record<FormPath, string> = {
    "/api/catalogue-downloads": "Erreur lors de la sauvegarde des données",
    "/api/callback-requests": callbackErrors.save,
    "/api/quotation-requests": quotationErrors.save,
    "/api/bookings": callbackErrors.tracking,
  };
  for (const path of formPaths) {
    const response = await inFakeTime(() => post(path, forms[path](), { stores }));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: messages[path] });
    expect(response.headers.get("X-Request-Id")).toMatch(/^[\w-]{20,}$/);
  }
  expect(readLog()).not.toMatch(/Martin|Claire|exemple\.fr|06 12/);
});

test("a rate limiter that throws lets the lead through", async () => {
  const broken = { limit: () => Promise.reject(new Error("no limiter")) };
  const stores = { FLOOD_LIMITER: broken, REPEAT_LIMITER: broken };
  expect((await post(leadsPath, forms[leadsPath](), { stores })).status).toBe(201);
  expect(await countRows(LEADS)).toBe(1);
});

test("a PDF opens for a lead in the outbox while D1 hangs", async () => {
  await env.CATALOGUES.put("infirmiers.pdf", "%PDF %%EOF");
  const { url } = await saveLead({ DB: withFault(env.DB, failing()) });
  expect((await inFakeTime(() => send(url, {}, { ...env, DB: withFault(env.DB, never) }))).status).toBe(200);
});

const nothing = () => Promise.resolve(null);

test.each<[string, Partial<Env>, number, string]>([
  ["R2 throws", { CATALOGUES: brokenBucket }, 502, "Erreur lors du téléchargement du catalogue"],
  ["R2 finds nothing", { CATALOGUES: override(env.CATALOGUES, { get: nothing, head: nothing }) }, 404, "Fichier catalogue non trouvé"],
  ["D1, where its lead is, throws", { DB: withFault(env.DB, failing()) }, 502, "Erreur lors du téléchargement du catalogue"],
])("a PDF request gets its message when %s", async (_, stores, status, error) => {
  const { url } = await saveLead();
  const response = await send(url, {}, { ...env, ...stores });
  expect([response.status, await response.json()]).toEqual([status, { error }]);
});

test("health reports both stores down, with the version", async () => {
  const stores = { ...env, DB: withFault(env.DB, failing()), OUTBOX: brokenBucket, CATALOGUES: brokenBucket };
  const health = await send("/api/health", {}, stores);
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ d1: false, r2: false, version: env.VERSION.id });
});

test("health responds while a store hangs", async () => {
  const health = await inFakeTime(() => send("/api/health", {}, { ...env, DB: withFault(env.DB, never) }));
  expect(await health.json()).toMatchObject({ d1: false, r2: true });
});

test("a flood on health reads no store", async () => {
  const DB = withFault(env.DB);
  const FLOOD_LIMITER = { limit: async ({ key }: RateLimitOptions) => ({ success: !key.startsWith("health:") }) };
  expect((await send("/api/health", {}, { ...env, DB, FLOOD_LIMITER })).status).toBe(429);
  expect(DB.calls).toBe(0);
});
