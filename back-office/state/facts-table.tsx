import type { ReactNode } from "react";
import { Icon } from "../frame/icon.tsx";
import { SectionHead } from "../frame/section-head.tsx";

/** What a place does not say. */
export const UNKNOWN = "inconnu";

export function Good({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-pine">
      <Icon name="tick" />
      {children}
    </span>
  );
}

export function Bad({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-650 text-brique">
      <Icon name="warning" />
      {children}
    </span>
  );
}

export interface Row {
  label: string;
  figures: string[];
  /** Words alone are quiet. */
  state: ReactNode;
}

/** Facts with their state at the end of the line. */
export function FactsTable({ title, heads, rows }: { title: string; heads: readonly string[]; rows: readonly Row[] }) {
  return (
    <section>
      <SectionHead title={title} />
      <div className="-mt-2.5 overflow-x-auto">
        <table className="figures">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Quoi</span>
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="figure">
                  {head}
                </th>
              ))}
              <th scope="col" className="figure">
                <span className="visually-hidden">État</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, figures, state }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {figures.map((figure, index) => (
                  <td key={heads[index]} className="figure">
                    {figure}
                  </td>
                ))}
                <td className="figure">{typeof state === "string" ? <span className="text-moss">{state}</span> : state}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
