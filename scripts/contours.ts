import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { colors } from "#app/ui/tokens.ts";
import { ROOT, runMain } from "./project.ts";
import { createRandom } from "./seeded-random.ts";

/** Draws public/images/contours.svg: the level lines of hills laid out by chance from one seed. */

type Point = readonly [x: number, y: number];

const SEED = 42;
const WIDTH = 1200;
const HEIGHT = 600;
const CELL = 12;
/** The ground is computed past the picture so that lines leave it without a bend. */
const MARGIN = 4 * CELL;
/** Summits and hollows, then the spurs and gullies that break their flanks. One hill, more or less, a field of the grid. */
const RELIEFS = [
  { columns: 5, rows: 3, height: 1.9, radius: 165 },
  { columns: 9, rows: 5, height: 0.42, radius: 62 },
];
const LEVEL_STEP = 0.15;
/** As on a map, each fifth line is stronger. */
const INDEX_EVERY = 5;
const TOLERANCE = 1.1;
const SHORTEST = 90;

interface Hill {
  x: number;
  y: number;
  height: number;
  radius: number;
  stretch: number;
  angle: number;
}

function raiseHills(): Hill[] {
  const random = createRandom(SEED);
  return RELIEFS.flatMap(({ columns, rows, height, radius }) =>
    Array.from({ length: columns * rows }, (_, index) => ({
      x: ((index % columns) + random()) * (WIDTH / columns),
      y: (Math.floor(index / columns) + random()) * (HEIGHT / rows),
      height: (random() - 0.36) * height,
      radius: radius * (0.7 + random() * 0.7),
      stretch: 0.5 + random() * 0.5,
      angle: random() * Math.PI,
    })),
  );
}

function heightAt(hills: readonly Hill[], x: number, y: number): number {
  const tilt = 0.0007 * x - 0.0009 * y;
  return hills.reduce((sum, hill) => {
    const [dx, dy] = [x - hill.x, y - hill.y];
    const along = (dx * Math.cos(hill.angle) + dy * Math.sin(hill.angle)) / hill.radius;
    const across = (dy * Math.cos(hill.angle) - dx * Math.sin(hill.angle)) / (hill.radius * hill.stretch);
    return sum + hill.height * Math.exp(-(along ** 2 + across ** 2) / 2);
  }, tilt);
}

/** The segments of one level (marching squares), keyed by the grid edge each end lies on. */
function traceSegments(heights: readonly number[][], level: number): Map<string, { point: Point; next: string[] }> {
  const ends = new Map<string, { point: Point; next: string[] }>();
  function connect(from: readonly [string, Point], to: readonly [string, Point]) {
    for (const [[key, point], [other]] of [
      [from, to],
      [to, from],
    ] as const) {
      const end = ends.get(key) ?? { point, next: [] };
      end.next.push(other);
      ends.set(key, end);
    }
  }
  for (let row = 0; row < heights.length - 1; row++) {
    for (let column = 0; column < (heights[0] as number[]).length - 1; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const crossings = corners.flatMap((from, side): [string, Point][] => {
        const to = corners[(side + 1) % 4] as Point;
        const [start, end] = [from, to].map(([x, y]) => heights[y]?.[x] ?? 0) as [number, number];
        if (start < level === end < level) return [];
        const share = (level - start) / (end - start);
        const key = [from, to]
          .map(([x, y]) => `${x},${y}`)
          .sort()
          .join(" ");
        return [[key, [(from[0] + (to[0] - from[0]) * share) * CELL - MARGIN, (from[1] + (to[1] - from[1]) * share) * CELL - MARGIN]]];
      });
      for (let pair = 0; pair + 1 < crossings.length; pair += 2)
        connect(crossings[pair] as [string, Point], crossings[pair + 1] as [string, Point]);
    }
  }
  return ends;
}

/** Joins the segments of a level into lines; a closed line ends where it begins. */
function joinLines(ends: ReturnType<typeof traceSegments>): Point[][] {
  const lines: Point[][] = [];
  const unused = new Set(ends.keys());
  const openFirst = [...ends].sort(([, a], [, b]) => a.next.length - b.next.length).map(([key]) => key);
  for (const start of openFirst) {
    if (!unused.has(start)) continue;
    const line: Point[] = [];
    let current: string | undefined = start;
    let last = start;
    while (current !== undefined) {
      unused.delete(current);
      last = current;
      const end: { point: Point; next: string[] } = ends.get(current) as { point: Point; next: string[] };
      line.push(end.point);
      current = end.next.find((key) => unused.has(key));
    }
    if (last !== start && ends.get(last)?.next.includes(start) && line.length > 2) line.push(line[0] as Point);
    lines.push(line);
  }
  return lines;
}

/** Leaves out the points that lie within the tolerance of the line without them (Ramer, Douglas and Peucker). */
function simplify(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)] as [Point, Point];
  if (line.length < 3) return [...line];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const distances = line.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length,
  );
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) < TOLERANCE) return [first, last];
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))];
}

/** A smooth line through the middles of its sides, in relative steps of whole units. */
function writeCurve(line: readonly Point[]): string {
  const points = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first, last] = [points[0], points.at(-1)] as [Point, Point];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  const middles = points.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] as Point;
    return [Math.round((x + fromX) / 2), Math.round((y + fromY) / 2)];
  });
  const controls = isClosed ? [...points.slice(1, -1), first] : points.slice(1, -1);
  const targets = isClosed ? [...middles.slice(1), middles[0] as Point] : [...middles.slice(1, -1), last];
  let [x, y] = isClosed ? (middles[0] as Point) : first;
  const start = `M${x} ${y}q`;
  const steps = controls.map(([controlX, controlY], index) => {
    const [toX, toY] = targets[index] as Point;
    const step = `${controlX - x} ${controlY - y} ${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  });
  return (start + steps.join(" ")).replaceAll(" -", "-");
}

function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - (line[index] as Point)[0], y - (line[index] as Point)[1]), 0);
}

async function drawContours(): Promise<void> {
  const hills = raiseHills();
  const heights = Array.from({ length: (HEIGHT + 2 * MARGIN) / CELL + 1 }, (_, row) =>
    Array.from({ length: (WIDTH + 2 * MARGIN) / CELL + 1 }, (_, column) => heightAt(hills, column * CELL - MARGIN, row * CELL - MARGIN)),
  );
  const lowest = Math.ceil(Math.min(...heights.flat()) / LEVEL_STEP);
  const highest = Math.floor(Math.max(...heights.flat()) / LEVEL_STEP);

  const curves = { fine: "", strong: "" };
  for (let level = lowest; level <= highest; level++) {
    const lines = joinLines(traceSegments(heights, level * LEVEL_STEP + 1e-6)).filter((line) => lengthOf(line) > SHORTEST);
    curves[level % INDEX_EVERY === 0 ? "strong" : "fine"] += lines
      .map(simplify)
      .filter((line) => line.length > 2)
      .map(writeCurve)
      .join("");
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="${colors.pine}"><path vector-effect="non-scaling-stroke" d="${curves.fine}"/><path vector-effect="non-scaling-stroke" stroke-width="1.75" d="${curves.strong}"/></svg>\n`;
  const folder = path.join(ROOT, "public", "images");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "contours.svg"), svg);
  console.log(`contours.svg ${svg.length} bytes`);
}

await runMain(drawContours);
