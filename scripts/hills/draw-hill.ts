import path from "node:path";
import { ROOT } from "#scripts/command.ts";
import { createRandom } from "#scripts/seeded-random.ts";

export const HILLS_FOLDER = path.join(ROOT, "public", "images", "hills");

type Point = readonly [x: number, y: number];

interface Relief {
  seed: number;
  width?: number;
  depth?: number;
  turn?: number;
}

/** The designed reliefs; a new programme derives one from its id. */
const RELIEFS: Readonly<Record<string, Relief>> = {
  "nurse-pain": { seed: 11, depth: 0.86 },
  "nurse-vaccination": { seed: 23, width: 1.25, depth: 0.72, turn: 0.5 },
  "nurse-iatrogenic-harm": { seed: 37, width: 0.9, depth: 0.95 },
  "gp-endometriosis": { seed: 51, width: 1.3, depth: 0.7, turn: -0.35 },
  "gp-nutrition": { seed: 67, width: 0.95, depth: 0.9 },
  "gp-vaccination": { seed: 83, width: 1.2, depth: 0.75, turn: 0.6 },
  "gp-alzheimer": { seed: 97, width: 1.05, depth: 0.8, turn: 0.2 },
};

function reliefOf(id: string): Relief {
  return RELIEFS[id] ?? { seed: [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7) };
}

/** The visible area on a screen; the summit, with the emblem, is at (64, 72). */
const VIEW_BOX = { x: -110, y: -60, width: 470, height: 264 };
const SUMMIT: Point = [64, 72];
const CELL = 4;

