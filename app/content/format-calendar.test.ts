import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./days.ts";
import { describePeriodOutlook, firstEndOf, formatCalendars, isFeasibleBy, lastStartOf } from "./format-calendar.ts";
import { seasonOf } from "./season.ts";
import { FORMATS, type Format } from "./vocabulary.ts";

const END = "2026-12-31";
const describe = (today: string, formats: readonly Format[] = FORMATS) =>
  describePeriodOutlook(formats, today, END).map(({ text }) => text.replaceAll("\u00A0", " "));

const STILL = "Encore réalisable avant le 31 décembre 2026";
const TWO_ROUNDS = "EPP et PI : deux tours espacés de plusieurs mois";

test.each([
  ["early in the year everything can still be done", "2026-03-01", [`${STILL} : FC, EPP et PI`]],
  ["late in the year FC can still be done, and two rounds end next year", "2026-11-22", [`${STILL} : FC`, `${TWO_ROUNDS}, fin en 2027`]],
  ["in the last days nothing can be finished", "2026-12-31", ["FC : à votre rythme, fin en 2027", `${TWO_ROUNDS}, fin en 2027`]],
  ["after the period no year or deadline is named", "2027-01-01", ["FC : à votre rythme", TWO_ROUNDS]],
])("%s (%s)", (_, today, lines) => expect(describe(today)).toEqual(lines));

test("only the formats of the programme are listed", () => {
  expect(describe("2026-11-22", ["EPP"])).toEqual(["EPP : deux tours espacés de plusieurs mois, fin en 2027"]);
  expect(describe("2026-11-22", [])).toEqual([]);
});

test("a format fits until the day whose end is the deadline", () => {
  const days = fc
    .date({ min: new Date("2024-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.constantFrom(...FORMATS), days, (format, today) => {
      const end = firstEndOf(format, today);
      expect((Date.parse(end) - Date.parse(today)) / 86_400_000).toBe(formatCalendars[format].leastDays);
      expect(isFeasibleBy(end, format, today)).toBe(true);
      expect(isFeasibleBy(addDays(end, -1), format, today)).toBe(false);
      expect(lastStartOf(format, end)).toBe(today);
    }),
  );
});

test("every format is listed once, and once too late stays too late", () => {
  fc.assert(
    fc.property(fc.subarray([...FORMATS]), fc.integer({ min: 0, max: 500 }), (formats, offset) => {
      const day = (shift: number) => addDays("2026-01-01", offset + shift);
      const outlook = describePeriodOutlook(formats, day(0), END);
      expect(outlook.flatMap((group) => group.formats).toSorted()).toEqual(formats.toSorted());
      const feasible = (shift: number) =>
        describePeriodOutlook(formats, day(shift), END)
          .filter((group) => group.isFeasible)
          .flatMap((group) => group.formats);
      for (const format of feasible(1)) expect(feasible(0)).toContain(format);
    }),
  );
});

test("on every day of the period the season agrees with the calendar", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FORMATS), fc.integer({ min: 0, max: 364 }), (format, offset) => {
      const today = addDays("2026-01-01", offset);
      const season = seasonOf(format, today, END);
      expect(season?.isInTime).toBe(isFeasibleBy(END, format, today));
      expect(season?.year).toBe(firstEndOf(format, today).slice(0, 4) === "2026" ? "2026" : "2027");
    }),
  );
});
