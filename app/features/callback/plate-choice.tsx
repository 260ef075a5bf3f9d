import type { ComponentProps } from "react";
import { callbackTexts } from "#app/content/callback.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

interface Option {
  value: string;
  label: string;
  hint?: string;
  /** Hours in the visitor's zone, where it differs. */
  local?: string;
}

interface PlateChoiceProps extends Omit<ComponentProps<typeof RadioGroup>, "children"> {
  name: string;
  /** One row of plates. */
  options: readonly Option[];
  /** A disclosure as the last plate. */
  others?: { label: string; options: readonly Option[] };
  defaultValue?: string;
}

/** A required choice as native radios on signpost plates. */
export function PlateChoice({ name, options, others, defaultValue, ...group }: PlateChoiceProps) {
  const plate = (option: Option, index: number) => (
    <label key={option.value} className="callback-choice-plate">
      <input
        type="radio"
        id={index === 0 ? group.id : undefined}
        name={name}
        value={option.value}
        defaultChecked={option.value === defaultValue}
        className="label-input"
      />
      {option.label}{" "}
      {option.hint && (
        <small className="numeric">
          <RichText text={option.hint} />
        </small>
      )}{" "}
      {option.local && (
        <small className="numeric">
          <span>{callbackTexts.form.localTime}</span> <RichText text={option.local} />
        </small>
      )}
    </label>
  );

  return (
    <RadioGroup {...group} className="@container" legendClass="callback-legend font-600 text-item leading-title max-sm:text-small">
      <div className="callback-plates">
        {options.map(plate)}
        {others && (
          <details className="callback-other-plates" open={others.options.some(({ value }) => value === defaultValue)}>
            <summary className="callback-choice-plate h-full">
              <span>
                {others.label} <span className="i-lucide-chevron-down" aria-hidden="true" />
              </span>
            </summary>
            <div className="callback-plates">{others.options.map((option) => plate(option, -1))}</div>
          </details>
        )}
      </div>
    </RadioGroup>
  );
}
