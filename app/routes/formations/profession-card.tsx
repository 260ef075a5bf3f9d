import { emblems } from "#app/content/emblems.ts";
import type { FormationsCard } from "#app/content/pages/formations.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { Star } from "#app/features/answer/amount.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Hills } from "#app/ui/motifs/hills.tsx";

type Point = readonly [x: number, y: number];

/** Over the ranges of `public/images/massifs`; a waypoint per programme, in percent of the picture. */
const TRAILS: Record<Profession, { path: string; waypoints: readonly Point[] }> = {
  generalistes: {
    path: "M2 97C7 93 8 87 14 84S29 78 35 70 46 64 54 60 67 53 74 40",
    waypoints: [
      [14, 84],
      [35, 70],
      [54, 60],
      [74, 40],
    ],
  },
  infirmiers: {
    path: "M3 97C10 92 12 86 18 81S36 78 45 68 62 66 71 49",
    waypoints: [
      [18, 81],
      [45, 68],
      [71, 49],
    ],
  },
};

interface ProfessionCardProps {
  card: FormationsCard;
  programmes: readonly ProgrammeSummary[];
}

export function ProfessionCard({ card, programmes }: ProfessionCardProps) {
  return (
    <article className="@container relative isolate flex h-full flex-col overflow-clip rounded-lg bg-tone-soft">
      <Hills of={programmes} />
      <div className="p-panel">
        <h2 className="text-title leading-tight">
          <Link
            to={card.to}
            className="text-tone no-underline after:content-empty after:absolute after:inset-0 hover:underline hover:decoration-2"
          >
            {card.title}
          </Link>
        </h2>
        <dl className="numeric mt-6 flex flex-wrap gap-x-10 gap-y-4">
          {card.limits.map(({ before, value, after, hasStar }) => (
            <div key={after} className="grid">
              <dt className="order-last mt-1 text-small">{after}</dt>
              <dd className="font-700 font-display text-h2 tracking-tight">
                <small className="block font-400 font-text text-small tracking-normal">{before}</small>
                {value}
                {hasStar && <Star />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-auto">
        <Massif {...{ card, programmes }} />
        <p className="flex items-center justify-between bg-tone px-panel py-4 font-600 text-white">
          {card.action}
          <span className="i-lucide-arrow-right text-icon" aria-hidden="true" />
        </p>
      </div>
    </article>
  );
}

/** Decorative. */
function Massif({ card: { profession }, programmes }: ProfessionCardProps) {
  const { path, waypoints } = TRAILS[profession];
  return (
    <div className="massif -mt-6 relative print:hidden" aria-hidden="true">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 h-full w-full forced-colors:hidden"
        aria-hidden="true"
      >
        <use href={`/images/massifs/${profession}.svg#massif`} className="text-tone" />
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="5 6" vectorEffect="non-scaling-stroke" />
      </svg>
      {programmes.map(({ id, emblem }, index) => {
        const [x, y] = placeSign(waypoints, index / Math.max(1, programmes.length - 1));
        return (
          <span
            key={id}
            className="massif-sign absolute grid place-items-center rounded-full border-2 border-tone bg-raised text-tone centred"
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            <Emblem drawing={emblems[emblem]} className="w-3/5" />
          </span>
        );
      })}
    </div>
  );
}

/** At the drawing's waypoints; another count is spread evenly along them. */
function placeSign(waypoints: readonly Point[], share: number): Point {
  const step = (waypoints.length - 1) * share;
  const from = waypoints[Math.floor(step)] ?? [0, 0];
  const to = waypoints[Math.ceil(step)] ?? from;
  return [from[0] + (to[0] - from[0]) * (step % 1), from[1] + (to[1] - from[1]) * (step % 1)];
}
