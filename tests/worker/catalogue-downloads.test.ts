import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { catalogueConsent } from "#app/content/consent-versions.ts";
import worker from "./entry.ts";
import { readPdf } from "./forms.ts";

const ENDPOINT = "https://cimes.test/api/catalogue-downloads";
const PDF = "%PDF-1.7 test\n%%EOF\n";

function makeForm(fields: Record<string, unknown> = {}) {
  return {
    prenom: "Claire",
    nom: "Martin",
    email: `claire.${crypto.randomUUID()}@exemple.fr`,
    telephone: "06 12 34 56 78",
    catalogue_type: "infirmiers",
    source_page: "/formations",
    consent_text_version: catalogueConsent.version,
    ...fields,
  };
}

function post(body: unknown, init: RequestInit = {}) {
  return exports.default.fetch(ENDPOINT, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });
}

async function readRows() {
  const { results } = await env.DB.prepare("SELECT * FROM catalogue_downloads ORDER BY created_at").all<Record<string, unknown>>();
  return results;
}

async function countRows() {
  return (await readRows()).length;
}

afterEach(async () => {
  vi.restoreAllMocks();
  await env.CATALOGUES.delete(["generalistes.pdf", "infirmiers.pdf"]);
  await env.OUTBOX.delete((await env.OUTBOX.list()).objects.map(({ key }) => key));
});

test("a lead is stored with every field and answered with the address of its PDF", async () => {
  const form = makeForm({ consent_phone: true });

  const response = await post(form);

  expect(response.status).toBe(201);
  const { id, url } = await response.json<{ id: string; url: string }>();
  expect(url).toMatch(/^\/api\/catalogue-downloads\/[\w-]{43}\/pdf$/);
  expect(await readRows()).toEqual([
    expect.objectContaining({
      id,
      nom: "Martin",
      prenom: "Claire",
      email: form.email,
      telephone: "06 12 34 56 78",
      catalogue_type: "infirmiers",
      source_page: "/formations",
      consent_phone: 1,
      consent_email: 0,
      consent_text_version: expect.stringMatching(/^\d{4}-\d{2}$/),
      consent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    }),
  ]);
});

test("without consent no time of consent is stored", async () => {
  await post(makeForm());

  expect(await readRows()).toEqual([expect.objectContaining({ consent_phone: 0, consent_email: 0, consent_at: null })]);
});

test("an HTML form post is read like JSON", async () => {
  const form = new URLSearchParams({ ...makeForm(), consent_email: "on" } as Record<string, string>);

  const response = await exports.default.fetch(ENDPOINT, { method: "POST", body: form });

  expect(response.status).toBe(201);
  expect(await readRows()).toEqual([expect.objectContaining({ nom: "Martin", consent_email: 1, consent_phone: 0 })]);
});

test("empty fields answer 400 with the agreed messages and store nothing", async () => {
  const response = await post({ prenom: " ", nom: "", email: "", telephone: "", catalogue_type: "infirmiers" });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    errors: {
      prenom: "Le prénom est requis",
      nom: "Le nom est requis",
      email: "L'adresse email est requise",
      telephone: "Le numéro de téléphone est requis",
    },
  });
  expect(await countRows()).toBe(0);
});

test("missing fields answer the same messages as empty ones", async () => {
  const response = await post({ catalogue_type: "generalistes" });

  expect(response.status).toBe(400);
  const { errors } = await response.json<{ errors: Record<string, string> }>();
  expect(errors).toMatchObject({ prenom: "Le prénom est requis", email: "L'adresse email est requise" });
});

test.each(["claire", "claire@", "@exemple.fr", "claire@exemple", "cl aire@exemple.fr"])("the address %s is invalid", async (email) => {
  const response = await post(makeForm({ email }));

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors: { email: "Adresse email invalide" } });
  expect(await countRows()).toBe(0);
});

test("an unknown profession is refused in French", async () => {
  const response = await post(makeForm({ catalogue_type: "dentistes" }));

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors: { catalogue_type: "Choisissez votre profession" } });
  expect(await countRows()).toBe(0);
});

test.each([["{"], ["null"], ["[]"], ['"texte"'], [""]])("a body that is no JSON object (%s) answers 400", async (body) => {
  const response = await post(body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Requête illisible : un objet JSON est attendu" });
  expect(await countRows()).toBe(0);
});

test("a body of 1 MB answers 413 and stores nothing", async () => {
  const response = await post(makeForm({ nom: "x".repeat(1_000_000) }));

  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ error: "Requête trop volumineuse" });
  expect(await countRows()).toBe(0);
});

test("another content type answers 415", async () => {
  const response = await post("nom=Martin", { headers: { "Content-Type": "text/plain" } });

  expect(response.status).toBe(415);
  expect(await countRows()).toBe(0);
});

test.each(["GET", "PUT", "PATCH", "DELETE"])("%s on the collection answers 405", async (method) => {
  const response = await exports.default.fetch(ENDPOINT, { method });

  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");
});

