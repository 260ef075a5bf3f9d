import { expect, test } from "vitest";
import { claimAt, parisDate, parisYear } from "./dated.ts";

const dated = {
  ...{ sources: [], validFrom: "2026-01-01", validUntil: "2026-12-31", value: "old" },
  successor: { sources: [], validFrom: "2027-02-01", validUntil: null, value: "new", successor: null },
};

// A claim's last day ends at midnight in Paris; its successor may begin later.
test.each([
  ["2025-12-31T22:59:59Z", null],
  ["2025-12-31T23:00:00Z", "old"],
  ["2026-12-31T22:59:59Z", "old"],
  ["2026-12-31T23:00:00Z", null],
  ["2027-01-31T23:00:00Z", "new"],
  ["2029-06-01T00:00:00Z", "new"],
])("at %s the claim is %s", (instant, value) => expect(claimAt(dated, parisDate(new Date(instant)))).toBe(value));

test.each([
  ["2026-07-14T21:59:59Z", "2026-07-14"],
  ["2026-07-14T22:00:00Z", "2026-07-15"],
  ["2026-01-05T22:30:00Z", "2026-01-05"],
])("%s is the day %s in Paris", (instant, date) => expect(parisDate(new Date(instant))).toBe(date));

test("a year begins at midnight in Paris", () => {
  expect(parisYear(new Date("2026-12-31T22:59:59Z"))).toBe(2026);
  expect(parisYear(new Date("2026-12-31T23:00:00Z"))).toBe(2027);
});
