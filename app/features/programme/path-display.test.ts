import { expect, test } from "vitest";
import type { LearnerPathStep } from "#app/content/schema.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { blurOf, isStepOf } from "./path-display.ts";

test("steps 1 to 3 are sharp, 4 slightly blurred, 5 more, later ones strongly", () => {
  const blurs = Array.from({ length: 11 }, (_, index) => blurOf(index + 1));
  expect(blurs).toEqual([undefined, undefined, undefined, "slight", "more", "strong", "strong", "strong", "strong", "strong", "strong"]);
});

test.each<[LearnerPathStep["formats"], string[]]>([
  [["FC"], ["PI", "FC"]],
  [["EPP"], ["PI", "EPP"]],
  [
    ["FC", "EPP"],
    ["PI", "EPP", "FC"],
  ],
])("a step of %j is met in %j", (formats, expected) => {
  expect(FORMATS.filter((format) => isStepOf({ formats }, format))).toEqual(expected);
});
