import { type ReactNode, useId } from "react";
import { FieldError, RequiredMark } from "./field.tsx";

interface RadioGroupProps {
  /** Id of the first radio, for error summaries. */
  id: string;
  legend: string;
  note?: string;
  required?: boolean;
  error?: string;
  className?: string;
  legendClass?: string;
  children: ReactNode;
}

/** A question with exclusive answers; wires name, requirement and error. */
export function RadioGroup({ id, legend, note, required = false, error, className, legendClass, children }: RadioGroupProps) {
  const legendId = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only this role can be required and invalid
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className={className}
    >
      <legend id={legendId} className={legendClass}>
        <span>
          {legend} {required && <RequiredMark />}
        </span>{" "}
        {note && <small className="font-400 text-moss text-small">{note}</small>}
      </legend>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
