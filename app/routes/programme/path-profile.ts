import type { LearnerPathStep } from "#app/content/programmes/programme-schema.ts";
import type { Format } from "#app/content/vocabulary.ts";

type Point = readonly [x: number, y: number];

interface Drawing {
  width: number;
  height: number;
  first: number;
  last: number;
  /** Heights of the trail at equal distances: below the near crest of public/images/learner-path.svg, up to its last summit. */
  trail: readonly number[];
}

/** Two drawings, so that neither is squeezed. */
const DRAWINGS: Readonly<Record<"wide" | "narrow", Drawing>> = {
  wide: { width: 790, height: 252, first: 26, last: 750, trail: [214, 204, 192, 196, 176, 164, 168, 146, 128, 112, 74] },
  narrow: { width: 350, height: 200, first: 14, last: 332, trail: [176, 168, 160, 164, 150, 142, 146, 130, 116, 104, 74] },
};

export type DrawingName = keyof typeof DRAWINGS;

/** Steps of both formats have the integrated mark. */
export function markOf(formats: LearnerPathStep["formats"]): Format {
  return formats.length > 1 ? "PI" : (formats[0] ?? "FC");
}

export function isCounted({ formats }: Pick<LearnerPathStep, "formats">, format: Format): boolean {
  return format === "PI" || formats.includes(format);
}

/** The trail of a format, up to its last step, and its own steps, in percent of the drawing; the others' places stay empty. */
export function drawProfile(steps: ReadonlyArray<Pick<LearnerPathStep, "formats">>, format: Format, name: DrawingName) {
  const { width, height, first, last, trail } = DRAWINGS[name];
  const points = steps.map((_, index): Point => {
    const share = steps.length > 1 ? index / (steps.length - 1) : 1;
    return [first + share * (last - first), heightAt(trail, share)];
  });
  const waypoints = points.flatMap(([x, y], index) => {
    const step = steps[index];
    return step && isCounted(step, format) ? { step: index, x: (100 * x) / width, y: (100 * y) / height } : [];
  });
  return {
    viewBox: `0 0 ${width} ${height}`,
    waypoints,
    trail: drawTrail(points.slice(0, (waypoints.at(-1)?.step ?? 0) + 1)),
  };
}

function heightAt(heights: readonly number[], share: number): number {
  const place = share * (heights.length - 1);
  const [low = 0, high = low] = heights.slice(Math.floor(place));
  return low + (place % 1) * (high - low);
}

/** One smooth line. */
function drawTrail(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index - 1] ?? [x, y];
      const reach = 0.4 * (x - fromX);
      return index === 0 ? `M${write(x, y)}` : `C${write(fromX + reach, fromY + 2)} ${write(x - reach, y + 3)} ${write(x, y)}`;
    })
    .join("");
}

function write(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
