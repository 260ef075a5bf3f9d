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

const OWN = "https://cimes-dpc.compte.workers.dev";
const PROPOSAL = "https://pr-12-cimes-dpc-preview.compte.workers.dev";
const UNSET = { SITE_ORIGIN: "https://www.cimes-dpc.example" };
const REWRITTEN = [
  "https://0a1b2c3d-cimes-dpc.compte.workers.dev.",
  "https://0A1B2C3D-cimes-dpc.compte.WORKERS.DEV:8443",
  "http://x@0a1b2c3d-cimes-dpc.compte.workers.dev",
];

test.each<[string, string[], Record<string, string | undefined>, number]>([
  ["where the site has an address of its own, that one is open", ["https://www.cimes-dpc.fr"], {}, 200],
  ["where it has one, every other of workers.dev is closed", [OWN, "https://essai-cimes-dpc.compte.workers.dev", ...REWRITTEN], {}, 404],
  ["a site of workers.dev is open there", [OWN], { SITE_ORIGIN: OWN }, 200],
  ["a site of workers.dev is closed at its versions'", [VERSION_ADDRESS], { SITE_ORIGIN: OWN }, 404],
  ["a site without an address yet is open at workers.dev", [OWN], UNSET, 200],
  ["a site without an address yet is closed at its versions', however they are written", [VERSION_ADDRESS, ...REWRITTEN], UNSET, 404],
  ["the preview site is open to reviewers at every address", [PROPOSAL], { VERSION_ADDRESSES: "open" }, 200],
  ["a setting that is none of the two closes", [PROPOSAL], { VERSION_ADDRESSES: "oui" }, 404],
  ["a setting that is missing closes", [PROPOSAL], { VERSION_ADDRESSES: undefined }, 404],
])("%s", async (_, addresses, settings, status) => {
  for (const address of addresses) expect((await ask(`${address}/formations`, {}, { ...LIVE, ...settings })).status, address).toBe(status);
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
