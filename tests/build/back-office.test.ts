import { request as ask } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { type Access, type BuiltOffice, INES, startBuiltOffice } from "#tests/built-office.ts";

/** Who may enter the built follow-up Worker, and what its answers carry. */

const PATHS = ["/", "/appels", "/personnes", "/personne.json?qui=x", "/a-appeler.csv", "/etat", "/assets/none.js", "/unknown"];
const offices = new Map<Access, Promise<BuiltOffice>>();

function officeWith(access: Access) {
  const office = offices.get(access) ?? startBuiltOffice(access);
  offices.set(access, office);
  return office;
}

afterAll(async () => {
  for (const office of offices.values()) await (await office).close();
});

/** Node's own fetch sets Host and Origin itself. */
async function send(access: Access, path: string, { method = "GET", headers = {} } = {}) {
  const { address } = await officeWith(access);
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = ask(new URL(path, address), { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("without Cloudflare Access", () => {
  test.each(PATHS)("%s answers 503 in French", async (path) => {
    const { status, text } = await send(null, path);
    expect([status, text]).toEqual([503, expect.stringContaining("Le suivi est fermé")]);
  });

  test("a forged header or cookie of Access changes nothing", async () => {
    const headers = {
      "Cf-Access-Jwt-Assertion": "eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6ImluZXNAY2ltZXMuZXhhbXBsZSJ9.c2ln",
      "Cf-Access-Authenticated-User-Email": "ines@cimes.example",
      "MF-Access-Blob": JSON.stringify(INES),
      Cookie: "CF_Authorization=eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6ImluZXNAY2ltZXMuZXhhbXBsZSJ9.c2ln",
    };
    expect((await send(null, "/appels", { headers })).status).toBe(503);
  });
});

test("a service token, which names nobody, is refused", async () => {
  const { status, text } = await send({ aud: "a".repeat(64), identity: {} }, "/appels");
  expect([status, text]).toEqual([403, expect.stringContaining("ne dit pas qui vous êtes")]);
});

test("under the identity of this machine another host is refused", async () => {
  const { status, text } = await send(INES, "/appels", { headers: { Host: "evil.example" } });
  expect([status, text]).toEqual([403, expect.stringContaining("ne répond qu’à cette machine")]);
});

test.each([{}, { Origin: "https://evil.example" }, { Origin: "null" }])(
  "a POST that comes from elsewhere is refused: %j",
  async (origin) => {
    const headers = { "Content-Length": "0", ...origin };
    for (const path of ["/appels", "/personnes", "/etat"]) {
      const { status, text } = await send(INES, path, { method: "POST", headers });
      expect([status, text]).toEqual([403, expect.stringContaining("vient d’une autre page")]);
    }
    const { env } = await officeWith(INES);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM task_runs").first("n")).toBe(0);
  },
);

test("who is let in gets a page that nothing keeps, with a policy that runs its own scripts alone", async () => {
  const { status, headers, text } = await send(INES, "/appels");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
  });
  const policy = String(headers["content-security-policy"]);
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain("frame-ancestors 'none'");
  const scripts = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts.length).toBeGreaterThan(0);
  for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  const [script] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
  expect(await send(INES, script ?? "")).toMatchObject({ status: 200, headers: { "x-content-type-options": "nosniff" } });
});

test("an e-mail names the author where Access knows no name", async () => {
  const { text } = await send({ aud: "b".repeat(64), identity: { email: "ines@cimes.example" } }, "/appels");
  expect(text).toContain("ines@cimes.example");
});
