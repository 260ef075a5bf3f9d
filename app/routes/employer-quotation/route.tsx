import { data, redirect } from "react-router";
import * as v from "valibot";
import { answerProgramme } from "#app/answer/answer.ts";
import { writeDetails } from "#app/answer/write.ts";
import { parisDate } from "#app/content/dated.ts";
import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { employerQuotationPage as page } from "#app/content/pages/employer-quotation.ts";
import { findSelection } from "#app/content/programmes/find-offer.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { listQuotedGroups, type QuotedGroup } from "#app/content/quoted-offers.ts";
import { FORMATS_KEY } from "#app/content/vocabulary.ts";
import { Proofs } from "#app/features/answer/proofs.tsx";
import { confirmationAddress } from "#app/features/callback/kept-confirmation.ts";
import { quotationRequestSchema } from "#app/features/quotation/quotation-schema.ts";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { type FieldErrors, listFieldErrors, readPlainPost } from "#app/forms/form-rules.ts";
import { pageRequestContext, pageStoresContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/route";
import { FORM_ID, listFields, QuotationForm } from "./quotation-form.tsx";
import "./quotation.css";

/** Where a refused request opens, without scripts. */
const FORM_ANCHOR = "demande-de-devis";
const crumbs = [homeCrumb, { label: page.crumb }];

export function meta(args: Route.MetaArgs) {
  return describePage(args, { ...page, crumbs });
}

/** What an employer asks before signing: the price, the period of what ends later, the certificate. */
const PROOFS = ["later-outside-agency", "qualiopi"];

export function loader({ url, context }: Route.LoaderArgs) {
  const asked = findSelection(url.searchParams.get(FORMATS_KEY));
  return {
    // A refused request keeps what led here.
    action: `${page.path}${url.search}#${FORM_ANCHOR}`,
    groups: listQuotedGroups(),
    asked: Object.fromEntries(asked.map(({ offer }) => [offer.reference, "1"])),
    details: describeCertainty(parisDate(context.get(pageRequestContext).now)),
  };
}

/** As for somebody employed: the page asks for no profession and no kind of employer. */
function describeCertainty(day: string) {
  const employee = { status: "salarie", employer: null } as const;
  const details = writeDetails(
    programmes.flatMap((programme) => answerProgramme(programme, employee, day)),
    day,
    false,
  );
  const price = { id: "price", certainty: "text", sources: [], ...page.price } as const;
  return { ...details, items: [price, ...details.items.filter(({ id }) => PROOFS.includes(id))] };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readPlainPost(request);
  const post = v.safeParse(quotationRequestSchema, typed);
  if (!post.success) return data({ typed, errors: listFieldErrors(post.issues), failure: null }, { status: 400 });
  const saved = await context.get(pageStoresContext).saveQuotationRequest(post.output);
  if (!saved.ok) return data({ typed, errors: {}, failure: { text: saved.error } }, { status: saved.status });
  return redirect(confirmationAddress(saved.key ?? ""), 303);
}

export default function EmployerQuotationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { action, groups, asked, details } = loaderData;
  return (
    <main id="contenu">
      <section aria-labelledby="titre" className="paper-edge bg-mist pt-3 pb-block md:pt-1" data-ridge="flat">
        <div className="contours text-pine ground-contact" aria-hidden="true" />
        <div className="wrap">
          <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
          <h1 id="titre" className="text-h1">
            {page.title}
          </h1>
          <p className="mt-3 max-w-152 md:text-subtitle">{page.lead}</p>
          <div id={FORM_ANCHOR} className="mt-6 scroll-mt-28">
            {actionData && !actionData.failure && <Summary groups={groups} errors={actionData.errors} />}
            <QuotationForm action={action} groups={groups} asked={asked} refused={actionData} />
          </div>
        </div>
      </section>
      <div className="wrap py-block">
        <Proofs {...details} className="max-w-none" />
      </div>
    </main>
  );
}

/** Without scripts, the page opens on it. That nobody is named leads to the first number. */
function Summary({ groups, errors: { lines, ...errors } }: { groups: readonly QuotedGroup[]; errors: FieldErrors }) {
  const fields = listFields(groups);
  const [first = ""] = fields;
  return (
    <div className="only-without-script mb-4">
      <ErrorSummary errors={lines ? { ...errors, [first]: lines } : errors} fields={fields} form={FORM_ID} />
    </div>
  );
}
