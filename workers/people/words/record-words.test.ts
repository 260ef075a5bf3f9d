import { expect, test } from "vitest";
import { CONSENT_FAULTS } from "#workers/db/vocabulary.ts";
import { describeDoubt, findSlotHours, sayAnswer, sayCatalogue, sayProfession, saySlot, saySlotHours, sayStatus } from "./record-words.ts";

test("a value is said in the words of the forms", () => {
  expect(saySlot("matin")).toBe("le matin");
  expect(saySlotHours("midi")).toMatch(/^Midi \(12/);
  expect(findSlotHours("midi")).toEqual([12, 14]);
  expect(sayStatus("liberal-conventionne")).toBe("Libéral conventionné");
  expect(sayProfession("infirmiers")).toBe("Infirmier(ère)");
  expect(sayCatalogue("infirmiers")).toBe("Infirmiers IDE");
  expect(describeDoubt("too-fast")).toBe("formulaire rempli trop vite");
});

test("an answer that proves no consent says why, and is never « non coché »", () => {
  expect(sayAnswer({ isGiven: true, fault: null })).toBe("coché");
  expect(sayAnswer({ isGiven: false, fault: null })).toBe("non coché");
  for (const fault of CONSENT_FAULTS) expect(sayAnswer({ isGiven: false, fault })).toMatch(/^aucun accord retenu : /);
  expect(sayAnswer({ isGiven: false, fault: "autre" })).toBe("autre");
});

test.each(["soiree", "constructor", "", "<b>"])("a value that no vocabulary knows is said as it is: %j", (value) => {
  for (const say of [saySlot, saySlotHours, sayStatus, sayProfession, sayCatalogue, describeDoubt]) expect(say(value)).toBe(value);
  expect(findSlotHours(value)).toBeNull();
});
