import type { ReactNode } from "react";
import { SectionHead } from "./screen.tsx";

interface Head {
  words: string;
  /** Classes of the column: FIGURE, `reference`… */
  look?: string;
}

interface FiguresProps {
  name: string;
  by?: string;
  heads: readonly Head[];
  /** The first cell names the row. */
  rows: readonly { key: string; label: ReactNode; cells: readonly ReactNode[] }[];
  /** Instead of an empty table. */
  none?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Scrolls sideways when too wide, by keyboard too. */
export function Figures({ name, by, heads, rows, none, className = "", children }: FiguresProps) {
  return (
    <section className="min-w-0 break-inside-avoid">
      <SectionHead title={name} by={by} />
      {rows.length === 0 && <div className="text-moss">{none}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section tabIndex={0} aria-label={name} hidden={rows.length === 0} className="-mt-2 overflow-x-auto">
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
                <th scope="row" className={`${CELL} font-600 max-tablet:text-compact`}>
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
      {children}
    </section>
  );
}

const CELL = "border-b-1 py-[var(--row,0.5rem)] pr-3 max-tablet:pr-2 align-top";
const HEAD = "border-b-1.5 border-ink py-1 pr-3 max-tablet:pr-2 align-bottom font-400 text-micro max-tablet:text-micro text-moss";

export const FIGURE = "numeric pr-0! pl-2 font-display tablet:pl-3 text-right whitespace-nowrap";
