import { useRef, useState } from "react";
import { useViewTransitionState } from "react-router";
import { emblems } from "#app/content/emblems.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { describeFormatHours, describeHoursRange, listFormats, offerOf, offersOf } from "#app/content/offers.ts";
import { nameChoice, programmeListTexts as texts, unavailableFormat } from "#app/content/pages/programme-lists.ts";
import type { Offer } from "#app/content/programmes/programme-schema.ts";
import { FORMATS, type Format } from "#app/content/vocabulary.ts";
import { AddToSelection } from "#app/features/selection/add-to-selection.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";
import { Hill } from "#app/ui/motifs/hill.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { readCheckedRadio, useRestoredChoice } from "#app/ui/use-restored-choice.ts";
import type { Route } from "./+types/route";
import { CardPlate } from "./card-plate.tsx";
import type { ListedProgramme } from "./list-answers.server.ts";
import "./programme-card.css";

/** Key in the history entry's state. */
const KEPT_KEY = "formats";

export type Listed = Omit<ListedProgramme, "answers">;

interface ProgrammeCardProps extends Pick<Route.ComponentProps["loaderData"], "hasPrice"> {
  programme: Listed;
  isThisYear: boolean;
}

/** CSS reads the checked radio, even before hydration and after a step back. */
export function ProgrammeCard({ programme, hasPrice, isThisYear }: ProgrammeCardProps) {
  const { id, path, title, isLate } = programme;
  const card = useRef<HTMLElement>(null);
  const lead = isThisYear ? programme.lead : null;
  const [chosen, setChosen] = useState<Format | null>(lead);
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
      data-late={(isThisYear && isLate) || undefined}
    >
      <div className="programme-card-head relative isolate flex overflow-clip">
        <Hill of={programme.hill} view="card" />
        <Emblem
          drawing={emblems[programme.emblem]}
          strokeWidth={1.6}
          className={`programme-card-emblem ${isOpening ? "view-transition-programme-emblem" : ""}`}
        />
        <div className="programme-card-sign plate-post">
          <CardPlate amounts={programme.amounts} />
        </div>
      </div>
      <div className="programme-card-title">
        {/* Title and emblem morph into the programme's page: see movement.css. */}
        <h3 className={`text-subtitle leading-heading ${isOpening ? "view-transition-programme-title" : ""}`}>
          <Link
            to={chosen && chosen !== programme.defaultFormat ? `${path}?format=${chosen}` : path}
            viewTransition
            className="text-ink outline-none after:absolute after:inset-0 after:z-1 after:content-empty"
          >
            {title}
          </Link>
        </h3>
      </div>
      <div className="programme-card-formats relative z-1">
        <SegmentedControl
          name={`format-${id}`}
          legend={nameChoice(programme.shortTitle)}
          defaultValue={lead ?? undefined}
          onChange={choose}
          options={FORMATS.map((format) => ({
            value: format,
            label: format,
            mark: <FormatMark format={format} />,
            ...(offerOf(programme, format)
              ? { hint: describeFormatHours(programme, format) }
              : { hint: texts.notOffered, disabled: true, spokenLabel: unavailableFormat(format) }),
          }))}
        />
        <p role="status" className="visually-hidden">
          {hasChosen && chosen && programme.spoken[chosen]}
        </p>
        <div className="programme-card-foot programme-card-variants min-h-11 pt-1 text-small leading-heading">
          <span data-of="none" className="flex items-center text-moss">
            {[texts.badges.online, texts.badges.dpc, describeHoursRange(programme)].join(" · ")}
          </span>
          {listFormats(programme).map((format) => (
            <Foot key={format} programme={programme} format={format} hasPrice={hasPrice} />
          ))}
        </div>
      </div>
      {/* The link over the card takes the click. */}
      <p
        className="programme-card-go pointer-events-none mt-1 mb-1 flex min-h-11 items-center gap-2 font-600 text-tone leading-heading print:hidden"
        aria-hidden="true"
      >
        {texts.open}
        <span className="i-lucide-arrow-right text-icon transition-translate duration-160" />
      </p>
    </article>
  );
}

const ADD = "inline-flex min-h-11 items-center gap-1 whitespace-nowrap rounded-sm px-2 font-600 hover:bg-glacier";

/** With two references, links to the choice. */
function Foot({ programme, format, hasPrice }: { programme: Listed; format: Format; hasPrice: boolean }) {
  const offers = offersOf(programme, format);
  const price = (offer: Offer) => hasPrice && `, ${texts.price}\u00A0${formatEuros(offer.priceInCents)}`;
  const [offer] = offers;
  const said = programme.expired ?? programme.ends[format];
  return (
    <span data-of={format} className="flex items-center justify-between gap-x-3 gap-y-1">
      <span className="numeric">
        {offers.map((one) => (
          <span key={one.reference} className="block">
            <b className="whitespace-nowrap font-600 font-reference">{one.reference}</b>
            {offers.length > 1 && `, ${formatHours(one.hours)}`}
            {price(one)}
          </span>
        ))}
        {said && (
          <small className="block text-micro text-moss">
            <Unbroken text={said} />
          </small>
        )}
      </span>
      {offers.length > 1 ? (
        <Link to={`${programme.path}?format=${format}#formats`} className={ADD}>
          {texts.choose}
        </Link>
      ) : (
        offer && !programme.expired && <AddToSelection programme={programme} offer={offer} format={format} className={ADD} />
      )}
    </span>
  );
}

/** For a step back in the history. */
function keepChoice(programme: string, format: string): void {
  const { state } = window.history;
  const kept = { ...state?.usr, [KEPT_KEY]: { ...state?.usr?.[KEPT_KEY], [programme]: format } };
  window.history.replaceState({ ...state, usr: kept }, "");
}

/** `history.state` has it at once, the router's location only after a navigation. */
function readChoice(programme: string): unknown {
  return window.history.state?.usr?.[KEPT_KEY]?.[programme];
}
