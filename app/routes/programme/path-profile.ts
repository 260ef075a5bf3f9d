import { listFormats } from "#app/content/offers.ts";
import type { Programme } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";

type Point = readonly [x: number, y: number];

const WIDTH = 1000;
const HEIGHT = 240;
const VALLEY = 188;
const SUMMIT = 54;

/** One waypoint per step, from valley to summit. Deterministic: the steps' titles seed the roughness. */
export function drawProfile({ learnerPath, formats }: Pick<Programme, "learnerPath" | "formats">) {
  const last = learnerPath.length - 1;
  const rough = learnerPath.map(({ title }) => ((title.length * 37) % 17) / 17 - 0.5);
  const steps = learnerPath.map((_, index): Point => {
    const share = index / last;
    const isEnd = index === 0 || index === last;
    return [((index + 0.5) / (last + 1)) * WIDTH, VALLEY - share ** 1.12 * (VALLEY - SUMMIT) + (isEnd ? 0 : (rough[index] ?? 0) * 18)];
  });
  const ends: Point[] = [[WIDTH, SUMMIT + 12]];
  const crest = [[0, VALLEY + 9] as Point, ...steps, ...ends];
  const range = (lift: number, offset: number) =>
    crest.flatMap(([x, y], index): Point[] => {
      const height = lift * (0.75 + Math.abs(rough[(index + offset) % rough.length] ?? 0)) * (1 - (0.35 * x) / WIDTH);
      return [
        [Math.max(0, x - 28), y - height * 0.35],
        [Math.min(WIDTH, x + 14), Math.max(6, y - height)],
      ];
    });
  return {
    /** Percent of the picture. */
    waypoints: steps.map(([x, y]) => ({ x: x / (WIDTH / 100), y: y / (HEIGHT / 100) })),
    /** Back to front. */
    ridges: [range(72, 3), range(40, 0), crest].map((points) => `M0 ${HEIGHT}L${points.map(write).join("L")}V${HEIGHT}z`),
    trails: Object.fromEntries(listFormats({ formats }).map((format) => [format, drawTrail(learnerPath, steps, format)])),
  };
}

/** Passes below the other formats' steps. */
function drawTrail(path: Programme["learnerPath"], steps: readonly Point[], format: Format): string {
  const own = path.flatMap(({ formats }, index) => (format === "PI" || formats.includes(format) ? [index] : []));
  return own
    .map((index, position) => {
      const to = steps[index] ?? [0, 0];
      const before = own[position - 1];
      if (before === undefined) return `M${write(to)}`;
      const from = steps[before] ?? to;
      if (index === before + 1) return `L${write(to)}`;
      const dip = index - before > 2 ? 52 : 30;
      return `Q${write([(from[0] + to[0]) / 2, Math.min(HEIGHT - 4, (from[1] + to[1]) / 2 + dip)])} ${write(to)}`;
    })
    .join("");
}

function write([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
