import type { MouseEvent } from "react";
import { countWrongFields } from "#app/content/form-texts.ts";
import { typeset } from "#app/content/typeset.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { FieldErrors } from "./form-rules.ts";

interface ErrorSummaryProps {
  errors: FieldErrors;
  /** In visual order. Their ids are `form-name`; other errors have no link. */
  fields: readonly string[];
  form: string;
}

/** Takes the focus when mounted. */
export function ErrorSummary({ errors, fields, form }: ErrorSummaryProps) {
  const names = [...new Set([...fields, ...Object.keys(errors)])].filter((name) => errors[name]);
  if (names.length === 0) return null;
  return (
    <Alert title={countWrongFields(names.length)}>
      {names.map((name) => (
        <a key={name} href={fields.includes(name) ? `#${form}-${name}` : undefined} className="block py-1" onClick={focusField}>
          {typeset(errors[name])}
        </a>
      ))}
    </Alert>
  );
}

/** Without an entry in the history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
