import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { organisation } from "#app/content/organisation.ts";
import { countRows, forms, leadsPath, post, readPdf, readRows, send, tables, whileTableFails } from "./forms.ts";

const LEADS = tables[leadsPath];
const PDF = "%PDF-1.7 test\n%%EOF\n";
const makeForm = forms[leadsPath];

async function saveLead(): Promise<{ id: string; url: string }> {
  return (await post(leadsPath, makeForm())).json();
}

test("a lead is stored with every field and answered with the address of its PDF", async () => {
  const form = makeForm({ consent_phone: true });

  const response = await post(leadsPath, form);

  expect(response.status).toBe(201);
  const { id, url } = await response.json<{ id: string; url: string }>();
  expect(url).toMatch(/^\/api\/catalogue-downloads\/[\w-]{43}\/pdf$/);
  expect(await readRows(LEADS)).toEqual([
    expect.objectContaining({
      id,
      nom: "Martin",
      prenom: "Claire",
      email: form.email,
      telephone: form.telephone,
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
  await post(leadsPath, makeForm());

  expect(await readRows(LEADS)).toEqual([expect.objectContaining({ consent_phone: 0, consent_email: 0, consent_at: null })]);
});

test("an HTML form post is read like JSON", async () => {
  const form = new URLSearchParams({ ...makeForm(), consent_email: "on" } as Record<string, string>);

  const response = await post(leadsPath, form, { headers: { "Content-Type": "application/x-www-form-urlencoded" } });

  expect(response.status).toBe(201);
  expect(await readRows(LEADS)).toEqual([expect.objectContaining({ nom: "Martin", consent_email: 1, consent_phone: 0 })]);
});

const REQUIRED = {
  errors: {
    prenom: "Le prénom est requis",
    nom: "Le nom est requis",
    email: "L'adresse email est requise",
    telephone: "Le numéro de téléphone est requis",
  },
};

test.each<[string, unknown, number, object]>([
  ["empty fields", { prenom: " ", nom: "", email: "", telephone: "", catalogue_type: "infirmiers" }, 400, REQUIRED],
  ["missing fields", { catalogue_type: "generalistes" }, 400, REQUIRED],
  ...["claire", "claire@", "@exemple.fr", "claire@exemple", "cl aire@exemple.fr"].map((email): [string, unknown, number, object] => [
    `the address ${email}`,
    makeForm({ email }),
    400,
    { errors: { email: "Adresse email invalide" } },
  ]),
  ["an unknown profession", makeForm({ catalogue_type: "dentistes" }), 400, { errors: { catalogue_type: "Choisissez votre profession" } }],
  ...["{", "null", "[]", '"texte"', ""].map((body): [string, unknown, number, object] => [
    `a body that is no JSON object (${body})`,
    body,
    400,
    { error: "Requête illisible : un objet JSON est attendu" },
  ]),
  ["a body of 1 MB", makeForm({ nom: "x".repeat(1_000_000) }), 413, { error: "Requête trop volumineuse" }],
])("%s: the agreed message is answered and nothing stored", async (_, body, status, message) => {
  const response = await post(leadsPath, body);

  expect([response.status, await response.json()]).toEqual([status, message]);
  expect(await countRows(LEADS)).toBe(0);
});

test.each(["GET", "PUT", "PATCH", "DELETE"])("%s on the collection answers 405", async (method) => {
  const response = await send(leadsPath, { method });

  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");
});

test("the saved lead opens the PDF of its profession as an attachment", async () => {
  await env.CATALOGUES.put("infirmiers.pdf", PDF);
  const { url } = await saveLead();

  const response = await send(url);

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  const edition = organisation.catalogueEdition;
  expect(response.headers.get("Content-Disposition")).toBe(
    `attachment; filename="Catalogue DPC ${edition} - Infirmiers IDE.pdf"; filename*=UTF-8''Catalogue%20DPC%20${edition}%20-%20Infirmiers%20IDE.pdf`,
  );
  expect(response.headers.get("Content-Length")).toBe(String(PDF.length));
  expect(await readPdf(response)).toBe(PDF);
});

test("a PDF can be fetched in part, and not again when the client has it", async () => {
  await env.CATALOGUES.put("infirmiers.pdf", PDF);
  const { url } = await saveLead();

  const part = await send(url, { headers: { Range: "bytes=1-3" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("Content-Range")).toBe(`bytes 1-3/${PDF.length}`);
  expect(await readPdf(part)).toBe("PDF");

  const beyond = await send(url, { headers: { Range: "bytes=500-" } });
  expect(beyond.status).toBe(416);

  const known = await send(url, { headers: { "If-None-Match": part.headers.get("ETag") ?? "" } });
  expect(known.status).toBe(304);
});

test("no PDF is served without the link issued when the lead was saved: its id is not enough", async () => {
  await env.CATALOGUES.put("generalistes.pdf", PDF);
  await env.CATALOGUES.put("infirmiers.pdf", PDF);

  const { id } = await saveLead();

  for (const address of [id, "A".repeat(43), crypto.randomUUID(), "infirmiers", "generalistes.pdf", "..%2f..%2finfirmiers.pdf"]) {
    const response = await send(`${leadsPath}/${address}/pdf`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: "Fichier catalogue non trouvé" });
  }
});

test("when the PDF cannot be looked up the answer is 502 with the agreed message", async () => {
  const { url } = await saveLead();
  await whileTableFails(LEADS, async () => {
    const response = await send(url);

    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: "Erreur lors du téléchargement du catalogue" });
  });
});
