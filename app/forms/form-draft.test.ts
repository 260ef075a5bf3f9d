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

test("a draft restores what was typed, without empty or unlisted fields", () => {
  stubStorage();
  draft.keep(makeForm({ prenom: "Claire", nom: "", email: "claire@", consent: "on", champ_vide: "spam" }));
  expect(draft.read()).toEqual({ prenom: "Claire", email: "claire@" });
});

test("an emptied or sent form leaves no draft", () => {
  const items = stubStorage();
  draft.keep(makeForm({ prenom: "Claire" }));
  draft.keep(makeForm({ prenom: "" }));
  expect([...items]).toEqual([]);
  draft.keep(makeForm({ prenom: "Claire" }));
  draft.forget();
  expect([...items]).toEqual([]);
  expect(draft.read()).toEqual({});
});

test.each(["", "{", "null", "[1]", '"Claire"', '{"prenom":{"a":1},"nom":3}'])("an unreadable draft is ignored: %j", (text) => {
  stubStorage({ [NAME]: text });
  expect(draft.read()).toEqual({});
});
