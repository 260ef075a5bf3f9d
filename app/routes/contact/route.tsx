import type { ComponentProps } from "react";
import { data, redirect } from "react-router";
import { parisDate } from "#app/content/dated.ts";
import { formatPhone } from "#app/content/format.ts";
import { breadcrumbsLabel, homeCrumb, REQUEST_ANCHOR } from "#app/content/navigation.ts";
import { nameOffer } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import { contactPage, contactSections } from "#app/content/pages/contact.ts";
import { findOffer, findSelection } from "#app/content/programmes/find-offer.ts";
import { describeQuotationNeed } from "#app/content/quotation.ts";
import { CallbackButton, CallbackSubjectFields } from "#app/features/callback/callback-button.tsx";
import { confirmationAddress } from "#app/features/callback/kept-confirmation.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { describePageSubject } from "#app/features/offer-subject.ts";
import { type SelectionSubject, useLeftSubject, usePageSubject } from "#app/features/page-subject.ts";
import { pageRequestContext, pageStoresContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { Route } from "./+types/route";
import { CallbackPanel } from "./callback-panel.tsx";
import { readRequestPost } from "./plain-post.ts";
import { type RequestOrigin, readRequestAddress, requestAddress } from "./plain-request.ts";

const crumbs = [homeCrumb, { label: contactPage.crumb }];

export function meta(args: Route.MetaArgs) {
  return describePage(args, { ...contactPage, crumbs });
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { now } = context.get(pageRequestContext);
  const days = listCallbackDays(now);
  // A tab that is opened again on the day of the call still confirms it.
  const { origin, kept } = readRequestAddress(url.searchParams, [parisDate(now), ...days]);
  const selection = nameSelection(origin);
  return {
    origin,
    /** Where the form is posted without JavaScript. */
    action: requestAddress(contactPage.path, origin),
    kept,
    subject: findSubject(origin.reference),
    selection,
    quotation: origin.need && describeQuotationNeed(origin.need, { ...origin, ...selection }),
    days,
    sections: contactSections,
  };
}
type Sections = Route.ComponentProps["loaderData"]["sections"];

/** What a reference in the address is about. */
function findSubject(reference = "") {
  const found = findOffer(reference);
  return found && { ...describePageSubject(found.programme), reference: found.offer.reference };
}

/** What a selection in the address holds, for those of the profession that it names. */
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
  // A body that is no form reads as an empty one.
  const post = readRequestPost(Object.fromEntries(await request.formData().catch(() => new FormData())));
  if (!post.ok) return data(post, { status: 400 });
  const saved = await context.get(pageStoresContext).saveCallbackRequest(post.request);
  if (!saved.ok) return data({ typed: post.typed, errors: {}, failure: saved.error }, { status: saved.status });
  return redirect(confirmationAddress({ ...post.request, reference: saved.reference }), 303);
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { origin } = loaderData;
  const left = useLeftSubject();
  const subject = loaderData.subject ?? left.offer;
  const profession = subject?.profession ?? origin.profession ?? left.profession;
  usePageSubject(profession ? { profession, wide: subject } : null);

  return (
    <main id="contenu" data-ends-with="mist">
      <PageHero
        breadcrumbsLabel={breadcrumbsLabel}
        crumbs={crumbs}
        title={contactPage.title}
        lead={contactPage.lead}
        aside={<DirectLines />}
      >
        <CallbackButton variant="sun" size="lg" sourceType="contact_page_cta" className="mt-2">
          {contactPage.callback}
        </CallbackButton>
      </PageHero>
      <CallbackSubjectFields profession={origin.profession} reference={subject?.reference} />
      <CallbackRequest
        key={subject?.reference ?? profession}
        {...loaderData}
        request={loaderData.sections.request}
        subject={subject}
        profession={profession}
        refused={actionData}
      />
      <Team {...loaderData.sections.team} />
    </main>
  );
}

function DirectLines() {
  const { phone, email } = contactPage.direct;
  return (
    <dl className="grid gap-6">
      <div className="border-ink border-t-2 pt-4">
        <dt className="font-600 text-small">{phone.label}</dt>
        <dd>
          <a
            href={`tel:${organisation.phone}`}
            className="numeric block whitespace-nowrap py-1 font-700 font-display text-figure text-ink tracking-[-0.02em] no-underline hover:underline"
          >
            {formatPhone(organisation.phone)}
          </a>
          <span className="text-moss text-small">{phone.note}</span>
        </dd>
      </div>
      <div className="border-edge border-t-1 pt-4">
        <dt className="font-600 text-small">{email.label}</dt>
        <dd>
          <a href={`mailto:${organisation.email}`} className="block py-2 font-600 text-item text-ink underline">
            {organisation.email}
          </a>
          <span className="text-moss text-small">{email.note}</span>
        </dd>
      </div>
    </dl>
  );
}

/** How a callback goes, beside the form that asks for one. Every callback button that finds no dialog leads here. */
function CallbackRequest({ request, ...panel }: Omit<ComponentProps<typeof CallbackPanel>, "page"> & Pick<Sections, "request">) {
  const { title, steps } = request;
  return (
    <section id={REQUEST_ANCHOR} aria-labelledby="rappel" className="section scroll-mt-17">
      <div className="wrap grid items-start gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-y-12">
        <h2 id="rappel" className="text-h2">
          {title}
        </h2>
        <div className="lg:[grid-area:1/2/3]">
          <CallbackPanel {...panel} page={contactPage.path} />
        </div>
        <ol className="waypoint-path [--dot:3rem]">
          {steps.map((step, index) => (
            <li key={step.title} className="gap-x-5 pb-8 last:pb-0">
              <span
                aria-hidden="true"
                className="numeric grid size-12 place-items-center rounded-full border-2 border-pine bg-paper font-700 font-display text-pine"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="pt-2 text-h3">{step.title}</h3>
                <p className="mt-2 max-w-112">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Team({ title, subjects }: Sections["team"]) {
  return (
    <section aria-labelledby="equipe" className="section bg-mist">
      <div className="wrap grid gap-x-20 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 id="equipe" className="text-h2">
          {title}
        </h2>
        <ul>
          {subjects.map((subject) => (
            <li key={subject.title} className="grid gap-x-8 gap-y-2 border-edge border-t-1 py-6 md:grid-cols-[5fr_7fr]">
              <h3 className="text-h3">{subject.title}</h3>
              <p>
                <RichText text={subject.text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
