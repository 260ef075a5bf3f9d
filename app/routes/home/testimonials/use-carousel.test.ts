import { expect, test } from "vitest";
import { formatView, stepView } from "./use-carousel.ts";

/** First slides from slide 0 until it comes back. */
function roundTrip(perView: number, count: number, direction: 1 | -1): number[] {
  const firsts = [0];
  const next = () => stepView({ first: firsts.at(-1) ?? 0, perView, count }, direction);
  while (next() !== 0) firsts.push(next());
  return firsts;
}

test.each([
  ["three in view: 1 – 3, 4 – 6, 5 – 7, then the first again", 3, 1, [0, 3, 4]],
  ["backwards from the last one on", 3, -1, [0, 4, 1]],
  ["two in view, backwards", 2, -1, [0, 5, 3, 1]],
  ["one in view: every slide in turn", 1, 1, [0, 1, 2, 3, 4, 5, 6]],
  ["one in view, backwards", 1, -1, [0, 6, 5, 4, 3, 2, 1]],
] as const)("the views of seven slides, %s", (_, perView, direction, firsts) => expect(roundTrip(perView, 7, direction)).toEqual(firsts));

test("a view that wraps around the end moves by exactly one view", () => {
  expect(stepView({ first: 6, perView: 3, count: 7 }, 1)).toBe(2);
  expect(stepView({ first: 6, perView: 3, count: 7 }, -1)).toBe(3);
});

test("a view larger than the slides does not move", () => {
  expect(stepView({ first: 0, perView: 3, count: 2 }, 1)).toBe(0);
  expect(formatView({ first: 0, perView: 3, count: 2 })).toBe("1\u00A0–\u00A02");
});

test("a view reads « 1 – 3 », one number for one slide, « 7 – 2 » when it wraps around the end", () => {
  expect(formatView({ first: 0, perView: 3, count: 7 })).toBe("1\u00A0–\u00A03");
  expect(formatView({ first: 3, perView: 1, count: 7 })).toBe("4");
  expect(formatView({ first: 6, perView: 3, count: 7 })).toBe("7\u00A0–\u00A02");
});
