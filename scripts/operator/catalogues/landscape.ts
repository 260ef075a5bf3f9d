import { createRandom } from "#scripts/seeded-random.ts";
import { PAGE } from "./sheet.ts";
import type { Tone } from "./tone.ts";

/** Angular crests with shaded east faces. The same seed always gives the same mountains. */

type Point = readonly [x: number, y: number];

interface RidgeShape {
  seed: number;
  left: number;
  right: number;
  /** Mean height of the valleys, downwards from the top of the page. */
  baseline: number;
  /** Highest rise of a peak above the baseline. */
  rise: number;
  peaks: number;
}

/** The crest of a ridge from edge to edge, and the shaded faces under its summits, one per peak. */
export function raiseRidge({ seed, left, right, baseline, rise, peaks }: RidgeShape): { crest: Point[]; faces: Point[][] } {
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

/** The points between two knots, each half moved off its middle. */
function roughen(from: Point, to: Point, random: () => number, depth: number): Point[] {
  if (depth === 0) return [];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const middle: Point = [(from[0] + to[0]) / 2 + length * 0.08 * (random() - 0.5), (from[1] + to[1]) / 2 + length * 0.2 * (random() - 0.5)];
  return [...roughen(from, middle, random, depth - 1), middle, ...roughen(middle, to, random, depth - 1)];
}

/** The face between a summit, the crest down to the next valley, and a jagged line back up. */
function shadeFace(crest: readonly Point[], summit: Point, valley: Point, random: () => number): Point[] {
  const slope = crest.filter(([x]) => x >= summit[0] && x <= valley[0]);
  const depth = valley[1] - summit[1];
  const width = valley[0] - summit[0];
  // From the valley up to the summit: steps that fall less and less, then the spine under the summit.
  const way: Point[] = [
    [0.86, 1.12],
    [0.7, 1.02],
    [0.46, 1.24],
    [0.42, 0.98],
    [0.24, 0.84],
    [0.27, 0.62],
    [0.1, 0.44],
    [0.13, 0.22],
  ];
  const back = way.map(
    ([across, down]): Point => [
      summit[0] + width * (across + 0.08 * (random() - 0.5)),
      summit[1] + depth * (down + 0.1 * (random() - 0.5)),
    ],
  );
  return [...slope, ...back];
}

/** Draws a ridge down to the end of the page; without a shade, its silhouette. */
export function drawRidge(doc: PDFKit.PDFDocument, shape: RidgeShape, { face, shade }: { face: string; shade?: string }): void {
  const { crest, faces } = raiseRidge(shape);
  const [left = 0, right = 0] = [crest[0]?.[0], crest.at(-1)?.[0]];
  drawPolygon(doc, [...crest, [right, PAGE.height], [left, PAGE.height]], face);
  if (shade) for (const points of faces) drawPolygon(doc, points, shade);
}

/** Draws ridges one in front of the other, each in its layer of the tone. */
export function drawRidges(doc: PDFKit.PDFDocument, shapes: readonly RidgeShape[], layers: Tone["layers"]): void {
  for (const [index, layer] of layers.slice(0, shapes.length).entries()) drawRidge(doc, shapes[index] as RidgeShape, layer);
}

function drawPolygon(doc: PDFKit.PDFDocument, points: readonly Point[], color: string): void {
  doc.polygon(...points.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10])).fill(color);
}

const TURN = Math.PI * 2;
const POINTS = 36;

/** Draws contour lines around a summit, as on a map; the outermost has the radius `reach`. Clip before to keep them inside a shape. */
export function drawContours(
  doc: PDFKit.PDFDocument,
  { seed, x, y, reach, lines, color }: Record<"seed" | "x" | "y" | "reach" | "lines", number> & { color: string },
): void {
  const random = createRandom(seed);
  const waves = [2, 3, 5].map((count) => ({ count, weight: (0.09 + 0.12 * random()) / Math.sqrt(count), phase: TURN * random() }));
  doc.lineWidth(0.6).strokeColor(color);
  for (let line = 1; line <= lines; line++) {
    const share = line / lines;
    const points = Array.from({ length: POINTS }, (_, index) => {
      const angle = (TURN * index) / POINTS;
      const wobble = waves.reduce((sum, { count, weight, phase }) => sum + weight * Math.sin(count * angle + phase + share * 1.4), 1);
      const radius = reach * share ** 0.9 * wobble;
      return [Math.round(x + radius * Math.cos(angle) * 1.25), Math.round(y + radius * Math.sin(angle) * 0.85)] as const;
    });
    strokeSmoothly(doc, points);
  }
}

/** A closed curve that turns at each point and passes between them. */
function strokeSmoothly(doc: PDFKit.PDFDocument, points: ReadonlyArray<readonly [number, number]>): void {
  const middleAfter = (index: number) => {
    const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = [points.at(index), points[(index + 1) % points.length]];
    return [(x + nextX) / 2, (y + nextY) / 2] as const;
  };
  doc.moveTo(...middleAfter(-1));
  for (const [index, [x, y]] of points.entries()) doc.quadraticCurveTo(x, y, ...middleAfter(index));
  doc.stroke();
}
