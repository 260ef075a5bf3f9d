import type { ReactNode } from "react";
import { organisation } from "#app/content/organisation.ts";
import type { EmployerFileSheets } from "#app/content/pages/employer-file-sheets.ts";
import { Link } from "#app/ui/link.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { Supplied } from "./supplied.tsx";
import "./annexes.css";

interface SheetProps {
  id: string;
  head: { number: string; title: string };
  /** What it is about, and where it comes from. */
  foot: readonly [subject: string, origin: string];
  className?: string;
  children: ReactNode;
}

/** One page of A4, with its head and foot. */
function Annex({ id, head, foot: [subject, origin], className = "", children }: SheetProps) {
  return (
    <section id={id} aria-label={`${head.number}, ${head.title}`} className={`pack-sheet ${className}`}>
      <p className="pack-head">
        <span>
          <b>{head.number}</b>, {head.title}
        </span>{" "}
        <b>{organisation.name}</b>
      </p>
      {children}
      <p className="pack-running text-moss">
        <span>{subject}</span> <span>{origin}</span>
      </p>
    </section>
  );
}

/** The nine facts that the law wants public, and who the provider is. */
export function ProgrammeSheet({ sheet, origin }: { sheet: EmployerFileSheets["programmes"][number]; origin: string }) {
  const { head, reference, title, format, describedFormat, audience, facts, organisation: provider } = sheet;
  return (
    <Annex id={reference} head={head} foot={[sheet.subject, origin]}>
      <div className="pack-programme grid">
        <h3>{title}</h3>
        <p className="flex flex-wrap gap-x-3">
          <FormatName format={format} /> {describedFormat}
        </p>
        <p>{audience}</p>
      </div>
      <dl className="pack-facts border-b-1 leading-list">
        {facts.map(({ term, text, items }) => (
          <div key={term} className="grid border-t-1">
            <dt className="font-600">{term}</dt>
            <dd>
              {items ? (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : (
                <Supplied text={text} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="pack-provider leading-list">
        <h4>{provider.title}</h4>
        <dl>
          {provider.facts.map(({ term, text }) => (
            <div key={term}>
              <dt className="text-moss">{term}</dt>
              <dd>
                <Supplied text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Supplied text={provider.text} />
        </p>
      </div>
    </Annex>
  );
}

/** What it costs, who pays for this employee at this employer, the papers and who makes them. */
export function CostSheet({ sheet, origin }: { sheet: EmployerFileSheets["cost"]; origin: string }) {
  const { head, cost, payer, papers, contact } = sheet;
  return (
    <Annex id="annexe-2" head={head} foot={[sheet.subject, origin]}>
      <div className="pack-part">
        <h3>{cost.title}</h3>
        <table className="pack-table leading-list pack-cost">
          <caption className="visually-hidden">{cost.caption}</caption>
          <Heads columns={cost.columns} />
          <tbody>
            {cost.rows.map(({ item, quantity, amount }) => (
              <tr key={item}>
                <th scope="row">{item}</th>
                <td>{quantity}</td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {cost.total}
              </th>
              <td>{cost.sum}</td>
            </tr>
          </tfoot>
        </table>
        <p className="pack-fine text-moss leading-[1.45]">{cost.included}</p>
      </div>
      <div className="pack-part">
        <h3>{payer.title}</h3>
        {payer.rows.map(({ term, text }) => (
          <p key={term}>
            <b>{term}</b> {text}
          </p>
        ))}
        <p className="pack-fine text-moss leading-[1.45]">
          {payer.sourcesLabel}{" "}
          {payer.sources.map(({ text, site, url, readOn }) => (
            <span key={url}>
              {text} <Link to={url}>{site}</Link>
              {readOn}{" "}
            </span>
          ))}
        </p>
      </div>
      <div className="pack-part">
        <h3>{papers.title}</h3>
        <table className="pack-table leading-list pack-papers">
          <caption className="visually-hidden">{papers.caption}</caption>
          <Heads columns={papers.columns} />
          <tbody>
            {papers.rows.map(([paper, by = "", when = ""]) => (
              <tr key={paper}>
                <th scope="row">{paper}</th>
                <td>{by}</td>
                <td>
                  <Supplied text={when} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <b>{papers.strong}</b> {papers.text}
        </p>
      </div>
      <div className="pack-part">
        <h4>{contact.title}</h4>
        <p>{contact.text}</p>
      </div>
    </Annex>
  );
}

function Heads({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
