import type { FormFields } from "./forms.ts";

/** What a form sends beside what somebody typed or pressed. */
export function HiddenFields({ fields }: { fields: FormFields }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
