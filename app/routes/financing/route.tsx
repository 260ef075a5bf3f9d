import { answerProgramme } from "#app/answer/answer.ts";
import { answerMaximum, answerScale } from "#app/answer/scale.ts";
import { fundingAt, yearOf } from "#app/answer/when.ts";
import { NOBODY } from "#app/answer/who.ts";
import { writeDetails, writeNote } from "#app/answer/write.ts";
import { parisDate } from "#app/content/dated.ts";
import { readVisitor } from "#app/content/financing-address.ts";
import { describeCap, explainLaterEnd, explainMaximum, financingPage as page } from "#app/content/pages/financing.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { CallbackButton, CallbackSubjectFields } from "#app/features/callback/callback-button.tsx";
import { usePageSubject } from "#app/features/page-subject.ts";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";
import { Answers } from "./answers.tsx";
import { readRows } from "./read-rows.ts";
import { Scale } from "./scale.tsx";
import { crumbs, Sign } from "./sign.tsx";
import "./financing.css";

export function loader({ url, context }: Route.LoaderArgs) {
  const today = parisDate(context.get(pageRequestContext).now);
  const { profession, status } = readVisitor(url.searchParams);
  /** The visitor's first. */
  const order = profession ? PROFESSIONS.toSorted((a) => (a === profession ? -1 : 1)) : PROFESSIONS;
  const everyOffer = programmes.flatMap((programme) => answerProgramme(programme, NOBODY, today));
  const isFunded = fundingAt(today) !== null;
  const isLate = isFunded && everyOffer.every(({ payer }) => payer.kind === "unknown");
  const firstEnd = everyOffer.map(({ ends }) => ends).sort()[0] ?? today;
  return {
    profession,
    status,
    isFunded,
    late: isLate ? explainLaterEnd(yearOf(today), yearOf(firstEnd)) : null,
    answers: order.map((one) => ({ profession: one, rows: readRows(one, today) })),
    scales: order.map((one) => {
      const scale = answerScale(one, today);
      const cap = scale.capHours === null ? null : describeCap(scale.capHours, yearOf(today));
      return { ...scale, profession: one, cap, explanation: explainMaximum(answerMaximum(one, today)) };
    }),
    note: writeNote(today),
    details: writeDetails(everyOffer, today, false),
  };
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, { meta: page.meta, path: "/financement", crumbs });
}

export default function Financing({ loaderData }: Route.ComponentProps) {
  const { profession, status, isFunded, late, answers, scales, note, details } = loaderData;
  usePageSubject(profession ? { profession } : null);
  return (
    <main id="contenu" className={profession && `tone-${profession}`} data-ends-with="mist">
      <CallbackSubjectFields profession={profession} />
      <Sign profession={profession} status={status} isFunded={isFunded} late={late} rows={answers[0]?.rows ?? []} />
      <Answers answers={answers} status={status} profession={profession} />
      <section aria-labelledby="verifier" className="wrap flex flex-wrap items-center gap-x-12 gap-y-4 pb-band print:hidden">
        <div className="grow basis-104">
          <h2 id="verifier" className="text-h3">
            {page.closing.title}
          </h2>
          <p className="mt-1">
            <Unbroken text={page.closing.text} />
          </p>
        </div>
        <CallbackButton variant="line" sourceType="financing_page_cta">
          {page.check}
        </CallbackButton>
      </section>
      <Scale scales={scales} note={note} details={details} status={status} />
    </main>
  );
}
