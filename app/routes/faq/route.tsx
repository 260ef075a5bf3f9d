import { readYear } from "#app/answer/year.ts";
import { parisDate } from "#app/content/dated.ts";
import { readFaq } from "#app/content/faq.ts";
import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { faqPage } from "#app/content/pages/faq.ts";
import { ON_PAPER, SheetHead } from "#app/features/navigation/sheet-head.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage, readSiteOrigin } from "#app/seo/page-meta.ts";
import { describeFaq } from "#app/seo/structured-data.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";
import { FaqResults } from "./faq-results.tsx";
import { FaqSearch } from "./faq-search.tsx";
import { filterFaq } from "./filter-faq.ts";
import { useFaqSearch } from "./use-faq-search.ts";
import "./faq.css";

const { closing } = faqPage;
const crumbs = [homeCrumb, { label: faqPage.crumb }];

/** In loader data, not in the script. */
export function loader({ context }: Route.LoaderArgs) {
  return { items: readFaq(readYear(parisDate(context.get(pageRequestContext).now))) };
}

/** The search changes the view, not the data. */
export { isReadAgain as shouldRevalidate } from "#app/features/today.ts";

export function meta(args: Route.MetaArgs) {
  return describePage(args, { ...faqPage, crumbs, things: [describeFaq(args.loaderData.items, readSiteOrigin(args) + faqPage.path)] });
}

export default function FaqPage({ loaderData: { items } }: Route.ComponentProps) {
  const { search, setSearch, input } = useFaqSearch();
  const found = filterFaq(items, search);
  return (
    <main id="contenu">
      {/* Eight questions fit a phone's first screen. */}
      <section
        aria-labelledby="titre"
        className="paper-edge bg-mist pt-3 pb-5 md:pt-1 md:pb-10 print:bg-transparent print:p-0"
        data-ridge="flat"
      >
        <div className="contours text-pine ground-faq" aria-hidden="true" />
        <div className="wrap">
          <SheetHead subject={faqPage.crumb} className={ON_PAPER} />
          <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
          <div className="grid gap-x-8 gap-y-3 print:block md:cols-7-6 md:items-end lg:cols-7-5">
            <div>
              <h1 id="titre" className="text-title leading-tight md:text-headline">
                {faqPage.title}
              </h1>
              <p className="mt-1 text-balance leading-list max-md:text-small print:hidden">{faqPage.lead}</p>
            </div>
            <FaqSearch input={input} search={search} foundCount={found.length} onSearch={setSearch} />
          </div>
        </div>
      </section>
      <FaqResults items={items} found={found} search={search} />
      {found.length > 0 && <OtherQuestion />}
    </main>
  );
}

function OtherQuestion() {
  return (
    <section aria-labelledby="question-absente" className="wrap print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-ink border-t-2 py-5">
        <div>
          <h2 id="question-absente" className="text-subtitle leading-heading">
            {closing.title}
          </h2>
          <p className="max-w-144 text-moss text-small leading-list">
            <Unbroken text={closing.text} />
          </p>
        </div>
        <ButtonLink variant="line" to="/contact">
          {closing.contact}
        </ButtonLink>
      </div>
    </section>
  );
}
