import { useId } from "react";
import { callbackTexts } from "#app/content/callback.ts";
import { FieldError, RequiredMark } from "#app/ui/field.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import "./callback.css";

interface Option {
  value: string;
  label: string;
  hint?: string;
  /** Hours in the visitor's zone, where it differs. */
  local?: string;
}

interface PlateChoiceProps {
  /** For error summaries. */
  id: string;
  name: string;
  legend: string;
  note?: string;
  required?: boolean;
  error?: string;
  options: readonly Option[];
  others?: { label: string; options: readonly Option[] };
  defaultValue?: string;
}

const PLATE = "callback-choice-plate relative place-content-center rounded-sm text-center cursor-pointer";

/** Native radios on signpost plates. */
export function PlateChoice({ id, name, legend, note, required, error, options, others, defaultValue }: PlateChoiceProps) {
  const legendId = useId();
  const errorId = `${id}-error`;
  const plate = (option: Option, index: number) => (
    <label key={option.value} className={PLATE}>
      <input
        type="radio"
        id={index === 0 ? id : undefined}
        name={name}
        value={option.value}
        defaultChecked={option.value === defaultValue}
        className="label-input scroll-clear"
      />
      {option.label}{" "}
      {option.hint && (
        <small className="numeric whitespace-nowrap">
          <RichText text={option.hint} />
        </small>
      )}{" "}
      {option.local && (
        // On narrow plates, the visitor's own hours take a line.
        <small className="numeric">
          <span>{callbackTexts.form.localTime}</span> <RichText text={option.local} />
        </small>
      )}
    </label>
  );

  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only this role can be required and invalid
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      className="@container"
    >
      <legend
        id={legendId}
        className="flex flex-wrap gap-x-2 items-baseline justify-between w-full pb-1 font-600 text-item leading-heading max-sm:text-small"
      >
        <span>
          {legend} {required && <RequiredMark />}
        </span>{" "}
        {note && <small className="font-400 text-moss text-small">{note}</small>}
      </legend>
      {error && (
        <div className="pb-1">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      <div className="callback-plates relative grid gap-2">
        {options.map(plate)}
        {others && (
          <details className="callback-other-plates group" open={others.options.some(({ value }) => value === defaultValue)}>
            <summary className={`${PLATE} h-full`}>
              <span>
                {others.label} <span className="i-lucide-chevron-down group-open:turned" aria-hidden="true" />
              </span>
            </summary>
            <div className="callback-plates absolute grid gap-2">{others.options.map((option) => plate(option, -1))}</div>
          </details>
        )}
      </div>
    </fieldset>
  );
}
