import type { ReactNode } from "react";
import type * as sheets from "#app/content/pages/employer-file-sheets.ts";
import { SheetHead } from "#app/features/navigation/sheet-head.tsx";
import { Link } from "#app/ui/link.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { Sheet } from "./sheet.tsx";

interface SheetProps {
  id: string;
  head: { number: string; title: string };
  foot: readonly [subject: string, origin: string];
  children: ReactNode;
}

function Annex({ id, head, foot: [subject, origin], children }: SheetProps) {
  return (
    <Sheet id={id} label={`${head.number}, ${head.title}`}>
      <SheetHead subject={`${head.number}, ${head.title}`} className="flex media-phone:flex-wrap" />
      {children}
      <p
        className="mt-auto flex justify-between gap-6 pt-4 text-moss
          text-sheet leading-list media-phone:flex-wrap media-phone:gap-x-6 media-phone:gap-y-1"
      >
        <span>
          <Unbroken text={subject} />
        </span>{" "}
        <span>{origin}</span>
      </p>
    </Sheet>
  );
}

export function ProgrammeSheet({ sheet, origin }: { sheet: sheets.ProgrammeSheet; origin: string }) {
  const { head, reference, title, format, describedFormat, audience, facts, organisation: provider } = sheet;
  return (
    <Annex id={reference} head={head} foot={[sheet.subject, origin]}>
      <div className="mt-5 grid gap-1 text-sheet leading-list">
        <h3 className="text-title">{title}</h3>
        <p className="flex flex-wrap gap-x-3">
          <FormatName format={format} />{" "}
          <span>
            <Unbroken text={describedFormat} />
          </span>
        </p>
        <p>{audience}</p>
      </div>
      <dl className="mt-4 border-b-1 text-sheet leading-list">
        {facts.map(({ term, text, items }) => (
          <div
            key={term}
            className="grid grid-cols-[42mm_minmax(0,1fr)] gap-4 border-t-1 py-1 break-inside-avoid
              media-phone:grid-cols-1 media-phone:gap-1"
          >
            <dt className="font-600">{term}</dt>
            <dd>
              {items ? (
                <ul className="list-disc pl-5">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : (
                <Unbroken text={text} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div
        className="mt-8 break-inside-avoid text-sheet leading-list
          media-phone:pt-6"
      >
        <h4 className="text-item">{provider.title}</h4>
        <dl className="mt-1 grid grid-cols-2 gap-x-8 media-phone:grid-cols-1 media-phone:gap-1">
          {provider.facts.map(({ term, text }) => (
            <div key={term} className="grid grid-cols-[29mm_minmax(0,1fr)] gap-2 py-0.9mm media-phone:grid-cols-1 media-phone:gap-1">
              <dt className="text-moss">{term}</dt>
              {text === null ? (
                <dd className="pack-dots border-moss border-b-1 border-dotted">
                  <span className="visually-hidden">{provider.toFill}</span>
                </dd>
              ) : (
                <dd className="wrap-anywhere">
                  <Unbroken text={text} />
                </dd>
              )}
            </div>
          ))}
        </dl>
        {provider.toFill && <p className="mt-1 text-moss">{provider.toFill}</p>}
        <p className="mt-1">
          <Unbroken text={provider.text} />
        </p>
      </div>
    </Annex>
  );
}

const FINE = "mt-2 text-moss text-sheet leading-list";

export function CostSheet({ sheet, origin }: { sheet: sheets.CostSheet; origin: string }) {
  const { head, cost, payer, papers, contact } = sheet;
  return (
    <Annex id="annexe-2" head={head} foot={[sheet.subject, origin]}>
      <div className="pack-part mt-5 media-phone:@container">
        <h3 className="text-title">{cost.title}</h3>
        <table className="pack-table pack-cost mt-2 text-sheet leading-list">
          <caption className="visually-hidden">{cost.caption}</caption>
          <Heads columns={cost.columns} />
          <tbody>
            {cost.rows.map(({ item, quantity, amount }) => (
              <tr key={item}>
                <th scope="row" className="font-600">
                  <Unbroken text={item} />
                </th>
                <td>{quantity}</td>
                <td className="font-600 font-display text-small leading-heading">{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2} className="border-0 font-600">
                {cost.total}
              </th>
              <td className="border-0 font-700 font-display text-subtitle leading-tight tracking-tight">{cost.sum}</td>
            </tr>
          </tfoot>
        </table>
        <p className={FINE}>{cost.included}</p>
      </div>
      <div className="pack-part">
        <h3 className="text-title">{payer.title}</h3>
        {payer.rows.map(({ term, text }) => (
          <p key={term}>
            <b>{term}</b> {text}
          </p>
        ))}
        {payer.sources.length > 0 && (
          <p className={FINE}>
            {payer.sourcesLabel}{" "}
            {payer.sources.map(({ text, site, url, readOn }) => (
              <span key={url}>
                {text} <Link to={url}>{site}</Link>
                {readOn}{" "}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="pack-part">
        <h3 className="text-title">{papers.title}</h3>
        <table className="pack-table pack-papers mt-2 text-sheet leading-list">
          <caption className="visually-hidden">{papers.caption}</caption>
          <Heads columns={papers.columns} />
          <tbody>
            {papers.rows.map(([paper, by = "", when = ""]) => (
              <tr key={paper}>
                <th scope="row" className="font-600">
                  {paper}
                </th>
                <td>{by}</td>
                <td>{when}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3">
          <b>{papers.strong}</b> {papers.text}
        </p>
      </div>
      <div className="pack-part">
        <h4 className="text-item">{contact.title}</h4>
        <p>
          <Unbroken text={contact.text} />
        </p>
      </div>
    </Annex>
  );
}

function Heads({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className="border-current border-b-1.5 text-moss text-micro">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
