import fc from "fast-check";
import { expect, test } from "vitest";
import { parisDate } from "#app/content/dated.ts";
import { addDays, isDay } from "#app/content/days.ts";
import { CALLBACK_DAYS, easterSunday, isFrenchHoliday, isWorkingDay, listCallbackDays } from "./working-days.ts";

const moments = fc.date({ min: new Date("1990-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

test.each([
  [1961, "1961-04-02"],
  [2000, "2000-04-23"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
  [2285, "2285-03-22"],
])("Easter %i is %s", (year, day) => expect(easterSunday(year)).toBe(day));

test("the holidays of 2026 are the legal ones", () => {
  const days = Array.from({ length: 365 }, (_, index) => addDays("2026-01-01", index));
  const holidays = days.filter(isFrenchHoliday).map((day) => day.slice("2026-".length));
  expect(holidays).toEqual(["01-01", "04-06", "05-01", "05-08", "05-14", "05-25", "07-14", "08-15", "11-01", "11-11", "12-25"]);
});

test("the next five working days after today in Paris are offered, in order and without a gap", () => {
  fc.assert(
    fc.property(moments, (now) => {
      const days = listCallbackDays(now);
      const today = parisDate(now);
      expect(days).toHaveLength(CALLBACK_DAYS);
      expect(days).toEqual([...new Set(days)].sort());
      expect(days.every((day) => day > today && isWorkingDay(day))).toBe(true);
      const last = days.at(-1) ?? "";
      for (let day = addDays(today, 1); day < last; day = addDays(day, 1)) expect(days.includes(day)).toBe(isWorkingDay(day));
    }),
  );
});

test("the day changes at midnight in Paris, in winter and in summer", () => {
  expect(listCallbackDays(new Date("2026-11-23T22:59:59Z"))[0]).toBe("2026-11-24");
  expect(listCallbackDays(new Date("2026-11-23T23:00:00Z"))[0]).toBe("2026-11-25");
  expect(listCallbackDays(new Date("2026-06-15T21:59:59Z"))[0]).toBe("2026-06-16");
  expect(listCallbackDays(new Date("2026-06-15T22:00:00Z"))[0]).toBe("2026-06-17");
});

test("a day is a real date in ISO form", () => {
  for (const day of ["2026-11-24", "2028-02-29"]) expect(isDay(day)).toBe(true);
  for (const text of ["", "2026-02-30", "2026-13-01", "24/11/2026", "2026-11-24T00:00:00Z", "demain"]) expect(isDay(text)).toBe(false);
});
