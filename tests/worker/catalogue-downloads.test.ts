import { expect, test } from "vitest";
import { countRows, forms, leadsPath, post, readRows, send, tables } from "./forms.ts";

const LEADS = tables[leadsPath];
const makeForm = forms[leadsPath];

test("a lead is stored with every field and answered with the address of its PDF", async () => {
  const form = makeForm({ consent_phone: true });

  const response = await post(leadsPath, form);

  expect(response.status).toBe(201);
  const { id, url } = await response.json<{ id: string; url: string }>();
  expect(url).toBe(`${leadsPath}/${id}/pdf`);
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

const NO_EMAIL = { errors: { email: "Adresse email invalide" } };
const NO_OBJECT = { error: "Requête illisible : un objet JSON est attendu" };

test.each<readonly [string, unknown, number, object]>([
  ["empty fields", { prenom: " ", nom: "", email: "", telephone: "", catalogue_type: "infirmiers" }, 400, REQUIRED],
  ["missing fields", { catalogue_type: "generalistes" }, 400, REQUIRED],
  ...["claire", "claire@", "@exemple.fr", "claire@exemple", "cl aire@exemple.fr"].map(
    (email) => [`the address ${email}`, makeForm({ email }), 400, NO_EMAIL] as const,
  ),
  ["an unknown profession", makeForm({ catalogue_type: "dentistes" }), 400, { errors: { catalogue_type: "Choisissez votre profession" } }],
  ...["{", "null", "[]", '"texte"', ""].map((body) => [`a body that is no JSON object (${body})`, body, 400, NO_OBJECT] as const),
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
