import { answerHeadline } from "#app/answer/headline.ts";
import { writeHeadline, writeNote } from "#app/answer/write.ts";
import { readYear } from "#app/answer/year.ts";
import { scaleLink } from "#app/content/answer-words.ts";
import { parisDate } from "#app/content/dated.ts";
import { describeHomeProfession, homePage } from "#app/content/pages/home.ts";
import { describePeriod } from "#app/content/period.ts";
import { spanHours } from "#app/content/programme-rows.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { headTestimonials, homeTestimonials } from "#app/content/testimonials.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
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
  const years = PROFESSIONS.map((profession) => ({ profession, ...writeHeadline(answerHeadline(profession, today), today) }));
  // The same for both.
  const { charge, funding } = writeHeadline(answerHeadline(PROFESSIONS[0], today), today);
  return {
    notice: describePeriod(readYear(today)),
    charge,
    funding,
    professions: years.map((year) => describeHomeProfession(year.profession, year)),
    itineraries: { generalistes: listItineraries("generalistes"), infirmiers: listItineraries("infirmiers") },
    note: { note: writeNote(today), scaleLink },
    testimonials: homeTestimonials,
    testimonialsHead: headTestimonials(homeTestimonials, homePage.testimonials.title),
  };
}

function listItineraries(profession: Profession) {
  return programmesOf(profession).map((programme) => ({
    path: programme.path,
    title: programme.shortTitle,
    emblem: programme.emblem,
    hours: spanHours(programme),
  }));
}

export const handle: PageHandle = { popup: "promo" };

export function meta(args: Route.MetaArgs) {
  return [...describePage(args, { meta: homePage.meta, path: "/" }), feedLink];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { notice, charge, funding, professions, testimonials, testimonialsHead } = loaderData;
  return (
    <main id="contenu" data-ends-with="mist">
      <Hero charge={charge} funding={funding} professions={professions} />
      <Benefits />
      <CatalogueBlock notice={notice} />
      <Itineraries {...loaderData} />
      <AppSection />
      <Figures isFunded={charge !== null} note={loaderData.note} />
      <Testimonials testimonials={testimonials} head={testimonialsHead} />
      <Process />
    </main>
  );
}
