type Point = readonly [x: number, y: number];

export interface Dash {
  x: number;
  y: number;
  length: number;
  /** Degrees. */
  angle: number;
}

/** Clear of every bend, and between two dashes. */
const CLEAR = 8;
const GAP = 9;

/** Whole dashes on each straight piece, as many as its share of the length: none crosses a bend. */
export function layDashes(points: readonly Point[], count: number): Dash[] {
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return { from, dx, dy, length: Math.hypot(dx, dy) };
  });
  const counts = shareOut(
    pieces.map(({ length }) => length),
    count,
  );
  return pieces.flatMap(({ from, dx, dy, length }, index) => {
    const own = counts[index] ?? 0;
    const dash = (length - 2 * CLEAR - (own - 1) * GAP) / own;
    return Array.from({ length: own }, (_, place) => {
      const share = (CLEAR + place * (dash + GAP)) / length;
      return { x: from[0] + share * dx, y: from[1] + share * dy, length: dash, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
    });
  });
}

/** Whole numbers in the proportion of the lengths, by the largest remainders. */
function shareOut(lengths: readonly number[], count: number): number[] {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const shares = lengths.map((length) => (count * length) / total);
  const counts = shares.map(Math.floor);
  const left = count - counts.reduce((sum, one) => sum + one, 0);
  const byRemainder = shares.map((share, index) => ({ index, rest: share % 1 })).toSorted((a, b) => b.rest - a.rest);
  for (const { index } of byRemainder.slice(0, left)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}
