import { expect, test } from "vitest";
import { stubStorage } from "#tests/stub-storage.ts";
import { openFormDraft } from "./form-draft.ts";

const NAME = "brouillon";
const draft = openFormDraft(NAME, ["prenom", "nom", "email"]);

function makeForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("what was typed comes back, without empty fields and without those that are not kept", () => {
  stubStorage();
  draft.keep(makeForm({ prenom: "Claire", nom: "", email: "claire@", consent: "on", champ_vide: "spam" }));
  expect(draft.read()).toEqual({ prenom: "Claire", email: "claire@" });
});

test("neither an emptied form nor a successful one leaves anything behind", () => {
  const items = stubStorage();
  draft.keep(makeForm({ prenom: "Claire" }));
  draft.keep(makeForm({ prenom: "" }));
  expect([...items]).toEqual([]);
  draft.keep(makeForm({ prenom: "Claire" }));
  draft.forget();
  expect([...items]).toEqual([]);
  expect(draft.read()).toEqual({});
});

test.each(["", "{", "null", "[1]", '"Claire"', '{"prenom":{"a":1},"nom":3}'])("what is no draft (%j) reads as none", (text) => {
  stubStorage({ [NAME]: text });
  expect(draft.read()).toEqual({});
});
