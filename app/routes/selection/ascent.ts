import { sum } from "#app/features/selection/totals.ts";

type Point = readonly [x: number, y: number];

/** A slope as path data, without its `M`. */
export const ASCENT = "16 120L52 106L88 110L132 80L166 84L206 48L230 52L272 18";

export function listPoints(slope: string): Point[] {
  return slope.split("L").map((point) => point.split(" ").map(Number) as [number, number]);
}

/** `share` of the line's length, 0 to 1. */
export function findPoint(slope: string, share: number): Point {
  const points = listPoints(slope);
  const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)));
  let left = share * sum(lengths, (length) => length);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (!from || !to) break;
    if (left <= length) return [round(from[0] + ((to[0] - from[0]) * left) / length), round(from[1] + ((to[1] - from[1]) * left) / length)];
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
