import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countRows, forms, leadsPath, send } from "./forms.ts";

/** The live site is reached by its own address alone, where the zone's rules stand. */

const KEY = "f00d".repeat(16);
const LIVE = { SITE_ORIGIN: "https://www.cimes-dpc.fr", VERSION_ADDRESSES: "closed", CHECK_KEY: KEY };
const VERSION_ADDRESS = "https://0a1b2c3d-cimes-dpc.compte.workers.dev";

function ask(address: string, init: RequestInit = {}, settings: Record<string, string | undefined> = LIVE): Promise<Response> {
  return send(address, init, { ...env, ...settings } as never);
}

const withKey = (key: string) => ({ headers: { "X-Check-Key": key } });

test.each(["/", "/formations", "/api/health", "/api/catalogue-downloads", "/film/presentation.mp4", "/formations.data"])(
  "a visitor who asks for %s at a version's own address of the live site gets nothing",
  async (path) => {
    for (const init of [{}, withKey(""), withKey("f00d"), withKey(`${KEY} `.toUpperCase())]) {
      const response = await ask(VERSION_ADDRESS + path, init);
      expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "private, no-store"]);
      expect(await response.text()).toBe("Cette adresse ne reçoit pas de visiteurs.");
      expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    }
  },
);

test.each([
  "https://0a1b2c3d-cimes-dpc.compte.workers.dev.",
  "https://0A1B2C3D-cimes-dpc.compte.WORKERS.DEV:8443",
  "http://x@0a1b2c3d-cimes-dpc.compte.workers.dev",
])("another way to write it, %s, opens nothing", async (address) => {
  for (const SITE_ORIGIN of [LIVE.SITE_ORIGIN, "https://www.cimes-dpc.example"])
    expect((await ask(`${address}/formations`, {}, { ...LIVE, SITE_ORIGIN })).status).toBe(404);
});

test("what is sent to a version's own address is not stored", async () => {
  const init = { method: "POST", body: JSON.stringify(forms[leadsPath]()), headers: { "Content-Type": "application/json" } };
  expect((await ask(VERSION_ADDRESS + leadsPath, init)).status).toBe(404);
  expect(await countRows("catalogue_downloads")).toBe(0);
  expect((await ask(`https://www.cimes-dpc.fr${leadsPath}`, init)).status).toBe(201);
});

test("the deployment's check is answered there, and what it gets is kept by no cache for the visitor after it", async () => {
  for (const path of ["/formations", "/api/health"]) {
    const checked = await ask(VERSION_ADDRESS + path, withKey(KEY));
    expect([checked.status, checked.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(checked.headers.has("Cloudflare-CDN-Cache-Control")).toBe(false);
    expect((await ask(VERSION_ADDRESS + path)).status).toBe(404);
  }
});

test("without a key nobody gets in, whatever is sent", async () => {
  const settings = { ...LIVE, CHECK_KEY: undefined };
  for (const init of [{}, withKey(""), withKey("undefined")]) expect((await ask(VERSION_ADDRESS, init, settings)).status).toBe(404);
});

test("every other address of workers.dev is closed too where the site has one of its own", async () => {
  for (const host of ["cimes-dpc.compte.workers.dev", "essai-cimes-dpc.compte.workers.dev"])
    expect((await ask(`https://${host}/`)).status).toBe(404);
  expect((await ask("https://www.cimes-dpc.fr/")).status).toBe(200);
});

test("a site of workers.dev, or without an address yet, is open there and closed at its versions'", async () => {
  const own = "https://cimes-dpc.compte.workers.dev";
  for (const SITE_ORIGIN of [own, "https://www.cimes-dpc.example"]) {
    const settings = { ...LIVE, SITE_ORIGIN };
    expect((await ask(`${own}/`, {}, settings)).status).toBe(200);
    expect((await ask(`${VERSION_ADDRESS}/`, {}, settings)).status).toBe(404);
  }
});

test("the preview site is open to reviewers at every address, and a setting that is none of the two closes", async () => {
  const proposal = "https://pr-12-cimes-dpc-preview.compte.workers.dev/";
  expect((await ask(proposal, {}, { ...LIVE, VERSION_ADDRESSES: "open" })).status).toBe(200);
  expect((await ask(proposal, {}, { ...LIVE, VERSION_ADDRESSES: "oui" })).status).toBe(404);
  expect((await ask(proposal, {}, { ...LIVE, VERSION_ADDRESSES: undefined })).status).toBe(404);
});

test("/api/health says which deployment answers without giving its address away", async () => {
  const id = "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";
  const settings = { ...LIVE, VERSION: { id, tag: "", timestamp: "" } as never };
  const text = await (await ask("https://www.cimes-dpc.fr/api/health", {}, settings)).text();
  expect(text).not.toContain("0a1b2c3d");
  expect(text).not.toContain("workers.dev");
  const { version } = JSON.parse(text) as { version: string };
  expect(version).toMatch(/^[0-9a-f]{12}$/);
});
