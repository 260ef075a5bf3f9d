import { useRef, useState } from "react";
import { useViewTransitionState } from "react-router";
import { emblems } from "#app/content/emblems.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { isAmountToConfirm, isToConfirm, toConfirm } from "#app/content/indemnities.ts";
import { describeFormatHours, describeHoursRange, highestIndemnityInCents, listFormats, offerOf, offersOf } from "#app/content/offers.ts";
import {
  describeChoice,
  describeIndemnityOf,
  nameChoice,
  programmeListTexts as texts,
  unavailableFormat,
} from "#app/content/pages/programme-lists.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import type { Offer } from "#app/content/schema.ts";
import { describeAdded, describeAdding, selectionLinks } from "#app/content/selection-links.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { Star } from "#app/features/indemnity.tsx";
import { AddToSelection } from "#app/features/selection/add-to-selection.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { Hill } from "#app/ui/motifs/hill.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { readCheckedRadio, useRestoredChoice } from "#app/ui/use-restored-choice.ts";
import { keepChoice, readChoice } from "./kept-choice.ts";
import { SeasonSentence } from "./season-sentence.tsx";
import type { ListedProgramme } from "./seasons.ts";
import "./programme-card.css";

interface ProgrammeCardProps {
  programme: ListedProgramme;
  hasPrice: boolean;
  /** The scale's year; null once confirmed. */
  scale: string | null;
  /** Programmes that can still be completed come first. */
  isThisYear: boolean;
}

/**
 * A programme in a list. The checked radio is the only state: CSS shows what belongs to it, even before hydration and after a step back.
 * The whole card links to its page in the chosen format.
 */
export function ProgrammeCard({ programme, hasPrice, scale, isThisYear }: ProgrammeCardProps) {
  const { id, path, title, season } = programme;
  const card = useRef<HTMLElement>(null);
  const lead = isThisYear ? programme.lead : null;
  const [chosen, setChosen] = useState<Format | null>(lead);
  /** By the visitor. */
  const [hasChosen, setHasChosen] = useState(false);
  const isOpening = useViewTransitionState(path);

  function choose(format: Format) {
    setChosen(format);
    setHasChosen(true);
    keepChoice(id, format);
  }

  useRestoredChoice(card, (article) => {
    const kept = article.querySelector<HTMLInputElement>(`input[value="${readChoice(id)}"]`);
    if (kept) kept.checked = true;
    setChosen(FORMATS.find((format) => format === readCheckedRadio(article)) ?? null);
  });

  return (
    <article
      ref={card}
      className="programme-card relative grid break-inside-avoid overflow-clip rounded-lg border-1 bg-raised"
      data-late={(isThisYear && season !== null) || undefined}
    >
      <div className="programme-card-head relative isolate flex overflow-clip">
        <Hill of={id} isClose />
        <Emblem
          drawing={emblems[programme.emblem]}
          strokeWidth={1.6}
          className={`programme-card-emblem ${isOpening ? "[view-transition-name:programme-emblem]" : ""}`}
        />
        <div className="programme-card-sign">
          <Plate programme={programme} scale={scale} />
        </div>
      </div>
      <div className="programme-card-title">
        {/* Title and emblem travel to the page of the programme, and back: see movement.css. */}
        <h3 className={`text-subtitle leading-heading ${isOpening ? "[view-transition-name:programme-title]" : ""}`}>
          <Link
            to={chosen && chosen !== programme.defaultFormat ? `${path}?format=${chosen}` : path}
            viewTransition
            className="after:absolute after:inset-0 after:z-1 after:content-empty"
          >
            {title}
          </Link>
        </h3>
        {season && <SeasonSentence {...season} className="mt-2 items-center" />}
      </div>
      <div className="programme-card-formats relative z-1 rounded-md border-1.5 border-edge bg-raised">
        <SegmentedControl
          name={`format-${id}`}
          legend={nameChoice(programme.shortTitle)}
          isLegendHidden
          defaultValue={lead ?? undefined}
          onChange={choose}
          options={FORMATS.map((format) => {
            const offer = offerOf(programme, format);
            return {
              value: format,
              label: format,
              mark: <FormatMark format={format} />,
              hint: offer ? describeFormatHours(programme, format) : texts.notOffered,
              disabled: !offer,
              ...(offer ? {} : { spokenLabel: unavailableFormat(format) }),
            };
          })}
        />
        <p role="status" className="visually-hidden">
          {hasChosen && chosen && describeChoice(programme, chosen, scale)}
        </p>
        <div className="programme-card-foot programme-card-variants">
          <span data-of="none" className="text-moss">
            {[texts.badges.online, texts.badges.dpc, describeHoursRange(programme)].join(" · ")}
          </span>
          {listFormats(programme).map((format) => (
            <Foot key={format} programme={programme} format={format} hasPrice={hasPrice} />
          ))}
        </div>
      </div>
      {/* The link over the card takes the click. */}
      <p
        className="programme-card-go pointer-events-none flex min-h-11 items-center gap-2 font-600 leading-heading print:hidden"
        aria-hidden="true"
      >
        {texts.open}
        <span className="i-lucide-arrow-right text-icon" />
      </p>
    </article>
  );
}

