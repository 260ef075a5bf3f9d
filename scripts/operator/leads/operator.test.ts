import { expect, test } from "vitest";
import { writeMinute } from "#workers/people/french-time.ts";
import { startOfParisDay } from "./operator.ts";

test("a moment is read in Paris time, summer and winter", () => {
  expect(writeMinute("2026-11-21T08:30:00.000Z")).toBe("2026-11-21 09:30");
  expect(writeMinute("2026-07-14T22:05:00.000Z")).toBe("2026-07-15 00:05");
});

test("a day begins at midnight in Paris, on the days when the clock changes too", () => {
  expect(startOfParisDay("2026-11-01")).toBe("2026-10-31T23:00:00.000Z");
  expect(startOfParisDay("2026-07-14")).toBe("2026-07-13T22:00:00.000Z");
  expect(startOfParisDay("2026-03-29")).toBe("2026-03-28T23:00:00.000Z");
  expect(startOfParisDay("2026-03-30")).toBe("2026-03-29T22:00:00.000Z");
  expect(startOfParisDay("2026-10-25")).toBe("2026-10-24T22:00:00.000Z");
});
