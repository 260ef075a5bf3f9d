import { claimAt, parisDate } from "#app/content/dated.ts";
import { homePage, readHomeCharge, readHomeProfessions } from "#app/content/pages/home.ts";
import { periodNotice } from "#app/content/period.ts";
import { summariseCatalogue } from "#app/content/programmes/summary.ts";
import { headTestimonials } from "#app/content/sample-label.ts";
import { homeTestimonials } from "#app/content/testimonials.ts";
import type { PageHandle } from "#app/features/popups/popups.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { feedLink } from "#app/seo/feed-link.ts";
import { describePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { AppSection } from "./app-section.tsx";
import { Benefits } from "./benefits.tsx";
import { CatalogueBlock } from "./catalogue-block.tsx";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";
import { Itineraries } from "./itineraries.tsx";
import { Process } from "./process.tsx";
import { Testimonials } from "./testimonials/testimonials.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const today = parisDate(context.get(pageRequestContext).now);
  const notice = claimAt(periodNotice, today);
  return {
    notice,
    isPeriodOpen: notice === periodNotice.value,
    charge: readHomeCharge(today),
    professions: readHomeProfessions(today),
    programmes: summariseCatalogue(),
    testimonials: homeTestimonials,
    testimonialsHead: headTestimonials(homeTestimonials, homePage.testimonials.title),
  };
}

export const handle: PageHandle = { popup: "promo" };

export function meta(args: Route.MetaArgs) {
  return [...describePage(args, { meta: homePage.meta, path: "/" }), feedLink];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { notice, isPeriodOpen, charge, professions, programmes, testimonials, testimonialsHead } = loaderData;
  return (
    <main id="contenu" data-ends-with="mist">
      <Hero charge={charge} professions={professions} />
      <Benefits />
      {notice && <CatalogueBlock notice={notice} isPeriodOpen={isPeriodOpen} />}
      <Itineraries professions={professions} programmes={programmes} />
      <AppSection />
      <Figures />
      <Testimonials testimonials={testimonials} head={testimonialsHead} />
      <Process />
    </main>
  );
}
