import type { CSSProperties } from "react";
import { data } from "react-router";
import { catalogueForm } from "#app/content/catalogue.ts";
import { parisDate } from "#app/content/dated.ts";
import { homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { listPracticalItems, programmePage } from "#app/content/pages/programme.ts";
import { programmeListPages } from "#app/content/pages/programme-lists.ts";
import { professions } from "#app/content/professions.ts";
import { findProgramme } from "#app/content/programmes/index.ts";
import { canonicalPath } from "#app/content/redirects.ts";
import { describeAdded, describeAdding, selectionLinks } from "#app/content/selection-links.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { CallbackButton, CallbackSubjectFields, CallbackSubjectForm } from "#app/features/callback/callback-button.tsx";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { describeOfferSubject } from "#app/features/offer-subject.ts";
import { usePageSubject } from "#app/features/page-subject.ts";
import { AddToSelection } from "#app/features/selection/add-to-selection.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { describeCourse } from "#app/seo/course.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import type { Route } from "./+types/route";
import { ExpertTrainer } from "./expert-trainer.tsx";
import { FootBar } from "./foot-bar.tsx";
import { FormatComparison } from "./format-comparison.tsx";
import { LearnerPath } from "./learner-path.tsx";
import { type OfferView, type OfferViews, viewOffers } from "./offer-views.ts";
import { PerDevice } from "./per-device.tsx";
import { PracticalList } from "./practical-list.tsx";
import { ProgrammeHero } from "./programme-hero.tsx";
import { AboutSection, IntroBox, ObjectivesSection } from "./programme-presentation.tsx";
import { makeSheet } from "./programme-sheet.ts";
import { ProgrammeTestimonials } from "./programme-testimonials.tsx";
import { ShareProgramme } from "./share-programme.tsx";
import { SummaryCard } from "./summary-card.tsx";
import { useFormat } from "./use-format.ts";

/** Read on the server alone, so that the browser receives one programme and not the catalogue. */
export function loader({ url, context }: Route.LoaderArgs) {
  const programme = findProgramme(canonicalPath(url.pathname));
  if (!programme) throw data(null, { status: 404 });
  const { profession, shortTitle } = programme;
  const { now, settings } = context.get(pageRequestContext);
  const { siteOrigin } = settings;
  return {
    sheet: makeSheet(programme),
    practicalItems: listPracticalItems(programme),
    crumbs: [
      homeCrumb,
      programmesCrumb,
      { label: programmeListPages[profession].crumb, to: professions[profession].navPath },
      { label: shortTitle },
    ],
    today: parisDate(now),
    address: siteOrigin + programme.path,
    course: describeCourse(programme, siteOrigin),
  };
}

/** The format in the address changes what is shown, not what is loaded. */
export function shouldRevalidate() {
  return false;
}

export function meta(args: Route.MetaArgs) {
  const { sheet, crumbs, course } = args.loaderData;
  return describePage(args, { meta: sheet.meta, path: sheet.path, crumbs, things: [course] });
}

const TONES = { generalistes: "tone-generalistes", infirmiers: "tone-infirmiers" } satisfies Record<Profession, string>;

export default function ProgrammePage({ loaderData: { sheet, practicalItems, crumbs, today, address } }: Route.ComponentProps) {
  const [requested, chooseFormat] = useFormat();
  const views = viewOffers(sheet, requested);
  const { wide, narrow } = views;
  usePageSubject({
    profession: sheet.profession,
    wide: describeOfferSubject(sheet, wide),
    narrow: narrow ? describeOfferSubject(sheet, narrow) : undefined,
  });

  const references = knownReferencesOf(views);

  /** The offer of phones has a way of its own to the form that works without JavaScript. */
  const referenceOf = (view: OfferView) => (view === narrow ? view.offer.reference : undefined);

  return (
    <main key={sheet.id} id="contenu" className={TONES[sheet.profession]} data-ends-with={`${professions[sheet.profession].tone}-soft`}>
      <CallbackSubjectFields reference={wide.offer.reference} />
      {narrow && <CallbackSubjectForm reference={narrow.offer.reference} />}
      <div className="programme" style={{ "--side-card": `${sheet.sideCardWidth}px` } as CSSProperties}>
        <ProgrammeHero sheet={sheet} crumbs={crumbs} address={address} />
        <SummaryCard
          views={views}
          onChooseFormat={chooseFormat}
          today={today}
          register={(view) => (
            <CallbackButton variant="sun" size="lg" isBlock sourceType="formation_details_card" reference={referenceOf(view)}>
              {programmePage.card.register}
              <span className="i-lucide-arrow-right transition-translate duration-160 group-hover:[translate:3px]" aria-hidden="true" />
            </CallbackButton>
          )}
          add={(view) => (
            <AddToSelection
              profession={sheet.profession}
              {...view.offer}
              ofProgramme={references}
              className={buttonClass({ variant: "line", isBlock: true })}
            />
          )}
        />
        <div className="programme-content">
          <div className="programme-parts">
            <FormatComparison
              views={views}
              today={today}
              note={sheet.mobileOffer?.twoReferences}
              add={(offer, format) => (
                <AddToSelection
                  profession={sheet.profession}
                  {...offer}
                  ofProgramme={references}
                  aria-label={describeAdding(format, offer.reference)}
                  heldLabel={describeAdded(format)}
                  className="inline-flex min-h-11 items-center gap-1.5 font-600"
                >
                  <span className="i-lucide-plus" aria-hidden="true" />
                  {selectionLinks.addShort}
                </AddToSelection>
              )}
            />
            <IntroBox
              tagline={sheet.tagline}
              register={
                <PerDevice views={views}>
                  {(view, className) => (
                    <CallbackButton sourceType="formation_details_card" reference={referenceOf(view)} className={className}>
                      {programmePage.register}
                    </CallbackButton>
                  )}
                </PerDevice>
              }
            />
            <AboutSection about={sheet.about} caution={sheet.caution} />
            <div className="programme-more">
              <ObjectivesSection objectives={sheet.objectives} />
              <LearnerPath
                steps={sheet.learnerPath}
                catalogue={
                  <CatalogueButton variant="quiet" size="sm" isFlush className="text-left">
                    <span className="i-lucide-download" aria-hidden="true" />
                    {catalogueForm.open}
                  </CatalogueButton>
                }
              />
              <PracticalList
                sheet={sheet}
                items={practicalItems}
                share={
                  <PerDevice views={views}>
                    {({ format, offer }, className) => (
                      <ShareProgramme title={sheet.title} offer={offer} address={`${address}?format=${format}`} className={className} />
                    )}
                  </PerDevice>
                }
              />
              <ExpertTrainer emblem={sheet.emblem} />
              <ProgrammeTestimonials testimonials={sheet.testimonials} />
              <FootBar
                view={narrow ?? wide}
                register={
                  <CallbackButton variant="sun" size="sm" sourceType="formation_details_card" reference={referenceOf(narrow ?? wide)}>
                    {programmePage.card.register}
                  </CallbackButton>
                }
              />
            </div>
          </div>
        </div>
      </div>
      <ClosingBand id="question" title={programmePage.contact.title} text={programmePage.contact.text} ground="tone">
        <PerDevice views={views}>
          {(view, className) => (
            <CallbackButton variant="sun" size="lg" sourceType="formation_details_card" reference={referenceOf(view)} className={className}>
              {programmePage.contact.action}
            </CallbackButton>
          )}
        </PerDevice>
      </ClosingBand>
    </main>
  );
}

/** Every reference that the page shows of the programme. */
function knownReferencesOf({ wide, narrow }: OfferViews): string[] {
  return [wide, narrow].flatMap((view) => Object.values(view?.formats ?? {}).map(({ reference }) => reference));
}
