import { nextYearLink } from "#app/content/navigation.ts";
import { programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { Link } from "#app/ui/link.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { SeasonFilter } from "./season-filter.tsx";
import { SeasonSentence } from "./season-sentence.tsx";
import type { SeasonLine } from "./seasons.ts";

interface ListHeadProps {
  season: SeasonLine | null;
  /** FC alone is not enough, and the year's funds may run out. */
  remarks: string;
  hasFilter: boolean;
  isThisYear: boolean;
}

/** Stated once for all cards, with the legend. */
export function ListHead({ season, remarks, hasFilter, isThisYear }: ListHeadProps) {
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
        {hasFilter && <SeasonFilter isThisYear={isThisYear} />}
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
