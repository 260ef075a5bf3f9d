import type { ReactNode } from "react";
import type { Profession } from "#app/content/vocabulary.ts";

/** Percent of the picture, from its top left corner. */
interface Point {
  x: number;
  y: number;
}

/** Share of the profession's colour, percent. */
const TINTS = [14, 26, 36, 52, 64];

/** Ranges from back to front, one per tint; the nearer two have lit and shaded faces. */
const RELIEFS: Record<Profession, { ranges: readonly string[]; path: string; waypoints: readonly Point[] }> = {
  generalistes: {
    ranges: [
      "M0 58 6 50 11 53 19 34 24 40 29 36 38 51 46 42 52 46 60 27 64 33 68 30 77 47 84 39 90 46 100 36V100H0Z",
      "M0 76 8 69 13 71 24 55 29 60 33 58 45 71 54 60 61 64 74 40 79 46 84 50 91 45 100 56V100H0Z",
      "M24 55 29 60 33 58 45 71 41 90H34L31 80 33 74 28 68 27 62ZM54 60 61 64 60 72 63 82 57 86 58 76 55 70ZM74 40 79 46 84 50 86 62 91 78 85 90 80 80 82 70 77 62 78 54 75 48ZM91 45 100 56V90L96 80 97 70 93 60Z",
      "M0 91 10 84 18 87 29 78 38 85 50 75 60 83 72 71 80 79 90 68 100 77V100H0Z",
      "M10 84 18 87 20 100H13L14 93ZM29 78 38 85 41 100H33L34 93 30 88ZM50 75 60 83 63 100H54L56 92 51 86ZM72 71 80 79 82 100H75L77 90 73 84ZM90 68 100 77V100H94L95 90 91 82Z",
    ],
    path: "M2 97C7 93 8 87 14 84S29 78 35 70 46 64 54 60 67 53 74 40",
    waypoints: [
      { x: 14, y: 84 },
      { x: 35, y: 70 },
      { x: 54, y: 60 },
      { x: 74, y: 40 },
    ],
  },
  infirmiers: {
    ranges: [
      "M0 44 8 36 15 45 22 40 33 22 38 29 43 26 52 43 60 36 67 45 76 40 84 50 92 43 100 52V100H0Z",
      "M0 66 9 57 15 62 28 43 35 52 44 64 53 57 60 63 71 49 77 56 82 53 92 67 100 60V100H0Z",
      "M9 57 15 62 16 72 20 84 12 86 13 74 10 66ZM28 43 35 52 44 64 47 80 42 90 36 82 38 72 32 64 33 55 29 50ZM53 57 60 63 61 74 64 86 57 88 58 76 54 68ZM71 49 77 56 82 53 92 67 94 84 86 90 82 80 84 72 76 66 77 60 72 56Z",
      "M0 84 12 75 20 81 32 71 41 79 52 85 64 74 73 82 86 69 94 77 100 73V100H0Z",
      "M12 75 20 81 23 100H15L17 90 13 84ZM32 71 41 79 52 85 54 100H42L43 91 36 85 37 79 33 77ZM64 74 73 82 76 100H67L69 90 65 83ZM86 69 94 77 97 100H89L91 88 87 80Z",
    ],
    path: "M3 97C10 92 12 86 18 81S36 78 45 68 62 66 71 49",
    waypoints: [
      { x: 18, y: 81 },
      { x: 45, y: 68 },
      { x: 71, y: 49 },
    ],
  },
};

/** At the drawing's waypoints; another count is spread evenly along them. */
function placeSigns(waypoints: readonly Point[], count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const step = ((waypoints.length - 1) * index) / Math.max(1, count - 1);
    const from = waypoints[Math.floor(step)] ?? { x: 0, y: 0 };
    const to = waypoints[Math.ceil(step)] ?? from;
    const part = step % 1;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** Decorative. */
export function Massif({ profession, signs }: { profession: Profession; signs: readonly ReactNode[] }) {
  const { ranges, path, waypoints } = RELIEFS[profession];
  return (
    <div className="massif relative print:hidden" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 h-full w-full forced-colors:hidden"
      >
        {ranges.map((range, index) => (
          <path key={range} d={range} style={{ fill: `color-mix(in srgb, var(--tone) ${TINTS[index]}%, var(--raised))` }} />
        ))}
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="5 6" vectorEffect="non-scaling-stroke" />
      </svg>
      {placeSigns(waypoints, signs.length).map(({ x, y }, index) => (
        <div
          key={x}
          className="massif-sign absolute grid place-items-center border-2 border-tone bg-raised text-tone"
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          {signs[index]}
        </div>
      ))}
    </div>
  );
}
