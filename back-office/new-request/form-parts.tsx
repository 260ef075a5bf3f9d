import type { ComponentProps, ReactNode } from "react";
import type { FieldErrors } from "#app/forms/form-rules.ts";
import { Field } from "#app/ui/field.tsx";
import { Choice, type Option } from "../frame/choice.tsx";
import type { FormFields } from "../frame/forms.tsx";

/** What was refused, as it was typed; nothing before. */
export interface Refused {
  errors: FieldErrors;
  typed: FormFields;
}

/** Draws fields with what was typed in them and what is wrong there. */
export function fieldsOf({ typed, errors }: Refused) {
  return {
    text: (name: string, label: string, rest: Partial<ComponentProps<typeof Field>> = {}) => (
      <Field name={name} label={label} defaultValue={typed[name]} error={errors[name]} autoComplete="off" {...rest} />
    ),
    choice: (name: string, label: string, options: readonly Option[], rest: Partial<ComponentProps<typeof Choice>> = {}) => (
      <Choice name={name} label={label} value={typed[name]} options={options} error={errors[name]} {...rest} />
    ),
  };
}

export function Part({ title, columns = "tablet:grid-cols-2", children }: { title: string; columns?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 w-full border-b-1.5 border-ink pb-1 font-650 font-display text-item-l">{title}</legend>
      <div className={`grid gap-4 ${columns}`}>{children}</div>
    </fieldset>
  );
}
