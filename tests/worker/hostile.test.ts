import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { STATUSES } from "#app/content/vocabulary.ts";
import { app } from "./entry.ts";
import { bookingsPath, countRows, emptyStores, formPaths, forms, leadsPath, post, readRows, requestsPath, send, tables } from "./forms.ts";
import { readLog } from "./log.ts";

const ORIGIN = "https://cimes.test";
/** In every payload: an answer that holds it has reflected something. */
const MARKER = "zzmarqueur";

// The same values in every run; another seed explores further.
fc.configureGlobal({ seed: 2026 });

const stores = { ...env, ASSETS: { fetch: async () => new Response(null, { status: 404 }) } } as unknown as Env;

function sendAs(type: string, path: string, body: BodyInit): Promise<Response> {
  return send(path, { method: "POST", headers: { ...client(), "Content-Type": type }, body }, stores, app);
}

/** No fault of ours, nothing of the request in the answer, no way to another host, no line in the error log. */
async function expectUnmoved(response: Response, request: string) {
  // The one place where a visitor gets back what came along, encoded: the cookie of the campaign.
  expect(response.headers.get("Set-Cookie") ?? "", request).toMatch(
    /^(cimes_provenance=[\w.~%-]+; Path=\/; HttpOnly; Secure; SameSite=Lax)?$/,
  );
  const headers = [...response.headers].filter(([name]) => name !== "location" && name !== "set-cookie");
  expect(JSON.stringify(headers).toLowerCase() + (await response.text()).toLowerCase(), request).not.toContain(MARKER);
  expectOwnHost(response, request);
  expect(readLog(), request).toBe("");
}

function expectOwnHost({ status, headers }: Response, request: string) {
  expect(status, request).toBeLessThan(500);
  const location = headers.get("Location") ?? "/";
  expect(location, request).toMatch(/^\/(?![/\\])/);
  expect(location, request).not.toMatch(/[\r\n]/);
  expect(new URL(location, ORIGIN).origin, request).toBe(ORIGIN);
}

const addresses = [
  ...formPaths,
  `${leadsPath}/${crypto.randomUUID()}/pdf`,
  "/api/health",
  "/api/inconnu",
  "/",
  "/contact",
  "/catalogue",
  "/inconnu",
];

const contentTypes = [
  "",
  "text/plain",
  "text/html",
  `text/${MARKER}`,
  "application/xml",
  "application/json; charset=utf-16",
  "application/json, text/html",
  "multipart/form-data",
  `multipart/form-data; boundary=${MARKER}`,
  "application/x-www-form-urlencoded; charset=iso-8859-1",
  `application/${"x".repeat(5000)}`,
];

const forged = {
  "CF-Ray": `<script>${MARKER}`,
  "X-Forwarded-Host": `${MARKER}.test`,
  "X-Forwarded-For": MARKER,
  "If-None-Match": `"${MARKER}"`,
  Range: `bytes=${MARKER}`,
  "Accept-Language": MARKER,
  Cookie: `cimes_provenance=${MARKER}%; cimes_choix=%E0%A4%A; __proto__=1`,
  Referer: `https://${MARKER}.test`,
};

