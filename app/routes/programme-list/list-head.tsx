import { nextYearLink } from "#app/content/navigation.ts";
import { programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { Loaded } from "./route.tsx";
import type { SeasonLine } from "./seasons.ts";
import "#app/ui/segmented-control.css";

/** `?quand=cette-annee`: programmes that can still be completed come first. */
export const FILTER = { name: "quand", value: "cette-annee" };

/** Stated once for all cards, with the legend. */
export function ListHead({ season, remarks, hasFilter, isThisYear }: Loaded & { isThisYear: boolean }) {
  return (
    <div className="grid gap-2.8 pt-3.2 md:gap-3.6 md:pt-5">
      <div className="grid gap-2.8 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-x-8 md:gap-y-4">
        <div className="grid gap-[0.35rem]">
          <h2 id="programmes" className="text-title">
            {texts.listTitle}
          </h2>
          {season && <SeasonSentence {...season} className="items-start" />}
          {season?.isInTime && remarks && (
            <p className="flex flex-wrap gap-x-3 text-small leading-[1.35]">
              <svg viewBox="0 0 20 15" fill="none" className="mt-0.2 mr-7.6 h-[1.3rem] w-7 flex-none" aria-hidden="true">
                <path d="M1 0h18v6H1z" fill="currentColor" />
                <path d="M2 9h16v5H2z" stroke="var(--brique)" strokeWidth="2" strokeDasharray="3.2 2.4" />
              </svg>
              <span className="flex-[1_1_9rem]">
                {remarks} <Link to={nextYearLink.to}>{nextYearLink.label}</Link>
              </span>
            </p>
          )}
        </div>
        {hasFilter && (
          <nav aria-label={texts.filter.label} className="segmented inline-grid max-w-full print:hidden">
            <InPlaceLink to={`?${FILTER.name}=${FILTER.value}`} isCurrent={isThisYear} hasData className="segmented-item">
              {texts.filter.thisYear}
            </InPlaceLink>
            <InPlaceLink to="?" isCurrent={!isThisYear} hasData className="segmented-item">
              {texts.filter.all}
            </InPlaceLink>
          </nav>
        )}
      </div>
      <div className="@container">
        <dl className="grid gap-x-3 gap-y-1.6 border-y-1 py-[0.45rem] @[14rem]:grid-cols-3 md:gap-x-[min(2rem,2.4vw)] md:py-2.4">
          {FORMATS.map((format) => (
            <div key={format} className="md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-baseline md:gap-x-3">
              <dt className="leading-heading">
                <FormatName format={format} />
              </dt>
              <dd className="text-moss text-small leading-title max-md:pt-0.6">
                <b className="font-400 md:text-ink">{texts.legend[format].name}</b>{" "}
                <span className="hidden md:block">{texts.legend[format].text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

export function SeasonSentence({ year, isInTime, strong, text, className = "" }: SeasonLine & { className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-3 text-small leading-list ${className}`}>
      <Flag year={year} isFull={isInTime} />
      <span className="min-w-0 flex-[1_1_9rem]">
        <b className="font-600">{strong}</b>
        {text}
      </span>
    </p>
  );
}
