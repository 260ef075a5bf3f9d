import { useState } from "react";
import { useViewTransitionState } from "react-router";
import { emblems } from "#app/content/emblems.ts";
import { formatEuros } from "#app/content/format.ts";
import { formatIndemnity, isAmountToConfirm, isToConfirm } from "#app/content/indemnities.ts";
import { describeFormatHours, describeHoursRange, highestIndemnityInCents, offerOf, offersOf } from "#app/content/offers.ts";
import { describeIndemnityOf, programmeListTexts as texts, unavailableFormat } from "#app/content/pages/programme-lists.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import type { Offer } from "#app/content/schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { Indemnity } from "#app/features/indemnity.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { SeasonSentence } from "./season-sentence.tsx";
import type { ListedProgramme } from "./seasons.ts";
import "./programme-list.css";

interface ProgrammeCardProps {
  programme: ListedProgramme;
  hasPrice: boolean;
  /** Leads with what can still be completed this year. */
  isThisYear: boolean;
}

/** A programme of a list. The whole card leads to its page, in the format that is chosen on it. */
export function ProgrammeCard({ programme, hasPrice, isThisYear }: ProgrammeCardProps) {
  const [chosen, choose] = useState(isThisYear ? programme.lead : null);
  const format = chosen ?? programme.defaultFormat;
  const { path, title, season } = programme;
  const isOpening = useViewTransitionState(path);

  return (
    <article className="programme-card relative grid h-full grid-rows-[auto_1fr] overflow-clip rounded-lg border-1 bg-raised transition-colors duration-160 hover:border-tone">
      <Ground programme={programme} chosen={chosen} isLate={isThisYear && !season?.isInTime} isOpening={isOpening} />
      <div className="flex flex-col gap-3 px-5 pt-4 pb-2.5">
        <Badges programme={programme} />
        {/* Title and emblem travel to the page of the programme, and back: see movement.css. */}
        <h3 className={`text-h3 tracking-[-0.012em] ${isOpening ? "[view-transition-name:programme-title]" : ""}`}>
          <Link
            to={format === programme.defaultFormat ? path : `${path}?format=${format}`}
            viewTransition
            className="text-ink no-underline after:absolute after:inset-0 after:content-empty focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-3 focus-visible:after:outline-[var(--ring)] focus-visible:after:outline-solid focus-visible:after:-outline-offset-4 hover:underline hover:decoration-2"
          >
            {title}
          </Link>
        </h3>
        {season && <SeasonSentence {...season} className="items-center" />}
        <FormatChoice programme={programme} value={format} onChange={choose} />
        <Facts
          format={format}
          offers={offersOf(programme, format)}
          hasPrice={hasPrice}
          isRivalled={!chosen && announcesAnother(programme)}
        />
        {/* The link over the card takes the click: an icon is drawn by a mask and would lie over it. */}
        <p className="pointer-events-none mt-auto flex min-h-11 items-center gap-2 font-600 text-tone" aria-hidden="true">
          {texts.open}
          <span className="i-lucide-arrow-right text-icon" />
        </p>
      </div>
    </article>
  );
}

interface GroundProps {
  programme: ProgrammeSummary;
  chosen: Format | null;
  /** Under « Cette année » nothing of it can be completed this year. */
  isLate: boolean;
  isOpening: boolean;
}

/**
 * The head of a card: what the chosen format pays; before a choice, what the programme pays at most and, on hover,
 * the amount announced for it.
 */
function Ground({ programme, chosen, isLate, isOpening }: GroundProps) {
  const offers = chosen ? offersOf(programme, chosen) : [];
  const own = offers.map(({ indemnityInCents }) => indemnityInCents);
  const amounts = new Set(chosen ? [Math.max(...own)] : [highestIndemnityInCents(programme), programme.hoverIndemnityInCents]);
  return (
    <div
      // On hover the ground rises to the colour of the profession, from the bottom as height does on a map.
      className={`relative isolate flex items-center justify-between gap-4 overflow-clip px-5 py-3 text-tone
        [transition:color_240ms] [.programme-card:is(:hover,:has(:focus-visible))_&]:text-white [.programme-card:is(:hover,:has(:focus-visible))_&]:before:[translate:0_0]
        before:content-empty before:absolute before:inset-0 before:-z-1 before:bg-tone before:[transition:translate_240ms_cubic-bezier(0.2,0.7,0.2,1)] before:[translate:0_101%]
        forced-colors:before:hidden ${isLate ? "bg-mist" : "bg-tone-soft"}`}
    >
      <div className="contours" aria-hidden="true" />
      <Emblem drawing={emblems[programme.emblem]} className={`size-14 ${isOpening ? "[view-transition-name:programme-emblem]" : ""}`} />
      <p className="grid justify-items-end text-small leading-heading">
        {chosen ? describeIndemnityOf(chosen, new Set(own).size > 1) : texts.indemnityUpTo}
        <b className="programme-card-amount numeric grid justify-items-end whitespace-nowrap font-700 font-display text-amount leading-figure tracking-[-0.015em]">
          {[...amounts].map((cents) => (
            <span key={cents} className="[grid-area:1/1]">
              <Indemnity cents={cents} isToConfirm={chosen ? isToConfirm(chosen) : isAmountToConfirm(programme, cents)} hasStar />
            </span>
          ))}
        </b>
      </p>
    </div>
  );
}

function Badges({ programme }: { programme: ProgrammeSummary }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-moss text-small">
      {[texts.badges.online, texts.badges.dpc, describeHoursRange(programme)].map((badge) => (
        <li key={badge} className="not-last:after:ml-3 not-last:after:content-['·']">
          {badge}
        </li>
      ))}
    </ul>
  );
}

interface FormatChoiceProps {
  programme: ProgrammeSummary;
  value: Format;
  onChange: (format: Format) => void;
}

function FormatChoice({ programme, value, onChange }: FormatChoiceProps) {
  return (
    <SegmentedControl
      className="relative z-1"
      name={`format-${programme.id}`}
      legend={texts.format}
      isLegendHidden
      value={value}
      onChange={onChange}
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
  );
}

/** Whether the amount announced for a programme is not the highest that its formats have. */
export function announcesAnother(programme: ProgrammeSummary): boolean {
  return programme.hoverIndemnityInCents !== highestIndemnityInCents(programme);
}

interface FactsProps {
  format: Format;
  /** Two where the format has two references. */
  offers: readonly Offer[];
  hasPrice: boolean;
  /** Under the pointer the head of the card shows another amount, which takes the place of this one. */
  isRivalled: boolean;
}

function Facts({ format, offers, hasPrice, isRivalled }: FactsProps) {
  const facts = [
    { term: texts.facts.reference, say: ({ reference }: Offer) => reference },
    { term: texts.facts.indemnity, say: ({ indemnityInCents }: Offer) => formatIndemnity(indemnityInCents, isToConfirm(format)) },
    ...(hasPrice ? [{ term: texts.facts.price, say: ({ priceInCents }: Offer) => formatEuros(priceInCents) }] : []),
  ];

  return (
    <dl aria-live="polite" className="flex flex-wrap gap-x-5 gap-y-1 border-y-1 py-2 leading-tight">
      {facts.map(({ term, say }) => (
        <div key={term} className={isRivalled && term === texts.facts.indemnity ? "programme-rivalled-amount" : ""}>
          <dt className="text-moss text-small">{term}</dt>
          {offers.map((offer) => (
            <dd key={offer.reference} className="numeric font-600">
              {say(offer)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