test("any method, content type and forged header on any address is answered, and nothing is stored", async () => {
  for (const path of addresses) {
    for (const method of ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND"])
      await expectUnmoved(await send(path, { method, headers: client() }, stores, app), `${method} ${path}`);
    for (const type of contentTypes) {
      await expectUnmoved(await sendAs(type, path, `prenom=${MARKER}`), `${type} ${path}`);
    }
    await expectUnmoved(await send(path, { headers: { ...client(), ...forged } }, stores, app), path);
  }
  for (const path of formPaths) expect(await countRows(tables[path])).toBe(0);
});

const deep = 3000;
const bodies: [string, string | Uint8Array<ArrayBuffer>][] = [
  ["a deep list", "[".repeat(deep) + "]".repeat(deep)],
  ["a deep object", `${'{"nom":'.repeat(1500)}1${"}".repeat(1500)}`],
  ["deep nesting in a field", `{"nom":${"[".repeat(deep)}${"]".repeat(deep)},"prenom":{"a":{"b":"${MARKER}"}}}`],
  ["bytes that are no UTF-8", Uint8Array.of(0x7b, 0x22, 0x6e, 0x6f, 0x6d, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0xff, 0x22, 0x7d)],
  ["a byte order mark", "\uFEFF{}"],
  ["a NUL", `{"nom":"\u0000${MARKER}"}`],
  ["prototype keys", `{"__proto__":{"nom":"${MARKER}","admin":true},"constructor":{"prototype":{"nom":"${MARKER}"}},"toString":1}`],
  ["huge numbers", '{"time_on_page":1e999,"scroll_depth":-1e999,"session_id":9007199254740993}'],
  ["a repeated key", `{"nom":"a","nom":"${MARKER}","nom":{}}`],
  [
    "wrong types",
    '{"prenom":1,"nom":true,"email":[],"telephone":{},"catalogue_type":null,"profession":0,"creneau":[],"id":{},"consent":{}}',
  ],
  ["text that is no JSON", `<script>${MARKER}</script>`],
  ["5 MB", `{"nom":"${MARKER.repeat(500_000)}"}`],
];

test.each(bodies)("%s as a body is refused everywhere with a message of ours", async (name, body) => {
  for (const path of formPaths) {
    for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
      const response = await sendAs(type, path, body);
      expect([400, 413], `${type} ${path}`).toContain(response.status);
      expect(await response.clone().text()).not.toMatch(/expected|received/i);
      await expectUnmoved(response, `${name} ${path}`);
    }
    expect(await countRows(tables[path])).toBe(0);
  }
  expect({}).not.toHaveProperty("admin");
});

test("a body of 16 KB is read, one byte more is refused", async () => {
  for (const path of formPaths) {
    const ofSize = (size: number) => sendAs("application/json", path, `{"nom":"${"x".repeat(size - '{"nom":""}'.length)}"}`);
    expect([(await ofSize(16 * 1024)).status, (await ofSize(16 * 1024 + 1)).status], path).toEqual([400, 413]);
  }
});

test.each([
  ["its length", { "Content-Length": "5000000" }, 0],
  ["no length", {}, 1024 * 1024 + 1],
  ["a length that is not true", { "Content-Length": "10" }, 1024 * 1024 + 1],
] as [string, Record<string, string>, number][])("5 MB with %s are refused without being read to the end", async (_, headers, needed) => {
  const chunk = new Uint8Array(4096);
  for (const path of ["/contact", ...formPaths]) {
    for (const method of ["POST", "PUT", "DELETE"]) {
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
      const response = await send(path, { method, headers: { ...client(), ...headers }, body }, stores, app);
      expect(response.status).toBe(413);
      // A few chunks more may have been on their way.
      expect(sent).toBeLessThanOrEqual(needed + 4 * chunk.byteLength);
      expect(cancel).toHaveBeenCalledTimes(1);
    }
  }
});

test("a body that breaks off is no fault of ours", async () => {
  for (const path of ["/contact", ...formPaths]) {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error("the client is gone")) });
    const response = await send(path, { method: "POST", headers: client(), body }, stores, app);
    expect(response.status).toBe(400);
    await expectUnmoved(response, path);
  }
});

test.each(["\u200B", "\u200D\u2060\uFEFF", "\u00AD \u034F", "\u3164", "\u2800\u00A0"])(
  "a name of nothing but %j is empty",
  async (name) => {
    for (const path of [leadsPath, requestsPath] as const) {
      const response = await post(path, forms[path]({ prenom: name, nom: name, telephone: name }));
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        errors: { prenom: "Le prénom est requis", nom: "Le nom est requis", telephone: "Le numéro de téléphone est requis" },
      });
      expect(await countRows(tables[path])).toBe(0);
    }
  },
);

