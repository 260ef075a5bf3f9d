type Point = readonly [x: number, y: number];

export interface Dash {
  x: number;
  y: number;
  length: number;
  /** Degrees. */
  angle: number;
}

/** On the slope of public/images/selection-mountain.svg, in its units. */
export const TRAIL: readonly Point[] = [
  [40, 386],
  [150, 330],
  [246, 344],
  [330, 262],
  [420, 276],
  [520, 164],
  [588, 172],
  [648, 70],
];

/** Radius of the circle from which the trail sets out. */
export const START = 12;
/** Clear of every bend. */
const CLEAR = 6;
/** A dash fills this share of its hour's length. */
const FILLED = 0.74;

/** Whole dashes on each straight piece of the trail, as many as its share of the length: none crosses a bend. */
export function layDashes(hours: number): Dash[] {
  const pieces = TRAIL.slice(1).map((to, index) => {
    const from = TRAIL[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return { from, dx, dy, length: Math.hypot(dx, dy) };
  });
  const counts = shareOut(
    pieces.map(({ length }) => length),
    Math.ceil(hours),
  );
  return pieces.flatMap(({ from, dx, dy, length }, index) => {
    const own = counts[index] ?? 0;
    const first = CLEAR + (index === 0 ? START : 0);
    const hour = (length - first - CLEAR) / own;
    return Array.from({ length: own }, (_, place) => {
      const share = (first + (place + (1 - FILLED) / 2) * hour) / length;
      const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
      return { x: round(from[0] + share * dx), y: round(from[1] + share * dy), length: round(hour * FILLED), angle: round(angle) };
    });
  });
}

/** Where so many hours end: between two dashes, or at either end of the trail. */
export function standAfter(hours: number, dashes: readonly Dash[]): Point {
  const [last, next] = [dashes[Math.ceil(hours) - 1], dashes[Math.ceil(hours)]];
  if (!last) return TRAIL[0] ?? [0, 0];
  if (!next) return TRAIL.at(-1) ?? [0, 0];
  const turn = (last.angle * Math.PI) / 180;
  return [(last.x + last.length * Math.cos(turn) + next.x) / 2, (last.y + last.length * Math.sin(turn) + next.y) / 2];
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

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
