import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { organisation } from "#app/content/organisation.ts";
import { replayOutbox } from "#workers/scheduled/replay-outbox.ts";
import { listOutbox, refuseObject } from "#workers/storage/outbox.ts";
import { failing, override, withFault } from "./faulty-stores.ts";
import { countRows, forms, leadsPath, listKeys, post, readPdf, readRows, requestsPath, saveLead, send, tables } from "./forms.ts";
import { readLines } from "./log.ts";

const FILE_NAME = `Catalogue-DPC-${organisation.catalogueEdition}-Infirmiers-IDE.pdf`;
const PDF = "%PDF-1.7 0123456789\n%%EOF\n";

beforeEach(() => env.CATALOGUES.put("infirmiers.pdf", PDF));

test("the address of a PDF works while its lead is in the outbox, refused or in D1", async () => {
  const { id, url } = await saveLead({ DB: withFault(env.DB, failing()) });
  expect((await send(url)).status).toBe(200);
  const [waiting] = await listOutbox(env.OUTBOX);
  if (waiting) await refuseObject(env.OUTBOX, waiting.key);
  expect(await listKeys()).toEqual([`outbox/refused/catalogue_downloads/${id}.json`]);
  expect((await send(url)).status).toBe(200);
  const stored = await saveLead();
  expect((await send(stored.url)).status).toBe(200);
  await env.DB.exec("DELETE FROM catalogue_downloads");
  expect((await send(stored.url)).status).toBe(404);
});

