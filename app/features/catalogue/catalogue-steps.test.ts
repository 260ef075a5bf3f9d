import { expect, test } from "vitest";
import { keepTyped, readSourcePage, readSubmission } from "./catalogue-steps.ts";

const typed = { prenom: "Claire", nom: "Martin", email: "claire@exemple.fr", telephone: "06 12 34 56 78", source_page: "/formations" };

const REQUIRED = {
  prenom: "Le prénom est requis",
  nom: "Le nom est requis",
  email: "L'adresse email est requise",
  telephone: "Le numéro de téléphone est requis",
};
const nurse = { ...typed, catalogue_type: "infirmiers" };
const LEAD = { ...typed, consent_phone: true, consent_email: false, catalogue_type: "infirmiers" };
const INVALID = { email: "Adresse email invalide" };
const CHOOSE = { step: "profession", error: "Choisissez votre profession" };

test.each<[string, Record<string, string>, object]>([
  ["a form without its fields comes back with the agreed messages", { intent: "form" }, { step: "form", errors: REQUIRED }],
  ["a valid form leads to the choice of the profession", { ...typed, intent: "form" }, { step: "profession" }],
  ["« Retour » leads to the form without errors", { ...typed, email: "claire", intent: "back" }, { step: "form", errors: {} }],
  ["a chosen profession makes a whole lead", { ...nurse, consent_phone: "on" }, { step: "save", lead: expect.objectContaining(LEAD) }],
  ["a profession that does not exist must be chosen again", { ...typed, catalogue_type: "dentistes" }, CHOOSE],
  ["a missing profession must be chosen", typed, CHOOSE],
  ["an e-mail spoilt between the steps leads back to the form", { ...nurse, email: "claire" }, { step: "form", errors: INVALID }],
])("%s", (_, posted, submission) => expect(readSubmission(posted)).toEqual(submission));

test("only known fields that hold text are kept, as they were typed", () => {
  expect(keepTyped({ ...typed, nom: " Martin ", intent: "form", catalogue_type: "infirmiers", telephone: new Blob() })).toEqual({
    prenom: "Claire",
    nom: " Martin ",
    email: "claire@exemple.fr",
    source_page: "/formations",
  });
});

test.each([
  ["/formations-generalistes", "/formations-generalistes"],
  [null, "/catalogue"],
  ["https://ailleurs.example/", "/"],
  ["/a\u0000b", "/"],
])("the source page of %j is %s", (from, expected) => expect(readSourcePage(from)).toBe(expected));
