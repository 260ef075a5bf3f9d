import { expect, test } from "vitest";
import { blurOf } from "./step-blur.ts";

test("steps 1 to 3 are sharp, 4 slightly blurred, 5 more, later ones strongly", () => {
  const blurs = Array.from({ length: 11 }, (_, index) => blurOf(index + 1));
  expect(blurs).toEqual([undefined, undefined, undefined, "slight", "more", "strong", "strong", "strong", "strong", "strong", "strong"]);
});
