import { formatNumber } from "#app/content/format.ts";
import type { PeriodUnit } from "#workers/db/vocabulary.ts";
import { countContacts, type Figures, type Period } from "#workers/people/results/results.ts";
import { formatShortDate } from "#workers/people/words/french-time.ts";

const [WIDTH, HEIGHT, BASE, TOP] = [620, 190, 156, 22];

/** All contacts and, solid within, enrolments. The table holds the same numbers. */
export function Plot({ periods, unit, label }: { periods: readonly (Period & Figures)[]; unit: PeriodUnit; label: string }) {
  const bars = periods.toReversed().map((period) => ({
    label: shorten(period, unit),
    contacts: countContacts(period),
    enrolled: period.inscrit,
    isRunning: period.isRunning,
  }));
  const step = WIDTH / bars.length;
  const width = Math.min(44, step * 0.62);
  const highest = Math.max(1, ...bars.map(({ contacts, enrolled }) => Math.max(contacts, enrolled)));
  const heightOf = (value: number) => (value / highest) * (BASE - TOP);
  const said = bars.map((bar) => `${bar.label} : ${bar.contacts} contacts, ${bar.enrolled} inscrits`).join(" ; ");
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap gap-x-5 text-moss text-compact">
        <span className="inline-flex items-center gap-1.75">
          <i className="size-3.25 border-1.5 border-pine bg-glacier" /> catalogues, demandes et rendez-vous
        </span>
        <span className="inline-flex items-center gap-1.75">
          <i className="size-3.25 bg-pine" /> inscrits
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${label}. ${said}.`} className="w-full overflow-visible">
        {bars.map(({ label, contacts, enrolled, isRunning }, index) => (
          <g key={label} transform={`translate(${index * step + (step - width) / 2} ${BASE})`}>
            <rect
              y={-heightOf(contacts)}
              width={width}
              height={heightOf(contacts)}
              className={`fill-[var(--glacier)] stroke-1.25 stroke-[var(--pine)] ${isRunning ? "[stroke-dasharray:4_3]" : ""}`}
            />
            <rect
              y={-heightOf(enrolled)}
              width={width}
              height={heightOf(enrolled)}
              className="fill-[var(--pine)] forced-colors:fill-[CanvasText]"
            />
            <text
              x={width / 2}
              y={-heightOf(contacts) - 6}
              textAnchor="middle"
              className="fill-[var(--ink)] font-600 font-display text-[15px]"
            >
              {formatNumber(contacts)}
            </text>
            {(index % 2 === 0 || bars.length < 7 || isRunning) && (
              <text x={width / 2} y={22} textAnchor="middle" className="fill-[var(--moss)] text-[14px]">
                {label}
              </text>
            )}
          </g>
        ))}
        <path d={`M0 ${BASE}h${WIDTH}`} className="stroke-1.25 stroke-[var(--ink)]" />
      </svg>
    </figure>
  );
}

/** « 23 nov. », « nov. » */
function shorten({ from }: Period, unit: PeriodUnit): string {
  const day = formatShortDate(from, new Date(from));
  return unit === "week" ? day : day.replace(/^\d+(er)?\s/, "");
}
