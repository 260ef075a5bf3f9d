import { parisDate } from "#app/content/dated.ts";
import { explainUnpublished, isFundingPublished } from "#app/content/funding.ts";
import { financingPage as page } from "#app/content/pages/financing.ts";
import { answerWhoPays } from "#app/content/pages/financing-answers.ts";
import { namePayer } from "#app/content/payers/payers.ts";
import { scaleRows } from "#app/content/scale.ts";
import { STATUSES, type Status } from "#app/content/vocabulary.ts";
import { CallbackButton, CallbackSubjectFields } from "#app/features/callback/callback-button.tsx";
import { usePageSubject } from "#app/features/page-subject.ts";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { Answer } from "./answer.tsx";
import "./financing.css";
import { readVisitor } from "#app/content/financing-address.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { Scale } from "./scale.tsx";
import { crumbs, ProfessionLinks, Sign } from "./sign.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
  const today = parisDate(context.get(pageRequestContext).now);
  const { profession, status } = readVisitor(url.searchParams);
  const payers = Object.fromEntries(STATUSES.map((one) => [one, namePayer(one, today)])) as Record<Status, string>;
  const lead = isFundingPublished(today) ? page.lead : `${explainUnpublished(today)} ${page.lead}`;
  return {
    payers,
    lead,
    profession,
    status,
    answer: profession && status ? answerWhoPays(profession, status, today) : null,
    rows: scaleRows,
  };
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, { meta: page.meta, path: "/financement", crumbs });
}

export default function Financing({ loaderData: { payers, lead, profession, status, answer, rows } }: Route.ComponentProps) {
  usePageSubject(profession ? { profession } : null);
  return (
    <main id="contenu" className={profession && `tone-${profession}`}>
      <CallbackSubjectFields profession={profession} />
      <Sign profession={profession} status={status} payers={payers} lead={lead} />
      {profession && answer && <Answer answer={answer} profession={profession} />}
      {status && !profession && (
        <section id="reponse" aria-labelledby="quelle-profession" className="wrap scroll-mt-28 py-band">
          <h2 id="quelle-profession" className="mb-4 text-h2">
            {page.professions.ask}
          </h2>
          <ProfessionLinks profession={profession} status={status} />
        </section>
      )}
      <Scale rows={rows} profession={profession} status={status} />
      <section aria-labelledby="verifier" className="wrap flex flex-wrap items-center gap-x-12 gap-y-4 py-block print:hidden">
        <div className="flex-[1_1_26rem]">
          <h2 id="verifier" className="text-h3">
            {page.closing.title}
          </h2>
          <p className="mt-1.5">
            <Unbroken text={page.closing.text} />
          </p>
        </div>
        <CallbackButton variant="line" sourceType="financing_page_cta">
          {page.check}
        </CallbackButton>
      </section>
    </main>
  );
}
