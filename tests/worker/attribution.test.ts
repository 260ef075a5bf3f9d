import { expect, test } from "vitest";
import { bookingsPath, forms, leadsPath, post, readRows, send, tables } from "./forms.ts";

const LANDING = "/formations?utm_source=lettre&utm_medium=courriel&utm_campaign=automne+2026";
const COOKIE = "cimes_provenance=utm_source%3Dlettre%26utm_medium%3Dcourriel%26utm_campaign%3Dautomne%2B2026";

async function readCookie(path: string, headers: Record<string, string> = {}) {
  return (await send(path, { headers })).headers.get("Set-Cookie");
}

const REFUSALS = [
  ["Sec-GPC", "1"],
  ["Cookie", "cimes_choix=refus"],
];

test("a landing with utm parameters sets one session cookie, out of reach of all but this site", async () => {
  expect(await readCookie(LANDING)).toBe(`${COOKIE}; Path=/; HttpOnly; Secure; SameSite=Lax`);
});

test.each(["/formations", "/formations?x=1", "/formations?utm_source=", "/formations?utm_content=a", "/formations?utm_source=%20%0D%0A"])(
  "%s sets no cookie",
  async (path) => {
    expect(await readCookie(path)).toBeNull();
  },
);

test.each(REFUSALS)("with %s: %s no cookie is set, and none is read", async (name, value) => {
  expect(await readCookie(LANDING, { [name]: value })).toBeNull();

  const Cookie = name === "Cookie" ? `${value}; ${COOKIE}` : COOKIE;
  await post(leadsPath, forms[leadsPath]({ utm_source: "adresse" }), { headers: { [name]: value, Cookie } });

  expect(await readRows(tables[leadsPath])).toEqual([expect.objectContaining({ utm_source: null, utm_medium: null, utm_campaign: null })]);
});

test.each(REFUSALS)("with %s: %s a cookie of before is deleted by every answer, which no cache keeps", async (name, value) => {
  const headers = { [name]: value, Cookie: name === "Cookie" ? `${value}; ${COOKIE}` : COOKIE };
  const pages = ["/formations", LANDING, "/formations/infirmiers"];
  for (const path of [...pages, "/api/privacy-signal", "/api/inconnu", "/api/health"]) {
    const response = await send(path, { headers });
    expect(response.headers.get("Set-Cookie"), path).toMatch(/^cimes_provenance=; Max-Age=0; Path=\//);
    expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
  }
});

test("a cookie of before stays where nobody refused", async () => {
  for (const headers of [{ Cookie: COOKIE }, { Cookie: `cimes_choix=accord; ${COOKIE}` }])
    expect((await send("/faq", { headers })).headers.get("Set-Cookie")).toBeNull();
});

test.each([
  [{ "Sec-GPC": "1" }, true],
  [{ "Sec-GPC": "0" }, false],
  [{}, false],
])("with %j a page that asks whether the browser refuses tracking is told %s, each time anew", async (headers, isRefusing) => {
  const response = await send("/api/privacy-signal", { headers });

  expect(await response.json()).toEqual({ isRefusing });
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

test("each value of the cookie is cut after 100 characters", async () => {
  expect(await readCookie(`/formations?utm_source=${"a".repeat(5000)}`)).toContain(`utm_source%3D${"a".repeat(100)};`);
});

test("the cookie never exceeds 1 KB: 1024 bytes are still kept, 1025 are not", async () => {
  // In the cookie an « é » takes ten bytes, the two names 29.
  const land = (medium: string) => readCookie(`/formations?utm_source=${encodeURIComponent("é".repeat(99))}&utm_medium=${medium}`);

  const value = /=(.*?);/.exec((await land("abcde")) ?? "")?.[1];
  expect(value).toHaveLength(1024);
  expect(await land("abcdef")).toBeNull();
});

test.each([
  ["a record keeps where its visitor landed, read from the cookie", {}, ["lettre", "courriel", "automne 2026"]],
  ["the address of the page wins over the cookie, as a whole", { utm_source: "adresse" }, ["adresse", null, null]],
])("%s", async (_, fields, [utm_source, utm_medium, utm_campaign]) => {
  await post(leadsPath, forms[leadsPath](fields), { headers: { Cookie: COOKIE } });

  expect(await readRows(tables[leadsPath])).toEqual([expect.objectContaining({ utm_source, utm_medium, utm_campaign })]);
});

test.each([
  "cimes_provenance=%E0%A4%A",
  "cimes_provenance=",
  "cimes_provenance=[object]",
  `cimes_provenance=utm_source%3D${"x".repeat(900)}`,
])("a spoilt cookie (%s) is no reason to lose a lead", async (Cookie) => {
  expect((await post(leadsPath, forms[leadsPath](), { headers: { Cookie } })).status).toBe(201);
  const [row] = await readRows(tables[leadsPath]);
  expect(String(row?.utm_source ?? "").length).toBeLessThanOrEqual(100);
});

test.each([
  [{ "User-Agent": "Navigateur 1.0" }, "Navigateur 1.0"],
  [{}, null],
])("a booking made with %j keeps the browser's name as %j", async (headers, kept) => {
  await post(bookingsPath, forms[bookingsPath](), { headers });

  expect(await readRows(tables[bookingsPath])).toEqual([expect.objectContaining({ user_agent: kept })]);
});
