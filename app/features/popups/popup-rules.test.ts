import { expect, test } from "vitest";
import { isTextEntry, mayInvite } from "./popup-rules.ts";

const quiet = { isSpent: false, isDialogOpen: false, isInField: false, isMessageFresh: false, hasUnsentText: false };

test("a card may come to a visitor who only reads", () => {
  expect(mayInvite(quiet)).toBe(true);
});

test("a card that was seen, an open dialog, a field in use, a fresh message or unsent text keep it away", () => {
  for (const name of Object.keys(quiet)) expect(mayInvite({ ...quiet, [name]: true })).toBe(false);
});

test.each([
  ...["text", "email", "tel", "search", "number", "date"].map((type) => ["INPUT", type, true] as const),
  ["TEXTAREA", undefined, true],
  ["SELECT", undefined, true],
  ...["radio", "checkbox", "submit"].map((type) => ["INPUT", type, false] as const),
  ["BUTTON", "submit", false],
  ["A", undefined, false],
] as const)("%s of the type %s is typed in: %s", (tagName, type, isTypedIn) => {
  expect(isTextEntry({ tagName, ...(type && { type }) })).toBe(isTypedIn);
});
