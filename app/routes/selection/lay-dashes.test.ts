import { expect, test } from "vitest";
import { layDashes } from "./lay-dashes.ts";

test("every hour has one whole dash, longer pieces have more, and none crosses a bend", () => {
  const bend = [100, 0] as const;
  const dashes = layDashes([[0, 0], bend, [100, 200]], 6);
  expect(dashes).toHaveLength(6);
  expect(dashes.map(({ angle }) => angle)).toEqual([0, 0, 90, 90, 90, 90]);
  for (const { x, y, length, angle } of dashes) {
    expect(length).toBeGreaterThan(10);
    if (angle === 0) expect(x + length).toBeLessThan(bend[0]);
    else expect(y).toBeGreaterThan(bend[1]);
  }
});
