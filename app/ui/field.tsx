import { type InputHTMLAttributes, type ReactNode, useId } from "react";

/** `rows`: of a longer text. */
type FieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; name: string; hint?: string; error?: string; rows?: number };

/** Hint and message stand above the field: neither a bar at the foot nor a keyboard on the screen covers it. */
export function Field({ label, hint, error, required, id: givenId, rows, ...rest }: FieldProps) {
  const ownId = useId();
  const Box = (rows ? "textarea" : "input") as "input";
  const id = givenId ?? ownId;
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-600 text-item leading-heading max-sm:text-small">
        {label} {required && <RequiredMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-moss text-small leading-list">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Box
        {...rest}
        {...(rows && { rows })}
        id={id}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
        className="field-entry scroll-clear py-2 max-sm:min-h-press-s max-sm:py-1"
      />
    </div>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-brique">
      *
    </span>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1 font-600 text-brique text-small leading-heading max-sm:text-micro">
      <span className="i-lucide-triangle-alert mt-1" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
