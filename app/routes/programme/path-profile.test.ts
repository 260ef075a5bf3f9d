import { expect, test } from "vitest";
import { programmes } from "#app/content/programmes/index.ts";
import { drawProfile } from "./path-profile.ts";

const STEPS = [["FC", "EPP"], ["FC"], ["EPP"], ["FC"], ["EPP"]].map(
  (formats) => ({ formats }) as (typeof programmes)[number]["learnerPath"][number],
);

test("a format has a waypoint for each of its own steps, and its trail ends on the last", () => {
  const stepsOf = (format: "PI" | "EPP" | "FC") => drawProfile(STEPS, format, "wide").waypoints.map(({ step }) => step);
  expect(stepsOf("PI")).toEqual([0, 1, 2, 3, 4]);
  expect(stepsOf("FC")).toEqual([0, 1, 3]);
  expect(stepsOf("EPP")).toEqual([0, 2, 4]);
  expect(drawProfile(STEPS, "PI", "wide").trail).toMatch(/^M26 214C.* 750 74$/);
  expect(drawProfile(STEPS, "FC", "wide").trail.match(/C/g)).toHaveLength(3);
});

test("every programme's steps lie within both drawings, from valley to summit", () => {
  for (const { learnerPath, defaultFormat, id } of programmes)
    for (const name of ["wide", "narrow"] as const) {
      const { waypoints } = drawProfile(learnerPath, defaultFormat, name);
      for (const { x, y } of waypoints) for (const percent of [x, y]) expect(Math.abs(percent - 50), id).toBeLessThan(50);
      expect(waypoints.at(-1)?.y ?? 100, id).toBeLessThan(waypoints[0]?.y ?? 0);
    }
});
