import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { createApp, type HandleDocument } from "#workers/create-app.ts";
import { logError } from "#workers/log.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { openChannels } from "./channels.ts";
import { failing, withFault } from "./faulty-stores.ts";
import { formPaths, forms, leadsPath, post, send } from "./forms.ts";
import { readLines } from "./log.ts";

const WEBHOOK = "https://erreurs.cimes.test/secret-path";
const RAY = "8f2a1b3c4d5e6f70-CDG";
const down = { DB: withFault(env.DB, failing()) };
const { webhook } = openChannels();
let now = Date.now();

beforeEach(() => {
  // Reports of the previous test are over an hour old.
  now += 2 * 60 * 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
});

test("an error is one line of JSON with request id and route, without query string", async () => {
  await post(`${leadsPath}?utm_source=secret`, forms[leadsPath](), { stores: down, headers: { "CF-Ray": RAY } });
  const of = { requestId: RAY, route: `POST ${leadsPath}`, table: "catalogue_downloads" };
  const error = { name: "Error", message: "D1_ERROR: Network connection lost." };
  expect(readLines()).toEqual([{ level: "error", event: "record-sent-to-outbox", ...of, ...error }]);
  await send(`${leadsPath}/${crypto.randomUUID()}/pdf?email=claire@exemple.fr`, {}, { ...env, ...down });
  expect(readLines().slice(1)).toEqual([expect.objectContaining({ event: "catalogue-download", route: `GET ${leadsPath}/:id/pdf` })]);
});

test.each(formPaths)("%s: when D1 fails, the log contains no value of the form", async (path) => {
  const form = forms[path]({ id: crypto.randomUUID(), utm_source: "campagne-secrete" });
  await post(path, form, { stores: down });
  const lines = JSON.stringify(readLines());
  expect(lines).toContain("record-sent-to-outbox");
  for (const [name, value] of Object.entries(form))
    if (typeof value === "string" && value.length > 4 && !["source_type", "source_page"].includes(name)) expect(lines).not.toContain(value);
});

test("concurrent requests log their own ids, and a failed response carries its id", async () => {
  const OUTBOX = undefined as never;
  const responses = await Promise.all([1, 2, 3].map(() => post(leadsPath, forms[leadsPath](), { stores: { ...down, OUTBOX } })));
  const ids = responses.map((response) => response.headers.get("X-Request-Id"));
  expect(new Set(ids).size).toBe(3);
  expect(new Set(readLines().map(({ requestId }) => requestId))).toEqual(new Set(ids));
});

test("a forged CF-Ray is replaced", async () => {
  await post(leadsPath, forms[leadsPath](), { stores: down, headers: { "CF-Ray": '"} forged' } });
  expect(readLines()[0]?.requestId).toMatch(/^[0-9a-f]{8}-/);
});

test("the message of a SyntaxError, which quotes its input, is not logged", () => {
  logError("reading", new SyntaxError("Unexpected token 'C', \"Claire Martin\" is not valid JSON"));
  expect(readLines()).toEqual([{ level: "error", event: "reading", name: "SyntaxError", message: "Unreadable text" }]);
});

test("ERROR_WEBHOOK receives each kind of error at most once an hour, without personal data", async () => {
  const stores = { ...down, ERROR_WEBHOOK: WEBHOOK } as Partial<Env>;
  for (let turn = 0; turn < 3; turn++) await post(leadsPath, forms[leadsPath](), { stores });

  expect(webhook).toHaveBeenCalledTimes(1);
  expect(webhook.mock.calls[0]?.[0]).toBe(WEBHOOK);
  const sent = JSON.parse(String(webhook.mock.calls[0]?.[1]?.body));
  expect(sent).toMatchObject({ event: "record-sent-to-outbox", route: `POST ${leadsPath}`, table: "catalogue_downloads" });
  expect(sent.text).toContain("record-sent-to-outbox");
  expect(JSON.stringify(sent)).not.toMatch(/Claire|Martin|exemple\.fr|06 12/);

  for (const [afterMs, times] of [[59 * 60_000, 1] as const, [61_000, 2] as const]) {
    vi.setSystemTime(Date.now() + afterMs);
    await post(leadsPath, forms[leadsPath](), { stores });
    expect(webhook).toHaveBeenCalledTimes(times);
  }
});

test.each([
  ["throws", () => Promise.reject(new TypeError(`fetch failed: ${WEBHOOK}`))],
  ["answers 500", () => Promise.resolve(new Response("", { status: 500 }))],
])("an ERROR_WEBHOOK that %s affects no response, and its address is not logged", async (_, failure) => {
  webhook.mockImplementation(failure);
  const response = await post(leadsPath, forms[leadsPath](), { stores: { ...down, ERROR_WEBHOOK: WEBHOOK } as Partial<Env> });
  expect(response.status).toBe(201);
  expect(readLines()).toHaveLength(1);
  expect(JSON.stringify(readLines())).not.toContain("secret-path");
});

test("a cron has an id and reports its errors", async () => {
  const stores = { ...env, ERROR_WEBHOOK: WEBHOOK, OUTBOX: undefined as never };
  await runScheduled({ cron: "* * * * *", scheduledTime: now }, stores);
  const line = { event: "scheduled", route: "cron * * * * *", requestId: expect.any(String) };
  expect(readLines()).toEqual(["replay", "erasures"].map((task) => expect.objectContaining({ ...line, task })));
  expect(webhook).toHaveBeenCalledTimes(2);
});

const failures: [string, HandleDocument][] = [
  ["throws", () => Promise.reject(new Error("rendering failed"))],
  ["is React Router's own", () => new Response("Unexpected Server Error", { status: 500, headers: { "Content-Type": "text/plain" } })],
  ["is empty", () => new Response(null, { status: 500 })],
];

test.each(failures)("an error page that %s is replaced by an apology in French", async (_, render) => {
  const response = await send("/faq", {}, { ...env, VERSION: { ...env.VERSION, id: crypto.randomUUID() } }, createApp(render));
  expect(response.status).toBe(500);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  const html = await response.text();
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain("Un incident de notre côté");
  expect(html).not.toMatch(/Unexpected|rendering failed/);
  expect(readLines().length).toBeLessThanOrEqual(1);
});

test("a fault of the API or the film is logged once and answered without detail", async () => {
  const ASSETS = { fetch: () => Promise.reject(new Error("no assets")) } as never;
  const film = await send("/film/film.mp4", {}, { ...env, ASSETS });
  expect(film.status).toBe(500);
  expect(readLines()).toEqual([expect.objectContaining({ event: "fault", route: "GET /film/film.mp4", message: "no assets" })]);
  await send(`/film/${crypto.randomUUID()}.mp4`, {}, { ...env, ASSETS });
  expect(readLines()[1]).toMatchObject({ route: "GET /film/:id.mp4" });
  const api = await send("/api/health", {}, { ...env, VERSION: undefined as never });
  expect(api.status).toBe(500);
  expect(await api.json()).toEqual({ error: "Un incident de notre côté" });
  expect(readLines()).toHaveLength(3);
});
