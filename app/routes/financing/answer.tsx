import { professionEmblems } from "#app/content/emblems.ts";
import { financingPage as page } from "#app/content/pages/financing.ts";
import type { FinancingAnswer } from "#app/content/pages/financing-answers.ts";
import { describeDates } from "#app/content/payers/sources.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { QuotationLink } from "#app/features/callback/quotation-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

export function Answer({ answer, profession }: { answer: FinancingAnswer; profession: Profession }) {
  const { title, rows, steps, sources } = answer;
  return (
    <section id="reponse" aria-labelledby="qui-paie" className="scroll-mt-17 pt-block pb-band xl:scroll-mt-20">
      <div className="wrap">
        <div className="grid gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:grid-rows-[auto_1fr] xl:gap-x-16">
          <h2 id="qui-paie" className="text-h2">
            {title}
          </h2>
          <Ticket answer={answer} profession={profession} />
          <dl className="self-start border-b-1">
            {rows.map(({ term, texts }) => (
              <div key={term} className="grid gap-x-8 gap-y-1 border-t-1 py-4 md:grid-cols-[9rem_1fr]">
                <dt className="font-600">{term}</dt>
                {texts.map(({ lead, text }) => (
                  <dd key={text} className="max-w-152 leading-normal md:col-start-2">
                    {lead && <b className="font-600">{lead} </b>}
                    <RichText text={text} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
        <Steps steps={steps} profession={profession} />
        {sources.length > 0 && (
          <p className="mt-7 max-w-176 text-moss text-small">
            {page.answer.sources}{" "}
            {sources.map((source, index) => (
              <span key={source.name}>
                {index > 0 && " ; "}
                <a href={source.url ?? undefined} target="_blank" rel="noopener" className="text-current">
                  <Unbroken text={source.name} />
                </a>
                , {describeDates(source)}
              </span>
            ))}
            .
          </p>
        )}
      </div>
    </section>
  );
}

function Steps({ steps, profession }: Pick<FinancingAnswer, "steps"> & { profession: Profession }) {
  return (
    <div className="mt-block">
      <h3 className="mb-4 text-h3">{page.answer.steps}</h3>
      <ol className="waypoint-path grid [--dot:2.75rem] xl:grid-cols-3 xl:gap-10">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="gap-x-4.5 not-last:pb-6 leading-[1.45] before:border-tone xl:block xl:not-last:pb-0
              xl:before:inset-[1.35rem_-2rem_auto_3.5rem] xl:before:border-t-2 xl:before:border-l-0 xl:before:border-dashed"
          >
            <span className="waypoint" aria-hidden="true">
              {index + 1}
            </span>
            <p className="pt-2.2">
              <b className="block font-600">
                {step.isQuotation ? <QuotationLink asked={{ profession }}>{step.title}</QuotationLink> : step.title}
              </b>{" "}
              {step.text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Ticket({ answer: { example, action, other }, profession }: { answer: FinancingAnswer; profession: Profession }) {
  return (
    <div
      className="numeric grid gap-3.5 self-start rounded-lg bg-glacier p-6
        xl:[grid-area:1/2/3]"
    >
      <div className="grid grid-cols-[min(3rem,13vw)_1fr] items-center gap-x-3.5 leading-title">
        <Emblem drawing={professionEmblems[profession]} className="row-span-2 h-auto w-full text-tone" />
        <p className="text-moss text-small">{example.title}</p>
        <p className="font-600 font-display">{example.subject}</p>
      </div>
      <dl>
        {example.rows.map(({ term, detail, value, isSum }) => (
          <div
            key={term}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 ${isSum ? "border-t-2 border-pine border-dashed" : "border-pine/22 border-t-1"}`}
          >
            <dt className="flex-[1_1_7rem] leading-title">
              {term} {detail && <small className="block text-moss text-small">{detail}</small>}
            </dt>{" "}
            <dd className={`text-right font-700 font-display leading-[1.15] ${isSum ? "text-amount tracking-[-0.02em]" : "text-subtitle"}`}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {action.to ? (
        <ButtonLink to={action.to} variant="sun" size="lg">
          {action.label}
          <span className="i-lucide-arrow-right text-icon" aria-hidden="true" />
        </ButtonLink>
      ) : (
        <CallbackButton variant="sun" size="lg" sourceType="financing_page_cta">
          {action.label}
        </CallbackButton>
      )}
      {other && (
        <p className="text-small">
          {other.text}{" "}
          <Link to={other.to} className="inline-block py-1">
            {other.label}
          </Link>
        </p>
      )}
    </div>
  );
}
