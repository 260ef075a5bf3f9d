import fc from "fast-check";
import { expect, test } from "vitest";
import { firstEndOf, isFeasibleBy } from "./format-calendar.ts";
import { sayFinished, seasonOf } from "./season.ts";
import { FORMATS } from "./vocabulary.ts";

const END = "2026-12-31";
const seasons = (today: string) => FORMATS.map((format) => seasonOf(format, today, END));

test("weeks before the end of the period FC ends in time, PI and EPP in the year that they name", () => {
  const later = { year: "2027", isInTime: false };
  expect(seasons("2026-11-22")).toEqual([later, later, { year: "2026", isInTime: true }]);
});

test("early in the year every format ends in time; in the last days none does", () => {
  expect(seasons("2026-03-01")).toEqual(FORMATS.map(() => ({ year: "2026", isInTime: true })));
  expect(seasons("2026-12-31")).toEqual(FORMATS.map(() => ({ year: "2027", isInTime: false })));
});

test("after the period no format has a season", () => {
  expect(seasons("2027-01-01")).toEqual([null, null, null]);
});

test("on every day of the period the season says what the calendar says", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FORMATS), fc.integer({ min: 0, max: 364 }), (format, offset) => {
      const today = new Date(Date.parse("2026-01-01") + offset * 86_400_000).toISOString().slice(0, 10);
      const season = seasonOf(format, today, END);
      expect(season?.isInTime).toBe(isFeasibleBy(END, format, today));
      expect(season?.year).toBe(firstEndOf(format, today).slice(0, 4) === "2026" ? "2026" : "2027");
    }),
  );
});

test("a PI is « terminé », an EPP and an FC « terminée »", () => {
  expect(FORMATS.map(sayFinished)).toEqual(["terminé", "terminée", "terminée"]);
});
