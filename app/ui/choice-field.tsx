import type { ComponentProps } from "react";
import { RadioGroup } from "./radio-group.tsx";
import "./choice-field.css";

interface ChoiceFieldProps extends Omit<ComponentProps<typeof RadioGroup>, "children"> {
  name: string;
  options: ReadonlyArray<{ value: string; label: string; hint?: string }>;
  defaultValue?: string;
}

/** A few exclusive answers, two per row: native radios in boxes. */
export function ChoiceField({ name, options, defaultValue, ...group }: ChoiceFieldProps) {
  return (
    <RadioGroup {...group} className="[&>p]:mt-1.5" legendClass="mb-1.5 font-600 text-item leading-title">
      <div className="choice-boxes">
        {options.map((option, index) => (
          <label key={option.value} className="choice-box">
            <input
              type="radio"
              id={index === 0 ? group.id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            <span>
              {option.label}
              {option.hint && <small className="numeric block text-moss text-small leading-title">{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}
