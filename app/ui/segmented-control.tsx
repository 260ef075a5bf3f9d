import "./segmented-control.css";
import { type CSSProperties, type ReactNode, useRef } from "react";
import { readCheckedRadio, useRestoredChoice } from "./use-restored-choice.ts";

interface Segment<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** The choice's value, or why it is unavailable. */
  hint?: ReactNode;
  mark?: ReactNode;
  /** Unavailable segments remain visible, hatched: their absence is information. */
  disabled?: boolean;
  /** Read instead of label and hint. */
  spokenLabel?: string;
}

interface SegmentedControlProps<Value extends string> {
  name: string;
  legend: ReactNode;
  options: ReadonlyArray<Segment<Value>>;
  /** Controlled with `value` and `onChange`, uncontrolled with `defaultValue`. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
}

/** Native radios in the colour of `--tone`. */
export function SegmentedControl<Value extends string>({
  name,
  legend,
  options,
  value,
  defaultValue,
  onChange,
}: SegmentedControlProps<Value>) {
  const group = useRef<HTMLFieldSetElement>(null);
  useRestoredChoice(group, (fieldset) => {
    const restored = options.find((option) => option.value === readCheckedRadio(fieldset));
    if (value !== undefined && restored && restored.value !== value) onChange?.(restored.value);
  });

  return (
    <fieldset ref={group}>
      <legend className="visually-hidden">{legend}</legend>
      <div className="segmented segmented-sliding" style={{ "--segments": options.length } as CSSProperties}>
        {options.map((option) => (
          <label key={option.value} className="segmented-item">
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              aria-label={option.spokenLabel}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              onChange={onChange && (() => onChange(option.value))}
              className="label-input"
            />
            {option.mark}
            {option.label}
            {option.hint && <small className="numeric">{option.hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
