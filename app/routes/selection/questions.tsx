import { type HTMLAttributes, type ReactNode, useId, useState } from "react";
import { lastHours } from "#app/answer/headline.ts";
import { describeCeiling, describeCeilings, describeNoCeiling, explainHours, selectionPage } from "#app/content/pages/selection.ts";
import { SELECTION_KEYS, UNKNOWN_HOURS } from "#app/features/selection/address-parts.ts";
import { changeProfession, parseHours, type Selection, type TypedHours } from "#app/features/selection/selection-address.ts";
import { useToday } from "#app/features/today.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import "./questions.css";

const texts = selectionPage.questions;

const CHIPS = "grid cols-pair gap-2 *:min-w-0";
const MORE_CHIPS = `${CHIPS} md:grid-cols-4 xl:grid-cols-2`;

interface QuestionsProps {
  selection: Selection;
  hasProfession: boolean;
  /** Nothing is ticked, and no hours are given. */
  isBlank: boolean;
  onChange: (next: Selection, hasProfession?: boolean) => void;
}

export function Questions({ selection, hasProfession, isBlank, onChange }: QuestionsProps) {
  const today = useToday();
  return (
    <div className="selection-questions grid gap-4 rounded-lg border-1 bg-raised px-5 py-4 md:p-6 *:min-w-0">
      <Chips
        place={1}
        name={SELECTION_KEYS.profession}
        texts={texts.profession}
        columns={CHIPS}
        value={hasProfession ? selection.profession : null}
        onChange={(profession) => onChange(changeProfession(selection, profession, today))}
      />
      <Chips
        place={2}
        name={SELECTION_KEYS.status}
        texts={texts.status}
        columns={MORE_CHIPS}
        value={isBlank ? null : selection.status}
        onChange={(status) => onChange({ ...selection, status }, hasProfession)}
      />
      <Question place={3} legend={texts.hours.legend}>
        {/* Told by a link, never asked here. */}
        {selection.employer && <input type="hidden" name={SELECTION_KEYS.employer} value={selection.employer} />}
        {/* Asked only where the agency counts hours. */}
        {selection.isFunded ? (
          <HoursField {...{ selection, hasProfession, isBlank, onChange }} />
        ) : (
          <>
            <input type="hidden" name={SELECTION_KEYS.hours} value={selection.hours ?? UNKNOWN_HOURS} />
            <Hint>{describeNoCeiling(selection.status, today)}</Hint>
          </>
        )}
      </Question>
      <div className="only-without-script">
        <Button type="submit" variant="line" size="sm" isBlock>
          {texts.update}
        </Button>
      </div>
    </div>
  );
}

function Question({ place, legend, children }: { place: number; legend: string; children: ReactNode }) {
  return (
    <fieldset className="selection-question xl:relative xl:pl-10">
      <legend className="mb-2 flex items-center gap-3 font-600 leading-heading xl:-ml-10">
        <span className="waypoint size-8" aria-hidden="true">
          {place}
        </span>
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}

interface ChipsProps<Value extends string> {
  place: number;
  name: string;
  texts: { legend: string; options: Readonly<Record<Value, string>> };
  columns: string;
  value: Value | null;
  onChange: (value: Value) => void;
}

function Chips<Value extends string>({ place, name, texts: { legend, options }, columns, value, onChange }: ChipsProps<Value>) {
  return (
    <Question place={place} legend={legend}>
      <div className={`selection-chips ${columns}`}>
        {(Object.keys(options) as Value[]).map((option) => (
          <label
            key={option}
            className="selection-chip relative min-h-11 cursor-pointer rounded-sm px-1 py-1 text-center text-balance leading-heading md:px-2"
          >
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
    </Question>
  );
}

function HoursField({ selection, hasProfession, isBlank, onChange }: QuestionsProps) {
  const hintId = useId();
  const today = useToday();
  const { hours, yearHours: ceiling } = selection;
  const isUnknown = hours === null;
  const shown = isBlank ? 0 : (hours ?? ceiling);
  const hint = hasProfession
    ? describeCeiling(ceiling, isUnknown)
    : describeCeilings({ generalistes: lastHours("generalistes", today), infirmiers: lastHours("infirmiers", today) }, today.slice(0, 4));
  // Typed text until the field loses focus: an empty field is no number yet.
  const [draft, setDraft] = useState<string | null>(null);
  const [typed, setTyped] = useState<TypedHours | null>(null);
  const isInexact = typed?.isExact === false;

  function choose(next: number | null) {
    setDraft(null);
    setTyped(null);
    onChange({ ...selection, hours: next }, hasProfession);
  }

  const step = (difference: number) => choose(Math.min(ceiling, Math.max(0, shown + difference)));

  function type(text: string) {
    const parsed = parseHours(text, ceiling);
    setDraft(parsed.hours === ceiling ? null : text);
    setTyped(parsed);
    if (parsed.hours !== null) onChange({ ...selection, hours: parsed.hours }, hasProfession);
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-1 md:gap-2">
        <IconButton
          label={texts.hours.less}
          icon="i-lucide-minus"
          disabled={shown === 0}
          onClick={() => step(-1)}
          className="only-with-script"
        />
        <label className="selection-ceiling flex h-11 min-w-17 cursor-text items-center justify-center gap-1 rounded-sm md:min-w-21">
          <span className="visually-hidden">{texts.hours.label}</span>
          <input
            type="text"
            name={SELECTION_KEYS.hours}
            inputMode="numeric"
            autoComplete="off"
            size={2}
            className="numeric text-right outline-none"
            placeholder="–"
            value={draft ?? (isBlank ? "" : String(shown))}
            onChange={(event) => type(event.target.value)}
            aria-invalid={(isInexact && typed.hours === null) || undefined}
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
        <div className="min-w-22 flex-1 md:ml-2">
          <Checkbox
            name={SELECTION_KEYS.hours}
            value={UNKNOWN_HOURS}
            label={texts.hours.unknown}
            checked={isUnknown}
            onChange={(event) => choose(event.target.checked ? null : ceiling)}
          />
        </div>
      </div>
      <Hint id={hintId} role="status">
        {isInexact ? explainHours(shown, ceiling) : hint}
      </Hint>
    </>
  );
}

function Hint(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} className="mt-2 max-w-84 text-moss text-small leading-list" />;
}
