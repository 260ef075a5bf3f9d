import { FieldError } from "./field.tsx";

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  /** The first one, with an empty value, stands for no answer. */
  options: ReadonlyArray<{ value: string; label: string }>;
  defaultValue?: string;
  error?: string | undefined;
}

/** A labelled native list. */
export function SelectField({ id, name, label, options, defaultValue, error }: SelectFieldProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-600 text-item leading-title">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={defaultValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="min-h-12 w-full cursor-pointer appearance-none rounded-sm border-1.5 border-edge bg-raised text-ellipsis py-2.5 pr-10 pl-3.5 text-item hover:border-pine focus-visible:rounded-sm focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-brique aria-invalid:bg-brique-soft"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span
          className="i-lucide-chevron-down pointer-events-none absolute top-1/2 right-3 text-subtitle text-pine [translate:0_-50%]"
          aria-hidden="true"
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
