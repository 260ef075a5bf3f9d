import { beforeEach, expect, test, vi } from "vitest";
import { trackerNames } from "#app/content/legal/tracker-names.ts";

let draft: typeof import("./catalogue-draft.ts");

const KEY = trackerNames.catalogueDraft;

beforeEach(async () => {
  vi.resetModules();
  draft = await import("./catalogue-draft.ts");
});

function stubStorage(items = new Map<string, string>()) {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

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
  stubStorage(new Map([[KEY, text]]));
  expect(draft.readDraft()).toEqual({});
});

test("a browser that refuses storage remembers until the next full load", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  draft.keepDraft(makeForm({ prenom: "Claire" }));
  expect(draft.readDraft()).toEqual({ prenom: "Claire" });
  draft.forgetDraft();
  expect(draft.readDraft()).toEqual({});
});
