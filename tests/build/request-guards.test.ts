import { Agent, request as ask } from "node:http";
import { expect } from "vitest";
import { callbackConsent, catalogueConsent } from "#app/content/consent-versions.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { test } from "./site.ts";

/** The guards of requests in the built Worker: a minifier may drop a check whose result is unused. */

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

const request = {
  ...{ prenom: "Claire", nom: "Martin", telephone: "06 12 34 56 78", profession: "infirmiers", creneau: "matin" },
  ...{ jour: listCallbackDays(new Date())[0] ?? "", consent: "on", consent_text_version: callbackConsent.version },
};
const lead = {
  ...{ prenom: "Claire", nom: "Martin", email: "claire@exemple.fr", telephone: "06 12 34 56 78", catalogue_type: "infirmiers" },
  consent_text_version: catalogueConsent.version,
};
const TABLES = ["callback_requests", "catalogue_downloads", "calendly_bookings"] as const;
const PATHS = ["/api/callback-requests", "/api/catalogue-downloads", "/api/bookings"];

type Fields = Record<string, string>;

const BOUNDARY = "partie";
const asParts = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

test.for([
  ["percent-encoded", FORM, (fields: Fields) => `${new URLSearchParams(fields)}&nom=M%FCller`],
  ["cut short", FORM, (fields: Fields) => `${new URLSearchParams(fields)}&nom=%`],
  ["sent as bytes", FORM, (fields: Fields) => Buffer.from(`${new URLSearchParams(fields)}&nom=M\u00FCller`, "latin1")],
  [
    "sent in parts",
    `multipart/form-data; boundary=${BOUNDARY}`,
    (fields: Fields) => Buffer.from(`${asParts({ ...fields, nom: "M\u00FCller" }).join("")}--${BOUNDARY}--\r\n`, "latin1"),
  ],
] as const)("a form that isn't UTF-8, %s, is refused by API and pages, and nothing is stored", async ([, type, write], { get, site }) => {
  for (const [path, fields] of [
    ["/api/callback-requests", request],
    ["/api/catalogue-downloads", lead],
    ["/contact", request],
    ["/catalogue", lead],
  ] as const) {
    const answer = await get(path, { method: "POST", headers: { "Content-Type": type }, body: write(fields) });
    expect([answer.status, await answer.text()], path).toEqual([400, expect.stringContaining("un formulaire en UTF-8 est attendu")]);
  }
  for (const table of TABLES) expect(await site.readRows(table), table).toEqual([]);
});

test.for([
  ["more than 16 KB", 413, { "Content-Type": JSON_TYPE }, JSON.stringify({ nom: "x".repeat(17 * 1024) })],
  ["plain text", 415, { "Content-Type": "text/plain" }, "nom=Martin"],
  ["a list", 400, { "Content-Type": JSON_TYPE }, "[]"],
  ["malformed JSON", 400, { "Content-Type": JSON_TYPE }, "{"],
  ["a page of another site", 403, { "Content-Type": FORM, Origin: "https://mechant.test" }, "nom=Martin"],
  ["a frame of another site", 403, { "Content-Type": FORM, "Sec-Fetch-Site": "cross-site" }, "nom=Martin"],
] as const)("%s is refused with %i and a sentence in French by every form", async ([, status, headers, body], { get, site }) => {
  for (const path of PATHS) {
    const answer = await get(path, { method: "POST", headers, body });
    expect([answer.status, await answer.json()], path).toEqual([
      status,
      expect.objectContaining({ error: expect.stringMatching(/^Requête|^Format/) }),
    ]);
  }
  for (const table of TABLES) expect(await site.readRows(table), table).toEqual([]);
});

test.for(["false", "0", "off", "non", ""])("« %s » is no consent, in JSON and in a form", async (no, { get, site }) => {
  for (const [type, write] of [
    [JSON_TYPE, JSON.stringify],
    [FORM, (fields: Fields) => String(new URLSearchParams(fields))],
  ] as const) {
    const send = (path: string, fields: Fields) => get(path, { method: "POST", headers: { "Content-Type": type }, body: write(fields) });
    expect((await send("/api/catalogue-downloads", { ...lead, consent_phone: no, consent_email: no })).status).toBe(201);
    expect((await send("/api/callback-requests", { ...request, consent: no })).status).toBe(400);
  }
  expect((await get("/contact", { method: "POST", body: new URLSearchParams({ ...request, consent: no }) })).status).toBe(400);
  const leads = await site.readRows("catalogue_downloads");
  expect(leads.length).toBeGreaterThan(0);
  for (const row of leads) expect(row).toMatchObject({ consent_phone: 0, consent_email: 0, consent_at: null });
  expect(await site.readRows("callback_requests")).toEqual([]);
});

test("an answer that sets or deletes a cookie has no header by which Cloudflare would cache it", async ({ get }) => {
  const edge = "Cloudflare-CDN-Cache-Control";
  expect((await get("/faq")).headers.get(edge)).toContain("max-age");
  const cookie = "cimes_choix=refus; cimes_provenance=utm_source%3Dlettre";
  for (const answer of [
    await get("/faq?utm_source=lettre"),
    await get("/faq", { headers: { Cookie: cookie } }),
    await get("/faq.data", { headers: { Cookie: cookie } }),
  ]) {
    expect(answer.headers.get("Set-Cookie")).toContain("cimes_provenance=");
    expect([answer.headers.get("Cache-Control"), answer.headers.get(edge)]).toEqual(["private, no-store", null]);
  }
});

test("a sharing picture has one Cross-Origin-Resource-Policy, which lets other sites show it", async ({ get }) => {
  const picture = /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(await (await get("/")).text())?.[1] ?? "";
  expect((await get(picture)).headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
});

test("a GET with a body, refused or not, leaves none of it on the connection", async ({ site }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string, body = "") =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = body === "" ? {} : { "Content-Length": body.length };
      const asked = ask(new URL(path, site.address), { agent, headers, timeout: 10_000 }, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode));
      });
      asked.on("timeout", () => asked.destroy(new Error("No answer"))).on("error", reject);
      asked.end(body);
    });
  try {
    for (const path of ["/faq", "/faq", "/api/privacy-signal"]) {
      expect(await get(path, "x".repeat(1024))).toBe(200);
      expect(await get(path, "x".repeat(200 * 1024))).toBe(413);
      expect(await get(path)).toBe(200);
    }
  } finally {
    agent.destroy();
  }
});