const payloads = [
  "Robert'); DROP TABLE catalogue_downloads;--",
  "' OR '1'='1",
  'x" UNION SELECT sql FROM sqlite_master --',
  "%' ESCAPE '\\",
  "?1 :nom @nom $nom",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "{{7*7}} #{7*7} <%= 7*7 %>",
  '=HYPERLINK("https://mechant.test")',
  "../../etc/passwd",
  "С l a i r e (homoglyphe: Сlаire)",
  "Zoë O'Connor-Noël 👩🏽 李",
  "__proto__",
  "constructor",
];

test.each(payloads)("%j is stored letter for letter in a name, and comes back nowhere", async (payload) => {
  const marked = `${payload} ${MARKER}`;
  for (const [path, field] of [
    [leadsPath, "nom"],
    [leadsPath, "telephone"],
    [requestsPath, "prenom"],
  ] as const) {
    const response = await post(path, forms[path]({ [field]: marked.slice(0, field === "telephone" ? 40 : 100), utm_source: marked }));
    expect(response.status, field).toBe(201);
    await expectUnmoved(response, payload);
  }
  expect(await readRows(tables[leadsPath])).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ nom: marked, utm_source: marked }),
      expect.objectContaining({ telephone: marked.slice(0, 40).trim() }),
    ]),
  );
  expect(await readRows(tables[requestsPath])).toEqual([expect.objectContaining({ prenom: marked })]);
});

test("every text of a form is stored as it was sent, and a status that is none is left out", async () => {
  const typed = " A\u0000\u0007B\u0085C\u2028D\t\r\nE\u0301\u202E\u200B ";
  for (const path of [leadsPath, requestsPath] as const) {
    const texts = { nom: typed, prenom: typed, telephone: typed, utm_source: typed, utm_medium: typed, utm_campaign: typed };
    for (const statut of [...STATUSES, "retraite", ""]) {
      await emptyStores();
      expect((await post(path, forms[path]({ ...texts, statut }))).status).toBe(201);
      const [row] = await readRows(tables[path]);
      for (const name of Object.keys(texts)) expect(row?.[name], name).toBe("A B C D E\u0301");
      if (path === requestsPath) expect(row?.statut).toBe((STATUSES as readonly string[]).includes(statut) ? statut : null);
    }
  }
});

test("what names a page, a source or a browser is cleaned or replaced, never a reason to lose the record", async () => {
  const odd = { source_page: "//mechant.test", source_type: MARKER, referrer: "javascript:alert(1)", utm_source: `${"a".repeat(99)}👩` };

  const response = await post(bookingsPath, forms[bookingsPath](odd), { headers: { "User-Agent": `<b>${"x".repeat(500)}` } });

  expect(response.status).toBe(201);
  const [row] = await readRows(tables[bookingsPath]);
  expect(row).toMatchObject({ source_page: "/", source_type: "unknown", referrer: "", utm_source: "a".repeat(99) });
  expect(String(row?.user_agent).length).toBeLessThanOrEqual(300);
});

test("an HTML form post is read like JSON: of a parameter sent twice the last counts, and unknown ones are left out", async () => {
  const typed = forms[leadsPath]({ nom: "Premier", consent_email: "on" });
  const body = `${new URLSearchParams(typed as never)}&nom=Dernier&suspect=${MARKER}&created_at=1&__proto__=x`;

  const response = await post(leadsPath, body, { headers: { "Content-Type": "application/x-www-form-urlencoded" } });

  expect(response.status).toBe(201);
  expect(await readRows(tables[leadsPath])).toEqual([
    expect.objectContaining({
      ...{ prenom: "Claire", nom: "Dernier", consent_email: 1, consent_phone: 0 },
      ...{ suspect: null, created_at: expect.stringMatching(/^\d{4}-/) },
    }),
  ]);
});

