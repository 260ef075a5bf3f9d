import { catalogueForm } from "#app/content/catalogue.ts";
import { catalogueBooklet } from "#app/content/catalogue-booklet.ts";
import { homePage } from "#app/content/pages/home.ts";
import type { PeriodNotice } from "#app/content/period.ts";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { Booklet } from "#app/ui/motifs/booklet.tsx";

const texts = homePage.catalogue;

interface CatalogueBlockProps {
  notice: PeriodNotice;
  /** Whether the extended period still runs: its years are drawn only then. */
  isPeriodOpen: boolean;
}

/** Where the DPC period stands, and the catalogue to take along. */
export function CatalogueBlock({ notice, isPeriodOpen }: CatalogueBlockProps) {
  return (
    <section aria-labelledby="catalogue" className="section">
      {/* On a phone the map stands small beside the title. */}
      <div
        className="wrap grid grid-flow-row-dense grid-cols-[minmax(0,1fr)_min(7.5rem,31vw)] items-center gap-x-1 gap-y-3.6
          md:grid-cols-[minmax(0,1fr)] md:gap-10 xl:grid-cols-[7fr_5fr] xl:gap-20"
      >
        <div className="contents justify-items-start gap-5 md:grid [&>:not(h2)]:col-span-full">
          <h2 id="catalogue" className="text-h2">
            {notice.heading}
          </h2>
          {isPeriodOpen && (
            <ol
              className="numeric my-2 grid w-full max-w-136 grid-cols-[repeat(auto-fit,minmax(4.2rem,1fr))]
                font-600 font-display text-item leading-none"
              aria-label={texts.yearsLabel}
            >
              {texts.years.map(({ year, note }) => (
                // The years as waypoints of a path; the last one is still open.
                <li
                  key={year}
                  className="relative pt-7.6 before:content-empty before:absolute before:top-1.4 before:left-0 before:size-14px before:rounded-full before:bg-pine
                    not-last:after:content-empty not-last:after:absolute not-last:after:inset-[calc(0.35rem+6px)_8px_auto_22px] not-last:after:[border-top:2px_dashed_var(--pine)]
                    last:before:-mt-3px last:before:size-20px last:before:border-3 last:before:border-pine last:before:bg-paper"
                >
                  {year}
                  {note && <span className="mt-1.5 block font-400 font-text text-micro text-moss leading-title"> {note}</span>}
                </li>
              ))}
            </ol>
          )}
          <p className="max-w-160">{notice.text}</p>
          <div className="w-full">
            <CatalogueButton size="lg">
              <span className="i-lucide-download text-icon" aria-hidden="true" />
              {catalogueForm.open}
            </CatalogueButton>
          </div>
          <p className="max-w-144 text-moss text-small">
            <b className="font-700 text-ink">{catalogueForm.promise}.</b> {texts.edition}
          </p>
        </div>
        <Booklet {...catalogueBooklet} className="mx-auto w-full max-w-120" />
      </div>
    </section>
  );
}
