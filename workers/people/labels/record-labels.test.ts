import { expect, test } from "vitest";
import { CONSENT_FAULTS } from "#workers/db/vocabulary.ts";
import {
  describeDoubt,
  formatAnswer,
  formatCatalogue,
  formatProfession,
  formatSlot,
  formatSlotHours,
  formatStatus,
} from "./record-labels.ts";

test("a value is shown in the words of the forms", () => {
  expect(formatSlot("matin")).toBe("le matin");
  expect(formatSlotHours("midi")).toMatch(/^Midi \(12/);
  expect(formatStatus("liberal-conventionne")).toBe("Libéral conventionné");
  expect(formatProfession("infirmiers")).toBe("Infirmier(ère)");
  expect(formatCatalogue("infirmiers")).toBe("Infirmiers IDE");
  expect(describeDoubt("too-fast")).toBe("formulaire rempli trop vite");
});

test("an answer that proves no consent is shown with its reason, never as « non coché »", () => {
  expect(formatAnswer(true, null)).toBe("coché");
  expect(formatAnswer(false, null)).toBe("non coché");
  for (const fault of CONSENT_FAULTS) expect(formatAnswer(false, fault)).toMatch(/^aucun accord retenu : /);
  expect(formatAnswer(false, "autre")).toBe("autre");
});

test.each(["soiree", "constructor", "", "<b>"])("an unknown value is shown unchanged: %j", (value) => {
  for (const format of [formatSlot, formatSlotHours, formatStatus, formatProfession, formatCatalogue, describeDoubt])
    expect(format(value)).toBe(value);
});
