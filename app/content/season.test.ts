import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./days.ts";
import { firstEndOf, isFeasibleBy } from "./format-calendar.ts";
import { seasonOf } from "./season.ts";
import { FORMATS } from "./vocabulary.ts";

const END = "2026-12-31";

test("after the period no format has a season", () => {
  expect(FORMATS.map((format) => seasonOf(format, "2027-01-01", END))).toEqual([null, null, null]);
});

test("on every day of the period the season says what the calendar says", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FORMATS), fc.integer({ min: 0, max: 364 }), (format, offset) => {
      const today = addDays("2026-01-01", offset);
      const season = seasonOf(format, today, END);
      expect(season?.isInTime).toBe(isFeasibleBy(END, format, today));
      expect(season?.year).toBe(firstEndOf(format, today).slice(0, 4) === "2026" ? "2026" : "2027");
    }),
  );
});
