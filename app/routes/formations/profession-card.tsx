import { emblems } from "#app/content/emblems.ts";
import type { FormationsCard } from "#app/content/pages/formations.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import { Star } from "#app/features/indemnity.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Hill } from "#app/ui/motifs/hill.tsx";
import { Massif } from "./massif.tsx";
import "./profession-card.css";

export function ProfessionCard({ card, programmes }: { card: FormationsCard; programmes: readonly ProgrammeSummary[] }) {
  return (
    <article className="formations-card @container relative isolate flex h-full flex-col overflow-clip rounded-lg bg-tone-soft">
      <div className="formations-card-hills absolute inset-0 -z-1 text-tone opacity-24" aria-hidden="true">
        {programmes.map(({ id }) => (
          <Hill key={id} of={id} isClose />
        ))}
      </div>
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
        <Massif profession={card.profession} signs={programmes.map(({ emblem }) => <Emblem key={emblem} drawing={emblems[emblem]} />)} />
        <p className="flex items-center justify-between bg-tone px-panel py-4 font-600 text-white">
          {card.action}
          <span className="i-lucide-arrow-right text-icon" aria-hidden="true" />
        </p>
      </div>
    </article>
  );
}
