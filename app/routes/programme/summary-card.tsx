import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { describePeriodOutlook } from "#app/content/format-calendar.ts";
import { formats } from "#app/content/formats.ts";
import { isToConfirm } from "#app/content/indemnities.ts";
import { describeOffer, describeOtherOffer, programmePage } from "#app/content/pages/programme.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { Indemnity } from "#app/features/indemnity.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { CopyReference } from "./copy-reference.tsx";
import type { OfferView, OfferViews } from "./offer-views.ts";
import "./programme.css";

const { card, hero } = programmePage;

interface SummaryCardProps {
  views: OfferViews;
  onChooseFormat: (format: Format) => void;
  /** The registration button. */
  register: (view: OfferView) => ReactNode;
  /** Adds the offer to the visitor's selection. */
  add: (view: OfferView) => ReactNode;
  /** Why the offer of phones and that of its format have two references. */
  twoReferences?: string | undefined;
  /** ISO date in Paris. */
  today: string;
}

/** What one pays, receives and does in a format, and the one next step. On a phone a fixed offer takes the place of the choice. */
export function SummaryCard({ views: { wide, narrow }, onChooseFormat, register, add, twoReferences, today }: SummaryCardProps) {
  return (
    <section aria-labelledby="inscription" className="summary">
      <h2 id="inscription" className="visually-hidden">
        {card.title}
      </h2>
      <div className={`summary-card ${narrow ? "wide-only" : ""}`}>
        <FormatChoice view={wide} onChooseFormat={onChooseFormat} />
        <OfferFacts view={wide} register={register(wide)} add={add(wide)} today={today} />
      </div>
      {narrow && (
        <div className="narrow-only">
          <div className="summary-card">
            <div className="summary-part">
              <h3 className="flex items-center gap-3 text-h3">
                <FormatMark format={narrow.format} /> {formats[narrow.format].name}
              </h3>
              <ZeroToPay />
            </div>
            <OfferFacts view={narrow} register={register(narrow)} add={add(narrow)} today={today} />
          </div>
          <OtherFormats view={narrow} note={twoReferences} />
        </div>
      )}
    </section>
  );
}

function ZeroToPay() {
  return (
    <p className="flex items-center gap-3 leading-heading">
      <strong className="flex-none font-700 font-display text-amount-xl leading-none tracking-[-0.03em]">{card.zero}</strong>
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
      {/* All three in one place, so that the card keeps its height when the format changes. */}
      <p className="grid text-small max-md:hidden">
        {FORMATS.map((format) => (
          <span key={format} className={`[grid-area:1/1] ${format === view.format ? "" : "invisible"}`}>
            <strong className="block font-600">{formats[format].name}</strong>
            <span className="text-moss">{formats[format].description}</span>
          </span>
        ))}
      </p>
      <p role="status" className="visually-hidden">
        {hasChosen && describeOffer(view.format, view.offer)}
      </p>
    </Form>
  );
}

/** Under an offer that leaves no choice: the other formats, each leading to the comparison. */
function OtherFormats({ view, note }: { view: OfferView; note: string | undefined }) {
  const others = FORMATS.flatMap((format) => {
    const offer = view.formats[format];
    return offer && format !== view.format ? [{ format, offer }] : [];
  });
  return (
    <div className="mt-6 grid gap-3 print:hidden">
      <h3 className="text-h3">{card.otherFormats}</h3>
      <ul className="grid gap-2">
        {others.map(({ format, offer }) => (
          <li key={format}>
            <a
              href="#formats"
              className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md border-1 border-hairline border-solid bg-raised px-4 py-3 text-ink no-underline transition-colors duration-160 hover:border-tone"
            >
              <FormatMark format={format} className="row-span-2" />
              <span className="leading-title">
                <strong className="font-600">{formats[format].name}</strong>, {formatHours(offer.hours)}
              </span>
              <span className="i-lucide-arrow-down row-span-2 text-icon text-tone" aria-hidden="true" />
              <span className="numeric text-moss text-small leading-list">{describeOtherOffer(format, offer)}</span>
            </a>
          </li>
        ))}
      </ul>
      {note && <p className="text-small">{note}</p>}
    </div>
  );
}

interface OfferFactsProps {
  view: OfferView;
  register: ReactNode;
  add: ReactNode;
  today: string;
}

function OfferFacts({ view: { format, offer }, register, add, today }: OfferFactsProps) {
  return (
    <div className="summary-part">
      <dl className="summary-facts">
        <div>
          <dt>{card.indemnity}</dt>
          <dd className="font-700 text-amount leading-none tracking-[-0.015em]">
            <Indemnity cents={offer.indemnityInCents} isToConfirm={isToConfirm(format)} />
          </dd>
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
            <CopyReference
              key={offer.reference}
              reference={offer.reference}
              className="-mr-[0.35em] print:mr-0 [&>[role=status]]:right-0"
            />
          </dd>
        </div>
      </dl>
      <div className="grid gap-4 print:hidden">
        {register}
        {add}
        {describePeriodOutlook([format], today).map(({ text, isFeasible }) => (
          <p key={text} className={`text-small leading-list max-md:hidden ${isFeasible ? "font-600" : ""}`}>
            {text}
          </p>
        ))}
        <p className="summary-note text-micro text-moss">{card.note}</p>
      </div>
    </div>
  );
}
