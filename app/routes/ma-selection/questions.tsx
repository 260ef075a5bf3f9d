import { useState } from "react";
import { describeCeiling, selectionPage } from "#app/content/pages/selection.ts";
import { PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { SELECTION_KEYS, UNKNOWN_HOURS } from "#app/features/selection/address-parts.ts";
import { isFundedByAgency, yearHours } from "#app/features/selection/rights.ts";
import { changeProfession, readWholeNumber, type Selection } from "#app/features/selection/selection-address.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import "./questions.css";

const texts = selectionPage.questions;

interface QuestionsProps {
  selection: Selection;
  onChange: (next: Selection) => void;
}

/** Three questions on one screen: who, how one practises, hours left. */
export function Questions({ selection, onChange }: QuestionsProps) {
  return (
    <div className="selection-questions print:hidden">
      <Chips
        place={1}
        name={SELECTION_KEYS.profession}
        texts={texts.profession}
        values={PROFESSIONS}
        value={selection.profession}
        onChange={(profession) => onChange(changeProfession(selection, profession))}
      />
      <Chips
        place={2}
        name={SELECTION_KEYS.status}
        texts={texts.status}
        values={STATUSES}
        value={selection.status}
        onChange={(status) => onChange({ ...selection, status })}
      />
      <HoursLeft selection={selection} onChange={onChange} />
      <div className="only-without-script md:col-span-full md:px-7">
        <Button type="submit" variant="line" size="sm" isBlock>
          {texts.update}
        </Button>
      </div>
    </div>
  );
}

function Legend({ place, children }: { place: number; children: string }) {
  return (
    <legend>
      <span className="waypoint" aria-hidden="true">
        {place}
      </span>
      {children}
    </legend>
  );
}

interface ChipsProps<Value extends string> {
  place: number;
  name: string;
  texts: { legend: string; options: Readonly<Record<Value, string>> };
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

function Chips<Value extends string>({ place, name, texts: { legend, options }, values, value, onChange }: ChipsProps<Value>) {
  return (
    <fieldset>
      <Legend place={place}>{legend}</Legend>
      <div className="selection-chips">
        {values.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="label-input"
            />
            <span>{options[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Hours are asked only where the agency counts them. */
function HoursLeft({ selection, onChange }: QuestionsProps) {
  const { profession, status, hours } = selection;
  const ceiling = yearHours(profession);
  const isUnknown = hours === null;
  const shown = hours ?? ceiling;
  // What is being typed, until it is left: an empty field is no number yet.
  const [draft, setDraft] = useState<string | null>(null);

  function step(difference: number) {
    setDraft(null);
    onChange({ ...selection, hours: Math.min(ceiling, Math.max(0, shown + difference)) });
  }

  function type(text: string) {
    const typed = readWholeNumber(text);
    const isTooMuch = typed !== null && typed > ceiling;
    setDraft(isTooMuch ? null : text);
    if (typed !== null) onChange({ ...selection, hours: isTooMuch ? ceiling : typed });
  }

  if (!isFundedByAgency(status)) {
    return (
      <fieldset>
        <Legend place={3}>{texts.hours.legend}</Legend>
        <input type="hidden" name={SELECTION_KEYS.hours} value={hours ?? UNKNOWN_HOURS} />
        <p className="selection-hint">{texts.hours.none}</p>
      </fieldset>
    );
  }
  return (
    <fieldset>
      <Legend place={3}>{texts.hours.legend}</Legend>
      <div className="selection-hours">
        <IconButton
          label={texts.hours.less}
          icon="i-lucide-minus"
          disabled={shown === 0}
          onClick={() => step(-1)}
          className="only-with-script"
        />
        <label className="selection-hours-field">
          <span className="visually-hidden">{texts.hours.label}</span>
          <input
            type="text"
            name={SELECTION_KEYS.hours}
            inputMode="numeric"
            autoComplete="off"
            size={2}
            value={draft ?? String(shown)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(null)}
            onFocus={(event) => event.target.select()}
          />
          <span aria-hidden="true">{texts.hours.unit}</span>
        </label>
        <IconButton
          label={texts.hours.more}
          icon="i-lucide-plus"
          disabled={shown === ceiling}
          onClick={() => step(1)}
          className="only-with-script"
        />
        <div className="selection-unknown">
          <Checkbox
            name={SELECTION_KEYS.hours}
            value={UNKNOWN_HOURS}
            label={texts.hours.unknown}
            checked={isUnknown}
            onChange={(event) => {
              setDraft(null);
              onChange({ ...selection, hours: event.target.checked ? null : ceiling });
            }}
          />
        </div>
      </div>
      <p className="selection-hint">{describeCeiling(ceiling, isUnknown)}</p>
    </fieldset>
  );
}
