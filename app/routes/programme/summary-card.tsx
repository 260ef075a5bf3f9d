import { type CSSProperties, type ReactNode, useState } from "react";
import { Form, useLocation } from "react-router";
import type { Written } from "#app/answer/write.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { describeOffer, programmePage } from "#app/content/pages/programme.ts";
import { FORMATS, type Format, STATUS_KEY, STATUSES } from "#app/content/vocabulary.ts";
import { Star } from "#app/features/answer/amount.tsx";
import { AnswerLine } from "#app/features/answer/line.tsx";
import { NextYearLink } from "#app/features/callback/next-year-link.tsx";
import { AddToSelection } from "#app/features/selection/add-to-selection.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { Register } from "./ask-about.tsx";
import { CopyReference } from "./copy-reference.tsx";
import { type OfferView, viewOffers } from "./offer-views.tsx";
import type { Shown } from "./route.tsx";
import { useFormat } from "./use-format.ts";
import "./summary-card.css";

const { facts } = programmePage;
const CARD = "summary-card rounded-lg bg-raised";

/** A finger-high line of text. */
const STEP = "inline-flex min-h-11 items-center gap-2 font-600";

/** Spans the rows of hero and text, whatever the hero's height. Not sticky in a low window, which would hide its button. */
const PLACE = "summary-place z-2 print:@container-normal";

/** Phones show a fixed offer first, and the choice below it. Only what the choice changes precedes the address. */
export function SummaryCard(props: Shown) {
  const { sheet, texts } = props;
  const [requested, onChooseFormat] = useFormat(props);
  const { wide, narrow, fixed } = viewOffers(sheet, requested);
  return (
    <section aria-labelledby="inscription" className={`@container ${PLACE}`}>
      <h2 id="inscription" className="visually-hidden">
        {texts.card.title}
      </h2>
      <div className={`${CARD} ${fixed ? "programme-wide-only" : ""}`}>
        <FormatChoice {...props} {...{ onChooseFormat }} view={wide} />
        <OfferCard {...props} view={wide} />
      </div>
      {fixed && (
        <div className={`${CARD} programme-narrow-only`}>
          <h3 className="flex items-center gap-2 font-600 text-subtitle">
            <FormatMark format={fixed.format} /> {formats[fixed.format].name}
          </h3>
          <OfferCard {...props} view={fixed} isAside={!narrow} />
        </div>
      )}
      {fixed && !narrow && (
        <div className={`${CARD} programme-narrow-only mt-4`}>
          <h3 className="flex items-center gap-2 font-600 text-subtitle">
            <FormatMark format={wide.format} /> {`${texts.comparison.chosen}\u00a0: ${wide.format}, ${formatHours(wide.offer.hours)}`}
          </h3>
          <OfferCard {...props} view={wide} />
        </div>
      )}
    </section>
  );
}

/** How long it takes and when it ends, who pays, what it pays, what to do; then what is looked up. */
function OfferCard({ isAside, ...props }: Shown & { view: OfferView; isAside?: boolean }) {
  const { sheet, view, views, written, own, employer } = props;
  const { reference } = view.offer;
  const said = written[reference];
  if (!said) return null;
  return (
    <>
      <div className="grid gap-2">
        <Trail {...props} said={said} />
        <AnswerLine text={said.line} className={`summary-line text-balance text-small leading-list ${said.head ? "" : "font-600"}`} />
      </div>
      <Sign {...props} said={said} />
      {!isAside && (
        <div className="print:hidden">
          <Register {...{ view, views, written, employer }} size="lg" />
        </div>
      )}
      <OfferFacts {...props} said={said} />
      {!isAside && (
        <div className="grid print:hidden">
          {!said.expired && <AddToSelection programme={sheet} offer={view.offer} className={STEP} />}
          {said.unpublishedYear && <NextYearLink year={said.unpublishedYear} reference={reference} className={STEP} />}
          {own ? (
            <Link to={`${sheet.path}?format=${view.format}&${STATUS_KEY}=${STATUSES[0]}`} className={STEP}>
              {own.otherwise}
            </Link>
          ) : (
            <p className="text-small">
              {employer.ask}{" "}
              <Link to={employer.file + reference} className={STEP}>
                {employer.link}
              </Link>
            </p>
          )}
          {own?.note && <p className="text-balance pt-1 text-micro text-moss">{own.note}</p>}
        </div>
      )}
    </>
  );
}

type OfferProps = Pick<Shown, "sheet" | "own" | "texts"> & { view: OfferView; said: Written };

