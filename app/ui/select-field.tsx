interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  /** The first one, with an empty value, stands for no answer. */
  options: ReadonlyArray<{ value: string; label: string }>;
  defaultValue?: string;
}

/** A labelled native list. */
export function SelectField({ id, name, label, options, defaultValue }: SelectFieldProps) {
  return (
    <div className="grid content-start gap-[0.4rem]">
      <label htmlFor={id} className="font-600 text-[1rem] leading-[1.3]">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={defaultValue}
          className="min-h-12 w-full cursor-pointer appearance-none rounded-sm border-1.5 border-edge border-solid bg-raised py-[0.6rem] pr-10 pl-[0.85rem] text-[1.0625rem] hover:border-pine focus-visible:rounded-sm focus-visible:outline-offset-1"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span
          className="i-lucide-chevron-down pointer-events-none absolute top-1/2 right-3 text-[1.25rem] text-pine -translate-y-1/2"
          aria-hidden="true"
        />
      </div>
    </div>
  );
}
