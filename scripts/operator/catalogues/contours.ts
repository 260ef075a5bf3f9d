import { createRandom } from "#scripts/seeded-random.ts";

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
