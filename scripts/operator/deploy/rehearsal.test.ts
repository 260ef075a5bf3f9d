import { expect, test } from "vitest";
import { listRehearsalSteps, sayBlocking } from "./rehearsal.ts";

test("a rehearsal lists what would stop a deployment, goes on, and tells how many points that is", async () => {
  const printed: string[] = [];
  const counts: number[] = [];
  const tell = { print: (text: string) => void printed.push(text), noteBlocking: (count: number) => void counts.push(count) };
  const outcome = await listRehearsalSteps("production", [], tell)[0]?.run();
  const listed = printed.join("\n").match(/^ +\[[\w-]+\]/gm) ?? [];
  expect(counts).toHaveLength(1);
  expect(counts[0]).toBeGreaterThan(0);
  expect(listed.length).toBeGreaterThanOrEqual(counts[0] ?? 0);
  expect(outcome).toBe(sayBlocking(counts[0] ?? 0));
});

test("the number of points is said in French", () => {
  expect([0, 1, 53].map(sayBlocking)).toEqual([
    "rien n'arrêterait une vraie mise en ligne",
    "1 point arrêterait une vraie mise en ligne",
    "53 points arrêteraient une vraie mise en ligne",
  ]);
});
