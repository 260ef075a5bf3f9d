import { Hono } from "hono";
import { afterAll, describe, expect, test } from "vitest";
import { type Access, INES, startBuiltOffice } from "#tests/built-office.ts";
import { identify, type OfficeBindings } from "../../back-office/access.ts";
import { request } from "./plain-browser.ts";

const PATHS = ["/", "/appels", "/personnes", "/personne.json?qui=x", "/a-appeler.csv", "/etat", "/assets/none.js", "/unknown"];
const [closed, open] = await Promise.all([startBuiltOffice(null), startBuiltOffice(INES)]);
afterAll(() => Promise.all([closed.close(), open.close()]));

async function send({ address }: typeof open, path: string, init?: RequestInit) {
  const answer = await request(new URL(path, address), init);
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

describe("without Cloudflare Access", () => {
  test.each(PATHS)("%s answers 503 in French", async (path) => {
    expect(await send(closed, path)).toMatchObject({ status: 503, text: expect.stringContaining("Le suivi est fermé") });
  });

  test("a forged header or cookie of Access changes nothing", async () => {
    const token = "eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6ImluZXNAY2ltZXMuZXhhbXBsZSJ9.c2ln";
    const headers = {
      "Cf-Access-Jwt-Assertion": token,
      "Cf-Access-Authenticated-User-Email": "ines@cimes.example",
      "MF-Access-Blob": JSON.stringify(INES),
      Cookie: `CF_Authorization=${token}`,
    };
    expect((await send(closed, "/appels", { headers })).status).toBe(503);
  });
});

const EMAIL = "ines@cimes.example";
const REAL = "a".repeat(64);
const ONLINE = "https://suivi.example";

test.each<[string, string, NonNullable<Access>, number, string]>([
  ["a service token without an identity is refused", ONLINE, { aud: REAL, identity: {} }, 403, "ne dit pas qui vous êtes"],
  ["an identity without a name goes by its e-mail", ONLINE, { aud: REAL, identity: { email: EMAIL } }, 200, EMAIL],
  ["the local identity is refused on another host", "http://evil.example", INES, 403, "ne répond qu’à cette machine"],
])("%s", async (_, address, { aud, identity }, status, words) => {
  const office = new Hono<OfficeBindings>().use(identify).get("*", (c) => c.text(c.get("author")));
  const context = { access: { aud, getIdentity: async () => identity } } as never;
  const answer = await office.request(`${address}/appels`, {}, {}, context);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
});

test.each<Record<string, string>>([{}, { Origin: "https://evil.example" }, { Origin: "null" }])(
  "a POST with the Origin %j is refused",
  async (headers) => {
    for (const path of ["/appels", "/personnes", "/etat"])
      expect(await send(open, path, { method: "POST", headers })).toMatchObject({
        status: 403,
        text: expect.stringContaining("vient d’une autre page"),
      });
    expect(await open.env.DB.prepare("SELECT count(*) AS n FROM task_runs").first("n")).toBe(0);
  },
);

test("a page is never cached, and its policy allows its own scripts alone", async () => {
  const { status, headers, text } = await send(open, "/appels");
  expect(status).toBe(200);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(headers).toMatchObject({ "referrer-policy": "same-origin", "x-frame-options": "DENY" });
  const policy = String(headers["content-security-policy"]);
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain("frame-ancestors 'none'");
  const scripts = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts.length).toBeGreaterThan(0);
  for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
  expect(await send(open, script)).toMatchObject({ status: 200, headers: { "x-content-type-options": "nosniff" } });
});

test("the words of a search are in a cookie that no script reads and no other site sends", async () => {
  const headers = { Origin: open.address, "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await send(open, "/personnes", { method: "POST", headers, body: "faire=chercher&q=Lec%C5%93ur" });
  expect(answer).toMatchObject({ status: 303, headers: { location: "/personnes" } });
  expect(answer.headers["set-cookie"]).toMatch(/^recherche=.+; Path=\/; HttpOnly; SameSite=Strict$/);
});
