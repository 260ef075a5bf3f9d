import { expect, test } from "vitest";
import { gpVaccination } from "#app/content/programmes/gp-vaccination.ts";
import { nursePain } from "#app/content/programmes/nurse-pain.ts";
import { describeHoursRange, splitHours } from "./hours.ts";

test("the hours badge goes from the shortest format to the longest", () => {
  expect(describeHoursRange(nursePain)).toBe("4 à 10\u00A0h");
  expect(describeHoursRange(gpVaccination)).toBe("4 à 7\u00A0h");
});

test("the hours badge gives one figure when there is one format", () => {
  const programme = { ...gpVaccination, formats: { FC: { reference: "9A0X2425017", hours: 7, indemnityInCents: 0, priceInCents: 0 } } };
  expect(describeHoursRange(programme)).toBe("7\u00A0h");
});

test("the hours of an integrated programme are those of its FC and its EPP", () => {
  expect(splitHours(nursePain, "PI")).toEqual([
    { format: "FC", hours: 6 },
    { format: "EPP", hours: 4 },
  ]);
  expect(splitHours(nursePain, "EPP")).toEqual([{ format: "EPP", hours: 4 }]);
});

test("a format that is not offered has no hours", () => {
  expect(splitHours(gpVaccination, "PI")).toEqual([]);
});
