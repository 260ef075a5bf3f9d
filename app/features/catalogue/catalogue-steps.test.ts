import { expect, test } from "vitest";
import { keepTyped, readSourcePage, readSubmission } from "./catalogue-steps.ts";

const typed = { prenom: "Claire", nom: "Martin", email: "claire@exemple.fr", telephone: "06 12 34 56 78", source_page: "/formations" };

test("a form without its fields comes back with the agreed messages", () => {
  expect(readSubmission({ intent: "form" })).toEqual({
    step: "form",
    errors: {
      prenom: "Le prénom est requis",
      nom: "Le nom est requis",
      email: "L'adresse email est requise",
      telephone: "Le numéro de téléphone est requis",
    },
  });
});

test("a valid form leads to the choice of the profession", () => {
  expect(readSubmission({ ...typed, intent: "form" })).toEqual({ step: "profession" });
});

test("« Retour » leads back to the form without a reproach, whatever it holds", () => {
  expect(readSubmission({ ...typed, email: "claire", intent: "back" })).toEqual({ step: "form", errors: {} });
});

test("a chosen profession makes a whole lead", () => {
  expect(readSubmission({ ...typed, consent_phone: "on", catalogue_type: "infirmiers" })).toMatchObject({
    step: "save",
    lead: { ...typed, consent_phone: true, consent_email: false, catalogue_type: "infirmiers" },
  });
});

test("a profession that does not exist must be chosen again", () => {
  expect(readSubmission({ ...typed, catalogue_type: "dentistes" })).toEqual({ step: "profession", error: "Choisissez votre profession" });
  expect(readSubmission(typed)).toEqual({ step: "profession", error: "Choisissez votre profession" });
});

test("a field spoilt between the steps leads back to the form", () => {
  expect(readSubmission({ ...typed, email: "claire", catalogue_type: "infirmiers" })).toEqual({
    step: "form",
    errors: { email: "Adresse email invalide" },
  });
});

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
])("the source page of %j is %s", (from, expected) => {
  expect(readSourcePage(from)).toBe(expected);
});
