import { nextYearLink } from "#app/content/navigation.ts";
import { programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { Link } from "#app/ui/link.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { SeasonFilter } from "./season-filter.tsx";
import { SeasonSentence } from "./season-sentence.tsx";
import type { SeasonLine } from "./seasons.ts";
import "./list-head.css";

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
    <div className="list-head">
      <div className="list-head-row">
        <div className="grid gap-[0.35rem]">
          <h2 id="programmes" className="text-title">
            {texts.listTitle}
          </h2>
          {season && <SeasonSentence {...season} className="items-start" />}
          {season?.isInTime && remarks && (
            <p className="list-head-obligation">
              <svg viewBox="0 0 20 15" fill="none" aria-hidden="true">
                <path d="M1 0h18v6H1z" fill="currentColor" />
                <path d="M2 9h16v5H2z" stroke="var(--brique)" strokeWidth="2" strokeDasharray="3.2 2.4" />
              </svg>
              <span>
                {remarks} <Link to={nextYearLink.to}>{nextYearLink.label}</Link>
              </span>
            </p>
          )}
        </div>
        {hasFilter && <SeasonFilter isThisYear={isThisYear} />}
      </div>
      <div className="list-head-legend">
        <dl>
          {FORMATS.map((format) => (
            <div key={format}>
              <dt>
                <FormatName format={format} />
              </dt>
              <dd>
                <b>{texts.legend[format].name}</b> <span>{texts.legend[format].text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
