import { expect, test } from "vitest";
import { type Judged, judge } from "./judge.ts";

const quiet = { load: 1, cores: 2 };
const met: Judged = { name: "CPU of a warm page", value: 0.9, target: { is: "<", than: 1 } };
const missed: Judged = { name: "throughput, ours / floor", value: 0.874, target: { is: "≥", than: 0.9 } };

test("the bench holds when every target is met", () => {
  expect(judge([met, met], quiet)).toEqual({ verdict: "All 2 targets are met.", hasFailed: false });
});

test("on a quiet machine one missed target fails the bench, which names it", () => {
  expect(judge([met, missed], quiet)).toEqual({
    verdict: "1 of 2 targets are missed:\n- throughput, ours / floor: 0.87, target ≥ 0.9",
    hasFailed: true,
  });
});

test("on a machine that is not quiet nothing is judged, and the bench says so", () => {
  expect(judge([missed], { load: 1.06, cores: 2 })).toEqual({
    verdict: "The machine is not quiet (load 1.1 on 2 cores before the bench began): the targets are not judged.",
    hasFailed: false,
  });
});

test("a machine is quiet up to one waiting process for two cores", () => {
  expect(judge([missed], { load: 4, cores: 8 }).hasFailed).toBe(true);
  expect(judge([missed], { load: 4.01, cores: 8 }).hasFailed).toBe(false);
});

test.each([
  ["≤", 25, 25, true],
  ["≤", 25.01, 25, false],
  ["<", 10, 10, false],
  ["≥", 0.9, 0.9, true],
  ["≥", 0.89, 0.9, false],
  // It could not be measured.
  ["<", Number.NaN, 1, false],
] as const)("a target %s is met by %d beside %d: %s", (is, value, than, isMet) => {
  expect(judge([{ name: "a figure", value, target: { is, than } }], quiet).hasFailed).toBe(!isMet);
});
