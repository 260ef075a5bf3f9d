import { data, redirect } from "react-router";
import * as v from "valibot";
import { unpublishedYear } from "#app/answer/when.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatPhone } from "#app/content/format.ts";
import { breadcrumbsLabel, homeCrumb, REQUEST_ANCHOR } from "#app/content/navigation.ts";
import { describeNextYearCall } from "#app/content/next-year-call.ts";
import { nameOffer } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import { describeOverseasHours } from "#app/content/overseas.ts";
import { contactPage, contactSections } from "#app/content/pages/contact.ts";
import { findOffer, findSelection } from "#app/content/programmes/find-offer.ts";
import { describeQuotationNeed } from "#app/content/quotation.ts";
import { NEXT_YEAR_NEED, QUOTATION_NEED } from "#app/content/vocabulary.ts";
import { CallbackSubjectFields } from "#app/features/callback/callback-button.tsx";
import { confirmationAddress } from "#app/features/callback/kept-confirmation.ts";
import { CALLBACK_FIELDS, callbackRequestOn } from "#app/features/callback/request-schema.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { describePageSubject } from "#app/features/offer-subject.ts";
import { type SelectionSubject, useLeftSubject, usePageSubject } from "#app/features/page-subject.ts";
import { EmployerDoor } from "#app/features/quotation/employer-door.tsx";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { listFieldErrors, readPlainPost } from "#app/forms/form-rules.ts";
import { pageRequestContext, pageStoresContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";
import { CallbackPanel, FORM_ID } from "./callback-panel.tsx";
import { type RequestOrigin, readRequestAddress } from "./request-address.ts";
import "./contact.css";

const crumbs = [homeCrumb, { label: contactPage.crumb }];

export function meta(args: Route.MetaArgs) {
  return describePage(args, { ...contactPage, crumbs });
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { now } = context.get(pageRequestContext);
  const days = listCallbackDays(now);
  const origin = readRequestAddress(url.searchParams);
  const selection = nameSelection(origin);
  return {
    origin,
    // A refused request keeps what led here.
    action: `${contactPage.path}${url.search}#${REQUEST_ANCHOR}`,
    subject: findSubject(origin.reference),
    selection,
    quotation: origin.need === QUOTATION_NEED ? describeQuotationNeed(origin.need, { ...origin, ...selection }) : undefined,
    nextYear: origin.need === NEXT_YEAR_NEED ? describeNextYearCall(unpublishedYear(parisDate(now))) : undefined,
    overseas: describeOverseasHours(days[0] ?? parisDate(now)),
    sections: contactSections,
  };
}
type Sections = Route.ComponentProps["loaderData"]["sections"];

function findSubject(reference = "") {
  const found = findOffer(reference);
  return found && { ...describePageSubject(found.programme), reference: found.offer.reference };
}

function nameSelection({ selection, profession, status, employer }: RequestOrigin): SelectionSubject | undefined {
  const found = findSelection(selection).filter(({ programme }) => programme.profession === (profession ?? programme.profession));
  if (found.length === 0) return undefined;
  return {
    status,
    employer,
    references: found.map(({ offer }) => offer.reference).join("."),
    names: found.map(({ programme, format, offer }) => nameOffer(programme, format, offer)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readPlainPost(request);
  const { now } = context.get(pageRequestContext);
  const post = v.safeParse(callbackRequestOn(listCallbackDays(now)), typed);
  if (!post.success) return data({ typed, errors: listFieldErrors(post.issues), failure: null }, { status: 400 });
  const saved = await context.get(pageStoresContext).saveCallbackRequest(post.output);
  if (!saved.ok) return data({ typed, errors: {}, failure: { text: saved.error } }, { status: saved.status });
  return redirect(confirmationAddress(saved.key ?? ""), 303);
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { origin } = loaderData;
  const left = useLeftSubject();
  const subject = loaderData.subject ?? left.offer;
  const profession = subject?.profession ?? origin.profession ?? left.profession;
  usePageSubject(profession ? { profession, wide: subject } : null);

  const { direct, team } = loaderData.sections;
  return (
    <main id="contenu">
      <CallbackSubjectFields profession={origin.profession} reference={subject?.reference} />
      <section aria-labelledby="titre" className="paper-edge bg-mist pt-3 pb-block md:pt-1" data-ridge="flat">
        <div className="contours text-pine ground-contact" aria-hidden="true" />
        <div className="wrap">
          <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
          <div className="grid gap-x-8 gap-y-4 xl:cols-5-7 xl:grid-rows-[auto_1fr]">
            <div className="grid content-start gap-x-8 gap-y-2 md:cols-7-6 xl:grid-cols-1 xl:gap-y-5 xl:pt-3">
              <div>
                <h1 id="titre" className="text-h1">
                  {contactPage.title}
                </h1>
                <p className="mt-1 leading-list md:mt-3 md:text-subtitle">{contactPage.lead}</p>
              </div>
              <DirectLines {...direct} />
            </div>
            <section
              id={REQUEST_ANCHOR}
              aria-labelledby="rappel"
              className="contact-card @container relative scroll-mt-28 self-start overflow-clip rounded-lg bg-raised shadow-float print:hidden"
            >
              {actionData && !actionData.failure && (
                // Without scripts, the page opens on it.
                <div className="only-without-script px-sheet pt-4">
                  <ErrorSummary errors={actionData.errors} fields={CALLBACK_FIELDS} form={FORM_ID} />
                </div>
              )}
              <CallbackPanel
                key={subject?.reference ?? profession}
                loaded={loaderData}
                subject={subject}
                profession={profession}
                refused={actionData}
              />
            </section>
            <EmployerDoor level={2} className="self-start" />
          </div>
        </div>
      </section>
      <Team {...team} />
    </main>
  );
}

const LINE_LABEL = "visually-hidden";
const LINE_NOTE = "block text-balance text-moss text-small leading-list";

function DirectLines({ phone, email }: Sections["direct"]) {
  return (
    <dl>
      <div className="border-ink border-t-2 pt-1 pb-1 md:py-3">
        <dt className={LINE_LABEL}>{phone.label}</dt>
        <dd>
          <a
            href={`tel:${organisation.phone}`}
            className="contact-phone numeric inline-flex min-h-11 items-center whitespace-nowrap text-ink no-underline hover:underline"
          >
            {formatPhone(organisation.phone)}
          </a>{" "}
          <small className={LINE_NOTE}>
            <RichText text={phone.note} />
          </small>
        </dd>
      </div>
      <div className="border-edge border-t-1 pt-1 pb-1 md:py-3">
        <dt className={LINE_LABEL}>{email.label}</dt>
        <dd className="flex flex-wrap items-center gap-x-4">
          <a href={`mailto:${organisation.email}`} className="inline-flex min-h-11 items-center font-600 text-ink wrap-anywhere">
            <span className="contact-email">
              <Unbroken text={organisation.email} />
            </span>
          </a>{" "}
          <small className={LINE_NOTE}>{email.note}</small>
        </dd>
      </div>
    </dl>
  );
}

function Team({ title, subjects }: Sections["team"]) {
  return (
    <section aria-labelledby="equipe" className="wrap split py-band">
      <h2 id="equipe" className="text-title leading-tight">
        {title}
      </h2>
      <ul className="@container border-ink border-t-2">
        {subjects.map(({ title, text, emblem }) => (
          <li
            key={title}
            className="grid cols-auto-1 items-start gap-x-4 py-4 leading-text not-first:border-t-1 xl:@table:grid-cols-[4.4rem_1fr] xl:@table:gap-x-8"
          >
            <Emblem drawing={emblem} className="w-11 text-pine" />
            <div className="grid gap-x-8 gap-y-1 xl:@table:grid-cols-[17.25rem_minmax(0,1fr)]">
              <h3 className="text-subtitle leading-heading">{title}</h3>
              <p>
                <RichText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
