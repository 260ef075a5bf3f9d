import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { isToConfirm } from "#app/content/indemnities.ts";
import { describeOffer, programmePage } from "#app/content/pages/programme.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { Indemnity } from "#app/features/indemnity.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { CopyReference } from "./copy-reference.tsx";
import type { OfferView, OfferViews } from "./offer-views.ts";
import { SeasonLine, SeasonLines } from "./season-line.tsx";
import "./summary-card.css";

const { card, facts, hero } = programmePage;

interface SummaryCardProps {
  views: OfferViews;
  onChooseFormat: (format: Format) => void;
  /** The registration button. */
  register: (view: OfferView) => ReactNode;
  /** Adds the offer to the visitor's selection. */
  add: (view: OfferView) => ReactNode;
  /** ISO date in Paris. */
  today: string;
}

/** What one pays, receives and does in a format, until when, and the one next step. On a phone a fixed offer takes the place of the choice. */
export function SummaryCard({ views: { wide, narrow }, onChooseFormat, register, add, today }: SummaryCardProps) {
  const content = (view: OfferView) => (
    <>
      <OfferFacts view={view} />
      <div className="grid gap-2.5 print:hidden">
        {register(view)}
        {add(view)}
        <p className="text-balance text-micro text-moss">{card.note}</p>
      </div>
    </>
  );
  return (
    <section aria-labelledby="inscription" className="summary">
      <h2 id="inscription" className="visually-hidden">
        {card.title}
      </h2>
      <div className={`summary-card ${narrow ? "wide-only" : ""}`}>
        <FormatChoice view={wide} onChooseFormat={onChooseFormat} today={today} />
        {content(wide)}
      </div>
      {narrow && (
        <div className="summary-card narrow-only">
          <h3 className="flex items-center gap-2.5 font-600 text-subtitle">
            <FormatMark format={narrow.format} /> {formats[narrow.format].name}
          </h3>
          <ZeroToPay />
          <SeasonLine format={narrow.format} choices={[]} onChoose={onChooseFormat} today={today} />
          {content(narrow)}
        </div>
      )}
    </section>
  );
}

function ZeroToPay() {
  return (
    <p className="grid grid-cols-[auto_1fr] items-center gap-3 leading-[1.25]">
      <strong className="font-700 font-display text-title leading-none tracking-[-0.03em]">{card.zero}</strong>
      <span className="text-balance">{card.zeroNote}</span>
    </p>
  );
}

interface FormatChoiceProps {
  view: OfferView;
  onChooseFormat: (format: Format) => void;
  today: string;
}

/** The choice lives in the address (`?format=EPP`); without JavaScript the form asks for that address. */
function FormatChoice({ view, onChooseFormat, today }: FormatChoiceProps) {
  const { pathname } = useLocation();
  const [hasChosen, setHasChosen] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function choose(format: Format) {
    setHasChosen(true);
    onChooseFormat(format);
  }

  /** The link that chose goes with its format: focus goes on with the choice. */
  function chooseByLink(format: Format) {
    choose(format);
    form.current?.querySelector<HTMLInputElement>(`input[value="${format}"]`)?.focus();
  }

  const adoptEarlyChoice = useEffectEvent(() => {
    const early = FORMATS.find((format) => form.current && format === new FormData(form.current).get("format"));
    if (early && early !== view.format) choose(early);
  });
  // A radio chosen before hydration has changed nothing else yet.
  useEffect(() => adoptEarlyChoice(), []);

  return (
    <Form ref={form} method="get" action={pathname} replace preventScrollReset autoComplete="off" className="grid gap-3.5">
      <ZeroToPay />
      <div className="grid gap-3 print:hidden">
        <SegmentedControl
          name="format"
          legend={card.choose}
          isLegendHidden
          value={view.format}
          onChange={choose}
          options={FORMATS.map((format) => {
            const offer = view.formats[format];
            return {
              value: format,
              mark: <FormatMark format={format} />,
              label: (
                <>
                  {format}
                  <span className="visually-hidden">, {formats[format].name},</span>
                </>
              ),
              hint: offer ? formatHours(offer.hours) : hero.notOffered,
              disabled: !offer,
            };
          })}
        />
        <Button type="submit" variant="line" size="sm" className="only-without-script">
          {card.show}
        </Button>
      </div>
      <SeasonLines format={view.format} choices={FORMATS.filter((format) => view.formats[format])} onChoose={chooseByLink} today={today} />
      <p role="status" className="visually-hidden">
        {hasChosen && describeOffer(view.format, view.offer)}
      </p>
    </Form>
  );
}

function OfferFacts({ view: { format, offer } }: { view: OfferView }) {
  return (
    <dl className="summary-facts">
      <div>
        <dt>{facts.indemnity}</dt>
        <dd className="text-amount tracking-[-0.015em]">
          <span key={offer.reference} className="summary-amount">
            <Indemnity cents={offer.indemnityInCents} isToConfirm={isToConfirm(format)} />
          </span>
        </dd>
      </div>
      <div>
        <dt>{facts.hours}</dt>
        <dd className="text-amount tracking-[-0.015em]">{formatHours(offer.hours)}</dd>
      </div>
      <div>
        <dt>{facts.price}</dt>
        <dd>{formatEuros(offer.priceInCents)}</dd>
      </div>
      <div>
        <dt>{facts.reference}</dt>
        <dd className="font-text!">
          <CopyReference
            key={offer.reference}
            reference={offer.reference}
            className="-my-2 -mx-[0.35em] print:m-0 [&>[role=status]]:right-0"
          />
        </dd>
      </div>
    </dl>
  );
}
