import "./financing.css";
import { financingPage as page } from "#app/content/pages/financing.ts";
import { scaleFootnote } from "#app/content/scale-note.ts";
import { selectionLinks } from "#app/content/selection-links.ts";
import { STATUSES, type Status } from "#app/content/vocabulary.ts";
import { Footnote } from "#app/ui/footnote.tsx";
import { Link } from "#app/ui/link.tsx";
import { ExampleTicket } from "./example-ticket.tsx";
import { STATUS_KEY } from "./status.ts";

interface StatusChoiceProps {
  /** The status that the visitor gave, if any; until then the first one is shown. */
  chosen: Status | undefined;
  onChange: (status: Status) => void;
}

/** « Je suis … » rewrites who pays and what one receives. Without JavaScript every status is written out, one under the other. */
export function StatusChoice({ chosen, onChange }: StatusChoiceProps) {
  const { choice } = page;
  const value = chosen ?? STATUSES[0];
  return (
    <section aria-labelledby="statut" className="section">
      <div className="wrap">
        <h2 id="statut" className="text-h2">
          {choice.title}
        </h2>
        <div className="status-choice mt-block">
          <fieldset className="post status-signs">
            <legend className="mb-3 font-600">{choice.legend}</legend>
            {STATUSES.map((status) => (
              <label key={status} className="status-sign">
                <input
                  type="radio"
                  name={STATUS_KEY}
                  value={status}
                  checked={status === value}
                  onChange={() => onChange(status)}
                  className="label-input"
                />
                <b className="font-700 font-display text-item-l leading-heading tracking-[-0.012em]">{choice.statuses[status].label}</b>
                <small className="text-small leading-title">{choice.statuses[status].hint}</small>
              </label>
            ))}
          </fieldset>
          <div>
            <div className="grid content-start gap-16">
              {STATUSES.map((status) => (
                <StatusPanel key={status} status={status} isCurrent={status === value} />
              ))}
            </div>
            <Footnote {...scaleFootnote} className="mt-8 max-w-176" />
          </div>
        </div>
        <p aria-live="polite" className="visually-hidden">
          {choice.statuses[value].label}. {choice.statuses[value].payer}
        </p>
      </div>
    </section>
  );
}

function StatusPanel({ status, isCurrent }: { status: Status; isCurrent: boolean }) {
  const { choice } = page;
  const { label, payer, text, next } = choice.statuses[status];
  return (
    <article className="status-panel" data-current={isCurrent || undefined}>
      <h3 className="font-600 font-text text-body text-moss tracking-normal">
        <span className="status-panel-label mb-2 font-700 font-display text-h3 text-ink">{label}</span>
        {choice.payerTitle}
      </h3>
      <p className="mt-2 text-balance font-700 font-display text-title-xl leading-figure tracking-[-0.02em]">{payer}</p>
      <div className="mt-6 grid gap-8 md:grid-cols-[1fr_1.05fr] md:gap-10">
        <div className="grid content-start gap-5">
          <p>{text}</p>
          <div>
            <h4 className="font-600 font-text text-body leading-list tracking-normal">{choice.nextTitle}</h4>
            <p className="mt-1">{next}</p>
            <Link to={`${selectionLinks.path}?${STATUS_KEY}=${status}`} className="mt-2 inline-flex min-h-11 items-center font-600">
              {selectionLinks.compose}
            </Link>
          </div>
        </div>
        <ExampleTicket status={status} />
      </div>
    </article>
  );
}