/** A stroke per hour, full for FC and open for EPP, and the flag of the year in which the action ends. */
function Trail({ sheet, view: { format, offer }, said: { end }, texts }: OfferProps) {
  const open = { FC: 0, EPP: offer.hours, PI: sheet.formats.EPP?.hours ?? 0 }[format];
  const strokes = (hours: number, isOpen?: true) => hours > 0 && <i data-open={isOpen} style={{ "--hours": hours } as CSSProperties} />;
  return (
    <p className="summary-trail">
      {strokes(offer.hours - open)}
      {strokes(open, true)}
      {end && <Flag year={end.year} isFull={!end.isLate} words={texts.comparison.finishedIn} />}
    </p>
  );
}

/** What it costs, where that is known, over what it pays: full with a scale's amount, outlined with a past one or without. */
function Sign({ view, own, said: { head, indemnity } }: OfferProps) {
  const { term, value, label, isLabelFirst, hasStar } = indemnity;
  const isFull = !own && hasStar && !isLabelFirst;
  return (
    <div className="summary-sign plate-post">
      {head && (
        <p data-answer="head" className="summary-arm board">
          <b>{head.strong}</b> {head.text}
        </p>
      )}
      <p data-answer={own ? undefined : "amount"} className={`summary-arm ${isFull ? "plate" : "plate-outlined"}`}>
        {!own && !isFull && `${term.toLowerCase()} ${label ?? ""}\u00a0:`}{" "}
        <b className="summary-amount">
          {own ? formatEuros(view.offer.priceInCents) : value}
          {!own && hasStar && <Star />}
        </b>{" "}
        {own?.cost}
        {isFull && (
          <span>
            {programmePage.card.ofIndemnity} {label && <small className="block text-micro">{label}</small>}
          </span>
        )}
      </p>
    </div>
  );
}

/** Another format's amount comes from below. */
function raiseAmounts(): void {
  if (prefersReducedMotion()) return;
  for (const amount of document.querySelectorAll(".summary-amount"))
    amount.animate({ opacity: [0, 1], translate: ["0 6px", "0"] }, { duration: 140, easing: "ease-out" });
}

interface FormatChoiceProps extends Shown {
  view: OfferView;
  onChooseFormat: (format: Format) => void;
}

/** The choice lives in the address (`?format=EPP`); without JavaScript the form requests it. */
function FormatChoice({ view, sheet, onChooseFormat, written, texts }: FormatChoiceProps) {
  const { pathname, search } = useLocation();
  const status = new URLSearchParams(search).get(STATUS_KEY);
  const [chosen, setChosen] = useState<Format>();
  const said = written[view.offer.reference];

  function choose(format: Format) {
    setChosen(format);
    onChooseFormat(format);
    raiseAmounts();
  }

  return (
    <Form method="get" action={pathname} replace preventScrollReset autoComplete="off" className="print:hidden">
      {status && <input type="hidden" name={STATUS_KEY} value={status} />}
      <div className="grid gap-3">
        <SegmentedControl
          name="format"
          legend={texts.card.choose}
          value={view.format}
          onChange={choose}
          options={FORMATS.map((format) => {
            const offer = sheet.formats[format];
            return {
              value: format,
              mark: <FormatMark format={format} />,
              label: (
                <>
                  {format}
                  <span className="visually-hidden">, {formats[format].name},</span>
                </>
              ),
              hint: offer ? formatHours(offer.hours) : texts.hero.notOffered,
              disabled: !offer,
            };
          })}
        />
        <Button type="submit" variant="line" size="sm" className="only-without-script">
          {texts.card.show}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {chosen === view.format && said && describeOffer(chosen, view.offer, said)}
      </p>
    </Form>
  );
}

function OfferFacts({ view: { offer }, said: { indemnity, expired }, own, texts }: OfferProps) {
  const { reference } = offer;
  return (
    <dl className="numeric summary-facts leading-heading">
      {own ? (
        <Fact term={indemnity.term}>
          <span data-answer="amount">{indemnity.value}</span>
        </Fact>
      ) : (
        <Fact term={facts.price}>{formatEuros(offer.priceInCents)}</Fact>
      )}
      <Fact term={facts.hours}>{formatHours(offer.hours)}</Fact>
      <Fact term={facts.reference} className="font-reference!">
        {expired ? (
          <span className="whitespace-normal">
            <span className="numeric">{reference}</span>{" "}
            <small className="block font-400 text-micro text-moss leading-heading">
              <Unbroken text={expired} />
            </small>
          </span>
        ) : (
          <CopyReference
            key={reference}
            reference={reference}
            texts={texts.copy}
            className="-my-2 -mx-1 print:m-0 [&>[role=status]]:right-0"
          />
        )}
      </Fact>
    </dl>
  );
}

function Fact({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-micro text-moss">{term}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
