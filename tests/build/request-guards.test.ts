import { expect } from "vitest";
import { callbackConsent, catalogueConsent } from "#app/content/consent-versions.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { test } from "./site.ts";

/** Every guard of requests once more, on what is shipped: a minifier may drop a check whose result is unused. */

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

function write(fields: Record<string, string>, lastName = ""): string {
  return `${new URLSearchParams(fields)}${lastName && `&nom=${lastName}`}`;
}

test.for(["M%FCller", "%", "%C3%28"])(
  "a form whose last name is %s is refused by API and pages, and nothing is stored",
  async (name, { get, site }) => {
    for (const [path, fields] of [
      ["/api/callback-requests", request],
      ["/api/catalogue-downloads", lead],
      ["/contact", request],
      ["/catalogue", lead],
    ] as const) {
      const answer = await get(path, { method: "POST", headers: { "Content-Type": FORM }, body: write(fields, name) });
      expect([answer.status, await answer.text()], path).toEqual([400, expect.stringContaining("un formulaire en UTF-8 est attendu")]);
    }
    for (const table of TABLES) expect(await site.readRows(table), table).toEqual([]);
  },
);

test("the same forms are stored when they are UTF-8, raw bytes that are none are refused", async ({ get, site }) => {
  const send = (body: BodyInit) => get("/api/callback-requests", { method: "POST", headers: { "Content-Type": FORM }, body });
  expect((await send(Buffer.from(write(request, "M\u00FCller"), "latin1"))).status).toBe(400);
  expect((await send(write(request, "M%C3%BCller"))).status).toBe(201);
  expect(await site.readRows("callback_requests")).toEqual([expect.objectContaining({ nom: "Müller" })]);
});

test("a form in parts whose bytes are no UTF-8 is refused by API and pages, and nothing is stored", async ({ get, site }) => {
  const boundary = "partie";
  const parts = (fields: Record<string, string>) =>
    Object.entries(fields).map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  for (const [path, status, fields] of [
    ["/api/callback-requests", 400, request],
    ["/api/catalogue-downloads", 400, lead],
    ["/contact", 400, request],
    ["/catalogue", 400, lead],
  ] as const) {
    const text = `${parts({ ...fields, nom: "M\u00FCller" }).join("")}--${boundary}--\r\n`;
    const answer = await get(path, { method: "POST", headers, body: Buffer.from(text, "latin1") });
    expect([answer.status, await answer.text()], path).toEqual([status, expect.stringContaining("un formulaire en UTF-8 est attendu")]);
  }
  for (const table of TABLES) expect(await site.readRows(table), table).toEqual([]);
});

test.for([
  ["more than 16 KB", 413, { "Content-Type": JSON_TYPE }, JSON.stringify({ nom: "x".repeat(17 * 1024) })],
  ["plain text", 415, { "Content-Type": "text/plain" }, "nom=Martin"],
  ["a list", 400, { "Content-Type": JSON_TYPE }, "[]"],
  ["no JSON", 400, { "Content-Type": JSON_TYPE }, "{"],
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

test("a sharing picture has one Cross-Origin-Resource-Policy, which lets other sites show it", async ({ get }) => {
  const picture = /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(await (await get("/")).text())?.[1] ?? "";
  expect((await get(picture)).headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
});
