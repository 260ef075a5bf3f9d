import type { CSSProperties } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { answerProgramme } from "#app/answer/answer.ts";
import { hasStar, writeAnswers, writeDetails, writeFundingFact, writeSeasons } from "#app/answer/write.ts";
import { parisDate } from "#app/content/dated.ts";
import { emblems } from "#app/content/emblems.ts";
import { homeCrumb, programmesCrumb } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { listPracticalItems } from "#app/content/pages/programme.ts";
import { enrolment } from "#app/content/pages/programme-enrolment.ts";
import { employerStep, ownTexts } from "#app/content/pages/programme-own.server.ts";
import {
  countSources,
  describeUpdate,
  nameSheets,
  nameSiblings,
  programmeTexts,
  splitAbout,
} from "#app/content/pages/programme-texts.server.ts";
import { professions } from "#app/content/professions.ts";
import { findProgramme, programmesOf } from "#app/content/programmes/index.ts";
import { canonicalPath } from "#app/content/redirects.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";
import { findSampleQuestion } from "#app/content/sample-questions.ts";
import { headTestimonials } from "#app/content/testimonials.ts";
import { FORMATS_KEY, readOneOf, STATUS_KEY, STATUSES } from "#app/content/vocabulary.ts";
import { CallbackSubjectFields, CallbackSubjectForm } from "#app/features/callback/callback-button.tsx";
import { describePageSubject } from "#app/features/offer-subject.ts";
import type { PageHandle } from "#app/features/popups/popups.tsx";
import { isReadAgain } from "#app/features/today.ts";
import { pageRequestContext } from "#app/request-context.ts";
import { describeCourse } from "#app/seo/course.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import type { Route } from "./+types/route";
import { AskAbout } from "./ask-about.tsx";
import { FootBar } from "./foot-bar.tsx";
import { FormatComparison } from "./format-comparison.tsx";
import { LearnerPath } from "./learner-path.tsx";
import { drawLinkCode } from "./link-code.server.ts";
import { type OfferViews, viewOffers } from "./offer-views.tsx";
import { ExpertTrainer, ProgrammeTestimonials } from "./people.tsx";
import { PracticalList } from "./practical-list.tsx";
import { ProgrammeHero } from "./programme-hero.tsx";
import { AboutSection, IntroBox, ObjectivesSection } from "./programme-presentation.tsx";
import { SampleQuestion } from "./sample-question.tsx";
import { Siblings } from "./siblings.tsx";
import { SummaryCard } from "./summary-card.tsx";
import { useRequestedFormat } from "./use-format.ts";

/** Server only: the browser receives one programme, not the catalogue. */
export function loader({ url, context }: Route.LoaderArgs) {
  const programme = findProgramme(canonicalPath(url.pathname));
  if (!programme) throw data(null, { status: 404 });
  // Withheld variants stay on the server.
  const { withheldVariants: _, emblem, ...sheet } = programme;
  const { profession, shortTitle } = programme;
  const { now, settings } = context.get(pageRequestContext);
  const { siteOrigin } = settings;
  const today = parisDate(now);
  const status = readOneOf(url.searchParams, STATUS_KEY, STATUSES) ?? null;
  const answers = answerProgramme(programme, { status, employer: null }, today);
  const written = writeAnswers(answers, today);
  const own = status && ownTexts[status];
  const isExpired = answers.every(({ reference }) => reference.state === "expired");
  return {
    /** By reference. */
    written,
    details: writeDetails(answers, today, hasStar(written)),
    funding: answers[0] ? writeFundingFact(answers[0], today) : "",
    own,
    seasons: writeSeasons(answers, today),
    /** The address of the file ends with the reference, which the visitor chooses. */
    employer: { ...employerStep, file: `${employerFileAddress({ profession })}&${FORMATS_KEY}=` },
    enrolment: own || isExpired ? undefined : enrolment,
    sheet: { ...sheet, emblem: emblems[emblem] },
    question: findSampleQuestion(programme.id),
    subject: describePageSubject(programme),
    texts: programmeTexts,
    updated: describeUpdate(programme.updatedOn),
    sources: countSources(programme.referenceTexts.length),
    about: splitAbout(programme.about),
    siblings: {
      title: nameSiblings(profession),
      links: programmesOf(profession).flatMap(({ id, path, shortTitle: name }) => (id === programme.id ? [] : [{ path, name }])),
    },
    testimonials: headTestimonials(programme.testimonials, programmeTexts.testimonials.title),
    expert: organisation.expert.name === null ? null : organisation.expert,
    practicalItems: listPracticalItems(programme),
    crumbs: [
      homeCrumb,
      programmesCrumb,
      { label: professions[profession].many, to: professions[profession].navPath },
      { label: shortTitle },
    ],
    address: siteOrigin + programme.path,
    paper: { subjects: nameSheets(programme.title), code: drawLinkCode(siteOrigin + programme.path), texts: programmeTexts.paper },
    course: describeCourse(programme, siteOrigin, today),
  };
}