const paths = [
  `//${MARKER}.test/a`,
  `/\\${MARKER}.test`,
  `/\\/${MARKER}.test/`,
  `/%2f%2f${MARKER}.test/`,
  `/%5C%5C${MARKER}.test/`,
  `/%0d%0aSet-Cookie:%20${MARKER}=1/`,
  `/contact/%0d%0aLocation:%20https://${MARKER}.test`,
  `//${MARKER}.test/%2e%2e/`,
  `//${MARKER}.test/x.data`,
  `/https://${MARKER}.test/`,
  `/@${MARKER}.test/`,
  "/../../etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/wrangler.toml",
  "/%",
  "/%E0%A4%A",
  "/%ff%fe",
  "/%00",
  "/constructor",
  "/__proto__",
  "/film/..%2f..%2fwrangler.toml",
  "/film/%",
  "/film/inconnu.mp4",
  `/api/catalogue-downloads/${"x".repeat(3000)}/pdf`,
  `/api/catalogue-downloads/${MARKER}'%20OR%201=1--/pdf`,
  "/api/catalogue-downloads/..%2f..%2foutbox%2fcatalogue_downloads%2fa/pdf",
  "/api/catalogue-downloads/%E0%A4%A/pdf",
  "/api/%",
  "/API/Health",
  `/?${MARKER}=${"x".repeat(30_000)}`,
  `/?utm_source=${MARKER.repeat(500)}`,
  `/contact?${"a=1&".repeat(5000)}`,
  "/contact?%&=%E0%A4%A&&&=;",
  "/faq?q=%ff",
  "/?__proto__=1&constructor=2&_routes=../../x",
];

test.each(paths)("%s is answered, leads to no other host and comes back nowhere", async (path) => {
  for (const method of ["GET", "HEAD", "POST"])
    await expectUnmoved(await send(path, { method, headers: client() }, stores, app), `${method} ${path}`);
});

test.each([
  ["Origin", "https://mechant.test", 403],
  ["Origin", "http://cimes.test", 403],
  ["Origin", "https://cimes.test.mechant.test", 403],
  ["Origin", "null", 403],
  ["Origin", MARKER, 403],
  ["Sec-Fetch-Site", "cross-site", 403],
  ["Sec-Fetch-Site", "same-site", 403],
  ["Sec-Fetch-Site", MARKER, 403],
  ["Sec-Fetch-Site", "same-origin", 200],
  ["Sec-Fetch-Site", "none", 200],
  ["Origin", "https://cimes.test", 200],
])("a write to a page or to the API with %s: %s answers %i or passes", async (name, value, status) => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const page = await send("/contact", { method, headers: { ...client(), [name]: value } }, stores, app);
    expect(page.status).toBe(status);
    if (status === 403) expect(await page.text()).toBe("Requête refusée : elle vient d'un autre site.");
  }
  for (const path of formPaths) {
    const response = await post(path, forms[path](), { headers: { [name]: value } });
    expect(response.status).toBe(status === 403 ? 403 : 201);
    expect(await countRows(tables[path])).toBe(status === 403 ? 0 : 1);
  }
});

const anyPath = fc
  .array(fc.constantFrom("/", "\\", ".", "..", "%2f", "%5c", "\t", "\n", "\r", "evil.test", "@", ":", "A", "é", "?", "#"))
  .map((parts) => parts.join(""));

test("no address redirects to another host", async () => {
  await fc.assert(
    fc.asyncProperty(anyPath, async (path) => {
      const request = new Request(`${ORIGIN}/${path}`, { redirect: "manual" });
      expectOwnHost(await app.fetch(request, stores, createExecutionContext()), path);
    }),
    { numRuns: 300 },
  );
});

function client() {
  return { "CF-Connecting-IP": crypto.randomUUID().slice(0, 8) };
}
