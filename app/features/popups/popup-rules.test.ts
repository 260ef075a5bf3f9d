import { expect, test } from "vitest";
import { isTextEntry, mayInvite } from "./popup-rules.ts";

const quiet = { isSpent: false, isDialogOpen: false, isInField: false, isMessageFresh: false, hasUnsentText: false };

test("a card may appear to a visitor who is only reading", () => {
  expect(mayInvite(quiet)).toBe(true);
});

test("no card appears twice, over a dialog, in a field, after a message or beside unsent text", () => {
  for (const name of Object.keys(quiet)) expect(mayInvite({ ...quiet, [name]: true })).toBe(false);
});

test.each([
  ...["text", "email", "tel", "search", "number", "date"].map((type) => ["INPUT", type, true] as const),
  ["TEXTAREA", undefined, true],
  ["SELECT", undefined, true],
  ...["radio", "checkbox", "submit"].map((type) => ["INPUT", type, false] as const),
  ["BUTTON", "submit", false],
  ["A", undefined, false],
] as const)("%s of type %s takes text: %s", (tagName, type, isTypedIn) => {
  expect(isTextEntry({ tagName, ...(type && { type }) })).toBe(isTypedIn);
});
