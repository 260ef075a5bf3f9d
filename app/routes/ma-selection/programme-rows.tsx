import type { CSSProperties } from "react";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { describeOpening, selectionPage } from "#app/content/pages/selection.ts";
import { scaleFootnote } from "#app/content/scale-note.ts";
import { type Season, type Seasons, sayFinished } from "#app/content/season.ts";
import { FORMATS } from "#app/content/vocabulary.ts";
import { Indemnity } from "#app/features/indemnity.tsx";
import { CHOICE_PREFIX } from "#app/features/selection/address-parts.ts";
import { isFundedByAgency } from "#app/features/selection/rights.ts";
import type { Selectable, SelectableProgramme } from "#app/features/selection/selectable.ts";
import { choose, type Selection } from "#app/features/selection/selection-address.ts";
import { Button } from "#app/ui/button.tsx";
import { Footnote } from "#app/ui/footnote.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Flag } from "#app/ui/motifs/flag.tsx";
import { FormatMark, FormatName } from "#app/ui/motifs/format-mark.tsx";
import { SelectionLink } from "./selection-link.tsx";

const texts = selectionPage.list;

interface ProgrammeRowsProps {
  programmes: readonly SelectableProgramme[];
  selection: Selection;
  seasons: Seasons;
  onChange: (next: Selection) => void;
}

/** « Choisir moi-même »: the formats of each programme as rows to tick, one per programme. */
export function ProgrammeRows({ programmes, selection, seasons, onChange }: ProgrammeRowsProps) {
  const isFunded = isFundedByAgency(selection.status);
  return (
    <section aria-labelledby="choisir" className="selection-list">
      <div className="flex items-end justify-between gap-4 print:hidden">
        <div>
          <h2 id="choisir" className="selection-title scroll-mt-24">
            {texts.title}
          </h2>
          <p className="selection-lead">
            {texts.lead} <span className="whitespace-nowrap">{texts.scale}</span>
          </p>
        </div>
        <p className="selection-columns max-md:hidden" aria-hidden="true">
          <span>{texts.hours}</span>
          <span>{isFunded ? texts.indemnity : texts.price}</span>
        </p>
      </div>
      {programmes.map((programme) => (
        <Programme key={programme.id} {...{ programme, programmes, selection, seasons, onChange }} />
      ))}
      <Button type="submit" className="only-without-script mt-7">
        {texts.update}
      </Button>
      {isFunded && <Footnote {...scaleFootnote} className="mt-7 max-w-192 border-hairline border-t-1 border-solid pt-5" />}
    </section>
  );
}

function Programme({ programme, programmes, selection, seasons, onChange }: ProgrammeRowsProps & { programme: SelectableProgramme }) {
  const { id, path, emblem, title, offers, alternative } = programme;
  const chosen = selection.choices.find((choice) => choice.programme === id);
  const isAlternative = alternative !== null && chosen?.reference === alternative.reference;
  return (
    <fieldset className="selection-programme print:hidden" data-chosen={chosen ? true : undefined}>
      <legend>
        <Emblem drawing={emblem} className="size-12 text-tone" />
        <span className="selection-programme-title">
          <span>{title}</span>{" "}
          <Link to={chosen ? `${path}?format=${chosen.format}` : path} aria-label={describeOpening(title)}>
            {texts.open}
          </Link>
        </span>
      </legend>
      <ul>
        {FORMATS.flatMap((format) => {
          const listed = offers.filter((offer) => offer.format === format);
          const rows = isAlternative && alternative.format === format ? [...listed, alternative] : listed;
          if (rows.length === 0) {
            return [
              <li key={format} className="selection-row selection-row-off">
                <span className="inline-flex items-center gap-2 font-600">
                  <FormatMark format={format} className="opacity-60" /> {format}
                </span>{" "}
                {texts.notOffered}
              </li>,
            ];
          }
          return rows.map((offer) => (
            <Row
              key={offer.reference}
              offer={offer}
              season={seasons[format]}
              isChosen={offer.reference === chosen?.reference}
              isFunded={isFundedByAgency(selection.status)}
              onTick={() => onChange(choose(selection, programmes, id, offer))}
              without={choose(selection, programmes, id, null)}
              onChange={onChange}
            />
          ));
        })}
      </ul>
    </fieldset>
  );
}

interface RowProps {
  offer: Selectable;
  season: Season | null;
  isChosen: boolean;
  isFunded: boolean;
  onTick: () => void;
  /** The selection without this programme. */
  without: Selection;
  onChange: (next: Selection) => void;
}

function Row({ offer, season, isChosen, isFunded, onTick, without, onChange }: RowProps) {
  const { programme, format, reference, hours, indemnityInCents, isToConfirm, priceInCents } = offer;
  return (
    <li className="selection-row" data-chosen={isChosen || undefined}>
      <label>
        <input
          type="radio"
          name={`${CHOICE_PREFIX}${programme}`}
          value={reference}
          checked={isChosen}
          onChange={onTick}
          className="label-input"
        />
        <span className="selection-tick" aria-hidden="true">
          <span className="i-lucide-check" />
        </span>
        <span className="selection-what">
          <FormatName format={format} />{" "}
          {season && <Flag year={season.year} isFull={season.isInTime} words={`${sayFinished(format)} en`} />}{" "}
          <span>{texts.names[format]}</span> <small className="max-md:hidden">{texts.details[format]}</small>
        </span>{" "}
        <span className="selection-dashes" style={{ "--hours": hours } as CSSProperties} aria-hidden="true" />
        <span className="selection-row-hours numeric">{formatHours(hours)}</span>{" "}
        <span className="selection-row-amount numeric">
          {isFunded ? <Indemnity cents={indemnityInCents} isToConfirm={isToConfirm} hasStar /> : formatEuros(priceInCents)}
        </span>
      </label>
      {isChosen && (
        <p className="selection-reference">
          <span>
            {texts.reference} <b className="font-600">{reference}</b>
          </span>
          <SelectionLink
            to={without}
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
