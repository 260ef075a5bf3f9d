import { expect, test } from "vitest";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { stubStorage } from "#tests/stub-storage.ts";
import { forgetDraft, keepDraft, readDraft } from "./catalogue-draft.ts";

function makeForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("what was typed comes back, without empty fields and without the one that programs fill in", () => {
  stubStorage();
  keepDraft(makeForm({ prenom: "Claire", nom: "", email: "claire@", consent_phone: "on", site_web: "spam" }));
  expect(readDraft()).toEqual({ prenom: "Claire", email: "claire@", consent_phone: "on" });
});

test("neither an emptied form nor a successful one leaves anything behind", () => {
  const items = stubStorage();
  keepDraft(makeForm({ prenom: "Claire" }));
  keepDraft(makeForm({ prenom: "" }));
  expect([...items]).toEqual([]);

  keepDraft(makeForm({ prenom: "Claire" }));
  forgetDraft();
  expect([...items]).toEqual([]);
  expect(readDraft()).toEqual({});
});

test.each(["", "{", "null", "[1]", '"Claire"', '{"prenom":{"a":1},"nom":3}'])("what is no draft (%j) reads as none", (text) => {
  stubStorage({ [trackerNames.catalogueDraft]: text });
  expect(readDraft()).toEqual({});
});
