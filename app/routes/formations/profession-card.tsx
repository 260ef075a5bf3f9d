import { emblems } from "#app/content/emblems.ts";
import type { FormationsCard } from "#app/content/pages/formations.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import { Star } from "#app/features/indemnity.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Hills } from "#app/ui/motifs/hills.tsx";

interface ProfessionCardProps {
  card: FormationsCard;
  programmes: readonly ProgrammeSummary[];
}

export function ProfessionCard({ card, programmes }: ProfessionCardProps) {
  return (
    <article className="@container relative isolate flex h-full flex-col overflow-clip rounded-lg bg-tone-soft">
      <Hills of={programmes} />
      <div className="p-panel">
        <h2 className="text-title leading-figure">
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
              <dd className="font-700 font-display text-figure tracking-[-0.025em]">
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

/** Decorative: a trail over the ranges of `public/images/massifs`, with a waypoint per programme, in percent of the picture. */
function Massif({ card: { profession }, programmes }: ProfessionCardProps) {
  const waypoints = programmes.map((_, index) => {
    const share = index / Math.max(1, programmes.length - 1);
    return [14 + 60 * share, 84 - 40 * share - (index % 2) * 5] as const;
  });
  return (
    <div className="-mt-6 relative h-[clamp(11rem,30vw,18rem)] print:hidden" aria-hidden="true">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 h-full w-full forced-colors:hidden"
        aria-hidden="true"
      >
        <use href={`/images/massifs/${profession}.svg#massif`} className="text-tone" />
        <polyline
          points={[[2, 97], ...waypoints].join(" ")}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="5 6"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {programmes.map(({ id, emblem }, index) => (
        <span
          key={id}
          className="absolute grid size-[clamp(2.75rem,12cqi,4.25rem)] place-items-center rounded-full border-2 border-tone bg-raised text-tone [translate:-50%_-50%]"
          style={{ left: `${waypoints[index]?.[0]}%`, top: `${waypoints[index]?.[1]}%` }}
        >
          <Emblem drawing={emblems[emblem]} className="w-3/5" />
        </span>
      ))}
    </div>
  );
}
