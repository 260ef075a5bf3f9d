import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { app } from "./entry.ts";
import { countRows, formPaths, forms, leadsPath, post, send, tables } from "./forms.ts";
import { readLog } from "./log.ts";

const ORIGIN = "https://cimes.test";
/** Part of every payload: a response that contains it reflects the request. */
const MARKER = "zzmarqueur";

const stores = { ...env, ASSETS: { fetch: async () => new Response(null, { status: 404 }) } } as unknown as Env;

/** Each request has its own IP address, so no rate limit applies. */
function request(path: string, init: Omit<RequestInit, "headers"> = {}, headers: Record<string, string> = {}): Promise<Response> {
  return send(path, { ...init, headers: { "CF-Connecting-IP": crypto.randomUUID().slice(0, 8), ...headers } }, stores, app);
}

/** No 5xx, nothing reflected, no redirect to another host, nothing in the error log. */
async function expectSafeResponse(response: Response, label: string) {
  expectOwnHost(response, label);
  // The attribution cookie is the one place that holds a visitor's values, encoded.
  expect(response.headers.get("Set-Cookie") ?? "", label).toMatch(
    /^(cimes_provenance=[\w.~%-]+; Path=\/; HttpOnly; Secure; SameSite=Lax)?$/,
  );
  const headers = [...response.headers].filter(([name]) => name !== "location" && name !== "set-cookie");
  expect(JSON.stringify(headers).toLowerCase() + (await response.text()).toLowerCase(), label).not.toContain(MARKER);
  expect(readLog(), label).toBe("");
}

function expectOwnHost({ status, headers }: Response, label: string) {
  expect(status, label).toBeLessThan(500);
  const location = headers.get("Location") ?? "/";
  expect(location, label).toMatch(/^\/(?![/\\])[^\r\n]*$/);
  expect(new URL(location, ORIGIN).origin, label).toBe(ORIGIN);
}

const FORGED = {
  "CF-Ray": `<script>${MARKER}`,
  "X-Forwarded-Host": `${MARKER}.test`,
  "If-None-Match": `"${MARKER}"`,
  Range: `bytes=${MARKER}`,
  Cookie: `cimes_provenance=${MARKER}%; cimes_choix=%E0%A4%A; __proto__=1`,
  Referer: `https://${MARKER}.test`,
};
const TYPES = ["", `text/${MARKER}`, "application/json; charset=utf-16", `multipart/form-data; boundary=${MARKER}`, "x".repeat(5000)];
const ADDRESSES = [...formPaths, `${leadsPath}/${crypto.randomUUID()}/pdf`, "/api/health", "/", "/contact", "/catalogue", "/inconnu"];

test.each(ADDRESSES)("%s gives a safe response to any method, content type and forged header, and stores nothing", async (path) => {
  for (const method of ["HEAD", "OPTIONS", "PUT", "DELETE", "PROPFIND"]) await expectSafeResponse(await request(path, { method }), method);
  for (const type of TYPES)
    await expectSafeResponse(await request(path, { method: "POST", body: `prenom=${MARKER}` }, { "Content-Type": type }), type);
  await expectSafeResponse(await request(path, {}, FORGED), "forged headers");
  for (const form of formPaths) expect(await countRows(tables[form])).toBe(0);
});

test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ["a deep list", "[".repeat(3000) + "]".repeat(3000)],
  ["invalid UTF-8", Uint8Array.of(0x7b, 0x22, 0x6e, 0x6f, 0x6d, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0xff, 0x22, 0x7d)],
  ["prototype keys", `{"__proto__":{"nom":"${MARKER}","admin":true},"constructor":{"prototype":{"nom":"${MARKER}"}},"toString":1}`],
  ["wrong types", '{"prenom":1,"nom":true,"email":[],"telephone":{},"catalogue_type":null,"profession":0,"id":{},"time_on_page":1e999}'],
  ["HTML", `<script>${MARKER}</script>`],
])("a body of %s is refused with a message of our own", async (label, body) => {
  for (const path of formPaths) {
    for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
      const response = await request(path, { method: "POST", body }, { "Content-Type": type });
      expect(response.status, `${type} ${path}`).toBe(400);
      expect(await response.clone().text()).not.toMatch(/expected|received/i);
      await expectSafeResponse(response, `${label} ${path}`);
    }
    expect(await countRows(tables[path])).toBe(0);
  }
  expect({}).not.toHaveProperty("admin");
});

