import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { type App, createApp } from "#workers/create-app.ts";
import { send } from "./forms.ts";

const render = vi.fn<(request: Request) => Response>();
/** A new one for each test, so its cache is empty. */
let isolate: App;

beforeEach(() => {
  render.mockImplementation((request) => page(`<h1>${render.mock.calls.length}</h1>${new URL(request.url).search}`));
  isolate = createApp(render);
});

function page(body: string, init: ResponseInit = {}) {
  return new Response(body, { ...init, headers: { "Content-Type": "text/html; charset=utf-8", ...init.headers } });
}

function get(path: string, init: RequestInit = {}) {
  return send(path, init, env, isolate);
}

// The headers themselves: cache-control.test.ts and security-headers.test.ts.
test("a page is rendered once in 15 seconds, and has the same headers from memory", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const first = await get("/faq");
  vi.setSystemTime(Date.now() + 14_000);
  const second = await get("/faq");
  expect(render).toHaveBeenCalledTimes(1);
  expect(await second.text()).toBe(await first.text());
  expect([...second.headers]).toEqual([...first.headers]);
  vi.setSystemTime(Date.now() + 2_000);
  await get("/faq");
  expect(render).toHaveBeenCalledTimes(2);
});

test("requests for one address wait for one rendering, or get the old page meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { promise: rendered, resolve: release } = Promise.withResolvers<Response>();
  render.mockImplementationOnce(() => rendered as never);
  const waiting = [get("/faq"), get("/faq?utm_id=1"), get("/faq")];
  release(page("<h1>first</h1>"));
  expect(await Promise.all((await Promise.all(waiting)).map((answer) => answer.text()))).toEqual(Array(3).fill("<h1>first</h1>"));
  expect(render).toHaveBeenCalledTimes(1);

  vi.setSystemTime(Date.now() + 16_000);
  const { promise: next, resolve: finish } = Promise.withResolvers<Response>();
  render.mockImplementationOnce(() => next as never);
  const slow = get("/faq");
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  expect(await (await get("/faq")).text()).toBe("<h1>first</h1>");
  finish(page("<h1>second</h1>"));
  expect(await (await slow).text()).toBe("<h1>second</h1>");
});

test("a rendering that fails or may not be kept leaves the others to render themselves", async () => {
  render.mockImplementationOnce(() => page("<h1>mine</h1>", { headers: { "Cache-Control": "private" } }));
  const answers = await Promise.all([get("/faq"), get("/faq")]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["<h1>mine</h1>", "<h1>2</h1>"]);
});

test("an uncacheable page is rendered with its whole query string, a cacheable one without the parameters of campaigns", async () => {
  for (const address of ["/faq?q=devis&utm_id=1", "/faq?nouveau=1", "/catalogue?nouveau=1", "/catalogue.data?nouveau=1"])
    expect(await (await get(address)).text()).toContain(address.slice(address.indexOf("?")));
  expect(await (await get("/faq?utm_id=1")).text()).not.toContain("utm_id");
});

test("a matching ETag gets 304 without a body, with the security headers", async () => {
  const etag = (await get("/faq")).headers.get("ETag") ?? "";
  expect(etag).toMatch(/^"[\w+/]{16}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const { status, headers, body } = await get("/faq", { headers: { "If-None-Match": known } });
    expect([status, body, headers.get("ETag"), headers.get("X-Content-Type-Options")]).toEqual([304, null, etag, "nosniff"]);
  }
  expect((await get("/faq", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test("HEAD has GET's headers without a body, and caches the page", async () => {
  const head = await get("/faq", { method: "HEAD" });
  const whole = await get("/faq");
  expect([await head.text(), await whole.text()]).toEqual(["", "<h1>1</h1>"]);
  expect([...head.headers]).toEqual([...whole.headers]);
  expect(render).toHaveBeenCalledTimes(1);
});

test("parameters of campaigns share one page and its ETag with the bare address", async () => {
  const first = await get("/faq?gclid=1&utm_id=2");
  const response = await get("/faq?fbclid=abc");
  const plain = await get("/faq");
  expect(render).toHaveBeenCalledTimes(1);
  expect(await response.text()).toBe("<h1>1</h1>");
  const again = await get("/faq?fbclid=abc", { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
  expect([again.status, again.headers.get("Cache-Control")]).toEqual([304, "private, no-cache"]);
  expect(plain.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(plain.headers.has("Cloudflare-CDN-Cache-Control")).toBe(true);
});

test.each([
  ["one value of a parameter, in any order", ["/financement?statut=salarie", "/financement?gclid=1&statut=salarie"], 1],
  ["two values of a parameter", ["/financement?statut=salarie", "/financement?statut=centre-de-sante"], 2],
  ["a free text", ["/financement?statut=mots libres", "/financement?statut=mots libres"], 2],
  ["a search", ["/faq?q=prix", "/faq?q=prix"], 2],
])("%s: %j are rendered %i times", async (_, paths, times) => {
  for (const path of paths) await get(path);
  expect(render).toHaveBeenCalledTimes(times);
});

test("a POST is never cached and never answered from the cache", async () => {
  await get("/contact");
  for (let turn = 0; turn < 2; turn++) await get("/contact", { method: "POST", body: "a=1" });
  expect(render).toHaveBeenCalledTimes(3);
  await get("/contact");
  expect(render).toHaveBeenCalledTimes(3);
});

test.each<[string, ResponseInit]>([
  ["status 404", { status: 404 }],
  ["status 503", { status: 503 }],
  ["its own Cache-Control", { headers: { "Cache-Control": "no-store" } }],
  ["a cookie", { headers: { "Set-Cookie": "a=1" } }],
])("a page with %s is not cached or changed", async (_, init) => {
  render.mockImplementation(() => page("x", init));
  await get("/faq");
  const { status, headers } = await get("/faq");
  expect(render).toHaveBeenCalledTimes(2);
  expect(status).toBe(init.status ?? 200);
  for (const [name, value] of Object.entries(init.headers ?? {})) expect(headers.get(name)).toBe(value);
});

test("a landing with utm parameters gets its cookie, and the cached page has none", async () => {
  for (let turn = 0; turn < 2; turn++) {
    expect((await get("/faq?utm_source=lettre")).headers.get("Set-Cookie")).toContain("cimes_provenance=");
    expect((await get("/faq")).headers.has("Set-Cookie")).toBe(false);
  }
  expect(render).toHaveBeenCalledTimes(1);
});

test("a path with two slashes is rendered under the site's own host", async () => {
  await get("//mechant.test/x.data");
  expect(new URL(render.mock.calls[0]?.[0].url ?? "").host).toBe("cimes.test");
});
