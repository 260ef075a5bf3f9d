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

/** Only the switch precedes the cards. */
export function ListHead({ hasFilter, isThisYear }: Loaded & { isThisYear: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-3 md:pt-5">
      <h2 id="programmes" className="text-title">
        {texts.listTitle}
      </h2>
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
  );
}

/** After the cards, once for all: the season and what the formats are. */
export function ListLegend({ season, remarks }: Loaded) {
  return (
    <div className="mt-8 grid gap-3.6">
      {season && <SeasonSentence {...season} className="items-start" />}
      {season?.isInTime && remarks && (
        <p className="max-w-192 text-small leading-[1.35]">
          {remarks} <Link to={nextYearLink.to}>{nextYearLink.label}</Link>
        </p>
      )}
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
