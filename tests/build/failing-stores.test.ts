import { afterAll, beforeAll, expect } from "vitest";
import { callbackTexts } from "#app/content/callback.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { catalogueConsent } from "#app/content/consent-versions.ts";
import { cataloguePage } from "#app/content/pages/catalogue.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { type Site, startBuiltSite } from "#tests/built-site.ts";
import { catalogueKey } from "#workers/storage/catalogues.ts";
import { openPlainBrowser, type Page } from "./plain-browser.ts";
import { test } from "./site.ts";

const lead = {
  ...{ prenom: "Claire", nom: "Martin", email: "claire@exemple.fr", telephone: "06 12 34 56 78", consent_email: "on" },
  ...{ consent_text_version: catalogueConsent.version, source_page: "/faq", catalogue_type: "infirmiers" },
};
const asPage = { headers: { Accept: "text/html,application/xhtml+xml" } };

type Get = (path: string, init?: RequestInit) => Promise<Response>;

/** Requests like a browser without scripts. Returns the path it is redirected to. */
async function follow(get: Get, path: string, init: RequestInit = {}): Promise<string> {
  const response = await get(path, { ...asPage, ...init });
  expect(response.status).toBe(303);
  return response.headers.get("Location") ?? "";
}

async function saveLead(get: Get) {
  const path = await follow(get, "/catalogue", { method: "POST", body: new URLSearchParams(lead) });
  expect(path).toMatch(/^\/catalogue\?telechargement=[0-9a-f-]{36}$/);
  const token = path.split("=")[1] ?? "";
  return { path, token, file: `/api/catalogue-downloads/${token}/pdf` };
}

async function expectLinkKept(response: Response, status: 404 | 503, token: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get("Refresh")).toBeNull();
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  const html = await response.text();
  expect(html).toContain(status === 404 ? "Fichier catalogue non trouvé" : "Erreur lors du téléchargement du catalogue");
  expect(html).toContain(cataloguePage.failure.advice.slice(0, 40));
  expect(html).toContain(`value="${token}"`);
  expect(html).not.toContain('name="prenom"');
}

test("when D1 fails after the lead is saved, the page explains it and keeps the link", async ({ get, site }) => {
  const { path, token, file } = await saveLead(get);
  await site.whileTableFails("catalogue_downloads", async () => {
    await expectLinkKept(await get(path), 503, token);
    await expectLinkKept(await get(await follow(get, file)), 503, token);
  });
  const page = await get(path);
  expect(page.headers.get("Refresh")).toContain(token);
  expect(await page.text(), "no page gets its address as a referrer").toContain('<meta name="referrer" content="strict-origin"');
});

test("when the catalogue is missing or damaged, the page explains it and keeps the link", async ({ get, site }) => {
  const { path, token, file } = await saveLead(get);
  await site.whileCataloguesAreMissing(async () => {
    await expectLinkKept(await get(path), 404, token);
    await expectLinkKept(await get(await follow(get, file)), 404, token);
    await site.env.CATALOGUES.put(catalogueKey("infirmiers"), "");
    await expectLinkKept(await get(await follow(get, file)), 503, token);
  });
  expect((await get(file)).status).toBe(200);
});

test("an expired address leads to the form, with a message", async ({ get }) => {
  const page = await get(`/catalogue?telechargement=${crypto.randomUUID()}`);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain(cataloguePage.expired.slice(0, 40));
});

test("a crafted address cannot redirect elsewhere", async ({ get }) => {
  const path = await follow(get, "/api/catalogue-downloads/%2F%2Fmechant.test%3Fa=b&c/pdf");
  expect(path).toMatch(/^\/catalogue\?telechargement=[^/&]*&echec=oui$/);
});

/** An unconfigured site without stores. */
let broken: Site;
beforeAll(async () => {
  broken = await startBuiltSite({ hasStores: false, vars: { SITE_ORIGIN: "", INDEXING: "forbid" } });
}, 60_000);
afterAll(() => broken.close());

test("an unconfigured site uses the requested origin and forbids indexing", async () => {
  const { html, headers } = await openPlainBrowser(broken.address).visit("/faq");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  for (const words of [`rel="canonical" href="${broken.address}/faq"`, `og:image" content="${broken.address}/og/`])
    expect(html).toContain(words);
  expect(await (await fetch(`${broken.address}/sitemap.xml`)).text()).toContain(`<loc>${broken.address}/faq</loc>`);
});

/** A ticked box without a value holds « on ». */
function readHeld({ document }: Page, name: string, state = "") {
  const field = document.querySelector(`[name="${name}"]${state}`);
  return field?.getAttribute("value") ?? (field?.hasAttribute("checked") ? "on" : null);
}

test("when nothing can be stored, the catalogue's form comes back with everything typed", async () => {
  const browser = openPlainBrowser(broken.address);
  const { catalogue_type, consent_text_version: __, source_page, ...typed } = lead;
  const form = await browser.visit(`/catalogue?depuis=${source_page}`);
  const failed = await browser.press(form, catalogueForm.open, { ...typed, catalogue_type });
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("Erreur lors de la sauvegarde des données");
  for (const [name, value] of Object.entries({ ...typed, source_page })) expect(readHeld(failed, name), name).toBe(value);
  expect(readHeld(failed, "catalogue_type", "[checked]")).toBe(catalogue_type);
});

test("when nothing can be stored, the callback's form comes back with everything typed", async () => {
  const browser = openPlainBrowser(broken.address);
  const [jour = ""] = listCallbackDays(new Date());
  const texts = { prenom: "Zoé", nom: "Petit", telephone: "04 76 12 34 56" };
  const choices = { profession: "infirmiers", creneau: "matin", jour, consent: "on" };
  const contact = await browser.press(await browser.visit("/contact"), callbackTexts.form.submit, { ...texts, ...choices });
  expect(contact.status).toBe(503);
  for (const [name, value] of Object.entries(texts)) expect(readHeld(contact, name)).toBe(value);
  for (const [name, value] of Object.entries(choices)) expect(readHeld(contact, name, "[checked]")).toBe(value);
});
