import type { Programme } from "#app/content/schema.ts";
import { drawWholeHill } from "#scripts/hills/draw-hill.ts";
import { createRandom } from "#scripts/seeded-random.ts";

/** Angular crests with shaded east faces, in page points. The same seed draws the same mountains. */

type Point = readonly [x: number, y: number];

const PAGE_WIDTH = 595.28;
/** Valley height of a ridge below a text; the template shifts it. */
const MOVABLE = 60;

/** A crest from edge to edge, and its shaded faces. `baseline`: mean valley height; `rise`: tallest peak above it. */
function raiseRidge(seed: number, baseline: number, rise: number, peaks: number, left = -20, right = PAGE_WIDTH + 20) {
  const random = createRandom(seed);
  const stride = (right - left) / peaks;
  const summits: Point[] = [];
  const knots: Point[] = [[left - stride * 0.3, baseline + rise * 0.1 * random()]];
  for (let index = 0; index < peaks; index++) {
    const start = left + stride * index;
    const summit: Point = [start + stride * (0.3 + 0.3 * random()), baseline - rise * (0.45 + 0.55 * random())];
    summits.push(summit);
    knots.push(summit, [start + stride * (0.85 + 0.3 * random()), baseline + rise * 0.16 * (random() - 0.3)]);
  }
  knots.push([right + stride * 0.4, baseline - rise * 0.3 * random()]);

  const crest = knots.flatMap((knot, index) => {
    const next = knots[index + 1];
    return next ? [knot, ...roughen(knot, next, random, 3)] : [knot];
  });
  const faces = summits.map((summit, index) => shadeFace(crest, summit, knots[2 * index + 2] ?? summit, random));
  return { crest, faces };
}

/** Subdivides a segment, shifting each midpoint. */
function roughen(from: Point, to: Point, random: () => number, depth: number): Point[] {
  if (depth === 0) return [];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const middle: Point = [(from[0] + to[0]) / 2 + length * 0.08 * (random() - 0.5), (from[1] + to[1]) / 2 + length * 0.2 * (random() - 0.5)];
  return [...roughen(from, middle, random, depth - 1), middle, ...roughen(middle, to, random, depth - 1)];
}

/** Ascent as shares of width and height: ever smaller steps, then the spine below the summit. */
const WAY_ACROSS = [0.86, 0.7, 0.46, 0.42, 0.24, 0.27, 0.1, 0.13];
const WAY_DOWN = [1.12, 1.02, 1.24, 0.98, 0.84, 0.62, 0.44, 0.22];

/** The face bounded by summit, crest, next valley and a jagged line back. */
function shadeFace(crest: readonly Point[], summit: Point, valley: Point, random: () => number): Point[] {
  const slope = crest.filter(([x]) => x >= summit[0] && x <= valley[0]);
  const back = WAY_ACROSS.map((across, index): Point => {
    const x = summit[0] + (valley[0] - summit[0]) * (across + 0.08 * (random() - 0.5));
    return [x, summit[1] + (valley[1] - summit[1]) * ((WAY_DOWN[index] ?? 0) + 0.1 * (random() - 0.5))];
  });
  return [...slope, ...back];
}

/** Page backgrounds, ridges back to front. */
export function drawLandscapes(programmes: readonly Programme[]) {
  return {
    cover: {
      hill: drawWholeHill("cover"),
      ridges: [raiseRidge(24, 560, 190, 3), raiseRidge(8, 610, 150, 4), raiseRidge(15, 660, 120, 4), raiseRidge(42, 706, 92, 5)],
      foreground: raiseRidge(31, 742, 62, 4, 0, PAGE_WIDTH),
    },
    howItWorks: raiseRidge(77, MOVABLE, 26, 5, -10, PAGE_WIDTH + 10),
    overview: { far: raiseRidge(24, 716, 118, 3), near: raiseRidge(9, 742, 86, 4) },
    // Any value that differs between programmes can seed a relief.
    programmes: Object.fromEntries(
      programmes.map(({ id, title: { length: seed } }) => [
        id,
        { hill: drawWholeHill(id), ridge: raiseRidge(seed, MOVABLE, 22, 5, -10, PAGE_WIDTH + 10) },
      ]),
    ),
    registration: {
      hill: drawWholeHill("registration"),
      ridges: [raiseRidge(61, 602, 84, 4), raiseRidge(27, 614, 66, 5), raiseRidge(19, 623, 50, 5)],
      foreground: raiseRidge(53, 626, 30, 6),
    },
    foot: raiseRidge(11, 815, 13, 6, 46, 519.28),
  };
}
