import { expect, test } from "vitest";
import { describeOverseasHours } from "./overseas.ts";

test.each([
  [
    "2026-11-27",
    ["−\u00A05\u00A0h", "−\u00A04\u00A0h", "−\u00A04\u00A0h", "+\u00A03\u00A0h", "+\u00A02\u00A0h", "+\u00A010\u00A0h", "−\u00A011\u00A0h"],
  ],
  [
    "2027-07-01",
    ["−\u00A06\u00A0h", "−\u00A05\u00A0h", "−\u00A04\u00A0h", "+\u00A02\u00A0h", "+\u00A01\u00A0h", "+\u00A09\u00A0h", "−\u00A012\u00A0h"],
  ],
])("on %s, clocks overseas differ from those of Paris by the hours of its season", (day, differences) => {
  expect(describeOverseasHours(day).zones.map(({ difference }) => difference)).toEqual(differences);
});
