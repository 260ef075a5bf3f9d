import { expect, test } from "vitest";
import { bookingsPath, forms, leadsPath, post, readRows, send, tables } from "./forms.ts";

const LANDING = "/formations?utm_source=lettre&utm_medium=courriel&utm_campaign=automne+2026";
const COOKIE = "cimes_provenance=utm_source%3Dlettre%26utm_medium%3Dcourriel%26utm_campaign%3Dautomne%2B2026";

async function readCookie(path: string, headers: Record<string, string> = {}) {
  return (await send(path, { headers })).headers.get("Set-Cookie");
}

const REFUSALS = Object.entries({ "Sec-GPC": "1", Cookie: "cimes_choix=refus" });
const refuse = (name = "", value = "") => ({ [name]: value, Cookie: name === "Cookie" ? `${value}; ${COOKIE}` : COOKIE });

test("a landing with utm parameters sets one session cookie, for this site over HTTPS, and later pages keep it", async () => {
  expect(await readCookie(LANDING)).toBe(`${COOKIE}; Path=/; HttpOnly; Secure; SameSite=Lax`);
  for (const cookie of [COOKIE, `cimes_choix=accord; ${COOKIE}`]) expect(await readCookie("/faq", { Cookie: cookie })).toBeNull();
});

test.each(["x=1", "utm_source=", "utm_content=a", "utm_source=%20%0D%0A"])("/formations?%s sets no cookie", async (search) => {
  expect(await readCookie(`/formations?${search}`)).toBeNull();
});

test.each(REFUSALS)("with %s: %s no cookie is set or read", async (name, value) => {
  expect(await readCookie(LANDING, { [name]: value })).toBeNull();
  await post(leadsPath, forms[leadsPath]({ utm_source: "adresse" }), { headers: refuse(name, value) });
  expect(await readRows(tables[leadsPath])).toEqual([expect.objectContaining({ utm_source: null, utm_medium: null, utm_campaign: null })]);
});

test.each(REFUSALS)("with %s: %s every response deletes an earlier cookie and is not cached", async (name, value) => {
  for (const path of ["/formations", LANDING, "/formations/infirmiers", "/api/privacy-signal", "/api/inconnu", "/api/health"]) {
    const response = await send(path, { headers: refuse(name, value) });
    expect(response.headers.get("Set-Cookie"), path).toMatch(/^cimes_provenance=; Max-Age=0; Path=\//);
    expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
  }
});

test.each([
  [{ "Sec-GPC": "1" }, true],
  [{ "Sec-GPC": "0" }, false],
  [{}, false],
])("with %j /api/privacy-signal answers %s, uncached", async (headers, isRefusing) => {
  const response = await send("/api/privacy-signal", { headers });
  expect(await response.json()).toEqual({ isRefusing });
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

test("each value of the cookie is truncated to 100 characters; a cookie over 1024 bytes is not set", async () => {
  expect(await readCookie(`/formations?utm_source=${"a".repeat(5000)}`)).toContain(`utm_source%3D${"a".repeat(100)};`);
  // In the cookie an « é » takes ten bytes, the two names 29.
  const land = (medium: string) => readCookie(`/formations?utm_source=${encodeURIComponent("é".repeat(99))}&utm_medium=${medium}`);
  expect(/=(.*?);/.exec((await land("abcde")) ?? "")?.[1]).toHaveLength(1024);
  expect(await land("abcdef")).toBeNull();
});

test.each([
  ["the cookie gives a record its attribution", {}, ["lettre", "courriel", "automne 2026"]],
  ["utm parameters of the page replace the cookie as a whole", { utm_source: "adresse" }, ["adresse", null, null]],
])("%s", async (_, fields, [utm_source, utm_medium, utm_campaign]) => {
  await post(leadsPath, forms[leadsPath](fields), { headers: { Cookie: COOKIE } });
  expect(await readRows(tables[leadsPath])).toEqual([expect.objectContaining({ utm_source, utm_medium, utm_campaign })]);
});

test.each(["%E0%A4%A", "", `utm_source%3D${"x".repeat(900)}`])("a lead is stored despite the damaged cookie %j", async (value) => {
  expect((await post(leadsPath, forms[leadsPath](), { headers: { Cookie: `cimes_provenance=${value}` } })).status).toBe(201);
  const [row] = await readRows(tables[leadsPath]);
  expect(row).toBeDefined();
  expect(String(row?.utm_source).length).toBeLessThanOrEqual(100);
});

test.each([
  [{ "User-Agent": "Navigateur 1.0" }, "Navigateur 1.0"],
  [{}, null],
])("a booking made with %j stores the user agent %j", async (headers, user_agent) => {
  await post(bookingsPath, forms[bookingsPath](), { headers });
  expect(await readRows(tables[bookingsPath])).toEqual([expect.objectContaining({ user_agent })]);
});
