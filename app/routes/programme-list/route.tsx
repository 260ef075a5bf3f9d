import { useLocation } from "react-router";
import { catalogueForm } from "#app/content/catalogue.ts";
import { parisDate } from "#app/content/dated.ts";
import { formats } from "#app/content/formats.ts";
import { programmeListPages, programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import { professionOfPath, professions } from "#app/content/professions.ts";
import { summariseProgrammesOf } from "#app/content/programmes/summary.ts";
import { scaleFootnote } from "#app/content/scale-note.ts";
import { readSeasons } from "#app/content/season.ts";
import { FORMATS, PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { CallbackButton, CallbackSubjectFields } from "#app/features/callback/callback-button.tsx";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { usePageSubject } from "#app/features/page-subject.ts";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage, readSiteOrigin } from "#app/seo/page-meta.ts";
import { describeProgrammeList } from "#app/seo/structured-data.ts";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { Footnote } from "#app/ui/footnote.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import type { Route } from "./+types/route";
import { HoursTable } from "./hours-table.tsx";
import { ListHero, listProgrammeListCrumbs } from "./list-hero.tsx";
import { announcesAnother, ProgrammeCard } from "./programme-card.tsx";
import { FILTER, SeasonFilter } from "./season-filter.tsx";
import { SeasonSentence } from "./season-sentence.tsx";
import { describeSeason, type ListedProgramme, listProgramme, type SeasonLine, tellsApart } from "./seasons.ts";

/** Read on the server alone, so that the browser receives no more of the catalogue than it shows. */
export function loader({ url, context }: Route.LoaderArgs) {
  const programmes = summariseProgrammesOf(professionAt(url.pathname));
  const seasons = readSeasons(parisDate(context.get(pageRequestContext).now));
  return {
    programmes: programmes.map((programme) => listProgramme(programme, seasons)),
    season: describeSeason(programmes, seasons),
    hasFilter: tellsApart(programmes, seasons),
  };
}

export function meta(args: Route.MetaArgs) {
  const profession = professionAt(args.location.pathname);
  return describePage(args, {
    meta: programmeListPages[profession].meta,
    path: professions[profession].listPath,
    crumbs: listProgrammeListCrumbs(profession),
    things: [describeProgrammeList(args.loaderData.programmes, readSiteOrigin(args))],
  });
}

export default function ProgrammeList({ loaderData }: Route.ComponentProps) {
  const profession = professionAt(useLocation().pathname);
  usePageSubject({ profession });

  return (
    <main id="contenu" className={`tone-${profession}`} data-ends-with={`${professions[profession].tone}-soft`}>
      <CallbackSubjectFields profession={profession} />
      <ListHero profession={profession} />
      <Cards profession={profession} {...loaderData} />
      <HoursTable profession={profession} programmes={loaderData.programmes} />
      <Hesitation />
    </main>
  );
}

/** One screen, two paths. */
function professionAt(pathname: string): Profession {
  return professionOfPath(pathname) ?? PROFESSIONS[0];
}

interface CardsProps {
  profession: Profession;
  programmes: readonly ListedProgramme[];
  season: SeasonLine | null;
  hasFilter: boolean;
}

function Cards({ profession, programmes, season, hasFilter }: CardsProps) {
  const { search } = useLocation();
  const isThisYear = hasFilter && new URLSearchParams(search).get(FILTER.name) === FILTER.value;
  const isLate = (programme: ListedProgramme) => Number(!programme.season?.isInTime);
  // What cannot be completed goes last; it is never hidden.
  const listed = isThisYear ? programmes.toSorted((a, b) => isLate(a) - isLate(b)) : programmes;
  return (
    <section aria-labelledby="programmes" className="wrap pt-block">
      <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-3.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div className="grid gap-2">
          <h2 id="programmes" className="text-title">
            {texts.listTitle}
          </h2>
          {season && <SeasonSentence {...season} className="items-start" />}
        </div>
        {hasFilter && <SeasonFilter isThisYear={isThisYear} />}
      </div>
      <ul className={`grid gap-5 md:grid-cols-2 xl:gap-6 ${programmes.length % 2 === 0 ? "" : "xl:grid-cols-3"}`}>
        {listed.map((programme) => (
          <li key={programme.id}>
            <ProgrammeCard
              key={String(isThisYear)}
              programme={programme}
              hasPrice={programmeListPages[profession].hasPrices}
              isThisYear={isThisYear}
            />
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-moss text-small">
        {FORMATS.map((format) => (
          <li key={format} className="flex items-center gap-2">
            <FormatMark format={format} className="text-ink" />
            <b className="font-600 text-ink">{format}</b> {formats[format].name.toLowerCase()}
          </li>
        ))}
      </ul>
      <Footnote {...scaleFootnote} className="mt-4 max-w-192" />
      {programmes.some(announcesAnother) && (
        <p className="mt-2 hidden max-w-192 text-moss text-small [@media(hover:hover)]:block">{texts.announced}</p>
      )}
    </section>
  );
}

function Hesitation() {
  const { title, text, callback } = texts.hesitation;
  return (
    <ClosingBand id="doute" title={title} text={text} ground="tone">
      <CallbackButton variant="sun" size="lg" sourceType="programme_list_cta">
        {callback}
      </CallbackButton>
      <CatalogueButton variant="line" size="lg" className="[--line-button-soft:#fff8]">
        <span className="i-lucide-download" aria-hidden="true" />
        {catalogueForm.open}
      </CatalogueButton>
    </ClosingBand>
  );
}
