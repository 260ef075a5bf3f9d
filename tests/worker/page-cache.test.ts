import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { createApp } from "#workers/create-app.ts";
import { send } from "./forms.ts";

const render = vi.fn<(request: Request) => Response>();
/** A separate isolate for each test, so that none finds a page cached by another. */
let isolate: ReturnType<typeof createApp>;

beforeEach(() => {
  // In development no page is kept.
  vi.stubEnv("DEV", false);
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
test("a page is rendered once, then leaves from memory with the same headers", async () => {
  const first = await get("/faq");
  const second = await get("/faq");

  expect(render).toHaveBeenCalledTimes(1);
  expect(await second.text()).toBe(await first.text());
  expect([...second.headers]).toEqual([...first.headers]);
});

test("after 15 seconds a page is rendered anew", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await get("/faq");
  vi.setSystemTime(Date.now() + 14_000);
  await get("/faq");
  expect(render).toHaveBeenCalledTimes(1);

  vi.setSystemTime(Date.now() + 2_000);
  await get("/faq");
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page that is kept for nobody is given its address as the visitor has it", async () => {
  for (const address of ["/faq?q=devis&nouveau=1", "/catalogue?nouveau=1", "/catalogue.data?nouveau=1"])
    expect(await (await get(address)).text()).toContain(address.slice(address.indexOf("?")));
  expect(await (await get("/faq?nouveau=1")).text()).not.toContain("nouveau");
});

test("a browser that has the page gets a 304 without a body, and with the headers", async () => {
  const etag = (await get("/faq")).headers.get("ETag") ?? "";
  expect(etag).toMatch(/^"[\w+/]{16}"$/);

  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await get("/faq", { headers: { "If-None-Match": known } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("ETag")).toBe(etag);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
  expect((await get("/faq", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test("HEAD says what GET would, has no body, and keeps the whole page for the next", async () => {
  const head = await get("/faq", { method: "HEAD" });
  const whole = await get("/faq");

  expect(await head.text()).toBe("");
  expect(await whole.text()).toContain("<h1>1</h1>");
  expect([...head.headers]).toEqual([...whole.headers]);
  expect(render).toHaveBeenCalledTimes(1);
});

test("unknown parameters share one page and its ETag, which never sees them, with the address that has none", async () => {
  const first = await get("/faq?x=1&__proto__=2");
  const response = await get("/faq?fbclid=abc");
  const plain = await get("/faq");

  expect(render).toHaveBeenCalledTimes(1);
  expect(await response.text()).toBe("<h1>1</h1>");
  const again = await get("/faq?fbclid=abc", { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
  expect(again.status).toBe(304);
  expect(again.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(plain.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(plain.headers.has("Cloudflare-CDN-Cache-Control")).toBe(true);
});

test("each value of a parameter that changes the page has a page of its own; what is one visitor's is rendered each time", async () => {
  await get("/financement?statut=centre-de-sante");
  await get("/financement?x=1&statut=centre-de-sante");
  expect(render).toHaveBeenCalledTimes(1);

  await get("/financement?statut=salarie");
  expect(render).toHaveBeenCalledTimes(2);

  for (const path of ["/financement?statut=mots libres", "/faq?q=prix"]) {
    render.mockClear();
    await get(path);
    const { headers } = await get(path);
    expect(render).toHaveBeenCalledTimes(2);
    expect([headers.get("Cache-Control"), headers.has("ETag")]).toEqual(["private, no-store", false]);
  }
});

test("a POST is never cached and never answered from the cache", async () => {
  await get("/contact");
  await get("/contact", { method: "POST", body: "a=1" });
  await get("/contact", { method: "POST", body: "a=1" });

  expect(render).toHaveBeenCalledTimes(3);
  await get("/contact");
  expect(render).toHaveBeenCalledTimes(3);
});

test.each([404, 429, 500, 503])("a page with status %i is never kept", async (status) => {
  render.mockImplementation(() => page("Incident", { status }));
  await get("/faq");
  const response = await get("/faq");

  expect(response.status).toBe(status);
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page that sets a cookie or says how it wants to be kept is left as it is", async () => {
  render.mockImplementation(() => page("x", { headers: { "Cache-Control": "no-store" } }));
  await get("/catalogue");
  expect((await get("/catalogue")).headers.get("Cache-Control")).toBe("no-store");

  render.mockImplementation(() => page("x", { headers: { "Set-Cookie": "a=1" } }));
  await get("/organisme");
  await get("/organisme");
  expect(render).toHaveBeenCalledTimes(4);
});

test("a landing with utm parameters gets its cookie, and the kept page gets none", async () => {
  const landing = await get("/faq?utm_source=lettre");
  expect(landing.headers.get("Set-Cookie")).toContain("cimes_provenance=");

  const plain = await get("/faq");
  expect(plain.headers.has("Set-Cookie")).toBe(false);
  expect(plain.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(render).toHaveBeenCalledTimes(1);

  expect((await get("/faq?utm_source=lettre")).headers.get("Set-Cookie")).toContain("cimes_provenance=");
  expect(render).toHaveBeenCalledTimes(1);
});

test("a path with two slashes never becomes the address of another host, not even as data of React Router", async () => {
  await get("//mechant.test/x.data");

  expect(new URL(render.mock.calls[0]?.[0].url ?? "").host).toBe("cimes.test");
});
