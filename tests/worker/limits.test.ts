import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect, test } from "vitest";
import { callbackRequestSchema } from "#app/features/callback/request-schema.ts";
import { pageStoresContext } from "#app/request-context.ts";
import { createApp } from "#workers/create-app.ts";
import { subscriberKey } from "#workers/submissions/rate-limits.ts";
import { withFault } from "./faulty-stores.ts";
import {
  bookingsPath,
  countRows,
  formPaths,
  forms,
  leadsPath,
  post,
  quotationsPath,
  readRows,
  requestsPath,
  saveLead,
  send,
  tables,
} from "./forms.ts";

const MESSAGE = "Trop de demandes en peu de temps : réessayez dans une minute";
const { FLOOD_LIMITER: FLOOD_LIMIT, REPEAT_LIMITER: REPEAT_LIMIT } = env.TEST_LIMITS;

/** Limiters whose period never ends: those of the runtime follow the real clock. */
function createLimiters(): Record<keyof typeof env.TEST_LIMITS, RateLimit> {
  const create = (limit: number) => {
    const counts = new Map<string, number>();
    return {
      async limit({ key }: RateLimitOptions) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return { success: (counts.get(key) ?? 0) <= limit };
      },
    };
  };
  return { FLOOD_LIMITER: create(FLOOD_LIMIT), REPEAT_LIMITER: create(REPEAT_LIMIT) };
}

async function exhaust(limiter: RateLimit, limit: number, key: string) {
  for (let index = 0; index < limit; index++) await limiter.limit({ key });
}

async function expectRefused(response: Response) {
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThanOrEqual(10);
  expect(seconds).toBeLessThanOrEqual(30);
}

test("50 people behind one hospital's address can all send forms and download at once", async () => {
  await env.CATALOGUES.put("infirmiers.pdf", "%PDF %%EOF");
  const headers = { "CF-Connecting-IP": "198.51.100.1" };
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const lead = await post(leadsPath, forms[leadsPath](), { headers });
      const { url } = await lead.json<{ url: string }>();
      return [lead.status, (await send(url, { headers })).status, (await post(requestsPath, forms[requestsPath](), { headers })).status];
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([201, 200]));
  expect(FLOOD_LIMIT).toBeGreaterThanOrEqual(200);
});

test.each(formPaths)("%s: a flood from one address gets 429 in French with Retry-After; other addresses get through", async (path) => {
  const headers = { "CF-Connecting-IP": `198.51.100.${10 + formPaths.indexOf(path)}` };
  const stores = createLimiters();
  await exhaust(stores.FLOOD_LIMITER, FLOOD_LIMIT - 1, `${tables[path]}:${headers["CF-Connecting-IP"]}`);
  expect((await post(path, forms[path](), { headers, stores })).status).toBe(201);
  const refused = await post(path, forms[path](), { headers, stores });
  await expectRefused(refused);
  expect(await refused.json()).toEqual({ error: MESSAGE });
  expect((await post(path, forms[path](), { stores })).status).toBe(201);
  expect(await countRows(tables[path])).toBe(2);
});

test.each([
  ["one e-mail in any spelling", leadsPath, { email: "claire@exemple.fr" }, { email: "Claire@Exemple.FR" }],
  ["one session", bookingsPath, { session_id: "11111111-1111-4111-8111-111111111111" }, {}],
  ["one telephone in any spelling", requestsPath, { telephone: "06 98 76 54 32" }, { telephone: "+33698765432" }],
  ["one e-mail of a quotation", quotationsPath, { email: "formation@ch-belleval.example" }, { email: "Formation@CH-Belleval.example" }],
  ["one telephone of the catalogue form", leadsPath, { telephone: "04 76 00 00 00" }, {}],
] as const)("%s is limited for the sender who repeats it, not for its owner elsewhere", async (_, path, fields, again) => {
  const stores = createLimiters();
  const headers = { "CF-Connecting-IP": "198.51.100.80" };
  for (let index = 0; index < REPEAT_LIMIT; index++) expect((await post(path, forms[path](fields), { stores, headers })).status).toBe(201);
  await expectRefused(await post(path, forms[path]({ ...fields, ...again }), { stores, headers }));
  expect((await post(path, forms[path](), { stores, headers })).status).toBe(201);
  const owner = await post(path, forms[path]({ ...fields, ...again }), { stores, headers: { "CF-Connecting-IP": "203.0.113.9" } });
  expect(owner.status).toBe(201);
});

