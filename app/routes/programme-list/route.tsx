import { useLocation } from "react-router";
import { answerHeadline, lastHours } from "#app/answer/headline.ts";
import { isOutsideAgency } from "#app/answer/who.ts";
import { writeAnswers, writeDetails, writeHeadline, writeSeasons } from "#app/answer/write.ts";
import { catalogueForm } from "#app/content/catalogue.ts";
import { parisDate } from "#app/content/dated.ts";
import {
  describeLine,
  describeList,
  describeOrder,
  programmeListPages,
  programmeListTexts as texts,
} from "#app/content/pages/programme-lists.ts";
import { professionOfPath, professions } from "#app/content/professions.ts";
import { summariseProgrammesOf } from "#app/content/programmes/summary.ts";
import { PROFESSIONS, readOneOf, STATUS_KEY, STATUSES } from "#app/content/vocabulary.ts";
import { CallbackButton, CallbackSubjectFields } from "#app/features/callback/callback-button.tsx";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { usePageSubject } from "#app/features/page-subject.ts";
import type { PageHandle } from "#app/features/popups/popups.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage, readSiteOrigin } from "#app/seo/page-meta.ts";
import { describeProgrammeList } from "#app/seo/structured-data.ts";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import type { Route } from "./+types/route";
import { hasMixedEnds, listProgramme } from "./list-answers.server.ts";
import { FILTER, ListHead } from "./list-head.tsx";
import { ListHero, listProgrammeListCrumbs } from "./list-hero.tsx";
import { type Listed, ProgrammeCard } from "./programme-card.tsx";
import { SideBySide } from "./side-by-side.tsx";

const { hesitation } = texts;

/** Server only: the browser receives no more than the page shows. */
export function loader({ url, context }: Route.LoaderArgs) {
  const profession = professionOfPath(url.pathname) ?? PROFESSIONS[0];
  const today = parisDate(context.get(pageRequestContext).now);
  const person = { status: readOneOf(url.searchParams, STATUS_KEY, STATUSES) ?? null, employer: null };
  const listed = summariseProgrammesOf(profession).map((programme) => listProgramme(programme, person, today));
  const answers = listed.flatMap((programme) => programme.answers);
  const written = writeAnswers(answers, today);
  const headline = answerHeadline(profession, today);
  const year = writeHeadline(headline, today);
  const isOutside = answers.some(({ payer }) => isOutsideAgency(payer.kind));
  return {
    profession,
    hasPrice: programmeListPages[profession].hasPrices,
    programmes: listed.map(({ answers: _, ...programme }) => programme),
    /** Amounts of the table, by reference. */
    indemnities: Object.fromEntries(Object.entries(written).map(([reference, { indemnity }]) => [reference, indemnity])),
    seasons: writeSeasons(answers, today),
    details: writeDetails(answers, today, true),
    /** Who pays, and what a year holds; of an employer or oneself, the first alone. */
    charge: isOutside ? (written[answers[0]?.reference.number ?? ""]?.head ?? null) : year.charge,
    funding: year.funding,
    limits: isOutside ? [] : year.limits,
    /** Fundable, or last known: the line under the hours. */
    yearHours: lastHours(profession, today),
    line: describeLine(lastHours(profession, today), headline.isDayFunded ? today.slice(0, 4) : null),
    description: describeList(profession, year.summary),
    hasFilter: hasMixedEnds(listed, today),
  };
}

export const handle: PageHandle = { popup: "catalogue" };

export function meta(args: Route.MetaArgs) {
  const { profession } = args.loaderData;
  return describePage(args, {
    meta: args.loaderData.description,
    path: professions[profession].listPath,
    crumbs: listProgrammeListCrumbs(profession),
    things: [describeProgrammeList(args.loaderData.programmes, readSiteOrigin(args))],
  });
}

export default function ProgrammeList({ loaderData }: Route.ComponentProps) {
  const { profession, programmes, hasFilter } = loaderData;
  const { search } = useLocation();
  usePageSubject({ profession });
  const isThisYear = hasFilter && new URLSearchParams(search).get(FILTER.name) === FILTER.value;
  const isLate = (programme: Listed) => Number(programme.isLate);
  // Late programmes go last, but are never hidden.
  const listed = isThisYear ? programmes.toSorted((a, b) => isLate(a) - isLate(b)) : programmes;

  return (
    <main id="contenu" className={`tone-${profession}`} data-ends-with={`${professions[profession].tone}-soft`}>
      <CallbackSubjectFields profession={profession} />
      <ListHero {...loaderData} />
      <section aria-labelledby="programmes" className="wrap">
        <ListHead {...loaderData} isThisYear={isThisYear} />
        {hasFilter && (
          <p role="status" className="visually-hidden">
            {describeOrder(isThisYear, programmes.filter((programme) => !isLate(programme)).length, programmes.length)}
          </p>
        )}
        <div className="list-cards">
          <ul data-count={programmes.length % 2 === 0 ? "even" : "odd"}>
            {listed.map((programme) => (
              <li key={programme.id}>
                <ProgrammeCard key={String(isThisYear)} {...loaderData} programme={programme} isThisYear={isThisYear} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <SideBySide {...loaderData} />
      <ClosingBand id="doute" title={hesitation.title} text={hesitation.text} ground="tone" hill={programmes[0]?.hill}>
        <CallbackButton variant="sun" size="lg" sourceType="programme_list_cta">
          {hesitation.callback}
        </CallbackButton>
        <CatalogueButton variant="line" size="lg" className="soft-line media-small:text-small">
          <span className="i-lucide-download" aria-hidden="true" />
          {catalogueForm.open}
        </CatalogueButton>
      </ClosingBand>
    </main>
  );
}
