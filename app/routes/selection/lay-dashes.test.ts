import { describe, expect, test } from "vitest";
import { layDashes, START, standAfter, TRAIL } from "./lay-dashes.ts";

/** How many dashes lie on each straight piece of the trail. */
function countByPiece(hours: number): number[] {
  const dashes = layDashes(hours);
  return TRAIL.slice(1).map(([right], piece) => dashes.filter(({ x }) => x < right && x >= (TRAIL[piece]?.[0] ?? 0)).length);
}

describe("one dash per hour", () => {
  test.each([
    [21, [3, 3, 3, 3, 4, 2, 3]],
    [14, [2, 2, 2, 2, 3, 1, 2]],
    [7, [1, 1, 1, 1, 1, 1, 1]],
    [4, [1, 0, 1, 0, 1, 0, 1]],
  ])("%i h are shared out among the straight pieces by length, the largest remainders first", (hours, counts) => {
    expect(countByPiece(hours)).toEqual(counts);
  });

  test("every dash is whole, and clear of the start, of the bends and of the next dash", () => {
    for (let hours = 1; hours <= 40; hours++) {
      const dashes = layDashes(hours);
      expect(dashes).toHaveLength(hours);
      for (const [index, { x, y, length, angle }] of dashes.entries()) {
        const piece = TRAIL.findLastIndex(([left]) => left < x);
        const [from, to] = [TRAIL[piece] ?? [0, 0], TRAIL[piece + 1] ?? [0, 0]];
        const end = [x + length * Math.cos(angle * (Math.PI / 180)), y + length * Math.sin(angle * (Math.PI / 180))] as const;
        expect(length, `${hours} h`).toBeGreaterThan(6);
        expect(Math.hypot(x - from[0], y - from[1]), `${hours} h`).toBeGreaterThanOrEqual(6 + (piece === 0 ? START : 0));
        expect(Math.hypot(to[0] - end[0], to[1] - end[1]), `${hours} h`).toBeGreaterThanOrEqual(6);
        const next = dashes[index + 1];
        if (next) expect(Math.hypot(next.x - end[0], next.y - end[1]), `${hours} h`).toBeGreaterThan(3);
      }
    }
  });

  test("half an hour more takes a dash of its own", () => {
    expect(layDashes(4.5)).toHaveLength(5);
    expect(layDashes(0)).toEqual([]);
  });
});

test("a programme's waypoint stands between its last hour and the next one, the last on the summit", () => {
  const dashes = layDashes(14);
  const [x, y] = standAfter(10, dashes);
  expect([Math.round(x), Math.round(y)]).toEqual([485, 203]);
  expect(standAfter(14, dashes)).toEqual([648, 70]);
  expect(standAfter(0, dashes)).toEqual([40, 386]);
});
