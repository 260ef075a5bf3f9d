import { expect, test } from "vitest";
import { formatFullDate, formatShortDate, momentOf, readMinute, writeMinute } from "./french-time.ts";

test("the first of a month is an ordinal, as on the site", () => {
  expect(formatShortDate("2026-12-01").replaceAll("\u00A0", " ")).toBe("1er déc. 2026");
  expect(formatFullDate("2026-12-01").replaceAll("\u00A0", " ")).toBe("mardi 1er déc. 2026");
});

test.each([
  ["2027-03-28 00:00", "2027-03-27T23:00:00.000Z"],
  ["2027-03-28 14:00", "2027-03-28T12:00:00.000Z"],
  ["2027-10-31 01:30", "2027-10-30T23:30:00.000Z"],
  ["2027-10-31 09:00", "2027-10-31T08:00:00.000Z"],
  ["2026-11-24 09:05", "2026-11-24T08:05:00.000Z"],
  ["2026-07-24 09:05", "2026-07-24T07:05:00.000Z"],
])("%s in Paris is %s and back, also when clocks change", (shown, moment) => {
  expect(readMinute(shown)).toBe(moment);
  expect(writeMinute(moment)).toBe(shown);
});

test("a repeated local time means the first, a skipped one an hour later", () => {
  expect(momentOf("2027-10-31", 2, 30)).toBe("2027-10-31T00:30:00.000Z");
  expect(momentOf("2027-03-28", 2, 30)).toBe("2027-03-28T01:30:00.000Z");
});
