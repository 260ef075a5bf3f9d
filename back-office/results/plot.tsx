import { formatNumber } from "#app/content/format.ts";
import type { PeriodUnit } from "#workers/db/vocabulary.ts";
import { formatShortDate } from "#workers/people/labels/french-time.ts";
import { countContacts, type Figures, type Period } from "#workers/people/results/results.ts";
import { Ordinal } from "../frame/ordinal.tsx";

/** Of the highest bar, in px: with its number, 160. */
const HIGHEST = 132;

/** All contacts and, solid within, enrolments. The table holds the same numbers. */
export function Plot({ periods, unit, label }: { periods: readonly (Period & Figures)[]; unit: PeriodUnit; label: string }) {
  const bars = periods.toReversed().map((period) => ({
    label: shorten(period, unit),
    contacts: countContacts(period),
    enrolled: period.inscrit,
    isRunning: period.isRunning,
  }));
  const most = Math.max(1, ...bars.map(({ contacts, enrolled }) => Math.max(contacts, enrolled)));
  const heightOf = (value: number) => ({ height: Math.round((value / most) * HIGHEST) });
  const said = bars.map((bar) => `${bar.label} : ${bar.contacts} contacts, ${bar.enrolled} inscrits`).join(" ; ");
  return (
    <figure>
      <figcaption className="flex flex-wrap gap-x-6 text-moss text-compact">
        <span className="inline-flex items-center gap-2">
          <i className="size-3 border-1.5 border-pine bg-glacier" /> catalogues, demandes et rendez-vous
        </span>
        <span className="inline-flex items-center gap-2">
          <i className="size-3 bg-pine forced-color-adjust-none" /> inscrits
        </span>
      </figcaption>
      <div role="img" aria-label={`${label}. ${said}.`} className="mt-8 grid auto-cols-fr grid-flow-col">
        {bars.map(({ label, contacts, enrolled, isRunning }, index) => (
          <div
            key={label}
            className="grid min-w-0 grid-rows-[160px_24px] justify-items-center text-center max-tablet:first:justify-items-start max-tablet:last:justify-items-end"
          >
            <div className="grid w-full grid-cols-1 content-end justify-items-center gap-1 border-ink border-b-2">
              <span className="numeric font-600 font-display text-item leading-heading">{formatNumber(contacts)}</span>
              <i
                className={`relative block w-11 max-w-full border-1.5 border-pine border-b-0 bg-glacier ${isRunning ? "border-dashed" : ""}`}
                style={heightOf(contacts)}
              >
                <i className="absolute inset-x-0 bottom-0 bg-pine forced-color-adjust-none" style={heightOf(enrolled)} />
              </i>
            </div>
            <span
              className={`whitespace-nowrap text-micro text-moss leading-text ${index % 2 === 0 || isRunning ? "" : "max-tablet:invisible"}`}
            >
              <Ordinal words={label} />
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** « 23 nov. », « nov. » */
function shorten({ from }: Period, unit: PeriodUnit): string {
  const day = formatShortDate(from, new Date(from));
  return unit === "week" ? day : day.replace(/^\d+(er)?\s/, "");
}