test("a post sent by another site is refused", async () => {
  const response = await post(makeForm(), {
    headers: { "Content-Type": "application/json", Origin: "https://mechant.test", "Sec-Fetch-Site": "cross-site" },
  });

  expect(response.status).toBe(403);
  expect(await countRows()).toBe(0);
});

test("a request repeated with its own id is stored once", async () => {
  const form = makeForm({ id: crypto.randomUUID() });

  const responses = await Promise.all([post(form), post(form), post(form)]);

  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await countRows()).toBe(1);
});

test("the saved lead opens the PDF of its profession as an attachment", async () => {
  await env.CATALOGUES.put("infirmiers.pdf", PDF);
  const { url } = await (await post(makeForm())).json<{ url: string }>();

  const response = await exports.default.fetch(`https://cimes.test${url}`);

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  expect(response.headers.get("Content-Disposition")).toBe(
    `attachment; filename="Catalogue DPC 2025 - Infirmiers IDE.pdf"; filename*=UTF-8''Catalogue%20DPC%202025%20-%20Infirmiers%20IDE.pdf`,
  );
  expect(response.headers.get("Content-Length")).toBe(String(PDF.length));
  expect(await readPdf(response)).toBe(PDF);
});

test("a PDF can be fetched in part, and not again when the client has it", async () => {
  await env.CATALOGUES.put("infirmiers.pdf", PDF);
  const { url } = await (await post(makeForm())).json<{ url: string }>();

  const part = await exports.default.fetch(`https://cimes.test${url}`, { headers: { Range: "bytes=1-3" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("Content-Range")).toBe(`bytes 1-3/${PDF.length}`);
  expect(await readPdf(part)).toBe("PDF");

  const beyond = await exports.default.fetch(`https://cimes.test${url}`, { headers: { Range: "bytes=500-" } });
  expect(beyond.status).toBe(416);

  const known = await exports.default.fetch(`https://cimes.test${url}`, { headers: { "If-None-Match": part.headers.get("ETag") ?? "" } });
  expect(known.status).toBe(304);
});

test("no PDF is served without the link issued when the lead was saved: its id is not enough", async () => {
  await env.CATALOGUES.put("generalistes.pdf", PDF);
  await env.CATALOGUES.put("infirmiers.pdf", PDF);

  const { id } = await (await post(makeForm())).json<{ id: string }>();

  for (const address of [id, "A".repeat(43), crypto.randomUUID(), "infirmiers", "generalistes.pdf", "..%2f..%2finfirmiers.pdf"]) {
    const response = await exports.default.fetch(`${ENDPOINT}/${address}/pdf`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: "Fichier catalogue non trouvé" });
  }
});

test("a lead whose PDF is missing answers 404 with the agreed message", async () => {
  const { url } = await (await post(makeForm())).json<{ url: string }>();

  const response = await exports.default.fetch(`https://cimes.test${url}`);

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "Fichier catalogue non trouvé" });
});

test("when D1 fails the visitor notices nothing: the lead waits in the outbox and opens its PDF, and the log names nobody", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await env.CATALOGUES.put("infirmiers.pdf", PDF);
  await env.DB.exec("ALTER TABLE catalogue_downloads RENAME TO hidden");
  try {
    const response = await post(makeForm());

    expect(response.status).toBe(201);
    const { id, url } = await response.json<{ id: string; url: string }>();
    expect((await env.OUTBOX.list()).objects.map(({ key }) => key)).toEqual([`outbox/catalogue_downloads/${id}.json`]);
    expect((await exports.default.fetch(`https://cimes.test${url}`)).status).toBe(200);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/Martin|Claire|exemple\.fr|06 12/);
  } finally {
    await env.DB.exec("ALTER TABLE hidden RENAME TO catalogue_downloads");
  }
});

test("when both stores fail the answer is 503 with the agreed message, and the log names nobody", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await env.DB.exec("ALTER TABLE catalogue_downloads RENAME TO hidden");
  try {
    const request = new Request(ENDPOINT, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(makeForm()),
    });
    const response = await worker.fetch(request, { ...env, OUTBOX: undefined as never }, createExecutionContext());

    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ success: false, error: "Erreur lors de la sauvegarde des données" });
    expect(log).toHaveBeenCalled();
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/Martin|Claire|exemple\.fr|06 12/);
  } finally {
    await env.DB.exec("ALTER TABLE hidden RENAME TO catalogue_downloads");
  }
});

test("when the PDF cannot be looked up the answer is 502 with the agreed message", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { url } = await (await post(makeForm())).json<{ url: string }>();
  await env.DB.exec("ALTER TABLE catalogue_downloads RENAME TO hidden");
  try {
    const response = await exports.default.fetch(`https://cimes.test${url}`);

    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: "Erreur lors du téléchargement du catalogue" });
  } finally {
    await env.DB.exec("ALTER TABLE hidden RENAME TO catalogue_downloads");
  }
});
