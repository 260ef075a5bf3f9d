import { professionEmblems } from "#app/content/emblems.ts";
import { financingPage as page } from "#app/content/pages/financing.ts";
import { describeDates, sourceSeparator } from "#app/content/payers/sources.ts";
import { professions } from "#app/content/professions.ts";
import type { Profession, Status } from "#app/content/vocabulary.ts";
import { AnswerLine } from "#app/features/answer/line.tsx";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { QuotationLink } from "#app/features/callback/quotation-link.tsx";
import { EmployerDoor } from "#app/features/quotation/employer-door.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { FinancingRow } from "./read-rows.ts";

interface AnswersProps {
  answers: ReadonlyArray<{ profession: Profession; rows: readonly FinancingRow[] }>;
  /** The visitor's; without a profession, both rows of a status are open. */
  profession: Profession | undefined;
  status: Status | undefined;
}

/** Every answer is in the page; a click opens one. */
export function Answers({ answers, profession, status }: AnswersProps) {
  return (
    <section id="reponse" aria-labelledby="qui-paie" className="scroll-mt-16 py-band xl:scroll-mt-20">
      <div className="wrap">
        <h2 id="qui-paie" className="text-h2">
          {page.answers.title}
        </h2>
        <div className="mt-8 grid items-start gap-x-8 gap-y-12 lg:grid-cols-2 print:mt-4 print:grid-cols-2 print:gap-x-4">
          {answers.map(({ profession: one, rows }) => (
            <div key={one} className={`tone-${one} border-b-1`}>
              <h3 className="flex items-center gap-2 pb-3 text-h3 text-tone">
                <Emblem drawing={professionEmblems[one]} className="size-8 flex-none" />
                {professions[one].shortTitle}
              </h3>
              {rows.map((row) => (
                <Row key={row.id} row={row} profession={one} isOpen={row.status === status && one === (profession ?? one)} />
              ))}
            </div>
          ))}
        </div>
        {/* Once, after who is trained: the rows of both professions name an employer. */}
        <EmployerDoor level={3} className="mt-10 max-w-146" />
      </div>
    </section>
  );
}

interface RowProps {
  row: FinancingRow;
  profession: Profession;
  isOpen: boolean;
}

function Row({ row, profession, isOpen }: RowProps) {
  const { id, name, hint, payer, line, parts, action, other, sources } = row;
  return (
    <details name={`exercice-${profession}`} open={isOpen} className="printed-open group border-t-1">
      <summary className="financing-row min-h-16 cursor-pointer items-center gap-x-4 py-3 leading-heading print:min-h-0 print:py-2">
        <span>
          <b className="block font-600 underline-offset-4 group-has-[summary:hover]:underline">{name}</b>{" "}
          <small className="block text-balance text-moss text-small">{hint}</small>
        </span>{" "}
        <span className="financing-payer font-600 text-small">{payer}</span>
        <span
          className="financing-chevron i-lucide-chevron-down text-icon text-pine transition-rotate duration-160 group-open:turned print:hidden"
          aria-hidden="true"
        />
      </summary>
      {/* A fragment that names it opens the row. */}
      <div
        id={id}
        className="financing-answer grid max-w-152 scroll-mt-28 gap-4 pb-6 text-small leading-list print:block print:pb-3 print:text-print"
      >
        <Example {...row.example} />
        {line && <AnswerLine text={line} className="text-body" />}
        <dl className="grid gap-2 print:block">
          {parts.map(({ term, texts }) => (
            <div key={term}>
              <dt className="font-600">{term}</dt>
              {texts.map(({ lead, text }) => (
                <dd key={text} className="not-first-of-type:mt-1">
                  {lead && <b className="font-600">{lead} </b>}
                  <RichText text={text} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <Steps steps={row.steps} profession={profession} />
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
          {action.to ? (
            <ButtonLink to={action.to} variant="sun">
              {action.label}
              <span className="i-lucide-arrow-right text-icon" aria-hidden="true" />
            </ButtonLink>
          ) : (
            <CallbackButton variant="sun" sourceType="financing_page_cta">
              {action.label}
            </CallbackButton>
          )}
          {other && (
            <span>
              {other.text}{" "}
              <Link to={other.to} className="inline-block py-1">
                {other.label}
              </Link>
            </span>
          )}
        </p>
        {sources.length > 0 && (
          <p className="text-micro text-moss">
            {page.answers.sources}{" "}
            {sources.map((source, index) => (
              <span key={source.name}>
                {index > 0 && sourceSeparator}
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
    </details>
  );
}

function Example({ subject, rows }: FinancingRow["example"]) {
  return (
    <div className="numeric rounded-md bg-tone-soft px-4 py-3">
      <p className="pb-1 font-600 font-display text-body leading-heading">{subject}</p>
      <dl>
        {rows.map(({ term, detail, value, isSum }) => (
          <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4 border-tone/30 py-1 not-first:border-t-1">
            <dt className="grow basis-28 leading-heading">
              {term} {detail && <small className="block text-micro text-moss">{detail}</small>}
            </dt>{" "}
            <dd className={`text-right font-display leading-heading ${isSum ? "font-700 text-subtitle" : "font-600 text-body"}`}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Steps({ steps, profession }: Pick<FinancingRow, "steps"> & { profession: Profession }) {
  return (
    <ol className="grid gap-2">
      {steps.map(({ title, text, isQuotation }, index) => (
        <li key={title} className="grid cols-mark-1">
          <b className="font-700 font-display text-tone" aria-hidden="true">
            {index + 1}
          </b>
          <p>
            <b className="font-600">{isQuotation ? <QuotationLink asked={{ profession }}>{title}</QuotationLink> : title}</b> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
