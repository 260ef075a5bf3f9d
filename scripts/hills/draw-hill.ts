import path from "node:path";
import { contours } from "d3-contour";
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

/** Computed area, in cells of `CELL` units. Lines that leave it follow its edge. */
interface Ground {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

/** Slightly larger than the visible area, so that its edge is never seen. */
const SCREEN: Ground = { x: -114, y: -66, columns: 124, rows: 70 };
/** Wide enough for every line to close. */
const WHOLE: Ground = { x: -402, y: -322, columns: 241, rows: 201 };
const LEVELS = 11;
const GAP = 15;
/** The innermost ring clears the emblem. */
const FIRST_RING = 54;
const SECOND_RING = 40;
const SECOND_RING_FROM = 150;
/** Points closer than this to their neighbours' line are dropped. */
const TOLERANCE = 0.65;

/** Draws a programme's hill as SVG: contour lines around its emblem. */
export function drawHill(id: string): string {
  const { x, y, width, height } = VIEW_BOX;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><path id="hill" fill="none" stroke="currentColor" vector-effect="non-scaling-stroke" d="${traceHill(reliefOf(id), SCREEN)}"/></svg>\n`;
}

/** Draws the same relief for print, with closed lines. */
export function drawWholeHill(id: string): string {
  return traceHill(reliefOf(id), WHOLE);
}

function traceHill(relief: Relief, { x, y, columns, rows }: Ground): string {
  const heightAt = raise(relief);
  const centre = (index: number, from: number) => from + (index + 0.5) * CELL;
  const heights = Array.from({ length: columns * rows }, (_, cell) =>
    heightAt(centre(cell % columns, x), centre(Math.floor(cell / columns), y)),
  );
  const { contour } = contours().size([columns, rows]);
  const trace = (level: number): Point[][] =>
    contour(heights, level).coordinates.flatMap((rings) =>
      rings.map((ring) => simplify(ring.map(([column = 0, row = 0]): Point => [x + column * CELL, y + row * CELL]))),
    );
  const rings = Array.from({ length: LEVELS }, (_, level) => trace(-(FIRST_RING + level * GAP * (1 + level * 0.035))));
  const second = trace(-SECOND_RING).filter(([start]) => start !== undefined && start[0] > SECOND_RING_FROM);
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
function writePath(ring: Point[]): string {
  const [start = [0, 0], ...rest] = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = rest[index - 1] ?? start;
    return [x - fromX, y - fromY];
  });
  return `M${start}l${steps.filter(([dx, dy]) => dx !== 0 || dy !== 0)}z`.replaceAll(",-", "-");
}