/** The card's one amount: the chosen format's indemnity; before a choice the programme's maximum and, on hover, the announced one. */
function Plate({ programme, scale }: Pick<ProgrammeCardProps, "programme" | "scale">) {
  const highest = highestIndemnityInCents(programme);
  const announced = programme.hoverIndemnityInCents;
  return (
    <p className="programme-card-plate programme-card-variants numeric">
      <Amount
        of={announced === highest ? "none" : "rest"}
        label={texts.indemnityUpTo}
        cents={highest}
        note={isAmountToConfirm(programme, highest) ? toConfirm : scale}
      />
      {announced !== highest && (
        <Amount
          of="hover"
          label={texts.indemnityUpTo}
          cents={announced}
          note={isAmountToConfirm(programme, announced) ? toConfirm : texts.announcedAmount}
        />
      )}
      {listFormats(programme).map((format) => {
        const amounts = offersOf(programme, format).map(({ indemnityInCents }) => indemnityInCents);
        return (
          <Amount
            key={format}
            of={format}
            label={describeIndemnityOf(format, new Set(amounts).size > 1)}
            cents={Math.max(...amounts)}
            note={isToConfirm(format) ? toConfirm : scale}
          />
        );
      })}
    </p>
  );
}

interface AmountProps {
  /** A format, none chosen, and of these at rest or on hover. */
  of: Format | "none" | "rest" | "hover";
  label: string;
  cents: number;
  note: string | null;
}

function Amount({ of, label, cents, note }: AmountProps) {
  return (
    <span data-of={of}>
      <span>{label}</span>{" "}
      <b>
        {formatEuros(cents)}
        <Star />
      </b>{" "}
      {note && <small>{note}</small>}
    </span>
  );
}

interface FootProps {
  programme: ProgrammeSummary;
  format: Format;
  hasPrice: boolean;
}

/** The chosen format's reference, to add to the selection; with two references, a link to choose. */
function Foot({ programme, format, hasPrice }: FootProps) {
  const offers = offersOf(programme, format);
  const price = (offer: Offer) => hasPrice && `, ${texts.price}\u00A0${formatEuros(offer.priceInCents)}`;
  const [offer] = offers;
  return (
    <span data-of={format}>
      <span className="numeric">
        {offers.map((one) => (
          <span key={one.reference} className="block">
            <b className="whitespace-nowrap font-600">{one.reference}</b>
            {offers.length > 1 && `, ${formatHours(one.hours)}`}
            {price(one)}
          </span>
        ))}
      </span>
      {offers.length > 1 ? (
        <Link to={`${programme.path}?format=${format}#formats`} className="programme-card-add">
          {texts.choose}
        </Link>
      ) : (
        offer && (
          <AddToSelection
            profession={programme.profession}
            {...offer}
            ofProgramme={listFormats(programme).flatMap((known) => offersOf(programme, known).map(({ reference }) => reference))}
            label={selectionLinks.addShort}
            aria-label={describeAdding(format, offer.reference)}
            heldLabel={describeAdded(format)}
            className="programme-card-add"
          />
        )
      )}
    </span>
  );
}

/** Whether the announced amount differs from the formats' maximum. */
export function announcesAnother(programme: ProgrammeSummary): boolean {
  return programme.hoverIndemnityInCents !== highestIndemnityInCents(programme);
}