/** Computed area, in cells of `CELL` units. */
interface Ground {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

/** Slightly larger than the visible area. */
const SCREEN: Ground = { x: -112, y: -60, columns: 124, rows: 66 };
/** Wide enough for every line to close. */
const WHOLE: Ground = { x: -400, y: -320, columns: 240, rows: 200 };
const LEVELS = 11;
const GAP = 15;
/** The innermost ring clears the emblem. */
const FIRST_RING = 54;
const SECOND_RING = 40;
const SECOND_RING_FROM = 150;
/** Points closer than this to their neighbours' line are dropped. */
const TOLERANCE = 0.55;

/** Draws a programme's hill as SVG: contour lines around its emblem. */
export function drawHill(id: string): string {
  const { x, y, width, height } = VIEW_BOX;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><path id="hill" fill="none" stroke="currentColor" vector-effect="non-scaling-stroke" d="${traceHill(reliefOf(id), SCREEN)}"/></svg>\n`;
}

/** Draws the same relief for print, with closed lines. */
export function drawWholeHill(id: string): string {
  return traceHill(reliefOf(id), WHOLE);
}

function traceHill(relief: Relief, ground: Ground): string {
  const heightAt = raise(relief);
  const heights = Array.from({ length: ground.rows + 1 }, (_, row) =>
    Array.from({ length: ground.columns + 1 }, (_, column) => heightAt(ground.x + column * CELL, ground.y + row * CELL)),
  );
  const grid = { ...ground, heights };
  const rings = Array.from({ length: LEVELS }, (_, level) => traceLevel(grid, -(FIRST_RING + level * GAP * (1 + level * 0.035))));
  const second = traceLevel(grid, -SECOND_RING).filter(([start]) => start !== undefined && start[0] > SECOND_RING_FROM);
  return [...rings.flat(), ...second].map(writePath).join("");
}

/** Ground height: the main summit under the emblem, a second one to its right. */
function raise({ seed, width = 1, depth = 1, turn = 0 }: Relief): (x: number, y: number) => number {
  const random = createRandom(seed);
  const waves = Array.from({ length: 4 }, () => ({
    angle: random() * 6.28,
    count: 0.011 + random() * 0.016,
    phase: random() * 6.28,
    weight: 7 + random() * 6,
  }));
  const second = { x: 250 + random() * 70, y: 30 + random() * 90, lower: 34 + random() * 22 };
  const blend = 26;
  return (x, y) => {
    const away = Math.min(1, Math.max(0, (Math.hypot(x - SUMMIT[0], y - SUMMIT[1]) - 44) / 60));
    let [wavyX, wavyY] = [x, y];
    for (const { angle, count, phase, weight } of waves) {
      const offset = Math.sin((x * Math.cos(angle) + y * Math.sin(angle)) * count * 2 + phase) * weight * away;
      wavyX += offset * Math.cos(angle + 1.2);
      wavyY += offset * Math.sin(angle + 1.2);
    }
    const [dx, dy] = [wavyX - SUMMIT[0], wavyY - SUMMIT[1]];
    const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / width;
    const across = (-dx * Math.sin(turn) + dy * Math.cos(turn)) / depth;
    const toFirst = Math.hypot(along, across);
    const toSecond = Math.hypot(wavyX - second.x, wavyY - second.y) + second.lower;
    return blend * Math.log(Math.exp(-toFirst / blend) + Math.exp(-toSecond / blend));
  };
}

/** Marching squares: the sides (top, right, bottom, left) a line enters and leaves by, per set of higher corners. */
const CROSSINGS = ["", "lt", "tr", "lr", "rb", "lt rb", "tb", "lb", "bl", "tb", "tr bl", "rb", "rl", "tr", "tl", ""];

function traceLevel(grid: Ground & { heights: number[][] }, level: number): Point[][] {
  const at = (column: number, row: number) => grid.heights[row]?.[column] ?? 0;
  const between = (column: number, row: number, toColumn: number, toRow: number): Point => {
    const share = (level - at(column, row)) / (at(toColumn, toRow) - at(column, row));
    return [grid.x + (column + (toColumn - column) * share) * CELL, grid.y + (row + (toRow - row) * share) * CELL];
  };
  const segments: Array<readonly [Point, Point]> = [];
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      const higher = corners.reduce((sum, corner, index) => sum + (corner > level ? 2 ** index : 0), 0);
      const sides = {
        t: () => between(column, row, column + 1, row),
        r: () => between(column + 1, row, column + 1, row + 1),
        b: () => between(column, row + 1, column + 1, row + 1),
        l: () => between(column, row, column, row + 1),
      };
      for (const crossing of CROSSINGS[higher]?.match(/\w+/g) ?? [])
        segments.push([...crossing].map((side) => sides[side as keyof typeof sides]()) as [Point, Point]);
    }
  }
  return joinSegments(segments)
    .map(simplify)
    .filter(({ length }) => length >= 4);
}

function joinSegments(segments: ReadonlyArray<readonly [Point, Point]>): Point[][] {
  const left = new Set(segments);
  const touching = Map.groupBy(
    segments.flatMap((segment) => segment.map((point) => ({ key: keyOf(point), segment }))),
    ({ key }) => key,
  );
  const lines: Point[][] = [];
  for (const segment of segments) {
    if (!left.delete(segment)) continue;
    const line: Point[] = [...segment];
    for (const isForward of [true, false]) {
      for (;;) {
        const end = keyOf((isForward ? line.at(-1) : line[0]) as Point);
        const next = touching.get(end)?.find((candidate) => left.has(candidate.segment))?.segment;
        if (!next) break;
        left.delete(next);
        const point = keyOf(next[0]) === end ? next[1] : next[0];
        if (isForward) line.push(point);
        else line.unshift(point);
      }
    }
    lines.push(line);
  }
  return lines;
}

function keyOf([x, y]: Point): string {
  return `${x.toFixed(2)},${y.toFixed(2)}`;
}

/** Ramer–Douglas–Peucker. */
function simplify(line: Point[]): Point[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return line;
  if (Math.hypot(from[0] - to[0], from[1] - to[1]) < 0.01) {
    const half = line.length >> 1;
    return [...simplify(line.slice(0, half + 1)), ...simplify(line.slice(half)).slice(1)];
  }
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1e-9;
  let farthest = { index: 0, distance: 0 };
  for (const [index, point] of line.entries()) {
    const distance = Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length;
    if (distance > farthest.distance) farthest = { index, distance };
  }
  if (farthest.distance <= TOLERANCE) return [from, to];
  return [...simplify(line.slice(0, farthest.index + 1)).slice(0, -1), ...simplify(line.slice(farthest.index))];
}

/** Integer relative coordinates. */
function writePath(line: Point[]): string {
  const [start = [0, 0], ...rest] = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const isRing = keyOf(line[0] as Point) === keyOf(line.at(-1) as Point);
  let [x, y] = start;
  let steps = "";
  for (const [nextX, nextY] of rest) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (dx === 0 && dy === 0) continue;
    steps += `${steps && dx >= 0 ? " " : ""}${dx}${dy >= 0 ? " " : ""}${dy}`;
    [x, y] = [nextX, nextY];
  }
  return `M${start.join(" ")}l${steps}${isRing ? "z" : ""}`;
}
