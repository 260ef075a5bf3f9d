import type { ReactNode } from "react";
import { catalogueForm } from "#app/content/catalogue.ts";
import { catalogueBooklet } from "#app/content/catalogue-booklet.ts";
import { homePage } from "#app/content/pages/home.ts";
import type { PeriodNotice } from "#app/content/period.ts";
import { Booklet } from "#app/ui/motifs/booklet.tsx";
import "./catalogue-block.css";

const texts = homePage.catalogue;

interface CatalogueBlockProps {
  notice: PeriodNotice;
  /** Whether the extended period still runs: its years are drawn only then. */
  isPeriodOpen: boolean;
  /** Opens the catalogue form. */
  action: ReactNode;
}

/** Where the DPC period stands, and the catalogue to take along. */
export function CatalogueBlock({ notice, isPeriodOpen, action }: CatalogueBlockProps) {
  return (
    <section aria-labelledby="catalogue" className="section">
      <div className="catalogue-block wrap grid items-center">
        <div className="catalogue-text justify-items-start gap-5">
          <h2 id="catalogue" className="text-h2">
            {notice.heading}
          </h2>
          {isPeriodOpen && (
            <ol className="catalogue-years numeric my-2 w-full max-w-136" aria-label={texts.yearsLabel}>
              {texts.years.map(({ year, note }) => (
                <li key={year}>
                  {year}
                  {note && <span className="mt-1.5 block font-400 font-text text-micro text-moss leading-title"> {note}</span>}
                </li>
              ))}
            </ol>
          )}
          <p className="max-w-160">{notice.text}</p>
          <div className="w-full">{action}</div>
          <p className="max-w-144 text-moss text-small">
            <b className="font-700 text-ink">{catalogueForm.promise}.</b> {texts.edition}
          </p>
        </div>
        <Booklet {...catalogueBooklet} className="mx-auto w-full max-w-120" />
      </div>
    </section>
  );
}
