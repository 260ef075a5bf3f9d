import { useLocation } from "react-router";
import { catalogueForm } from "#app/content/catalogue.ts";
import { formats } from "#app/content/formats.ts";
import { programmeListPages, programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import { professions } from "#app/content/professions.ts";
import { type ProgrammeSummary, summariseProgrammesOf } from "#app/content/programmes/summary.ts";
import { scaleFootnote } from "#app/content/scale-note.ts";
import { FORMATS, type Profession } from "#app/content/vocabulary.ts";
import { CallbackButton, CallbackSubjectFields } from "#app/features/callback/callback-button.tsx";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { usePageSubject } from "#app/features/page-subject.ts";
import { describePage, readSiteOrigin } from "#app/seo/page-meta.ts";
import { describeProgrammeList } from "#app/seo/structured-data.ts";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { Footnote } from "#app/ui/footnote.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import type { Route } from "./+types/route";
import { HoursTable } from "./hours-table.tsx";
import { ListHero, listProgrammeListCrumbs } from "./list-hero.tsx";
import { ProgrammeCard } from "./programme-card.tsx";

/** Read on the server alone, so that the browser receives no more of the catalogue than it shows. */
export function loader({ url }: Route.LoaderArgs) {
  return { programmes: summariseProgrammesOf(professionAt(url.pathname)) };
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

export default function ProgrammeList({ loaderData: { programmes } }: Route.ComponentProps) {
  const profession = professionAt(useLocation().pathname);
  usePageSubject({ profession });

  return (
    <main id="contenu" className={`tone-${profession}`} data-ends-with={`${professions[profession].tone}-soft`}>
      <CallbackSubjectFields profession={profession} />
      <ListHero profession={profession} />
      <Cards profession={profession} programmes={programmes} />
      <HoursTable profession={profession} programmes={programmes} />
      <Hesitation />
    </main>
  );
}

/** One screen, two paths. */
function professionAt(pathname: string): Profession {
  return pathname === professions.infirmiers.listPath ? "infirmiers" : "generalistes";
}

function Cards({ profession, programmes }: { profession: Profession; programmes: readonly ProgrammeSummary[] }) {
  return (
    <section aria-labelledby="programmes" className="wrap pt-band">
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3">
        <h2 id="programmes" className="text-h2">
          {texts.listTitle}
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-moss text-small">
          {FORMATS.map((format) => (
            <li key={format} className="flex items-center gap-2">
              <FormatMark format={format} className="text-ink" />
              <b className="font-600 text-ink">{format}</b> {formats[format].name.toLowerCase()}
            </li>
          ))}
        </ul>
      </div>
      <ul className={`mt-8 grid gap-6 ${programmes.length % 2 === 0 ? "xl:grid-cols-2" : "xl:grid-cols-3"}`}>
        {programmes.map((programme) => (
          <li key={programme.id}>
            <ProgrammeCard programme={programme} hasPrice={programmeListPages[profession].hasPrices} />
          </li>
        ))}
      </ul>
      <Footnote {...scaleFootnote} className="mt-6 max-w-192" />
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
