import type { CSSProperties } from "react";
import { formatEuros } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { isToConfirm } from "#app/content/indemnities.ts";
import { describeFormatHours, offerOf, offersOf } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import { describeTwoActions, programmeListTexts } from "#app/content/pages/programme-lists.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import { composeAddress, selectionLinks } from "#app/content/selection-links.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { Indemnity, useScaleLabel } from "#app/features/indemnity.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { Loaded } from "./route.tsx";
import "./side-by-side.css";

const texts = programmeListTexts.sideBySide;
/** In a narrow table, the name has its own line; at 200 % text, each format too. */
const NAME = "col-span-full font-400 @[40rem]:col-auto";
const ROW = "grid gap-x-2 @[14rem]:grid-cols-3 @[40rem]:grid-cols-[25%_repeat(3,minmax(0,1fr))] @[40rem]:items-baseline @[40rem]:gap-x-8";

/** One dash per hour, comparable down the columns. */
export function SideBySide({ profession, programmes, seasons, line, hasPrice }: Loaded) {
  const scale = useScaleLabel();
  const yearHours = organisation.annualHours[profession];
  return (
    <section aria-labelledby="durees" className="py-block">
      <div className="wrap split">
        <div className="grid content-start justify-items-start gap-3.2 leading-normal [&>p]:max-w-144">
          <h2 id="durees" className="text-title">
            {texts.title}
          </h2>
          <p className="text-moss">
            {texts.lead} {scale && `${texts.amounts} ${scale}.`}
          </p>
          <p className="print:hidden">
            <b className="font-600">{selectionLinks.question}</b> {selectionLinks.answer}
          </p>
          <ButtonLink to={composeAddress(profession)} variant="line" className="print:hidden">
            {selectionLinks.compose}
          </ButtonLink>
        </div>
        <div className="@container">
          <table className="numeric block leading-heading">
            <caption className="visually-hidden">{texts.caption}</caption>
            <Heads seasons={seasons} />
            <tbody className="block">
              {programmes.map((programme) => (
                <tr key={programme.id} className={`${ROW} border-b-1 pb-3.2 @[40rem]:pt-3.4`}>
                  <th scope="row" className={NAME}>
                    <Link to={programme.path} className="inline-flex min-h-11 @[40rem]:min-h-6 items-center font-600 text-ink">
                      {programme.shortTitle}
                    </Link>
                  </th>
                  {FORMATS.map((format) => (
                    <td key={format}>
                      <span className="block @[14rem]:hidden font-600" aria-hidden="true">
                        {format}
                      </span>
                      <Cell programme={programme} format={format} yearHours={yearHours} hasPrice={hasPrice} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-3 text-micro text-moss">
            {texts.scale} {line} {programmes.flatMap(describeTwoActions).join(" ")}
          </p>
        </div>
      </div>
    </section>
  );
}

function Heads({ seasons }: Pick<Loaded, "seasons">) {
  return (
    <thead className="block [@container(max-width:14rem)]:visually-hidden">
      <tr className={`${ROW} border-ink border-b-2 pb-2`}>
        <th scope="col" className={`${NAME} text-moss text-small`}>
          {texts.programme}
        </th>
        {FORMATS.map((format) => (
          <th key={format} scope="col" className="font-400">
            <span className="flex flex-wrap gap-x-[0.6rem] gap-y-[0.3rem] items-center justify-between">
              <abbr title={formats[format].name} className="no-underline">
                <FormatName format={format} />
              </abbr>{" "}
              {seasons[format] && <Flag year={seasons[format].year} isFull={seasons[format].isInTime} words={texts.finishedIn} />}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellProps extends Pick<Loaded, "hasPrice"> {
  programme: ProgrammeSummary;
  format: Format;
  yearHours: number;
}

/** An integrated programme has the hours of FC and EPP. */
function Cell({ programme, format, yearHours, hasPrice }: CellProps) {
  const offers = offersOf(programme, format).toSorted((a, b) => a.hours - b.hours);
  const [shortest] = offers;
  if (!shortest) return <span className="text-small text-moss">{programmeListTexts.notOffered}</span>;
  const more = (offers.at(-1)?.hours ?? shortest.hours) - (offerOf(programme, format)?.hours ?? 0);
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-2">
      <span className="list-side-hours col-span-full whitespace-nowrap font-600 font-display @[40rem]:col-auto">
        {describeFormatHours(programme, format)}
      </span>
      <span className="col-span-full whitespace-nowrap text-right font-700 font-display leading-[1.25] @[40rem]:col-auto">
        {offers.map(({ reference, indemnityInCents }) => (
          <span key={reference} className="block">
            <Indemnity cents={indemnityInCents} isToConfirm={isToConfirm(format)} hasStar isScaleInHead />{" "}
          </span>
        ))}
      </span>
      {/* The line extends to the year's ceiling. */}
      <span
        className="list-side-dashes col-span-full row-start-2 mt-1.2 mb-1.4 flex h-2.5 text-tone after:flex-1 after:border-edge after:border-b-1 after:content-empty"
        style={{ "--of": yearHours } as CSSProperties}
        aria-hidden="true"
      >
        {(format === "PI" ? (["FC", "EPP"] as const) : [format]).map((part) => (
          <i key={part} data-part={part} style={{ "--n": offerOf(programme, part)?.hours } as CSSProperties} />
        ))}
        {more > 0 && <i data-part="more" style={{ "--n": more } as CSSProperties} />}
      </span>
      {hasPrice && (
        <span className="col-span-full whitespace-nowrap text-right text-micro text-moss @[40rem]:text-small">
          {programmeListTexts.price} {formatEuros(shortest.priceInCents)}
        </span>
      )}
    </div>
  );
}
