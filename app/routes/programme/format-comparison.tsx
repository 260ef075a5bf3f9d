import type { ReactNode } from "react";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { describePeriodOutlook } from "#app/content/format-calendar.ts";
import { formats } from "#app/content/formats.ts";
import { isToConfirm } from "#app/content/indemnities.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { scaleFootnote } from "#app/content/scale-note.ts";
import type { Offer } from "#app/content/schema.ts";
import { sayFinished, seasonOf } from "#app/content/season.ts";
import { selectionLinks } from "#app/content/selection-links.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { Indemnity } from "#app/features/indemnity.tsx";
import { Footnote } from "#app/ui/footnote.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { OfferViews } from "./offer-views.ts";
import { ProgrammeSection } from "./programme-section.tsx";
import "./format-comparison.css";

const { comparison, facts } = programmePage;

/** Displayed as blocks, a table is none to Safari before 17: the roles are written out. */
const TABLE = { role: "table" };
const ROWS = { role: "rowgroup" };
const ROW = { role: "row" };
const COLUMN = { role: "columnheader", scope: "col" };
const FORMAT = { role: "rowheader", scope: "row" };
const CELL = { role: "cell" };

interface FormatComparisonProps {
  views: OfferViews;
  /** ISO date in Paris. */
  today: string;
  /** Why one format has two references. */
  note?: string | undefined;
  /** Adds an offer to the visitor's selection. */
  add: (offer: Offer, format: Format) => ReactNode;
}

/** Every format that is offered in one line each, the chosen one marked. Where the column is narrow the lines become blocks. */
export function FormatComparison({ views: { wide, narrow }, today, note, add }: FormatComparisonProps) {
  const offered = FORMATS.filter((format) => wide.formats[format]);
  const hasSeason = seasonOf("FC", today) !== null;
  return (
    <ProgrammeSection id="formats" title={comparison.title}>
      <table {...TABLE} className="comparison">
        <caption className="visually-hidden">{comparison.caption}</caption>
        <thead {...ROWS}>
          <tr {...ROW}>
            {[
              comparison.format,
              facts.hours,
              facts.indemnity,
              facts.price,
              facts.reference,
              ...(hasSeason ? [comparison.finished] : []),
            ].map((head) => (
              <th key={head} {...COLUMN}>
                {head}
              </th>
            ))}
            <th {...COLUMN} className="print:hidden">
              <span className="visually-hidden">{selectionLinks.name}</span>
            </th>
          </tr>
        </thead>
        <tbody {...ROWS}>
          {offered.flatMap((format) => {
            const row = { format, today, add };
            const chosen = format === wide.format ? (narrow ? "wide" : "everywhere") : undefined;
            const [ofWide, ofNarrow] = [wide.formats[format], narrow?.formats[format]];
            if (!ofNarrow || ofNarrow === ofWide) return ofWide && <Line key={format} {...row} offer={ofWide} chosen={chosen} />;
            return [
              ofWide && <Line key={format} {...row} offer={ofWide} chosen={chosen} className="wide-only" />,
              <Line key={`${format} on phones`} {...row} offer={ofNarrow} chosen={undefined} className="narrow-only" />,
            ];
          })}
        </tbody>
      </table>
      <div className="mt-3.5 grid max-w-184 gap-2 text-small leading-[1.45] print:mt-1 print:max-w-none print:gap-0.5">
        <p>
          {describePeriodOutlook(offered, today)
            .map(({ text }) => `${text}.`)
            .join(" ")}
        </p>
        {note && <p>{note}</p>}
        <Footnote {...scaleFootnote} className="text-micro!" />
      </div>
    </ProgrammeSection>
  );
}

interface LineProps extends Pick<FormatComparisonProps, "today" | "add"> {
  format: Format;
  offer: Offer;
  /** Where it is the visitor's choice: what is fixed on phones is nobody's. */
  chosen: "everywhere" | "wide" | undefined;
  className?: string;
}

function Line({ format, offer, chosen, today, add, className }: LineProps) {
  const season = seasonOf(format, today);
  return (
    <tr {...ROW} data-chosen={chosen} className={className}>
      <th {...FORMAT}>
        <span className="comparison-format">
          {chosen && <span className="comparison-choice">{comparison.chosen} </span>}
          <FormatName format={format} className="font-600" /> <b className="font-600">{formats[format].name}</b>{" "}
          <small>{comparison.paces[format]}</small>
        </span>
      </th>
      <td {...CELL} className="comparison-hours">
        {formatHours(offer.hours)}
      </td>
      <td {...CELL} className="comparison-indemnity">
        <Label text={facts.indemnity} />
        <Indemnity cents={offer.indemnityInCents} isToConfirm={isToConfirm(format)} />
      </td>
      <td {...CELL} className="comparison-price">
        <Label text={facts.price} />
        {formatEuros(offer.priceInCents)}
      </td>
      <td {...CELL} className="comparison-reference">
        {offer.reference}
      </td>
      {season && (
        <td {...CELL} className="comparison-season">
          <Flag year={season.year} isFull={season.isInTime} words={`${sayFinished(format)} ${comparison.finishedIn}`} />
        </td>
      )}
      <td {...CELL} className="comparison-add print:hidden">
        {add(offer, format)}
      </td>
    </tr>
  );
}

/** What a value is, where no head of a column says so. */
function Label({ text }: { text: string }) {
  return <span className="comparison-label">{text.toLowerCase()} </span>;
}