test("one PDF address is limited; others from the same network are not", async () => {
  await env.CATALOGUES.put("infirmiers.pdf", "%PDF %%EOF");
  const stores = { ...env, ...createLimiters() };
  const headers = { "CF-Connecting-IP": "198.51.100.60" };
  const { url } = await saveLead(stores, {}, headers);
  for (let index = 0; index < REPEAT_LIMIT; index++) expect((await send(url, { headers }, stores)).status).toBe(200);
  const refused = await send(url, { headers }, stores);
  await expectRefused(refused);
  expect(await refused.json()).toEqual({ error: MESSAGE });
  expect((await send((await saveLead(stores, {}, headers)).url, { headers }, stores)).status).toBe(200);
});

test("Retry-After is spread", async () => {
  const stores = { FLOOD_LIMITER: { limit: async () => ({ success: false }) } };
  const responses = await Promise.all(Array.from({ length: 50 }, () => post(requestsPath, forms[requestsPath](), { stores })));
  expect(new Set(responses.map(({ headers }) => headers.get("Retry-After"))).size).toBeGreaterThan(5);
});

test("a form posted to a page is limited like the API, with Retry-After", async () => {
  const app = createApp(async (_, context) => {
    const request = v.parse(callbackRequestSchema, forms[requestsPath]());
    const saved = await context.get(pageStoresContext).saveCallbackRequest(request);
    return new Response(saved.ok ? "" : saved.error, { status: saved.ok ? 200 : saved.status, headers: { "Content-Type": "text/html" } });
  });
  const headers = { "CF-Connecting-IP": "198.51.100.70" };
  const stores = createLimiters();
  await exhaust(stores.FLOOD_LIMITER, FLOOD_LIMIT, "callback_requests:198.51.100.70");
  const refused = await send("/contact", { method: "POST", headers }, { ...env, ...stores }, app);
  await expectRefused(refused);
  expect(await refused.text()).toBe(MESSAGE);
});

test("the download page reads the stores up to its limit, and never for a malformed token", async () => {
  const app = createApp(async (request, context) => {
    const token = new URL(request.url).searchParams.get("telechargement") ?? "";
    return Response.json(await context.get(pageStoresContext).findCatalogueOf(token));
  });
  const DB = withFault(env.DB);
  const stores = { ...env, ...createLimiters(), DB };
  const stateOf = async (token: string) =>
    (await (await send(`/catalogue?telechargement=${token}`, {}, stores, app)).json<{ state: string }>()).state;
  const token = (await saveLead()).url.split("/")[3] ?? "";

  for (let index = 0; index < REPEAT_LIMIT; index++) expect(await stateOf(token)).toBe("missing");
  expect(await stateOf(token)).toBe("unavailable");
  expect(await stateOf("x".repeat(36))).toBe("unknown");
  expect(DB.calls).toBe(REPEAT_LIMIT);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s is the subscriber %s", (address, key) => expect(subscriberKey(address)).toBe(key));

test.each([
  [{ champ_vide: "https://spam.test" }, "trap"],
  [{ fill_time_ms: 800 }, "too-fast"],
  [{ fill_time_ms: 800, champ_vide: "x" }, "trap"],
  [{ fill_time_ms: 3000 }, null],
  [{ fill_time_ms: "bientôt", champ_vide: 1 }, null],
  [{}, null],
])("%j is stored with the doubt %s, and answered as usual", async (fields, suspect) => {
  for (const path of [leadsPath, requestsPath] as const) {
    const response = await post(path, forms[path]({ ...fields, consent_phone: true }));
    expect(response.status).toBe(201);
    // A password manager may fill the honeypot: the consent is stored all the same.
    expect(await readRows(tables[path])).toEqual([expect.objectContaining({ suspect, consent_at: expect.any(String) })]);
  }
});
