import { memo, type ReactNode, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { isToConfirm } from "#app/content/indemnities.ts";
import { describeOffer, programmePage } from "#app/content/pages/programme.ts";
import { FORMATS, type Format, STATUS_KEY, STATUSES } from "#app/content/vocabulary.ts";
import { Indemnity, useScaleLabel } from "#app/features/indemnity.tsx";
import { AddToSelection } from "#app/features/selection/add-to-selection.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { Register } from "./ask-about.tsx";
import { CopyReference } from "./copy-reference.tsx";
import { type OfferView, viewOffers } from "./offer-views.tsx";
import type { Shown } from "./route.tsx";
import { SeasonLine, SeasonLines } from "./season-line.tsx";
import { useFormat } from "./use-format.ts";
import "./summary-card.css";

const { facts } = programmePage;
/** At 320 px, « Ajouter à ma sélection » fits one line. */
const CARD =
  "grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border-1 border-t-6 border-t-tone bg-raised px-[min(1.25rem,4.5vw)] pt-3.6 pb-4 [box-shadow:var(--float)] break-inside-avoid print:gap-1.5 print:px-4 print:py-2.4 print:[box-shadow:none]";

/** Spans the rows of hero and text, whatever the hero's height. Not sticky in a low window, which would hide its button. */
const PLACE =
  "relative z-2 mx-auto -mt-16 w-[min(100%,30rem)] [grid-column:main] media-wide:[grid-area:1/card/span_2/card] media-tall:sticky media-tall:top-22 media-wide:mx-0 media-wide:mt-18 media-wide:mb-12 media-wide:w-auto media-wide:self-start print:my-3 print:w-auto print:[container-type:normal]";

/** Phones show a fixed offer first, and the choice below it. Only choice and facts precede the address. */
export function SummaryCard(props: Shown) {
  const { sheet, views, unfunded, seasons, texts } = props;
  const [requested, onChooseFormat] = useFormat();
  const { wide, narrow, fixed } = viewOffers(sheet, requested);
  const content = (view: OfferView, settled: OfferView) => (
    <>
      <OfferFacts view={view} reference={settled.offer.reference} {...{ unfunded, texts }} />
      <NextSteps {...props} view={settled} />
    </>
  );
  return (
    <section aria-labelledby="inscription" className={`@container ${PLACE}`}>
      <h2 id="inscription" className="visually-hidden">
        {texts.card.title}
      </h2>
      <div className={`${CARD} ${fixed ? "programme-wide-only" : ""}`}>
        <FormatChoice {...props} {...{ onChooseFormat }} view={wide} />
        {content(wide, views.wide)}
      </div>
      {fixed && (
        <div className={`${CARD} programme-narrow-only`}>
          <h3 className="flex items-center gap-2.5 font-600 text-subtitle">
            <FormatMark format={fixed.format} /> {formats[fixed.format].name}
          </h3>
          <ToPay {...{ unfunded, texts }} />
          <SeasonLine format={fixed.format} choices={[]} onChoose={onChooseFormat} seasons={seasons} />
          {narrow ? content(fixed, fixed) : <OfferFacts view={fixed} reference={fixed.offer.reference} {...{ unfunded, texts }} />}
        </div>
      )}
      {fixed && !narrow && (
        <div className={`${CARD} programme-narrow-only mt-4`}>
          <h3 className="flex items-center gap-2.5 font-600 text-subtitle">
            <FormatMark format={wide.format} /> {`${texts.comparison.chosen}\u00a0: ${wide.format}, ${formatHours(wide.offer.hours)}`}
          </h3>
          <SeasonLine format={wide.format} choices={[]} onChoose={onChooseFormat} seasons={seasons} />
          {content(wide, views.wide)}
        </div>
      )}
    </section>
  );
}

const NextSteps = memo(function NextSteps({ sheet, view, views, unfunded, employer, fcAlone, texts }: Shown & { view: OfferView }) {
  return (
    <div className="grid gap-2.5 print:hidden">
      <Register {...{ view, views, unfunded, employer }} size="lg" />
      <AddToSelection programme={sheet} offer={view.offer} className={buttonClass({ variant: "line", isBlock: true })} />
      {fcAlone && <p className="text-micro leading-heading">{fcAlone}</p>}
      <p className="border-t-1 pt-2.5 text-small">
        {unfunded?.otherwise ? (
          <Link to={`${sheet.path}?format=${view.format}&${STATUS_KEY}=${STATUSES[0]}`}>{unfunded.otherwise}</Link>
        ) : (
          <>
            {employer.ask} <Link to={employer.file + view.offer.reference}>{employer.link}</Link>
          </>
        )}
      </p>
      {!unfunded?.isSalaried && <p className="text-balance text-micro text-moss">{unfunded?.note ?? texts.card.note}</p>}
    </div>
  );
});

function ToPay({ unfunded, texts: { card } }: Pick<Shown, "unfunded" | "texts">) {
  return (
    <p className={`grid items-center gap-3 leading-[1.25] ${unfunded ? "gap-y-1" : "grid-cols-[auto_1fr]"}`}>
      <strong className={`font-700 font-display tracking-[-0.03em] ${unfunded ? "text-amount" : "text-title leading-none"}`}>
        {unfunded?.payer ?? card.zero}
      </strong>{" "}
      <span className="text-balance">{unfunded?.condition ?? card.zeroNote}</span>
    </p>
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
function FormatChoice({ view, sheet, views: { wide }, onChooseFormat, unfunded, seasons, texts }: FormatChoiceProps) {
  const { pathname, search } = useLocation();
  const status = new URLSearchParams(search).get(STATUS_KEY);
  const [chosen, setChosen] = useState<Format>();
  const scale = useScaleLabel();
  const form = useRef<HTMLFormElement>(null);

  function choose(format: Format) {
    setChosen(format);
    onChooseFormat(format);
    raiseAmounts();
  }

  /** The pressed link disappears, so focus moves to the choice. */
  function chooseByLink(format: Format) {
    choose(format);
    form.current?.querySelector<HTMLInputElement>(`input[value="${format}"]`)?.focus();
  }

  return (
    <Form ref={form} method="get" action={pathname} replace preventScrollReset autoComplete="off" className="grid gap-3.5">
      <ToPay {...{ unfunded, texts }} />
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
      <SeasonLines
        format={wide.format}
        choices={FORMATS.filter((format) => sheet.formats[format])}
        onChoose={chooseByLink}
        seasons={seasons}
      />
      <p role="status" className="visually-hidden">
        {chosen === wide.format && describeOffer(chosen, wide.offer, scale, !unfunded)}
      </p>
    </Form>
  );
}

interface OfferFactsProps extends Pick<Shown, "unfunded" | "texts"> {
  view: OfferView;
  reference: string;
}

function OfferFacts({ view: { format, offer }, reference, unfunded, texts }: OfferFactsProps) {
  const price = formatEuros(offer.priceInCents);
  return (
    <dl className="numeric summary-facts grid border-y-1 leading-heading">
      <Fact term={unfunded?.cost ?? facts.indemnity} className="text-amount tracking-[-0.015em]">
        <span className="summary-amount block">
          {unfunded ? price : <Indemnity cents={offer.indemnityInCents} isToConfirm={isToConfirm(format)} />}
        </span>
      </Fact>
      <Fact term={facts.hours} className="text-amount tracking-[-0.015em]">
        {formatHours(offer.hours)}
      </Fact>
      <Fact term={unfunded?.indemnity ?? facts.price}>{unfunded?.none ?? price}</Fact>
      <Fact term={facts.reference} className="font-reference!">
        <CopyReference
          key={reference}
          reference={reference}
          texts={texts.copy}
          className="-my-2 -mx-[0.35em] print:m-0 [&>[role=status]]:right-0"
        />
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
