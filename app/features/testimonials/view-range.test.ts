import { expect, test } from "vitest";
import { formatView, stepView } from "./view-range.ts";

/** The first slides met by going on from slide 0 until it comes back. */
function roundTrip(perView: number, count: number, direction: 1 | -1): number[] {
  const firsts = [0];
  for (let first = stepView({ first: 0, perView, count }, direction); first !== 0; first = stepView({ first, perView, count }, direction)) {
    firsts.push(first);
  }
  return firsts;
}

test("three in view of seven: the views are 1 – 3, 4 – 6, 5 – 7, then the first again", () => {
  expect(roundTrip(3, 7, 1)).toEqual([0, 3, 4]);
});

test("backwards the views are met from the last one on", () => {
  expect(roundTrip(3, 7, -1)).toEqual([0, 4, 1]);
  expect(roundTrip(2, 7, -1)).toEqual([0, 5, 3, 1]);
});

test("one in view: every slide in turn, both ways", () => {
  expect(roundTrip(1, 7, 1)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(roundTrip(1, 7, -1)).toEqual([0, 6, 5, 4, 3, 2, 1]);
});

test("from a view that goes round the end, one moves by exactly one view", () => {
  expect(stepView({ first: 6, perView: 3, count: 7 }, 1)).toBe(2);
  expect(stepView({ first: 6, perView: 3, count: 7 }, -1)).toBe(3);
});

test("fewer slides than the view holds: it stays where it is", () => {
  expect(stepView({ first: 0, perView: 3, count: 2 }, 1)).toBe(0);
  expect(formatView({ first: 0, perView: 3, count: 2 })).toBe("1\u00A0–\u00A02");
});

test("a view reads « 1 – 3 », or one number when it holds one slide", () => {
  expect(formatView({ first: 0, perView: 3, count: 7 })).toBe("1\u00A0–\u00A03");
  expect(formatView({ first: 3, perView: 1, count: 7 })).toBe("4");
});

test("a view that goes round the end reads « 7 – 2 »", () => {
  expect(formatView({ first: 6, perView: 3, count: 7 })).toBe("7\u00A0–\u00A02");
});
