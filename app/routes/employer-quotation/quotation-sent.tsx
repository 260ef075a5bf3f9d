import { useEffect, useRef } from "react";
import { describeLine, employerQuotationPage, summariseQuotation } from "#app/content/pages/employer-quotation.ts";
import type { QuotedGroup } from "#app/content/quoted-offers.ts";
import { ownRequestAddress } from "#app/features/callback/agenda-address.ts";
import { KeptScene } from "#app/features/callback/kept-scene.tsx";
import { Link } from "#app/ui/link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { SentQuotation } from "./use-quotation-request.ts";

const texts = employerQuotationPage.done;

/** Takes the focus from the form it replaces. */
export function QuotationSent({ sent, groups }: { sent: SentQuotation; groups: readonly QuotedGroup[] }) {
  const { lines, establishment, email, reference, cle } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const names = new Map(
    groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ offer }) => [offer?.reference, offer?.name]))),
  );
  return (
    <section
      aria-labelledby="note"
      className="quotation-sent grid max-w-168 gap-3 overflow-clip rounded-lg border-1 border-t-6 border-t-pine bg-raised px-sheet pb-5 shadow-float"
    >
      <KeptScene
        heading={
          <h2 ref={heading} id="note" tabIndex={-1} className="text-title outline-none">
            {texts.title}
          </h2>
        }
        tag={
          <>
            {texts.reference} <b className="whitespace-nowrap font-reference">{reference}</b>
          </>
        }
      >
        {texts.plate} <b className="block">{summariseQuotation(lines)}</b> <span className="block wrap-anywhere">{establishment}</span>
      </KeptScene>
      <p>
        {texts.before}{" "}
        <b className="font-600 wrap-anywhere">
          <Unbroken text={email} />
        </b>
        {texts.after}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.reference}>
            {describeLine(line.learners, names.get(line.reference) ?? "")},{" "}
            <span className="reference whitespace-nowrap">{line.reference}</span>
          </li>
        ))}
      </ul>
      <Link to={ownRequestAddress(cle)} className="inline-flex min-h-11 items-center justify-self-start">
        {texts.change}
      </Link>
    </section>
  );
}
