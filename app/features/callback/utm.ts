import { UTM_NAMES } from "#app/features/form-rules.ts";

type Utm = Partial<Record<(typeof UTM_NAMES)[number], string>>;

/** The utm parameters of an address' query string; those that are absent or empty are left out. */
export function readUtm(search: string): Utm {
  const parameters = new URLSearchParams(search);
  const found: Utm = {};
  for (const name of UTM_NAMES) {
    const value = parameters.get(name);
    if (value) found[name] = value;
  }
  return found;
}