test("the address sends the PDF of the lead's profession as an attachment, not cached in shared caches", async () => {
  const response = await send((await saveLead()).url);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="${FILE_NAME}"`);
  expect(response.headers.get("Content-Length")).toBe(String(PDF.length));
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(await readPdf(response)).toBe(PDF);
});

/** `URLUtil.guessFileName` of Android, by which in-app browsers name a file: the header's end, else the address's last part. */
function guessFileName(address: string, disposition: string): string | undefined {
  const [, , quoted] = /attachment;\s*filename\s*=\s*("?)([^"]*)\1\s*$/i.exec(disposition) ?? [];
  return quoted ?? address.split("/").at(-1);
}

test("old Android and in-app browsers save it by its title, from the header or from the address alone", async () => {
  const { url } = await saveLead();
  const { headers } = await send(url);
  expect(guessFileName(url, headers.get("Content-Disposition") ?? "")).toBe(FILE_NAME);
  expect(guessFileName(url, "")).toBe(FILE_NAME);
});

test("an address of before, or of last year's edition, gives the same file", async () => {
  const { id } = await saveLead();
  for (const name of ["pdf", "Catalogue-DPC-2024-Infirmiers-IDE.pdf"]) {
    const response = await send(`${leadsPath}/${id}/${name}`);
    expect([response.status, response.headers.get("Content-Disposition")], name).toEqual([200, `attachment; filename="${FILE_NAME}"`]);
  }
  for (const name of ["", "pdf/x", "pdf.exe"]) expect((await send(`${leadsPath}/${id}/${name}`)).status, name).toBe(404);
});

test("a lead that moves from the outbox into D1 during the request is found", async () => {
  const { id, url } = await saveLead({ DB: withFault(env.DB, failing()) });
  const OUTBOX = override(env.OUTBOX, {
    get: async (key: string) => {
      // The replay finishes before this read.
      if (key.startsWith("outbox/")) await replayOutbox(env, new Date());
      return env.OUTBOX.get(key);
    },
  });
  expect((await send(url, {}, { ...env, OUTBOX })).status).toBe(200);
  expect(await listKeys()).toEqual([]);
  expect(await readRows("catalogue_downloads")).toEqual([expect.objectContaining({ id })]);
});

test("a malformed id costs no read of D1 or R2, and an unknown one opens nothing", async () => {
  const DB = withFault(env.DB);
  const stores = { ...env, DB, OUTBOX: override(env.OUTBOX, { get: failing("R2 is down") }) };
  const { id } = await saveLead();
  for (const address of [id.toUpperCase(), `${id}0`, "A".repeat(43), "infirmiers", "infirmiers.pdf", "..%2f..%2finfirmiers.pdf"]) {
    const response = await send(`${leadsPath}/${address}/pdf`, {}, stores);
    expect([response.status, await response.json()], address).toEqual([404, { error: "Fichier catalogue non trouvé" }]);
  }
  expect(DB.calls).toBe(0);
  const { id: request } = await (await post(requestsPath, forms[requestsPath]())).json<{ id: string }>();
  for (const other of [crypto.randomUUID(), request]) expect((await send(`${leadsPath}/${other}/pdf`)).status).toBe(404);
});

test.each([
  ["an empty object", ""],
  ["a PDF cut short", PDF.slice(0, 12)],
  ["something else", "<html>"],
])("%s in the bucket is an error with the agreed message, not a file", async (_, body) => {
  await env.CATALOGUES.put("infirmiers.pdf", body);
  const { url } = await saveLead();
  for (const headers of [{}, { Range: "bytes=0-3" }] as Record<string, string>[]) {
    const response = await send(url, { headers });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: "Erreur lors du téléchargement du catalogue" });
  }
  expect(readLines()).toContainEqual(expect.objectContaining({ message: "The catalogue is empty or truncated" }));
});

test("ranges and conditions of HTTP are honoured", async () => {
  const { url } = await saveLead();
  const { headers } = await send(url);
  const [tag, date] = [headers.get("ETag") ?? "", headers.get("Last-Modified") ?? ""];

  const part = await send(url, { headers: { Range: "bytes=1-3", "If-Range": tag } });
  expect([part.headers.get("Content-Range"), await readPdf(part)]).toEqual([`bytes 1-3/${PDF.length}`, "PDF"]);
  const whole = await send(url, { headers: { Range: "bytes=1-3", "If-Range": 'W/"x"' } });
  expect([whole.status, await readPdf(whole)]).toEqual([200, PDF]);
  for (const [status, asked] of [
    [206, { Range: "bytes=-5", "If-Match": tag }],
    [304, { Range: "bytes=1-3", "If-None-Match": tag }],
    [304, { "If-Modified-Since": date }],
    [412, { Range: "bytes=1-3", "If-Match": '"other"' }],
    [200, { Range: "bytes=500-" }],
    [200, { Range: "bytes=nonsense", "If-None-Match": "nonsense" }],
  ] as [number, Record<string, string>][])
    expect((await send(url, { headers: asked })).status, JSON.stringify(asked)).toBe(status);
});

const LEADS = tables[leadsPath];
const makeForm = forms[leadsPath];

test("a lead is stored with every field and answered with the address of its PDF", async () => {
  const form = makeForm({ consent_phone: true });
  const response = await post(leadsPath, form);
  expect(response.status).toBe(201);
  const { id, url } = await response.json<{ id: string; url: string }>();
  expect(url).toBe(`${leadsPath}/${id}/${FILE_NAME}`);
  expect(await readRows(LEADS)).toEqual([
    expect.objectContaining({ ...form, id, consent_phone: 1, consent_email: 0, consent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }),
  ]);
});

const REQUIRED = {
  errors: {
    prenom: "Le prénom est requis",
    nom: "Le nom est requis",
    email: "L'adresse email est requise",
    telephone: "Le numéro de téléphone est requis",
  },
};

test.each<readonly [string, unknown, object]>([
  ["empty fields", { prenom: " ", nom: "", email: "", telephone: "", catalogue_type: "infirmiers" }, REQUIRED],
  ["missing fields", { catalogue_type: "generalistes" }, REQUIRED],
  ["a list", [], { error: "Requête illisible : un objet JSON est attendu" }],
])("%s: refused with the agreed message, nothing stored", async (_, body, message) => {
  const response = await post(leadsPath, body);
  expect([response.status, await response.json()]).toEqual([400, message]);
  expect(await countRows(LEADS)).toBe(0);
});