test("a body of 16 KB is read, one byte more is refused", async () => {
  const statusOf = async (size: number) => (await post(leadsPath, `{"nom":"${"x".repeat(size - '{"nom":""}'.length)}"}`)).status;
  expect([await statusOf(16 * 1024), await statusOf(16 * 1024 + 1)]).toEqual([400, 413]);
});

test.each<[string, Record<string, string>, number]>([
  ["their length", { "Content-Length": "5000000" }, 0],
  ["no length", {}, 1024 * 1024 + 1],
  ["a false length", { "Content-Length": "10" }, 1024 * 1024 + 1],
])("5 MB with %s are refused without being read to the end", async (_, headers, needed) => {
  const chunk = new Uint8Array(4096);
  for (const [path, method] of Object.entries({ "/contact": "POST", [leadsPath]: "PUT" })) {
    let sent = 0;
    const cancel = vi.fn();
    const body = new ReadableStream({
      pull(controller) {
        sent += chunk.byteLength;
        if (sent > 5_000_000) controller.close();
        else controller.enqueue(chunk);
      },
      cancel,
    });
    expect((await request(path, { method, body }, headers)).status).toBe(413);
    // A few chunks more may be buffered.
    expect(sent).toBeLessThanOrEqual(needed + 4 * chunk.byteLength);
    expect(cancel).toHaveBeenCalledTimes(1);
  }
});

test("an interrupted body gets 400, without an error in the log", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("connection lost")) });
  const response = await request("/contact", { method: "POST", body });
  expect(response.status).toBe(400);
  await expectSafeResponse(response, "/contact");
});

test.each([
  `/\\/${MARKER}.test/`,
  `/%5C%5C${MARKER}.test/`,
  `/contact/%0d%0aLocation:%20https://${MARKER}.test`,
  `//${MARKER}.test/%2e%2e/`,
  "/..%2f..%2fetc%2fpasswd",
  "/%E0%A4%A",
  "/%00",
  "/film/..%2f..%2fwrangler.toml",
  `/api/catalogue-downloads/${MARKER}'%20OR%201=1--/pdf`,
  "/api/catalogue-downloads/..%2f..%2foutbox%2fcatalogue_downloads%2fa/pdf",
  `/?${MARKER}=${"x".repeat(30_000)}`,
  `/?utm_source=${MARKER.repeat(500)}`,
  "/contact?%&=%E0%A4%A&&&=;",
  "/?__proto__=1&constructor=2&_routes=../../x",
])("%s gets a safe response", async (path) => {
  for (const method of ["GET", "POST"]) await expectSafeResponse(await request(path, { method }), `${method} ${path}`);
});

test("no address redirects to another host", async () => {
  const parts = fc.constantFrom("/", "\\", ".", "..", "%2f", "%5c", "\t", "\n", "\r", "evil.test", "@", ":", "A", "é", "?", "#");
  await fc.assert(
    fc.asyncProperty(fc.array(parts), async (path) => {
      const asked = new Request(`${ORIGIN}/${path.join("")}`, { redirect: "manual" });
      expectOwnHost(await app.fetch(asked, stores, createExecutionContext()), path.join(""));
    }),
    { numRuns: 300, seed: 2026 },
  );
});

test.each([
  ["Origin", "https://mechant.test", 403],
  ["Origin", "http://cimes.test", 403],
  ["Origin", "null", 403],
  ["Sec-Fetch-Site", "cross-site", 403],
  ["Sec-Fetch-Site", "same-site", 403],
  ["Sec-Fetch-Site", MARKER, 403],
  ["Sec-Fetch-Site", "same-origin", 200],
  ["Sec-Fetch-Site", "none", 200],
  ["Origin", "https://cimes.test", 200],
])("a page answers a write with %s: %s by %s, and the API accordingly", async (name, value, status) => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const page = await request("/contact", { method }, { [name]: value });
    expect(page.status).toBe(status);
    if (status === 403) expect(await page.text()).toBe("Requête refusée : elle vient d'un autre site.");
  }
  expect((await post(leadsPath, forms[leadsPath](), { headers: { [name]: value } })).status).toBe(status === 403 ? 403 : 201);
  expect(await countRows(tables[leadsPath])).toBe(status === 403 ? 0 : 1);
});
