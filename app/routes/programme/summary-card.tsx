import { type ReactNode, useState } from "react";
import { Form, useLocation } from "react-router";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { describeOffer, programmePage } from "#app/content/pages/programme.ts";
import { FORMATS, type Format, STATUS_KEY, STATUSES } from "#app/content/vocabulary.ts";
import { Amount } from "#app/features/answer/amount.tsx";
import { AnswerHead } from "#app/features/answer/head.tsx";
import { AnswerLine } from "#app/features/answer/line.tsx";
import { NextYearLink } from "#app/features/callback/next-year-link.tsx";
import { AddToSelection } from "#app/features/selection/add-to-selection.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
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
/** At 320 px, « Ajouter à ma sélection » fits one line. */
const CARD =
  "summary-card grid grid-cols-1 rounded-lg bg-raised px-5 py-4 media-small:px-4 break-inside-avoid print:gap-1 print:px-4 print:py-2";

/** Spans the rows of hero and text, whatever the hero's height. Not sticky in a low window, which would hide its button. */
const PLACE = "summary-place z-2 print:@container-normal";

/** Phones show a fixed offer first, and the choice below it. Only choice and facts precede the address. */
export function SummaryCard(props: Shown) {
  const { sheet, texts } = props;
  const [requested, onChooseFormat] = useFormat(props);
  const { wide, narrow, fixed } = viewOffers(sheet, requested);
  const content = (view: OfferView) => (
    <>
      <Said {...props} view={view} />
      <OfferFacts {...props} view={view} />
      <NextSteps {...props} view={view} />
    </>
  );
  return (
    <section aria-labelledby="inscription" className={`@container ${PLACE}`}>
      <h2 id="inscription" className="visually-hidden">
        {texts.card.title}
      </h2>
      <div className={`${CARD} ${fixed ? "programme-wide-only" : ""}`}>
        <FormatChoice {...props} {...{ onChooseFormat }} view={wide} />
        {content(wide)}
      </div>
      {fixed && (
        <div className={`${CARD} programme-narrow-only`}>
          <h3 className="flex items-center gap-2 font-600 text-subtitle">
            <FormatMark format={fixed.format} /> {formats[fixed.format].name}
          </h3>
          {narrow ? content(fixed) : <OfferFacts {...props} view={fixed} />}
        </div>
      )}
      {fixed && !narrow && (
        <div className={`${CARD} programme-narrow-only mt-4`}>
          <h3 className="flex items-center gap-2 font-600 text-subtitle">
            <FormatMark format={wide.format} /> {`${texts.comparison.chosen}\u00a0: ${wide.format}, ${formatHours(wide.offer.hours)}`}
          </h3>
          {content(wide)}
        </div>
      )}
    </section>
  );
}

function NextSteps({ sheet, view, views, written, own, employer, texts }: Shown & { view: OfferView }) {
  const said = written[view.offer.reference];
  const note = own ? own.note : !said?.expired && texts.card.note;
  return (
    <div className="grid gap-2 print:hidden">
      <Register {...{ view, views, written, employer }} size="lg" />
      <AddToSelection programme={sheet} offer={view.offer} className={buttonClass({ variant: "line", isBlock: true })} />
      {said?.unpublishedYear && (
        <NextYearLink
          year={said.unpublishedYear}
          reference={view.offer.reference}
          className="inline-flex min-h-11 items-center font-600 text-small"
        />
      )}
      <p className="border-t-1 pt-2 text-small">
        {own ? (
          <Link to={`${sheet.path}?format=${view.format}&${STATUS_KEY}=${STATUSES[0]}`}>{own.otherwise}</Link>
        ) : (
          <>
            {employer.ask} <Link to={employer.file + view.offer.reference}>{employer.link}</Link>
          </>
        )}
      </p>
      {note && <p className="text-balance text-micro text-moss">{note}</p>}
    </div>
  );
}

/** Who pays, and the one line; the line alone where the payer is unknown. */
function Said({ view, written }: Pick<Shown, "written"> & { view: OfferView }) {
  const said = written[view.offer.reference];
  if (!said) return null;
  return (
    <div className="grid min-h-20 content-center gap-2 print:min-h-0">
      <AnswerHead head={said.head} />
      <AnswerLine text={said.line} className={`text-balance text-small leading-list ${said.head ? "" : "font-600"}`} />
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
    <Form method="get" action={pathname} replace preventScrollReset autoComplete="off">
      {status && <input type="hidden" name={STATUS_KEY} value={status} />}
      <div className="grid gap-3 print:hidden">
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

interface OfferFactsProps extends Pick<Shown, "written" | "own" | "texts"> {
  view: OfferView;
}

function OfferFacts({ view: { offer }, written, own, texts }: OfferFactsProps) {
  const price = formatEuros(offer.priceInCents);
  const said = written[offer.reference];
  if (!said) return null;
  const { indemnity, expired } = said;
  const amount = <Amount amount={indemnity} />;
  return (
    <dl className="numeric summary-facts grid border-y-1 leading-heading">
      <Fact term={own ? own.cost : indemnity.term} className="text-title tracking-tight">
        <span className="summary-amount block">{own ? price : amount}</span>
      </Fact>
      <Fact term={facts.hours} className="text-title tracking-tight">
        {formatHours(offer.hours)}
      </Fact>
      <Fact term={own ? indemnity.term : facts.price}>{own ? amount : price}</Fact>
      <Fact term={facts.reference} className="font-reference!">
        {expired ? (
          <span className="whitespace-normal">
            <span className="numeric">{offer.reference}</span>{" "}
            <small className="block font-400 text-micro text-moss leading-heading">
              <Unbroken text={expired} />
            </small>
          </span>
        ) : (
          <CopyReference
            key={offer.reference}
            reference={offer.reference}
            texts={texts.copy}
            className="-my-2 -mx-1 print:m-0 [&>[role=status]]:right-0"
          />
        )}
      </Fact>
    </dl>
  );
}

/** Without room for two amounts, they stack, values on the right. */
function Fact({ term, className = "", children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className="summary-fact">
      <dt className="text-moss text-small leading-heading">{term}</dt>
      <dd className={`whitespace-nowrap font-600 font-display ${className}`}>{children}</dd>
    </div>
  );
}
