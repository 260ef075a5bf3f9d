import type { CSSProperties } from "react";
import type { WrittenAmount } from "#app/answer/write.ts";
import { formatEuros } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { describeFormatHours, offerOf, offersOf } from "#app/content/offers.ts";
import { describeTwoActions, programmeListTexts } from "#app/content/pages/programme-lists.ts";
import { composeAddress, selectionLinks } from "#app/content/selection-links.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { Amount, AmountHead } from "#app/features/answer/amount.tsx";
import { Proofs } from "#app/features/answer/proofs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { Route } from "./+types/route";
import { FormatLegend } from "./format-legend.tsx";
import type { Listed } from "./programme-card.tsx";
import "./side-by-side.css";

const texts = programmeListTexts.sideBySide;
/** In a narrow table, the name has its own line; at 200 % text, each format too. */
const NAME = "col-span-full font-400 @wide:col-auto";
const ROW = "grid gap-x-2 @room:grid-cols-3 @wide:grid-cols-4 @wide:items-baseline @wide:gap-x-8";

/** After the cards: what the formats are, what they come to side by side, and how sure that is. */
export function SideBySide(loaded: Route.ComponentProps["loaderData"]) {
  const { profession, details } = loaded;
  return (
    <section aria-labelledby="formats" className="py-block">
      <div className="wrap split xl:items-start">
        <div className="grid gap-3">
          <h2 id="formats" className="text-title">
            {programmeListTexts.chooseFormat}
          </h2>
          <p className="print:hidden">
            <b className="font-600">{selectionLinks.question}</b> {selectionLinks.answer}
          </p>
          <ButtonLink to={composeAddress(profession)} variant="line" className="justify-self-start print:hidden">
            {selectionLinks.compose}
          </ButtonLink>
        </div>
        <div className="grid gap-3">
          <FormatLegend />
          <details className="printed-open group border-b-1 pb-1">
            <summary className="flex min-h-11 cursor-pointer items-center gap-3 leading-tight">
              <h3
                id="durees"
                className="flex-1 font-600 font-text text-item tracking-normal underline-offset-4 group-has-[summary:hover]:underline"
              >
                {texts.title}
              </h3>
              <span
                className="i-lucide-chevron-down text-icon text-pine transition-rotate duration-160 group-open:turned print:hidden"
                aria-hidden="true"
              />
            </summary>
            <Table {...loaded} />
          </details>
          <Proofs {...details} className="max-w-none" />
        </div>
      </div>
    </section>
  );
}

/** One dash per hour, comparable down the columns. */
function Table({ programmes, seasons, indemnities, yearHours, line, hasPrice }: Route.ComponentProps["loaderData"]) {
  const labelled = Object.values(indemnities).find(({ hasStar }) => hasStar);
  return (
    <div className="@container pt-2 pb-2">
      <table className="numeric block leading-heading">
        <caption className="visually-hidden">{texts.caption}</caption>
        <Heads seasons={seasons} labelled={labelled} />
        <tbody className="block">
          {programmes.map((programme) => (
            <tr key={programme.id} className={`${ROW} border-b-1 pb-3 @wide:pt-3`}>
              <th scope="row" className={NAME}>
                <Link to={programme.path} className="inline-flex min-h-11 @wide:min-h-6 items-center font-600 text-ink">
                  {programme.shortTitle}
                </Link>
              </th>
              {FORMATS.map((format) => (
                <td key={format}>
                  <span className="block @room:hidden font-600" aria-hidden="true">
                    {format}
                  </span>
                  <Cell {...{ programme, format, indemnities, yearHours, hasPrice }} />
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
  );
}

function Heads({ seasons, labelled }: Pick<Route.ComponentProps["loaderData"], "seasons"> & { labelled: WrittenAmount | undefined }) {
  return (
    <thead className="block [@container(max-width:14rem)]:visually-hidden">
      <tr className={`${ROW} border-ink border-b-2 pb-2`}>
        <th scope="col" className={`${NAME} text-moss text-small`}>
          {texts.programme}, <AmountHead term={texts.indemnity} amount={labelled} />
        </th>
        {FORMATS.map((format) => (
          <th key={format} scope="col" className="font-400">
            <span className="flex flex-wrap gap-x-2 gap-y-1 items-center justify-between">
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

interface CellProps extends Pick<Route.ComponentProps["loaderData"], "hasPrice" | "indemnities" | "yearHours"> {
  programme: Listed;
  format: Format;
}

/** An integrated programme has the hours of FC and EPP. */
function Cell({ programme, format, indemnities, yearHours, hasPrice }: CellProps) {
  const offers = offersOf(programme, format).toSorted((a, b) => a.hours - b.hours);
  const [shortest] = offers;
  if (!shortest) return <span className="text-small text-moss">{programmeListTexts.notOffered}</span>;
  const more = (offers.at(-1)?.hours ?? shortest.hours) - (offerOf(programme, format)?.hours ?? 0);
  return (
    <div className="grid cols-auto-1 items-baseline gap-x-2">
      <span className="list-side-hours col-span-full whitespace-nowrap font-600 font-display @wide:col-auto">
        {describeFormatHours(programme, format)}
      </span>
      <span className="col-span-full whitespace-nowrap text-right font-700 font-display leading-heading @wide:col-auto">
        {offers.map(({ reference }) => {
          const amount = indemnities[reference];
          return (
            <span key={reference} className="block">
              {amount && <Amount amount={amount} isLabelInHead />}{" "}
            </span>
          );
        })}
      </span>
      {/* The line extends to the year's ceiling. */}
      <span
        className="list-side-dashes col-span-full row-start-2 my-1 flex h-2.5 text-tone after:flex-1 after:border-edge after:border-b-1 after:content-empty"
        style={{ "--of": yearHours } as CSSProperties}
        aria-hidden="true"
      >
        {(format === "PI" ? (["FC", "EPP"] as const) : [format]).map((part) => (
          <i key={part} data-part={part} style={{ "--n": offerOf(programme, part)?.hours } as CSSProperties} />
        ))}
        {more > 0 && <i data-part="more" style={{ "--n": more } as CSSProperties} />}
      </span>
      {hasPrice && (
        <span className="col-span-full whitespace-nowrap text-right text-micro text-moss @wide:text-small">
          {programmeListTexts.price} {formatEuros(shortest.priceInCents)}
        </span>
      )}
    </div>
  );
}