/** The format changes what is shown; the status changes the data too. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const [current, next] = [args.currentUrl, args.nextUrl].map(({ searchParams }) => searchParams.get(STATUS_KEY));
  return current !== next || isReadAgain(args);
}

export const handle: PageHandle = { popup: "callback" };

export function meta(args: Route.MetaArgs) {
  const { sheet, crumbs, course } = args.loaderData;
  return describePage(args, { meta: sheet.meta, path: sheet.path, crumbs, things: [course] });
}

export type Shown = Route.ComponentProps["loaderData"] & { views: OfferViews };

const PARTS = "grid grid-cols-1 gap-part print:block";

export default function ProgrammePage({ loaderData }: Route.ComponentProps) {
  const { sheet, question, texts, expert } = loaderData;
  const views = viewOffers(sheet, useRequestedFormat());
  const { wide, narrow } = views;
  const shown = { ...loaderData, views };
  return (
    <main key={sheet.id} id="contenu" className={`tone-${sheet.profession}`} data-ends-with={`${professions[sheet.profession].tone}-soft`}>
      <CallbackSubjectFields reference={wide.offer.reference} />
      {narrow && <CallbackSubjectForm reference={narrow.offer.reference} />}
      <div className="programme" style={{ "--side-card": `${sheet.sideCardWidth}px` } as CSSProperties}>
        <ProgrammeHero {...loaderData} />
        <SummaryCard {...shown} />
        <div className="@container programme-text print:@container-normal print:text-print print:leading-heading">
          <div className={PARTS}>
            <IntroBox {...shown} />
            <AboutSection {...shown} />
            {/* As much less as the foot bar's height, which ends over the next band's edge. */}
            <div className={`${PARTS} [@media_screen_and_(max-width:47.99rem)_and_(min-height:30rem)]:-mb-16`}>
              <ObjectivesSection {...shown} />
              {question && <SampleQuestion question={question} hill={sheet.hill} emblem={sheet.emblem} />}
              <LearnerPath {...shown} />
              <FormatComparison {...shown} />
              <PracticalList {...shown} />
              <FootBar {...shown} />
            </div>
          </div>
        </div>
      </div>
      {/* Above the foot bar. */}
      <div className="relative z-11 bg-mist py-part programme-people print:bg-transparent print:p-0">
        <div className="wrap grid gap-part">
          {expert && <ExpertTrainer expert={expert} hill={sheet.hill} emblem={sheet.emblem} texts={texts.expert} />}
          <ProgrammeTestimonials {...loaderData} />
          <Siblings {...loaderData} />
        </div>
      </div>
      <ClosingBand id="question" title={texts.contact.title} text={texts.contact.text} ground="tone" hill={sheet.hill}>
        <AskAbout views={views} variant="sun" size="lg">
          {texts.contact.action}
        </AskAbout>
      </ClosingBand>
    </main>
  );
}
