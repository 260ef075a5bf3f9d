import { capitalise, formatDate } from "#app/content/format.ts";
import { ENDS } from "#app/content/format-calendar.ts";
import { formats } from "#app/content/formats.ts";
import { nextYearLink } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { describeStillIn, programmePage } from "#app/content/pages/programme.ts";
import type { Seasons } from "#app/content/season.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { Link } from "#app/ui/link.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { useFormatAddress } from "./use-format.ts";

const { season: texts } = programmePage;

interface SeasonLineProps {
  format: Format;
  choices: readonly Format[];
  onChoose: (format: Format) => void;
  seasons: Seasons;
  className?: string;
}

/** A late format offers others that still fit. Empty after the period. */
export function SeasonLine({ format, choices, onChoose, seasons, className = "" }: SeasonLineProps) {
  const addressOf = useFormatAddress();
  const season = seasons[format];
  if (!season) return null;
  const { year, isInTime } = season;
  const inTime = choices.filter((choice) => seasons[choice]?.isInTime);
  return (
    <p className={`flex flex-wrap items-start gap-x-3 text-small leading-list ${className}`}>
      <Flag year={year} isFull={isInTime} />
      <span className="flex-[1_1_9rem]">
        {isInTime ? (
          <>
            <strong className="font-600">{texts.inTime}</strong> {texts.before} {formatDate(organisation.periodEnd)}
          </>
        ) : (
          <>
            <strong className="font-600">
              {capitalise(ENDS)} {texts.in} {year}
            </strong>
            .{" "}
            {inTime.length > 0 && (
              <>
                {describeStillIn(organisation.periodEnd.slice(0, 4))}{" "}
                {inTime.map((choice, index) => (
                  <span key={choice}>
                    {index > 0 && ` ${texts.or} `}
                    <a
                      href={addressOf(choice)}
                      onClick={(event) => {
                        event.preventDefault();
                        onChoose(choice);
                      }}
                      className="-my-1.5 inline-block rounded-sm py-1.5 font-600 hover:bg-glacier"
                    >
                      {formats[choice].withArticle}
                    </a>
                  </span>
                ))}
                .{" "}
              </>
            )}
            <Link to={nextYearLink.to}>{nextYearLink.label}</Link>
          </>
        )}
      </span>
    </p>
  );
}

/** Stacks all formats' seasons, so a change moves nothing below. */
export function SeasonLines({ format, ...rest }: SeasonLineProps) {
  return (
    <div className="grid">
      {FORMATS.map((known) => (
        <SeasonLine key={known} {...rest} format={known} className={`[grid-area:1/1] ${known === format ? "" : "invisible"}`} />
      ))}
    </div>
  );
}
