import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { organisation } from "#app/content/organisation.ts";
import { countRows, forms, leadsPath, post, readPdf, readRows, send, tables } from "./forms.ts";

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
      ...form,
      id,
      consent_phone: 1,
      consent_email: 0,
      consent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    }),
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
