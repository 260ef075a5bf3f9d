import { faqItems } from "#app/content/faq.ts";
import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { faqPage } from "#app/content/pages/faq.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { describePage, readSiteOrigin } from "#app/seo/page-meta.ts";
import { describeFaq } from "#app/seo/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import type { Route } from "./+types/route";
import { FaqResults, RESULTS_ID } from "./faq-results.tsx";
import { FaqSearch } from "./faq-search.tsx";
import { useFaqSearch } from "./use-faq-search.ts";

const { closing } = faqPage;
const crumbs = [homeCrumb, { label: faqPage.crumb }];

/** The questions travel with the page and not with its code. */
export function loader() {
  return { items: faqItems };
}

/** The search of the address changes what is shown, not what is loaded. */
export function shouldRevalidate() {
  return false;
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, { ...faqPage, crumbs, things: [describeFaq(args.loaderData.items, readSiteOrigin(args) + faqPage.path)] });
}

export default function FaqPage({ loaderData: { items } }: Route.ComponentProps) {
  const { search, setSearch, input } = useFaqSearch();

  return (
    <main id="contenu" data-ends-with="mist">
      <PageHero breadcrumbsLabel={breadcrumbsLabel} crumbs={crumbs} title={faqPage.title} lead={faqPage.lead}>
        <FaqSearch input={input} initial={search} onSearch={setSearch} onSubmit={() => document.getElementById(RESULTS_ID)?.focus()} />
      </PageHero>
      <FaqResults items={items} search={search}>
        <CallbackButton variant="line" sourceType="faq_empty_cta" className="max-sm:w-full">
          {faqPage.empty.callback}
        </CallbackButton>
        <ButtonLink variant="quiet" to="/contact" className="max-sm:w-full">
          {faqPage.empty.contact}
        </ButtonLink>
      </FaqResults>
      <ClosingBand id="question-absente" title={closing.title} text={closing.text} ground="mist">
        <ButtonLink variant="sun" size="lg" to="/contact">
          {closing.contact}
        </ButtonLink>
      </ClosingBand>
    </main>
  );
}
