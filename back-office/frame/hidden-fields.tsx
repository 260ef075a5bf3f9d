import type { FormFields } from "./forms.ts";

export function HiddenFields({ fields }: { fields: FormFields }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
