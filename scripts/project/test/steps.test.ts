import { expect, test } from "vitest";
import { planRounds } from "./steps.ts";

const planned = (...names: string[]) => planRounds(names).map(([name]) => name);

test("npm test runs every step once, pure rules and the API in one run of Vitest", () => {
  expect(planned()).toEqual(["typecheck", "lint", "unit and worker", "build", "e2e"]);
});

test("a step that is asked for alone, or beside others, keeps its own run and its place", () => {
  expect(planned("worker")).toEqual(["worker"]);
  expect(planned("e2e", "unit", "typecheck")).toEqual(["typecheck", "unit", "e2e"]);
  expect(planned("worker", "unit")).toEqual(["unit and worker"]);
});
