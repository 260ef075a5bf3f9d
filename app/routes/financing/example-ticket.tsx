import type { ReactNode } from "react";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { isToConfirm } from "#app/content/indemnities.ts";
import { offerOf } from "#app/content/offers.ts";
import { organisation } from "#app/content/organisation.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import type { Status } from "#app/content/vocabulary.ts";
import { Indemnity } from "#app/features/indemnity.tsx";
import { workOutExample } from "./worked-example.ts";

/** One action of the catalogue, counted for a status, as a mountain lift ticket. */
export function ExampleTicket({ status }: { status: Status }) {
  const { example, choice } = financingPage;
  const { funders, settledBy, toPayCondition, noIndemnity } = choice.statuses[status];
  const offer = offerOf(example.programme, example.format);
  if (!offer) return null;
  const yearHours = organisation.annualHours[example.programme.profession];
  const worked = workOutExample(offer, { isSettled: settledBy !== null, isIndemnified: funders.includes("agency"), yearHours });

  return (
    <div className="example-ticket numeric">
      <div className="flex items-baseline justify-between gap-4 text-small">
        <p className="font-600">{example.title}</p>
        <p className="text-moss">{example.scale}</p>
      </div>
      <p className="mt-1 text-small leading-list">
        {example.subject}, {formatHours(offer.hours)}
      </p>
      <dl className="mt-4">
        <Row term={example.rows.price} value={formatEuros(worked.priceInCents)} />
        {settledBy && <Row term={settledBy} value={`− ${formatEuros(worked.priceInCents)}`} />}
        <Row term={example.rows.toPay} detail={toPayCondition} value={formatEuros(worked.toPayInCents)} isStrong />
      </dl>
      <div className="example-ticket-stub">
        {worked.indemnityInCents === null || worked.hoursLeft === null ? (
          <p className="text-small">{noIndemnity}</p>
        ) : (
          <dl>
            <Row
              term={example.rows.indemnity}
              value={<Indemnity cents={worked.indemnityInCents} isToConfirm={isToConfirm(example.format)} />}
              isStrong
            />
            <Row term={example.rows.hoursLeft} value={`${formatHours(worked.hoursLeft)} ${example.outOf} ${formatHours(yearHours)}`} />
          </dl>
        )}
      </div>
    </div>
  );
}

function Row({
  term,
  detail,
  value,
  isStrong = false,
}: {
  term: string;
  detail?: string | undefined;
  value: ReactNode;
  isStrong?: boolean;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-small leading-title">
        {term}
        {detail && <span className="block text-micro text-moss">{detail}</span>}
      </dt>
      <dd className={`whitespace-nowrap font-display ${isStrong ? "font-700 text-amount-l leading-none tracking-[-0.02em]" : "font-600"}`}>
        {value}
      </dd>
    </div>
  );
}
