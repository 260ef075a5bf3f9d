import { type CSSProperties, type ReactNode, use } from "react";
import { decapitalise, formatEuros, formatHours } from "#app/content/format.ts";
import { formats } from "#app/content/formats.ts";
import { describeOpening, selectionPage } from "#app/content/pages/selection.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { Amount, AmountHead } from "#app/features/answer/amount.tsx";
import { Proofs } from "#app/features/answer/proofs.tsx";
import { CHOICE_PREFIX } from "#app/features/selection/address-parts.ts";
import { namePerson } from "#app/features/selection/person-name.ts";
import type { Selectable, SelectableProgramme } from "#app/features/selection/selectable.ts";
import { choose } from "#app/features/selection/selection-address.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatMark, FormatName } from "#app/ui/motifs/format-mark.tsx";
import { Current } from "./current.ts";
import type { RunningTotalProps } from "./running-total.tsx";
import { SelectionLink } from "./selection-link.tsx";

const texts = selectionPage.list;

/** One format per programme. */
export function ProgrammeRows(props: RunningTotalProps) {
  const { programmes, selection } = props;
  const { profession, status, employer, isAgency } = selection;
  const said = Object.values(props.said[status]);
  const labelled = said.find(({ amount }) => amount.hasStar)?.amount;
  const { items, of, note, title, scaleLink } = props.details;
  const proofs = (of[namePerson(profession, status, employer)] ?? []).flatMap((name) => items[name] ?? []);
  return (
    <section aria-labelledby="choisir" className="selection-list @container">
      <h2 id="choisir" className="scroll-mt-28 text-title print:hidden">
        {texts.title}
      </h2>
      <p className="selection-line selection-heads pt-1 print:hidden" aria-hidden="true">
        <span className="selection-name text-left">{texts.format}</span>
        <span className="hidden @wide:inline">{texts.hours}</span>
        <span className="selection-end">{said.some(({ season }) => season) && texts.end}</span>
        <span className="selection-amount">{isAgency ? <AmountHead term={texts.indemnity} amount={labelled} /> : texts.price}</span>
      </p>
      {programmes.map((programme) => (
        <Programme key={programme.id} {...props} programme={programme} />
      ))}
      <Button type="submit" className="only-without-script mt-6">
        {texts.update}
      </Button>
      <Proofs
        title={title}
        items={proofs}
        note={isAgency ? note : null}
        scaleLink={scaleLink}
        className="mt-6 print:mt-4 print:max-w-none"
      />
    </section>
  );
}

function Programme({ programme, ...props }: RunningTotalProps & { programme: SelectableProgramme }) {
  const { id, path, emblem, title, offers, alternative } = programme;
  const chosen = props.selection.choices.find((choice) => choice.programme === id);
  const shown = alternative && chosen?.reference === alternative.reference ? [...offers, alternative] : offers;
  return (
    <fieldset className="mt-8 border-ink [p+&]:mt-2 border-t-2 print:hidden">
      <legend className="float-left grid w-full items-center gap-x-4 pt-4 pb-3 @room:cols-auto-1 *:min-w-0">
        <Emblem drawing={emblem} className="size-12 text-tone" />
        <span className="grid gap-1 font-700 font-display text-h3 *:min-w-0">
          <span className="text-balance">{title}</span>{" "}
          <Link
            to={chosen ? `${path}?format=${chosen.format}` : path}
            aria-label={describeOpening(title)}
            className="-my-2 inline-flex min-h-11 items-center justify-self-start font-400 font-text text-small leading-heading"
          >
            {texts.open}
          </Link>
        </span>
      </legend>
      <ul className="clear-both">
        {FORMATS.map((format) => {
          const listed = shown.filter((offer) => offer.format === format);
          if (listed.length === 0)
            return (
              <li
                key={format}
                className="selection-row selection-row-missing flex min-h-11 items-center gap-2 border-t-1 text-moss text-small"
              >
                <span className="inline-flex items-center gap-2 font-600">
                  <FormatMark format={format} className="opacity-60" /> {format}
                </span>{" "}
                {texts.notOffered}
              </li>
            );
          return listed.map((offer) => <Row key={offer.reference} {...props} offer={offer} />);
        })}
      </ul>
    </fieldset>
  );
}

function Row({ offer, selection, said, onChange }: RunningTotalProps & { offer: Selectable }) {
  const { format, reference, hours, priceInCents } = offer;
  const { season, amount } = said[selection.status][reference] ?? {};
  const isChosen = selection.choices.some((choice) => choice.reference === reference);
  return (
    <li className="selection-row border-t-1" data-chosen={isChosen || undefined}>
      <TickLabel offer={offer}>
        <span className="selection-name text-left">
          <FormatName format={format} className="font-600 text-item" />{" "}
          <small className="block text-moss text-small">{decapitalise(formats[format].name)}</small>
        </span>{" "}
        <span className="selection-hours flex items-center gap-2 font-600 font-display">
          <span className="selection-dashes" style={{ "--hours": hours } as CSSProperties} aria-hidden="true" /> {formatHours(hours)}
        </span>{" "}
        {season && (
          <span className="selection-end numeric font-display text-moss">
            {season.isInTime ? (
              <Flag year={season.year} isFull words={selectionPage.compose.finished} />
            ) : (
              <>
                <span className="visually-hidden">{selectionPage.compose.finished} </span>
                {season.year}
              </>
            )}
          </span>
        )}{" "}
        <span className="selection-amount numeric">
          {selection.isAgency && amount ? <Amount amount={amount} isLabelInHead /> : formatEuros(priceInCents)}
        </span>
      </TickLabel>
      {isChosen && (
        <p
          className="selection-row-reference mr-3 flex flex-wrap items-center justify-between gap-x-4 border-t-1
            border-tone/45 py-1 text-small"
        >
          <span>
            {texts.reference} <b className="font-600 font-reference">{reference}</b>
          </span>
          <SelectionLink
            from={selection}
            by={(now) => ({ ...now, choices: now.choices.filter((choice) => choice.reference !== reference) })}
            onChoose={onChange}
            aria-label={`${texts.remove} ${format}, ${reference}`}
            className="inline-flex min-h-11 items-center"
          >
            {texts.remove}
          </SelectionLink>
        </p>
      )}
    </li>
  );
}

const TICK = "selection-tick grid size-7 place-items-center rounded-full border-2 *:min-w-0";
const TICKED = "border-tone bg-tone text-white";
/** Transparency is ignored in forced colours. */
const TO_TICK = "selection-to-tick bg-raised text-transparent forced-colors:[&>*]:invisible";

/** Responds before its row re-renders. */
function TickLabel({ offer, children }: { offer: Selectable; children: ReactNode }) {
  const current = use(Current);
  const { programme, reference } = offer;
  const isChosen = current?.selection.choices.some((choice) => choice.reference === reference) ?? false;
  return (
    <label className="selection-line">
      <input
        type="radio"
        name={`${CHOICE_PREFIX}${programme}`}
        value={reference}
        checked={isChosen}
        onChange={() => current?.onChange(choose(current.selection, current.programmes, offer))}
        className="label-input"
      />
      <span className={`${TICK} ${isChosen ? TICKED : TO_TICK}`} aria-hidden="true">
        <span className="i-lucide-check" />
      </span>
      {children}
    </label>
  );
}
