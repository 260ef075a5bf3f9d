import { sum } from "#app/features/selection/totals.ts";

export type Point = readonly [x: number, y: number];

export const ASCENT: readonly Point[] = [
  [16, 120],
  [52, 106],
  [88, 110],
  [132, 80],
  [166, 84],
  [206, 48],
  [230, 52],
  [272, 18],
];

/** SVG path data. */
export function draw(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(" ")).join("L")}`;
}

/** `share` of the line's length, 0 to 1. */
export function findPoint(points: readonly Point[], share: number): Point {
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
