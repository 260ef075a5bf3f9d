import type { ComponentProps, CSSProperties } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { catalogueForm } from "#app/content/catalogue.ts";
import { parisDate } from "#app/content/dated.ts";
import { describePeriodOutlook } from "#app/content/format-calendar.ts";
import { homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { sayEnvelope, sayFcAlone } from "#app/content/obligation.ts";
import { listFormats, listOffers } from "#app/content/offers.ts";
import { listPracticalItems, programmePage } from "#app/content/pages/programme.ts";
import { programmeEnd } from "#app/content/pages/programme-end.ts";
import { enrolment } from "#app/content/pages/programme-enrolment.ts";
import { employerStep, findUnfunded } from "#app/content/pages/programme-unfunded.ts";
import { professions } from "#app/content/professions.ts";
import { findProgramme } from "#app/content/programmes/index.ts";
import { canonicalPath } from "#app/content/redirects.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";
import { labelSamples } from "#app/content/sample-label.ts";
import { findSampleQuestion, sampleQuestionTexts } from "#app/content/sample-questions.ts";
import { readSeasons } from "#app/content/season.ts";
import { describeAdded, describeAdding, selectionLinks } from "#app/content/selection-links.ts";
import { readOneOf, STATUS_KEY, STATUSES } from "#app/content/vocabulary.ts";
import { CallbackButton, CallbackSubjectFields, CallbackSubjectForm } from "#app/features/callback/callback-button.tsx";
import { CatalogueButton } from "#app/features/catalogue/catalogue-button.tsx";
import { describePageSubject } from "#app/features/offer-subject.ts";
import { usePageSubject } from "#app/features/page-subject.ts";
import { SampleQuestion } from "#app/features/sample-question/sample-question.tsx";
import { AddToSelection } from "#app/features/selection/add-to-selection.tsx";
import { pageRequestContext } from "#app/request-context.ts";
import { describeCourse } from "#app/seo/course.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Route } from "./+types/route";
import { ExpertTrainer } from "./expert-trainer.tsx";
import { FootBar } from "./foot-bar.tsx";
import { FormatComparison } from "./format-comparison.tsx";
import { LearnerPath } from "./learner-path.tsx";
import { type OfferView, type OfferViews, viewOffers } from "./offer-views.ts";
import { drawProfile } from "./path-profile.ts";
import { PerDevice } from "./per-device.tsx";
import { PracticalList } from "./practical-list.tsx";
import { ProgrammeHero } from "./programme-hero.tsx";
import { AboutSection, IntroBox, ObjectivesSection } from "./programme-presentation.tsx";
import { makeSheet } from "./programme-sheet.ts";
import { ProgrammeTestimonials } from "./programme-testimonials.tsx";
import { ShareProgramme } from "./share-programme.tsx";
import { SummaryCard } from "./summary-card.tsx";
import { useFormat } from "./use-format.ts";
import "./people.css";

/** Server only: the browser receives one programme, not the catalogue. */
export function loader({ url, context }: Route.LoaderArgs) {
  const programme = findProgramme(canonicalPath(url.pathname));
  if (!programme) throw data(null, { status: 404 });
  const { profession, shortTitle } = programme;
  const { now, settings } = context.get(pageRequestContext);
  const { siteOrigin } = settings;
  const today = parisDate(now);
  const seasons = readSeasons(today);
  const unfunded = findUnfunded(profession, readOneOf(url.searchParams, STATUS_KEY, STATUSES), today);
  return {
    unfunded,
    /** The reference is appended. */
    employer: { ...employerStep, file: employerFileAddress({ profession, references: "_" }).slice(0, -1) },
    enrolment: unfunded ? undefined : enrolment,
    sheet: makeSheet(programme),
    question: findSampleQuestion(programme.id),
    profile: drawProfile(programme),
    subject: describePageSubject(programme),
    end: programmeEnd,
    samples: labelSamples(programme.testimonials),
    practicalItems: listPracticalItems(programme),
    crumbs: [
      homeCrumb,
      programmesCrumb,
      { label: professions[profession].many, to: professions[profession].navPath },
      { label: shortTitle },
    ],
    seasons,
    outlook: describePeriodOutlook(listFormats(programme), today)
      .map(({ text }) => `${text}.`)
      .concat((unfunded ? null : sayEnvelope(today)) ?? [])
      .join(" "),
    fcAlone: listFormats(programme).some((format) => seasons[format]?.isInTime) ? sayFcAlone(today) : null,
    address: siteOrigin + programme.path,
    course: describeCourse(programme, siteOrigin),
  };
}

/** The format changes what is shown; the status changes the data too. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get(STATUS_KEY) !== nextUrl.searchParams.get(STATUS_KEY);
}

export function meta(args: Route.MetaArgs) {
  const { sheet, crumbs, course } = args.loaderData;
  return describePage(args, { meta: sheet.meta, path: sheet.path, crumbs, things: [course] });
}

const PARTS = "grid grid-cols-[minmax(0,1fr)] gap-[var(--part-gap)] print:gap-2.4";

export default function ProgrammePage({ loaderData }: Route.ComponentProps) {
  const {
    sheet,
    question,
    profile,
    subject,
    end,
    samples,
    practicalItems,
    crumbs,
    seasons,
    outlook,
    fcAlone,
    address,
    unfunded,
    employer,
    enrolment,
  } = loaderData;
  const [requested, chooseFormat] = useFormat();
  const views = viewOffers(sheet, requested);
  const { wide, narrow } = views;
  usePageSubject({
    profession: sheet.profession,
    wide: { ...subject, reference: wide.offer.reference },
    narrow: narrow ? { ...subject, reference: narrow.offer.reference } : undefined,
  });

  const offers = listOffers(sheet);
  const references = offers.map(({ offer }) => offer.reference);

  /** The one next step; for employees, the employer's file. */
  const register = (view: OfferView, size: "lg" | "sm") =>
    unfunded?.isSalaried ? (
      <ButtonLink variant="sun" size={size} isBlock={size === "lg"} to={employer.file + view.offer.reference}>
        {size === "lg" ? employer.action : employer.shortAction}
      </ButtonLink>
    ) : (
      <AskAbout view={view} views={views} variant="sun" size={size} isBlock={size === "lg"}>
        {programmePage.card.register}
        {size === "lg" && (
          <span className="i-lucide-arrow-right transition-translate duration-160 group-hover:[translate:3px]" aria-hidden="true" />
        )}
      </AskAbout>
    );

  return (
    <main key={sheet.id} id="contenu" className={`tone-${sheet.profession}`} data-ends-with={`${professions[sheet.profession].tone}-soft`}>
      <CallbackSubjectFields reference={wide.offer.reference} />
      {narrow && <CallbackSubjectForm reference={narrow.offer.reference} />}
      <div className="programme" style={{ "--side-card": `${sheet.sideCardWidth}px` } as CSSProperties}>
        <ProgrammeHero sheet={sheet} crumbs={crumbs} payer={unfunded?.payer} address={address} />
        <SummaryCard
          views={views}
          formats={sheet.formats}
          onChooseFormat={chooseFormat}
          seasons={seasons}
          unfunded={unfunded}
          actions={(view) => (
            <>
              {register(view, "lg")}
              <AddToSelection
                profession={sheet.profession}
                {...view.offer}
                ofProgramme={references}
                className={buttonClass({ variant: "line", isBlock: true })}
              />
              {/* With whatever format is « encore réalisable », and with the flags of the comparison. */}
              {fcAlone && <p className="text-micro leading-heading">{fcAlone}</p>}
              <p className="border-t-1 pt-2.5 text-small">
                {unfunded?.otherwise ? (
                  <Link to={`${sheet.path}?format=${view.format}&${STATUS_KEY}=${STATUSES[0]}`}>{unfunded.otherwise}</Link>
                ) : (
                  <>
                    {employer.ask} <Link to={employer.file + view.offer.reference}>{employer.link}</Link>
                  </>
                )}
              </p>
            </>
          )}
        />
        <div className="programme-content">
          <div className={PARTS}>
            <FormatComparison
              offers={offers}
              chosen={wide.offer.reference}
              isFixedOnPhones={narrow !== null}
              seasons={seasons}
              isFunded={!unfunded}
              notes={[outlook, sheet.mobileOffer?.twoReferences]}
              add={(offer, format) => (
                <AddToSelection
                  profession={sheet.profession}
                  {...offer}
                  ofProgramme={references}
                  aria-label={describeAdding(format, offer.reference)}
                  heldLabel={describeAdded(format)}
                  label={selectionLinks.addShort}
                  className="comparison-link"
                />
              )}
            />
            <IntroBox
              tagline={sheet.tagline}
              register={
                <PerDevice views={views}>
                  {(view, className) => (
                    <AskAbout view={view} views={views} className={className}>
                      {programmePage.register}
                    </AskAbout>
                  )}
                </PerDevice>
              }
            />
            <AboutSection about={sheet.about} caution={sheet.caution} />
            {question && (
              <SampleQuestion
                question={question}
                programme={sheet.id}
                emblem={sheet.emblem}
                links={
                  <a href="#parcours">
                    {sampleQuestionTexts.seePath}
                    <span className="i-lucide-arrow-right" aria-hidden="true" />
                  </a>
                }
              />
            )}
            <div className={`${PARTS} programme-more print:contents`}>
              <ObjectivesSection objectives={sheet.objectives} />
              <LearnerPath
                steps={sheet.learnerPath}
                views={views}
                profile={profile}
                seasons={seasons}
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
                enrolment={enrolment}
                share={
                  <PerDevice views={views}>
                    {({ format, offer }, className) => (
                      <ShareProgramme title={sheet.title} offer={offer} address={`${address}?format=${format}`} className={className} />
                    )}
                  </PerDevice>
                }
              />
              <FootBar view={narrow ?? wide} unfunded={unfunded} register={register(narrow ?? wide, "sm")} />
            </div>
          </div>
        </div>
      </div>
      <div className="people">
        <div className="wrap">
          <ExpertTrainer id={sheet.id} emblem={sheet.emblem} texts={end.expert} />
          <ProgrammeTestimonials testimonials={sheet.testimonials} samples={samples} />
        </div>
      </div>
      <ClosingBand id="question" title={end.contact.title} text={end.contact.text} ground="tone" hill={sheet.id}>
        <PerDevice views={views}>
          {(view, className) => (
            <AskAbout view={view} views={views} variant="sun" size="lg" className={className}>
              {end.contact.action}
            </AskAbout>
          )}
        </PerDevice>
      </ClosingBand>
    </main>
  );
}

type AskAboutProps = Omit<ComponentProps<typeof CallbackButton>, "sourceType" | "reference"> & { view: OfferView; views: OfferViews };

/** The phone's offer has its own form without JavaScript. */
function AskAbout({ view, views, ...rest }: AskAboutProps) {
  return (
    <CallbackButton {...rest} sourceType="formation_details_card" reference={view === views.narrow ? view.offer.reference : undefined} />
  );
}
