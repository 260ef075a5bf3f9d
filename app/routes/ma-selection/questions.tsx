import { useId, useState } from "react";
import { describeCeiling, explainHours, selectionPage } from "#app/content/pages/selection.ts";
import { PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { SELECTION_KEYS, UNKNOWN_HOURS } from "#app/features/selection/address-parts.ts";
import { isFundedByAgency, yearHours } from "#app/features/selection/rights.ts";
import { changeProfession, parseHours, type ReadHours, type Selection } from "#app/features/selection/selection-address.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import "./questions.css";

const texts = selectionPage.questions;

interface QuestionsProps {
  selection: Selection;
  /** Without it no profession is ticked. */
  hasProfession: boolean;
  onChange: (next: Selection, hasProfession?: boolean) => void;
}

/** Three questions on one screen: who, how one practises, hours left. */
export function Questions({ selection, hasProfession, onChange }: QuestionsProps) {
  return (
    <div className="selection-questions print:hidden">
      <Chips
        place={1}
        name={SELECTION_KEYS.profession}
        texts={texts.profession}
        values={PROFESSIONS}
        value={hasProfession ? selection.profession : null}
        onChange={(profession) => onChange(changeProfession(selection, profession))}
      />
      <Chips
        place={2}
        name={SELECTION_KEYS.status}
        texts={texts.status}
        values={STATUSES}
        value={selection.status}
        onChange={(status) => onChange({ ...selection, status }, hasProfession)}
      />
      <HoursLeft selection={selection} hasProfession={hasProfession} onChange={onChange} />
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
  value: Value | null;
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
              required
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
function HoursLeft({ selection, hasProfession, onChange }: QuestionsProps) {
  const hintId = useId();
  const { profession, status, hours } = selection;
  const ceiling = yearHours(profession);
  const isUnknown = hours === null;
  const shown = hours ?? ceiling;
  // What is being typed, until it is left: an empty field is no number yet.
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<ReadHours["problem"]>(null);

  function choose(next: number | null) {
    setDraft(null);
    setProblem(null);
    onChange({ ...selection, hours: next }, hasProfession);
  }

  const step = (difference: number) => choose(Math.min(ceiling, Math.max(0, shown + difference)));

  function type(text: string) {
    const typed = parseHours(text, ceiling);
    setDraft(typed.problem === "above-ceiling" ? null : text);
    setProblem(typed.problem);
    if (typed.hours !== null) onChange({ ...selection, hours: typed.hours }, hasProfession);
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
            aria-invalid={problem === "no-number" || undefined}
            aria-describedby={hintId}
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
            onChange={(event) => choose(event.target.checked ? null : ceiling)}
          />
        </div>
      </div>
      <p id={hintId} role="status" className="selection-hint" data-invalid={problem === "no-number" || undefined}>
        {explainHours(problem, shown, ceiling) ?? (hasProfession ? describeCeiling(ceiling, isUnknown) : texts.hours.ceilings)}
      </p>
    </fieldset>
  );
}
