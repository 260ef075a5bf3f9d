import { beforeEach, expect, test, vi } from "vitest";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { refuseStorage, stubStorage } from "#tests/stub-storage.ts";

let draft: typeof import("./catalogue-draft.ts");

beforeEach(async () => {
  vi.resetModules();
  draft = await import("./catalogue-draft.ts");
});

function makeForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("what was typed comes back, without empty fields and without the one that programs fill in", () => {
  stubStorage();
  draft.keepDraft(makeForm({ prenom: "Claire", nom: "", email: "claire@", consent_phone: "on", site_web: "spam" }));
  expect(draft.readDraft()).toEqual({ prenom: "Claire", email: "claire@", consent_phone: "on" });
});

test("neither an emptied form nor a successful one leaves anything behind", () => {
  const items = stubStorage();
  draft.keepDraft(makeForm({ prenom: "Claire" }));
  draft.keepDraft(makeForm({ prenom: "" }));
  expect([...items]).toEqual([]);

  draft.keepDraft(makeForm({ prenom: "Claire" }));
  draft.forgetDraft();
  expect([...items]).toEqual([]);
  expect(draft.readDraft()).toEqual({});
});

test.each(["", "{", "null", "[1]", '"Claire"', '{"prenom":{"a":1},"nom":3}'])("what is no draft (%j) reads as none", (text) => {
  stubStorage({ [trackerNames.catalogueDraft]: text });
  expect(draft.readDraft()).toEqual({});
});

test("a browser that refuses storage remembers until the next full load", () => {
  refuseStorage();
  draft.keepDraft(makeForm({ prenom: "Claire" }));
  expect(draft.readDraft()).toEqual({ prenom: "Claire" });
  draft.forgetDraft();
  expect(draft.readDraft()).toEqual({});
});
