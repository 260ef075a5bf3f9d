import { expect, test } from "vitest";
import { plainly } from "#tests/plain-text.ts";
import { describeOpening, type OpeningHours, openPart, spansOn } from "./opening-hours.ts";

const OPENING: readonly OpeningHours[] = [
  {
    firstDay: "lundi",
    lastDay: "jeudi",
    hours: [
      [8.5, 12],
      [14, 18.5],
    ],
  },
  { firstDay: "vendredi", lastDay: "vendredi", hours: [[9, 17]] },
];

test("half hours, a break and a different Friday read as a sentence", () => {
  expect(plainly(describeOpening(OPENING))).toBe("du lundi au jeudi, 8 h 30 – 12 h et 14 h – 18 h 30, et le vendredi, 9 h – 17 h");
});

test("each day has its own spans, or none", () => {
  expect([0, 4, 5].map((weekday) => spansOn(OPENING, weekday).length)).toEqual([2, 1, 0]);
});

test("a time of day is open for its part within the opening hours", () => {
  expect(openPart(spansOn(OPENING, 0), [17, 24])).toEqual([17, 18.5]);
  expect(openPart(spansOn(OPENING, 4), [14, 17])).toEqual([14, 17]);
  expect(openPart(spansOn(OPENING, 4), [17, 24])).toBeNull();
  expect(openPart(spansOn(OPENING, 0), [12, 14])).toBeNull();
});
