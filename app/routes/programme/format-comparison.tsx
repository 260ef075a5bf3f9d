import type { ReactNode } from "react";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { describePeriodOutlook, formatCalendars } from "#app/content/format-calendar.ts";
import { formats } from "#app/content/formats.ts";
import { isToConfirm } from "#app/content/indemnities.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { scaleFootnote } from "#app/content/scale-note.ts";
import type { Offer } from "#app/content/schema.ts";
import { selectionLinks } from "#app/content/selection-links.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { Indemnity } from "#app/features/indemnity.tsx";
import { Footnote } from "#app/ui/footnote.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { OfferViews } from "./offer-views.ts";
import { markPerDevice, PerDevice } from "./per-device.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import "./format-comparison.css";

const { comparison } = programmePage;

type Row = keyof typeof comparison.rows;

type ShowOffer = (offer: Offer, format: Format) => ReactNode;

const VALUES: Record<Row, ShowOffer> = {
  hours: ({ hours }) => formatHours(hours),
  // May break after the provider's number, on the narrowest phones.
  reference: ({ reference }) => (
    <span className="font-text">
      {reference.slice(0, 4)}
      <wbr />
      {reference.slice(4)}
    </span>
  ),
  price: ({ priceInCents }) => formatEuros(priceInCents),
  indemnity: ({ indemnityInCents }, format) => <Indemnity cents={indemnityInCents} isToConfirm={isToConfirm(format)} />,
  actions: (_, format) => comparison.actions[format],
  calendar: (_, format) => formatCalendars[format].pace,
};

interface FormatComparisonProps {
  views: OfferViews;
  /** ISO date in Paris. */
  today: string;
  /** Why one format has two references. */
  note?: string | undefined;
  /** Adds an offer to the visitor's selection. */
  add: ShowOffer;
}

/** The three formats side by side, the chosen one marked, a missing one hatched. On a phone the rows become blocks. */
export function FormatComparison({ views, today, note, add }: FormatComparisonProps) {
  return (
    <ProgrammeSection id="formats" title={comparison.title}>
      <table className="comparison">
        <caption className="visually-hidden">{comparison.caption}</caption>
        <thead>
          <tr>
            <td />
            {FORMATS.map((format) => (
              <th key={format} scope="col" {...cellMarks(views, format)}>
                <span className="comparison-choice">{comparison.chosen}</span>
                <FormatName format={format} className="font-700" />
                <small>{formats[format].name}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(comparison.rows) as Row[]).map((row) => (
            <tr key={row}>
              <th scope="row">{comparison.rows[row]}</th>
              <Cells views={views} show={VALUES[row]} />
            </tr>
          ))}
          <tr className="print:hidden">
            <th scope="row">{selectionLinks.name}</th>
            <Cells views={views} show={add} />
          </tr>
        </tbody>
      </table>
      <PeriodOutlookLines formats={FORMATS.filter((format) => views.wide.formats[format])} today={today} />
      {note && <p className="mt-4 max-w-192 text-small">{note}</p>}
      <Footnote {...scaleFootnote} className="mt-4 max-w-192 leading-normal print:mt-1 print:max-w-none" />
    </ProgrammeSection>
  );
}

/** One row of the table: what each format has of something. */
function Cells({ views, show }: { views: OfferViews; show: ShowOffer }) {
  return FORMATS.map((format) => (
    <td key={format} {...cellMarks(views, format)}>
      <PerDevice views={viewsOf(views, format)}>
        {(view, className) => {
          const offer = view.formats[format];
          return <span className={className}>{offer ? show(offer, format) : comparison.notOffered}</span>;
        }}
      </PerDevice>
    </td>
  ));
}

/** What can still be done within the DPC period, and what ends after it. */
function PeriodOutlookLines({ formats, today }: { formats: readonly Format[]; today: string }) {
  return (
    <ul className="mt-5 grid gap-2">
      {describePeriodOutlook(formats, today).map(({ text, isFeasible }) => (
        <li key={text} className="flex items-start gap-2.5 leading-list">
          <span
            className={`${isFeasible ? "i-lucide-calendar-check" : "i-lucide-calendar-clock"} mt-[0.1em] flex-none text-icon text-tone`}
            aria-hidden="true"
          />
          <span className={isFeasible ? "font-600" : ""}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function cellMarks(views: OfferViews, format: Format) {
  return {
    "data-missing": !views.wide.formats[format] || undefined,
    // What is fixed on phones is nobody's choice.
    ...markPerDevice("chosen", views, (view) => view !== views.narrow && view.format === format),
  };
}

/** Both views of one format, or a single one where phones show the same offer of it. */
function viewsOf({ wide, narrow }: OfferViews, format: Format): OfferViews {
  return { wide, narrow: narrow?.formats[format] === wide.formats[format] ? null : narrow };
}
