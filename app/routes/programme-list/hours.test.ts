import { expect, test } from "vitest";
import { gpVaccination } from "#app/content/programmes/gp-vaccination.ts";
import { nursePain } from "#app/content/programmes/nurse-pain.ts";
import { splitHours } from "./hours.ts";

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
