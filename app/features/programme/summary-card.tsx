import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { describeOffer, programmePage } from "#app/content/pages/programme.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { Button } from "#app/ui/button.tsx";
import { TrailMark } from "#app/ui/motifs/trail-mark.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { CopyReference } from "./copy-reference.tsx";
import type { OfferView, OfferViews } from "./offer-views.ts";
import type { PricedOffer } from "./programme-sheet.ts";
import "./programme.css";

const { card, hero } = programmePage;

interface SummaryCardProps {
  views: OfferViews;
  onChooseFormat: (format: Format) => void;
  /** The registration button. */
  register: (view: OfferView) => ReactNode;
}

/** What one pays, receives and does in a format, and the one next step. On a phone a fixed offer takes the place of the choice (SPEC.md §3). */
export function SummaryCard({ views: { wide, narrow }, onChooseFormat, register }: SummaryCardProps) {
  return (
    <section aria-labelledby="inscription" className="summary">
      <h2 id="inscription" className="visually-hidden">
        {card.title}
      </h2>
      <div className={`summary-card ${narrow ? "wide-only" : ""}`}>
        <FormatChoice view={wide} onChooseFormat={onChooseFormat} />
        <OfferFacts offer={wide.offer} register={register(wide)} />
      </div>
      {narrow && (
        <div className="summary-card narrow-only">
          <div className="summary-part">
            <ZeroToPay />
            <p className="flex items-center gap-2">
              <TrailMark format={narrow.format} />
              <strong className="font-600">{narrow.format}</strong> <span className="text-moss">{formats[narrow.format].name}</span>
            </p>
          </div>
          <OfferFacts offer={narrow.offer} register={register(narrow)}>
            <p className="text-small">
              <a href="#formats">{card.compare}</a>
            </p>
          </OfferFacts>
        </div>
      )}
    </section>
  );
}

function ZeroToPay() {
  return (
    <p className="flex items-center gap-3 leading-[1.25]">
      <strong className="flex-none font-700 font-display text-[2.75rem] leading-none tracking-[-0.03em]">{card.zero}</strong>
      <span className="text-balance">{card.zeroNote}</span>
    </p>
  );
}

/** The choice lives in the address (`?format=EPP`); without JavaScript the form asks for that address. */
function FormatChoice({ view, onChooseFormat }: { view: OfferView; onChooseFormat: (format: Format) => void }) {
  const { pathname } = useLocation();
  const [hasChosen, setHasChosen] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function choose(format: Format) {
    setHasChosen(true);
    onChooseFormat(format);
  }

  const adoptEarlyChoice = useEffectEvent(() => {
    const early = FORMATS.find((format) => form.current && format === new FormData(form.current).get("format"));
    if (early && early !== view.format) choose(early);
  });
  // A radio chosen before hydration has changed nothing else yet.
  useEffect(() => adoptEarlyChoice(), []);

  return (
    <Form ref={form} method="get" action={pathname} replace preventScrollReset autoComplete="off" className="summary-part">
      <ZeroToPay />
      <div className="grid gap-3 print:hidden">
        <SegmentedControl
          name="format"
          legend={card.choose}
          value={view.format}
          onChange={choose}
          options={FORMATS.map((format) => {
            const offer = view.formats[format];
            return {
              value: format,
              mark: <TrailMark format={format} />,
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
      {/* All three in one place, so that the card keeps its height when the format changes. */}
      <p className="grid text-small">
        {FORMATS.map((format) => (
          <span key={format} className={`[grid-area:1/1] ${format === view.format ? "" : "invisible"}`}>
            <strong className="block font-600">{formats[format].name}</strong>
            <span className="text-moss">{formats[format].description}</span>
          </span>
        ))}
      </p>
      <p role="status" className="visually-hidden">
        {hasChosen && describeOffer(formats[view.format].name, view.offer)}
      </p>
    </Form>
  );
}

function OfferFacts({ offer, register, children }: { offer: PricedOffer; register: ReactNode; children?: ReactNode }) {
  return (
    <div className="summary-part">
      <dl className="summary-facts">
        <div>
          <dt>{card.indemnity}</dt>
          <dd className="font-700 text-[1.5rem] leading-none tracking-[-0.015em]">{formatEuros(offer.indemnityInCents)}</dd>
        </div>
        <div>
          <dt>{card.hours}</dt>
          <dd>{formatHours(offer.hours)}</dd>
        </div>
        <div>
          <dt>{card.price}</dt>
          <dd>{formatEuros(offer.priceInCents)}</dd>
        </div>
        <div>
          <dt>{card.reference}</dt>
          <dd className="font-text!">
            <CopyReference key={offer.reference} reference={offer.reference} className="-mr-[0.35em] print:mr-0" />
          </dd>
        </div>
      </dl>
      <div className="grid gap-4 print:hidden">
        {register}
        <p className="summary-note text-micro text-moss">{card.note}</p>
        {children}
      </div>
    </div>
  );
}
