import type { ReactNode } from "react";
import { SectionHead } from "./screen.tsx";

interface Head {
  words: string;
  /** Classes of the column: FIGURE, `reference`… */
  look?: string;
}

interface FiguresProps {
  name: string;
  heads: readonly Head[];
  /** The first cell names the row. */
  rows: readonly { key: string; label: ReactNode; cells: readonly ReactNode[] }[];
  className?: string;
}

/** Scrolls sideways when too wide, by keyboard too. */
export function Figures({ name, heads, rows, className = "" }: FiguresProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section tabIndex={0} aria-label={name} className="overflow-x-auto [h2+&]:-mt-2.5">
      {/* Visually hidden parts scroll with the table. */}
      <table className={`relative ${className}`}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {heads.map(({ words, look = "" }) => (
              <th key={words} scope="col" className={`${HEAD} ${look}`}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row" className={`${CELL} font-600 max-sm:text-small`}>
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]?.words} className={`${CELL} ${heads[index + 1]?.look ?? ""}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface FigureSectionProps extends FiguresProps {
  by?: string;
  none?: ReactNode;
  children?: ReactNode;
}

export function FigureSection({ by, none, children, ...figures }: FigureSectionProps) {
  return (
    <section className="min-w-0 break-inside-avoid">
      <SectionHead title={figures.name} by={by} />
      {figures.rows.length > 0 ? <Figures {...figures} /> : <div className="text-moss">{none}</div>}
      {children}
    </section>
  );
}

const CELL = "border-b-1 py-[var(--row,0.5rem)] pr-3 max-sm:pr-1 align-top";
const HEAD = "border-b-1.5 border-ink py-[0.3rem] pr-3 max-sm:pr-1 align-bottom font-400 text-micro max-sm:[font-size:0.75rem] text-moss";

export const FIGURE = "numeric pr-0! pl-1 font-display sm:pl-3 text-right sm:whitespace-nowrap";
