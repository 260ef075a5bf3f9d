import { expect, test } from "vitest";
import { countRows, forms, leadsPath, post, readRows, tables } from "./forms.ts";

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

test.each<readonly [string, unknown, object]>([
  ["empty fields", { prenom: " ", nom: "", email: "", telephone: "", catalogue_type: "infirmiers" }, REQUIRED],
  ["missing fields", { catalogue_type: "generalistes" }, REQUIRED],
  ["an invalid e-mail", makeForm({ email: "claire@exemple" }), { errors: { email: "Adresse email invalide" } }],
  ["an unknown profession", makeForm({ catalogue_type: "dentistes" }), { errors: { catalogue_type: "Choisissez votre profession" } }],
  ["a list", [], { error: "Requête illisible : un objet JSON est attendu" }],
])("%s: refused with the agreed message, nothing stored", async (_, body, message) => {
  const response = await post(leadsPath, body);

  expect([response.status, await response.json()]).toEqual([400, message]);
  expect(await countRows(LEADS)).toBe(0);
});
