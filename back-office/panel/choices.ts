import { type Field, personFields } from "#workers/people/identity/person-fields.ts";
import type { Option } from "../frame/choice.tsx";

/** Null for a text. */
export function listChoices(field: Field): Option[] | null {
  const { values, format = String } = personFields[field];
  return values?.map((value) => ({ value, label: value === "" ? "non dit" : format(value) })) ?? null;
}
