import { useId } from "react";
import { FieldError, RequiredMark } from "#app/ui/field.tsx";

interface Option {
  value: string;
  label: string;
  hint: string;
}

interface PlateChoiceProps {
  /** Id of the first choice, which takes focus when the answer is missing. */
  id: string;
  name: string;
  legend: string;
  /** Four in a row, or three and the way to the others. */
  options: readonly Option[];
  /** Behind a disclosure that is the last plate of the row. */
  others?: { label: string; options: readonly Option[] };
  defaultValue?: string | undefined;
  required: boolean;
  error?: string | undefined;
}

/** A required answer as a row of plates: native radios, without script too. The one that is chosen points on like a signpost. */
export function PlateChoice({ id, name, legend, options, others, defaultValue, required, error }: PlateChoiceProps) {
  const legendId = useId();
  const plate = (option: Option, index: number) => (
    <label key={option.value} className="callback-choice-plate">
      <input
        type="radio"
        id={index === 0 ? id : undefined}
        name={name}
        value={option.value}
        defaultChecked={option.value === defaultValue}
        className="label-input"
      />
      {option.label} <small className="numeric">{option.hint}</small>
    </label>
  );

  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only this role can be required and invalid
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="callback-choice"
    >
      <legend id={legendId}>
        {legend} <RequiredMark />
      </legend>
      <div className="callback-choice-row">
        {options.map(plate)}
        {others && (
          <details className="callback-other-plates" open={others.options.some(({ value }) => value === defaultValue)}>
            <summary className="callback-choice-plate h-full">
              <span>
                {others.label} <span className="i-lucide-chevron-down" aria-hidden="true" />
              </span>
            </summary>
            <div className="callback-choice-row">{others.options.map((option) => plate(option, -1))}</div>
          </details>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
