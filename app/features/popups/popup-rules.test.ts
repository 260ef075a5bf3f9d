import { expect, test } from "vitest";
import { isTextEntry, isTight, mayInvite } from "./popup-rules.ts";

const quiet = { isSpent: false, isDialogOpen: false, isInField: false, isFirstScreenTight: false, hasUnsentText: false };

test("a card may come to a visitor who only reads", () => {
  expect(mayInvite(quiet)).toBe(true);
});

test("a card that was seen, an open dialog, a field in use, a tight first screen or unsent text keep it away", () => {
  for (const name of Object.keys(quiet)) expect(mayInvite({ ...quiet, [name]: true })).toBe(false);
});

test("in a window lower than 600 px a card waits for the first scroll", () => {
  expect(isTight({ innerHeight: 599, scrollY: 0 })).toBe(true);
  expect(isTight({ innerHeight: 599, scrollY: 40 })).toBe(false);
  expect(isTight({ innerHeight: 600, scrollY: 0 })).toBe(false);
});

test("text fields, lists and text areas are typed in", () => {
  for (const type of ["text", "email", "tel", "search", "number", "date"]) expect(isTextEntry({ tagName: "INPUT", type })).toBe(true);
  expect(isTextEntry({ tagName: "TEXTAREA" })).toBe(true);
  expect(isTextEntry({ tagName: "SELECT" })).toBe(true);
});

test("radios, boxes, buttons and links are not", () => {
  for (const type of ["radio", "checkbox", "submit"]) expect(isTextEntry({ tagName: "INPUT", type })).toBe(false);
  expect(isTextEntry({ tagName: "BUTTON", type: "submit" })).toBe(false);
  expect(isTextEntry({ tagName: "A" })).toBe(false);
});
