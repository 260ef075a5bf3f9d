import { expect, test } from "vitest";
import { catalogueCounts } from "./catalogue-counts.ts";
import { parisDate, parisYear, valueAt } from "./dated.ts";
import { periodNotice } from "./period.ts";

const dated = { until: "2026-12-31", value: "old", successor: "new" };

test.each([
  ["2026-01-01T00:00:00Z", "old"],
  ["2026-12-31T22:59:59Z", "old"],
  ["2026-12-31T23:00:00Z", "new"],
  ["2027-06-01T00:00:00Z", "new"],
])("at %s the value is the %s one: the last day ends at midnight in Paris", (instant, value) => {
  expect(valueAt(dated, new Date(instant))).toBe(value);
});

test.each([
  ["2026-07-14T21:59:59Z", "2026-07-14"],
  ["2026-07-14T22:00:00Z", "2026-07-15"],
  ["2026-01-05T22:30:00Z", "2026-01-05"],
])("%s is %s in Paris, in summer time and in winter time", (instant, date) => {
  expect(parisDate(new Date(instant))).toBe(date);
});

test("a year begins at midnight in Paris", () => {
  expect(parisYear(new Date("2026-12-31T22:59:59Z"))).toBe(2026);
  expect(parisYear(new Date("2026-12-31T23:00:00Z"))).toBe(2027);
});

test("the period notice names its last day, and its successor no longer does", () => {
  expect(valueAt(periodNotice, new Date("2026-12-31T12:00:00Z")).text).toContain("jusqu’au 31\u00A0décembre\u00A02026");
  expect(valueAt(periodNotice, new Date("2026-12-31T12:00:00Z")).text).toContain(`nos ${catalogueCounts.programmes} programmes`);
  expect(valueAt(periodNotice, new Date("2027-01-01T12:00:00Z"))).toEqual({
    heading: "Formation continue et certification périodique",
    text: "Les actions de DPC réalisées sont prises en compte au titre de la certification périodique. Nos conseillers vous indiquent les modalités de prise en charge en vigueur.",
  });
});
