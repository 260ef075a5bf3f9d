import { env } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { callbackRequestSchema } from "#app/features/callback/request-schema.ts";
import { pageStoresContext } from "#app/request-context.ts";
import { createApp } from "#workers/create-app.ts";
import { subscriberKey } from "#workers/rate-limits.ts";
import { countRows, emptyStores, formPaths, forms, leadsPath, post, readRows, requestsPath, send, tables } from "./forms.ts";

const MESSAGE = "Trop de demandes en peu de temps : réessayez dans une minute";
/** The numbers of wrangler.toml. */
const FORM_LIMIT = 30;
const FILE_LIMIT = 60;

afterEach(emptyStores);

async function exhaust(limiter: RateLimit, limit: number, key: string) {
  for (let index = 0; index < limit; index++) await limiter.limit({ key });
}

const limiters = {
  "/api/catalogue-downloads": env.LEAD_LIMITER,
  "/api/callback-requests": env.CALLBACK_LIMITER,
  "/api/bookings": env.BOOKING_LIMITER,
};

test.each(formPaths)(
  "%s: beyond 30 a minute one address gets 429 in French and is told when to come back; others are not concerned",
  async (path) => {
    const headers = { "CF-Connecting-IP": `198.51.100.${formPaths.indexOf(path)}` };
    await exhaust(limiters[path], FORM_LIMIT - 1, headers["CF-Connecting-IP"]);

    expect((await post(path, forms[path](), { headers })).status).toBe(201);
    const refused = await post(path, forms[path](), { headers });

    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("60");
    expect(await refused.json()).toEqual({ success: false, error: MESSAGE });
    expect((await post(path, forms[path]())).status).toBe(201);
    expect(await countRows(tables[path])).toBe(2);
  },
);

test("beyond 60 downloads a minute one address gets 429", async () => {
  const headers = { "CF-Connecting-IP": "198.51.100.60" };
  await exhaust(env.DOWNLOAD_LIMITER, FILE_LIMIT, headers["CF-Connecting-IP"]);

  const refused = await send(`${leadsPath}/${crypto.randomUUID()}/pdf`, { headers });

  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(await refused.json()).toEqual({ error: MESSAGE });
});

test("a form posted to a page counts like the API, and its 429 says when to come back", async () => {
  const app = createApp(async (_, context) => {
    const request = v.parse(callbackRequestSchema, forms[requestsPath]());
    const saved = await context.get(pageStoresContext).saveCallbackRequest(request);
    return new Response(saved.ok ? "" : saved.error, { status: saved.ok ? 200 : saved.status, headers: { "Content-Type": "text/html" } });
  });
  const headers = { "CF-Connecting-IP": "198.51.100.70" };
  await exhaust(env.CALLBACK_LIMITER, FORM_LIMIT, headers["CF-Connecting-IP"]);

  const refused = await send("/contact", { method: "POST", headers }, env, app);

  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(await refused.text()).toBe(MESSAGE);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s counts as the subscriber %s", (address, key) => {
  expect(subscriberKey(address)).toBe(key);
});

test.each([
  [{ site_web: "https://spam.test" }, "trap"],
  [{ fill_time_ms: 800 }, "too-fast"],
  [{ fill_time_ms: 800, site_web: "x" }, "trap"],
  [{ fill_time_ms: 3000 }, null],
  [{ fill_time_ms: "bientôt", site_web: 1 }, null],
  [{}, null],
])("%j is stored with the doubt %s, and answered like any other", async (fields, suspect) => {
  for (const path of [leadsPath, requestsPath] as const) {
    const response = await post(path, forms[path](fields));
    expect(response.status).toBe(201);
    expect(await readRows(tables[path])).toEqual([expect.objectContaining({ suspect })]);
  }
});
