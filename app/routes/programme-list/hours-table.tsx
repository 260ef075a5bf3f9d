import { formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { describeFormatHours, offerOf } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import { programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import { composeAddress, selectionLinks } from "#app/content/selection-links.ts";
import { FORMATS, type Format, type Profession } from "#app/content/vocabulary.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { splitHours } from "./hours.ts";

/** With letters twice as large the cells of a row wrap. */
const ROW = "[@container(max-width:14rem)]:flex [@container(max-width:14rem)]:flex-wrap";
const CELL = "[@container(max-width:14rem)]:flex-[1_1_4.5rem]";

/** Hours of every format, drawn to one scale: full width is what a year can hold. */
export function HoursTable({ profession, programmes }: { profession: Profession; programmes: readonly ProgrammeSummary[] }) {
  const yearHours = organisation.annualHours[profession];
  return (
    <section aria-labelledby="durees" className="py-block">
      <div className="wrap grid gap-8 xl:grid-cols-[4fr_8fr] xl:gap-16">
        <div className="grid content-start gap-4">
          <h2 id="durees" className="text-title">
            {texts.hoursTable.title}
          </h2>
          <p className="max-w-144 text-moss">{texts.hoursTable.lead}</p>
          <p className="max-w-144 print:hidden">
            <b className="block font-600">{selectionLinks.question}</b> {selectionLinks.answer}
          </p>
          <p className="print:hidden">
            <ButtonLink to={composeAddress(profession)} variant="line">
              {selectionLinks.compose}
            </ButtonLink>
          </p>
        </div>
        <div className="@container">
          <table className="numeric table-fixed">
            <caption className="visually-hidden">{texts.hoursTable.caption}</caption>
            <thead>
              <tr className={`${ROW} border-b-2 border-ink text-left`}>
                <th
                  scope="col"
                  className="w-[36%] md:w-[31%] pb-3 align-bottom font-400 text-[length:min(var(--text-small),4.75vw)] text-moss"
                >
                  {texts.hoursTable.programme}
                </th>
                {FORMATS.map((format) => (
                  <th key={format} scope="col" className={`${CELL} pb-3 align-bottom`}>
                    <FormatMark format={format} />
                    <abbr title={formats[format].name} className="no-underline">
                      {format}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {programmes.map((programme) => (
                <tr key={programme.id} className={`${ROW} border-b-1`}>
                  <th scope="row" className="py-2 pr-3 font-600 leading-heading max-md:text-small [@container(max-width:14rem)]:w-full">
                    <Link to={programme.path} className="inline-block py-2 text-ink">
                      {programme.shortTitle}
                    </Link>
                  </th>
                  {FORMATS.map((format) => (
                    <td key={format} className={`${CELL} py-2 pr-column`}>
                      <Hours programme={programme} format={format} yearHours={yearHours} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 text-moss text-small">
            {texts.hoursTable.scale} {formatHours(yearHours)}.
          </p>
        </div>
      </div>
    </section>
  );
}

interface HoursProps {
  programme: ProgrammeSummary;
  format: Format;
  yearHours: number;
}

function Hours({ programme, format, yearHours }: HoursProps) {
  if (!offerOf(programme, format)) return <span className="inline-block text-micro text-moss leading-heading">{texts.notOffered}</span>;
  return (
    <>
      <span className="font-600 font-display">{describeFormatHours(programme, format)}</span>
      <span className="mt-1 flex h-2.5 rounded-xs bg-tone-soft text-tone" aria-hidden="true">
        {splitHours(programme, format).map((part) => (
          <span
            key={part.format}
            className={`border-2 border-current ${part.format === "FC" ? "bg-current" : ""}`}
            style={{ width: `${(part.hours / yearHours) * 100}%` }}
          />
        ))}
      </span>
    </>
  );
}
