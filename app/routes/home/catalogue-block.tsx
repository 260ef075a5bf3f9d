import { catalogueForm } from "#app/content/catalogue.ts";
import { catalogueBooklet } from "#app/content/catalogue-booklet.ts";
import { nextYearLink } from "#app/content/navigation.ts";
import { homePage } from "#app/content/pages/home.ts";
import type { PeriodNotice } from "#app/content/period.ts";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Booklet } from "#app/ui/motifs/booklet.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import "./period.css";

const texts = homePage.catalogue;

/** The timeline is drawn only while the period runs. */
export function CatalogueBlock({ notice }: { notice: PeriodNotice }) {
  return (
    <section aria-labelledby="catalogue" className="section">
      <div className="wrap period grid items-center gap-x-8 gap-y-4">
        <div className="grid justify-items-start gap-4">
          <h2 id="catalogue" className="text-h2">
            <Unbroken text={notice.heading} />
          </h2>
          {notice.years.length > 0 && (
            <ol key="years" className="period-years numeric grid w-full" aria-label={texts.yearsLabel}>
              {notice.years.map(({ year, note }) => (
                <li key={year} className="relative">
                  <span>{year}</span>
                  {note && <small key="note"> {note}</small>}
                </li>
              ))}
            </ol>
          )}
          <p className="max-w-152 leading-text">
            <Unbroken text={notice.text} /> <Link to={nextYearLink.to}>{nextYearLink.label}</Link>
          </p>
          <CatalogueButton size="lg" className="media-small:text-small">
            <span className="i-lucide-download text-icon" aria-hidden="true" />
            {catalogueForm.open}
          </CatalogueButton>
          <p className="max-w-152 text-moss text-small">
            <b className="font-700 text-ink">{catalogueForm.promise}.</b> {texts.edition}
          </p>
        </div>
        <Booklet {...catalogueBooklet} className="period-booklet mx-auto w-full" />
      </div>
    </section>
  );
}
