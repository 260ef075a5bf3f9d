import { FieldError, RequiredMark } from "#app/ui/field.tsx";

export interface Option {
  value: string;
  label: string;
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  error: string | undefined;
  options: readonly Option[];
  /** Whether the first option is none. */
  required?: boolean;
  className?: string;
}

export function Choice({ name, label, value, error, options, required, className = "" }: ChoiceProps) {
  const errorId = error && `${name}-error`;
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={name} className="font-600 text-item leading-heading max-tablet:text-compact">
        {label} {required && <RequiredMark />}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={value}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        className="field-entry"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  );
}

export function Radios({ name, legend, value, options }: { name: string; legend: string; value?: string; options: readonly Option[] }) {
  return (
    <fieldset>
      <legend className="mb-1 font-600 text-item leading-heading max-tablet:text-compact">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 items-center gap-2">
          <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} className="size-5" />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
