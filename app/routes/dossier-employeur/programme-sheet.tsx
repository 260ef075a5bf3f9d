import { formatEuros } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { describeAudience, describeFormat, describeSheetNote, employerFile, listSheetFacts } from "#app/content/pages/employer-file.ts";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { Chosen } from "./route.tsx";
import { Sheet } from "./sheet.tsx";
import "./programme-sheet.css";

const texts = employerFile.sheet;

/** The nine facts that the law wants public, and what the course costs. */
export function ProgrammeSheet({ one, chosen, page, pages }: { one: Chosen; chosen: readonly Chosen[]; page: number; pages: number }) {
  const { profession, emblem, title, format, reference, hours, priceInCents, updatedOn } = one;
  return (
    <Sheet chosen={chosen} page={page} pages={pages} className={`tone-${profession}`}>
      <div className="employer-programme">
        <Emblem drawing={emblem} className="text-tone" />
        <div>
          <p className="flex flex-wrap items-center gap-x-[3mm]">
            <FormatName format={format} /> {describeFormat(formats[format].name, hours)}
          </p>
          <h2 className="employer-title">{title}</h2>
          <p>{describeAudience(one)}</p>
        </div>
      </div>
      <dl className="employer-facts">
        {listSheetFacts(one, format, one).map(({ term, text, items }, index) => (
          <div key={term}>
            <dt>
              <span className="waypoint employer-number" aria-hidden="true">
                {index + 1}
              </span>
              {term}
            </dt>
            <dd>
              {items ? (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
      <table className="employer-cost numeric">
        <caption>{texts.cost}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.item}</th>
            <th scope="col">{texts.columns.quantity}</th>
            <th scope="col">{texts.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {texts.fees} {reference}
            </th>
            <td>{texts.oneLearner}</td>
            <td>{formatEuros(priceInCents)}</td>
          </tr>
          <tr>
            <th scope="row">{texts.travel}</th>
            <td>{texts.online}</td>
            <td>{formatEuros(0)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {texts.total}
            </th>
            <td>{formatEuros(priceInCents)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="employer-note">{describeSheetNote(hours, updatedOn)}</p>
    </Sheet>
  );
}
