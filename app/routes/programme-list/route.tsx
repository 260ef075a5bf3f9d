import { useLocation } from "react-router";
import { catalogueForm } from "#app/content/catalogue.ts";
import { parisDate } from "#app/content/dated.ts";
import { explainEnvelope, explainFcAlone } from "#app/content/obligation.ts";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import {
  describeCharge,
  describeList,
  describeOrder,
  programmeListPages,
  programmeListTexts as texts,
} from "#app/content/pages/programme-lists.ts";
import { professionOfPath, professions } from "#app/content/professions.ts";
import { summariseProgrammesOf } from "#app/content/programmes/summary.ts";
import { scaleFootnote } from "#app/content/scale-note.ts";
import { readSeasons } from "#app/content/season.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { yearHoursAt, yearLimitsAt } from "#app/content/year-limits.ts";
import { CallbackButton, CallbackSubjectFields } from "#app/features/callback/callback-button.tsx";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { usePageSubject } from "#app/features/page-subject.ts";
import type { PageHandle } from "#app/features/popups/popups.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage, readSiteOrigin } from "#app/seo/page-meta.ts";
import { describeProgrammeList } from "#app/seo/structured-data.ts";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { Footnote } from "#app/ui/footnote.tsx";
import type { Route } from "./+types/route";
import { FILTER, ListHead, ListLegend } from "./list-head.tsx";
import { ListHero, listProgrammeListCrumbs } from "./list-hero.tsx";
import { ProgrammeCard } from "./programme-card.tsx";
import { describeSeason, type ListedProgramme, listProgramme, tellsApart } from "./seasons.ts";
import { SideBySide } from "./side-by-side.tsx";

const { hesitation } = texts;

/** Server only: the browser receives no more than the page shows. */
export function loader({ url, context }: Route.LoaderArgs) {
  const profession = professionOfPath(url.pathname) ?? PROFESSIONS[0];
  const programmes = summariseProgrammesOf(profession);
  const today = parisDate(context.get(pageRequestContext).now);
  const seasons = readSeasons(today);
  const season = describeSeason(programmes, seasons);
  return {
    profession,
    hasPrice: programmeListPages[profession].hasPrices,
    programmes: programmes.map((programme) => listProgramme(programme, seasons, season?.isInTime ?? false)),
    season,
    seasons,
    /** FC alone is not enough, and the year's funds may run out. */
    remarks: [explainFcAlone(today), explainEnvelope(today)].filter((remark) => remark !== null).join(" "),
    charge: describeCharge(today),
    limits: yearLimitsAt(profession, today),
    /** Explains the line under the hours. */
    line: yearHoursAt(profession, today).line,
    description: describeList(profession, today),
    hasFilter: tellsApart(programmes, seasons),
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

export type Loaded = Route.ComponentProps["loaderData"];

export default function ProgrammeList({ loaderData }: Route.ComponentProps) {
  const { profession, programmes, hasFilter } = loaderData;
  const { search } = useLocation();
  usePageSubject({ profession });
  const isThisYear = hasFilter && new URLSearchParams(search).get(FILTER.name) === FILTER.value;
  const isLate = (programme: ListedProgramme) => Number(programme.season !== null);
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
        <ListLegend {...loaderData} />
        <Footnote {...scaleFootnote} className="mt-4 max-w-192 text-micro!" />
        {programmes.some((programme) => programme.hoverIndemnityInCents !== highestIndemnityInCents(programme)) && (
          <p className="mt-1 hidden max-w-192 text-micro text-moss [@media(hover:hover)]:block">{texts.announced}</p>
        )}
      </section>
      <SideBySide {...loaderData} />
      <ClosingBand id="doute" title={hesitation.title} text={hesitation.text} ground="tone" hill={programmes[0]?.hill}>
        <CallbackButton variant="sun" size="lg" sourceType="programme_list_cta">
          {hesitation.callback}
        </CallbackButton>
        <CatalogueButton variant="line" size="lg" className="[--line-button-soft:#fff8]">
          <span className="i-lucide-download" aria-hidden="true" />
          {catalogueForm.open}
        </CatalogueButton>
      </ClosingBand>
    </main>
  );
}
